import SourceText

/// Where the ids of views stand: definition, references, highlights.
extension Session {
  func definition(_ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    guard let (analysis, offset) = try analysisAndOffset(params), let name = analysis.ids.name(at: offset) else {
      return json.null()
    }
    write(analysis.ids.all(like: name).filter { $0.use == .definition }, analysis, &json)
  }

  func references(_ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    guard let (analysis, offset) = try analysisAndOffset(params), let name = analysis.ids.name(at: offset) else {
      return json.null()
    }
    let withDefinition = params[path: "context", "includeDeclaration"]?.bool ?? true
    write(analysis.ids.all(like: name).filter { withDefinition || $0.use == .reference }, analysis, &json)
  }

  private func write(_ names: [ViewName], _ analysis: Analysis, _ json: inout JSONWriter) {
    json.array { json in for name in names { json.location(analysis.document, name.range) } }
  }

  func highlights(_ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    guard let (analysis, offset) = try analysisAndOffset(params), let name = analysis.ids.name(at: offset) else {
      return json.null()
    }
    json.array { json in
      for place in analysis.ids.all(like: name) {
        json.object {
          $0.member("range", analysis.document.span(of: place.range))
          // LSP's numbers for a place that writes and one that reads.
          $0.member("kind", place.use == .definition ? 3 : 2)
        }
      }
    }
  }
}
