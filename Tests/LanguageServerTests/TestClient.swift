import SourceText

@testable import LanguageServer

/// A client that speaks to a session in this process.
final class TestClient {
  let session = Session(currentFolder: "/nowhere")
  private var nextID = 1
  /// What has come from the server and was not asked for, in order.
  private(set) var notifications: [(method: String, params: JSONValue)] = []
  private(set) var requests: [(method: String, params: JSONValue)] = []
  private(set) var responses: [JSONValue] = []

  static let uri = "file:///nowhere/screen.layout.yaml"

  /// A client that has said hello.
  ///
  /// - Parameter capabilities: JSON text.
  convenience init(_ capabilities: String, options: String = "null") {
    self.init()
    request("initialize", "{\"capabilities\": \(capabilities), \"initializationOptions\": \(options)}")
    notify("initialized", "{}")
  }

  init() {}

  /// Everything that editors of today say they can do.
  static let modern = """
    {"general": {"positionEncodings": ["utf-16"]},
     "textDocument": {
       "publishDiagnostics": {"relatedInformation": true, "versionSupport": true, "tagSupport": {"valueSet": [1, 2]}},
       "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
       "hover": {"contentFormat": ["markdown", "plaintext"]},
       "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
       "rename": {"prepareSupport": true}},
     "workspace": {"workspaceEdit": {"documentChanges": true}, "didChangeWatchedFiles": {"dynamicRegistration": true}}}
    """

  // MARK: - Talking

  /// Hands a message over without letting the session work on it.
  func send(raw text: String) { session.receive(.message(Array(text.utf8))) }

  /// Lets the session work until there is nothing left to do, and takes in what it says.
  func settle() {
    while session.hasWork { session.work() }
    var frames = FrameReader()
    frames.append(session.takeOutput())
    while case .message(let content) = frames.next() {
      guard let value = try? JSONParser.parse(content) else { continue }
      switch (value["method"]?.string, value["id"]) {
      case (let method?, nil): notifications.append((method, value["params"] ?? .null))
      case (let method?, _): requests.append((method, value["params"] ?? .null))
      case (nil, _): responses.append(value)
      }
    }
  }

  func notify(_ method: String, _ params: String) {
    send(raw: "{\"jsonrpc\": \"2.0\", \"method\": \"\(method)\", \"params\": \(params)}")
    settle()
  }

  /// Asks, and waits for the answer: the whole message.
  @discardableResult
  func request(_ method: String, _ params: String) -> JSONValue {
    send(raw: "{\"jsonrpc\": \"2.0\", \"id\": \(nextID), \"method\": \"\(method)\", \"params\": \(params)}")
    nextID += 1
    responses = []
    settle()
    return responses.last ?? .null
  }

  func result(_ method: String, _ params: String) -> JSONValue? { request(method, params)["result"] }

  // MARK: - Documents

  static func quoted(_ text: String) -> String {
    var json = JSONWriter(pretty: false)
    json.value(text)
    return String(decoding: json.takeBytes(), as: UTF8.self)
  }

  func open(_ text: String, uri: String = uri, language: String = "yaml") {
    notify(
      "textDocument/didOpen",
      "{\"textDocument\": {\"uri\": \"\(uri)\", \"languageId\": \"\(language)\", \"version\": 1, \"text\": \(Self.quoted(text))}}"
    )
  }

  /// Opens a text and gives the place of the `‸` in it, as JSON.
  func openMarked(_ text: String, uri: String = uri) -> String {
    open(text.filter { $0 != "‸" }, uri: uri)
    return Self.place(in: text)
  }

  static func place(in text: String) -> String {
    let before = text.prefix { $0 != "‸" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return "{\"line\": \(lines.count - 1), \"character\": \(lines.last?.utf16.count ?? 0)}"
  }

  func change(_ changes: String, version: Int = 2, uri: String = uri) {
    notify(
      "textDocument/didChange",
      "{\"textDocument\": {\"uri\": \"\(uri)\", \"version\": \(version)}, \"contentChanges\": [\(changes)]}")
  }

  /// `textDocument/METHOD` at a place.
  func ask(_ method: String, at place: String, _ more: String = "", uri: String = uri) -> JSONValue? {
    result(
      "textDocument/\(method)", "{\"textDocument\": {\"uri\": \"\(uri)\"}, \"position\": \(place)\(more)}")
  }

  /// The text as the session has it.
  func text(_ uri: String = uri) -> String? {
    session.workspace.documents[uri].map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The diagnostics of a document as they were told last.
  func diagnostics(_ uri: String = uri) -> [JSONValue]? {
    notifications.last { $0.method == "textDocument/publishDiagnostics" && $0.params["uri"]?.string == uri }?
      .params["diagnostics"]?.array
  }

  /// The text after a workspace edit of one document.
  func applying(_ edit: JSONValue?, uri: String = uri) -> String? {
    guard let document = session.workspace.documents[uri] else { return nil }
    let edits = edit?["documentChanges"]?.array?.first?["edits"]?.array ?? edit?["changes"]?[uri]?.array
    var lines = document.lines
    for edit in (edits ?? []).reversed() {
      guard let range = edit["range"], let span = try? Span(range) else { return nil }
      lines.replace(document.byteRange(of: span), with: Array((edit["newText"]?.string ?? "").utf8))
    }
    return String(decoding: lines.bytes, as: UTF8.self)
  }
}

extension JSONValue {
  /// An item of an array.
  subscript(_ index: Int) -> JSONValue? {
    guard let items = array, items.indices.contains(index) else { return nil }
    return items[index]
  }

  var start: [Int]? {
    guard let line = self[path: "start", "line"]?.int, let character = self[path: "start", "character"]?.int else {
      return nil
    }
    return [line, character]
  }
}
