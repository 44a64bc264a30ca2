import SourceText

/// One offer of completion.
struct CompletionItem {
  /// LSP's numbers for what an offer is.
  enum Kind: Int {
    case field = 5
    case variable = 6
    case classType = 7
    case property = 10
    case value = 12
    case keyword = 14
    case reference = 18
    case enumMember = 20
    case constant = 21
  }

  var label: String
  var kind: Kind
  /// What stands behind the label, in a few words.
  var detail: String?
  /// One sentence.
  var documentation: String?
  /// What is written, if not the label.
  var newText: String?

  init(
    _ label: String, _ kind: Kind, detail: String? = nil, documentation: String? = nil, newText: String? = nil
  ) {
    (self.label, self.kind, self.detail) = (label, kind, detail)
    (self.documentation, self.newText) = (documentation, newText)
  }

  /// - Parameter range: what is written already of the word that is completed.
  func write(into json: inout JSONWriter, replacing range: Span) {
    json.object { json in
      json.member("label", label)
      json.member("kind", kind.rawValue)
      if let detail { json.member("detail", detail) }
      if let documentation { json.member("documentation", documentation) }
      json.key("textEdit")
      json.object {
        $0.member("range", range)
        $0.member("newText", newText ?? label)
      }
    }
  }
}
