import SourceText

/// What the client can do, as far as it matters here. What it does not say it cannot.
struct ClientCapabilities {
  /// The unit of positions: UTF-8 when the client offers it, since the texts are kept so; else UTF-16.
  var columnUnit: ColumnUnit = .utf16
  /// It asks for diagnostics itself, so that they need not be pushed.
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var showsRelatedInformation = false
  var followsRuleLinks = false
  /// The diagnostic tags that it knows, by LSP's numbers.
  var diagnosticTags: Set<Int> = []
  var takesCodeActionLiterals = false
  var takesDocumentChanges = false
  var takesMarkdown = false
  var nestsSymbols = false
  var preparesRenames = false
  var foldingLimit: Int?
  /// It can be asked to watch files.
  var watchesFiles = false

  init() {}

  init(_ value: JSONValue) {
    let encodings = value[path: "general", "positionEncodings"]?.array ?? []
    if encodings.contains(.string("utf-8")) { columnUnit = .utf8 }
    let text = value["textDocument"] ?? .null
    pullsDiagnostics = text["diagnostic"] != nil
    refreshesDiagnostics = Self.isTrue(value[path: "workspace", "diagnostics", "refreshSupport"])
    let published = text["publishDiagnostics"] ?? .null
    showsRelatedInformation =
      Self.isTrue(published["relatedInformation"]) || Self.isTrue(text[path: "diagnostic", "relatedInformation"])
    followsRuleLinks =
      Self.isTrue(published["codeDescriptionSupport"])
      || Self.isTrue(text[path: "diagnostic", "codeDescriptionSupport"])
    let tags = published[path: "tagSupport", "valueSet"] ?? text[path: "diagnostic", "tagSupport", "valueSet"]
    diagnosticTags = Set(tags?.array?.compactMap(\.int) ?? [])
    takesCodeActionLiterals = text[path: "codeAction", "codeActionLiteralSupport"] != nil
    takesDocumentChanges = Self.isTrue(value[path: "workspace", "workspaceEdit", "documentChanges"])
    takesMarkdown = text[path: "hover", "contentFormat"]?.array?.contains(.string("markdown")) ?? false
    nestsSymbols = Self.isTrue(text[path: "documentSymbol", "hierarchicalDocumentSymbolSupport"])
    preparesRenames = Self.isTrue(text[path: "rename", "prepareSupport"])
    foldingLimit = text[path: "foldingRange", "rangeLimit"]?.int
    watchesFiles = Self.isTrue(value[path: "workspace", "didChangeWatchedFiles", "dynamicRegistration"])
  }

  private static func isTrue(_ value: JSONValue?) -> Bool { value == .boolean(true) }
}
