import SourceText

/// What the client waits to be answered.
extension Session {
  /// Writes the result of a request.
  func answer(_ method: String, _ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    switch method {
    case "textDocument/diagnostic": try pullDiagnostics(params, &json)
    case "textDocument/codeAction": try codeActions(params, &json)
    case "textDocument/hover": try hover(params, &json)
    case "textDocument/completion": try completion(params, &json)
    case "textDocument/definition": try definition(params, &json)
    case "textDocument/references": try references(params, &json)
    case "textDocument/documentHighlight": try highlights(params, &json)
    case "textDocument/prepareRename": try prepareRename(params, &json)
    case "textDocument/rename": try rename(params, &json)
    case "textDocument/documentSymbol": try symbols(params, &json)
    case "textDocument/foldingRange": try foldingRanges(params, &json)
    default: throw ResponseError(code: .methodNotFound, message: "there is no method '\(method)'")
    }
  }

  /// What is known of the document that a request names; nil when it holds no view trees.
  func analysis(_ params: JSONValue) throws(ResponseError) -> Analysis? {
    try workspace.analysis(params.member("textDocument").string("uri"))
  }

  /// The same with the offset of the place that the request names.
  func analysisAndOffset(_ params: JSONValue) throws(ResponseError) -> (analysis: Analysis, offset: Int)? {
    let place = try Place(params.member("position"))
    guard let analysis = try analysis(params) else { return nil }
    return (analysis, analysis.document.offset(of: place))
  }
}
