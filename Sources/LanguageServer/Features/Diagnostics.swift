import SourceText

/// Diagnostics, told unasked or when asked for.
extension Session {
  /// Tells what is to be said of a document now; nothing of a closed one.
  func publish(_ uri: String) {
    let document = workspace.documents[uri]
    let diagnostics = document.flatMap { _ in try? workspace.diagnostics(uri) } ?? []
    outbox.notify("textDocument/publishDiagnostics") { json in
      json.object { json in
        json.member("uri", uri)
        if let document { json.member("version", document.version) }
        json.key("diagnostics")
        json.array { json in
          guard let document else { return }
          for diagnostic in diagnostics { diagnostic.write(into: &json, for: client, workspace.settings, in: document) }
        }
      }
    }
  }

  /// `textDocument/diagnostic`: the same, or that nothing has changed since the client asked last.
  func pullDiagnostics(_ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    let document = try workspace.document(params.member("textDocument").string("uri"))
    let resultID = "\(workspace.generation).\(document.revision)"
    let isUnchanged = params["previousResultId"]?.string == resultID
    let diagnostics = isUnchanged ? [] : try workspace.diagnostics(document.uri)
    json.object { json in
      json.member("kind", isUnchanged ? "unchanged" : "full")
      json.member("resultId", resultID)
      guard !isUnchanged else { return }
      json.key("items")
      json.array { json in
        for diagnostic in diagnostics { diagnostic.write(into: &json, for: client, workspace.settings, in: document) }
      }
    }
  }
}
