import Linting
import SourceText

/// What the client tells without waiting for an answer.
extension Session {
  func notified(_ method: String, _ params: JSONValue) throws(ResponseError) {
    switch method {
    case "initialized": watchConfiguration()
    case "textDocument/didOpen": try didOpen(params)
    case "textDocument/didChange": try didChange(params)
    case "textDocument/didSave": try didSave(params)
    case "textDocument/didClose": try didClose(params)
    case "workspace/didChangeConfiguration":
      let settings = params["settings"] ?? .null
      workspace.apply(Settings(settings.object?.isEmpty == false ? settings : initialSettings))
      invalidateAll()
    case "workspace/didChangeWatchedFiles":
      workspace.reload()
      invalidateAll()
    // What nobody here waits for is passed over: `$/` notifications by LSP's own rule, others for the sake of peace.
    default: break
    }
  }

  /// Asks the client to tell when a config file changes.
  private func watchConfiguration() {
    guard client.watchesFiles else { return }
    outbox.request("client/registerCapability") { json in
      json.object { json in
        json.key("registrations")
        json.array { json in
          json.object { json in
            json.member("id", "configuration")
            json.member("method", "workspace/didChangeWatchedFiles")
            json.key("registerOptions")
            json.object { json in
              json.key("watchers")
              json.array { json in json.object { $0.member("globPattern", "**/\(Configuration.fileName)") } }
            }
          }
        }
      }
    }
  }

  private func didOpen(_ params: JSONValue) throws(ResponseError) {
    let item = try params.member("textDocument")
    let uri = try item.string("uri")
    let document = TextDocument(
      uri: uri, languageID: item["languageId"]?.string ?? "", version: try item.int("version"),
      text: try item.string("text"), unit: client.columnUnit)
    workspace.open(document)
    invalidate(uri)
  }

  private func didChange(_ params: JSONValue) throws(ResponseError) {
    let item = try params.member("textDocument")
    let uri = try item.string("uri")
    guard try workspace.edit(uri, params.array("contentChanges"), version: item.int("version")) else {
      throw .invalidParams("'\(uri)' is not open")
    }
    invalidate(uri)
  }

  /// A saved file may be a config file, or one that such a file extends, and not every client watches files.
  private func didSave(_ params: JSONValue) throws(ResponseError) {
    let uri = try params.member("textDocument").string("uri")
    guard let document = workspace.documents[uri] else { return }
    if workspace.role(of: document) == .layout { return invalidate(uri) }
    workspace.reload()
    invalidateAll()
  }

  /// What is said of a closed document is taken back.
  private func didClose(_ params: JSONValue) throws(ResponseError) {
    let uri = try params.member("textDocument").string("uri")
    workspace.close(uri)
    invalidate(uri)
  }
}
