import SourceText

/// `textDocument/completion`.
extension Session {
  func completion(_ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    guard let (analysis, offset) = try analysisAndOffset(params), !analysis.isInterfaceBuilder else {
      return json.null()
    }
    let (items, word) = CompletionSearch(analysis, at: offset).offers()
    let range = analysis.document.span(of: word)
    json.object { json in
      json.member("isIncomplete", false)
      json.key("items")
      json.array { json in for item in items { item.write(into: &json, replacing: range) } }
    }
  }
}
