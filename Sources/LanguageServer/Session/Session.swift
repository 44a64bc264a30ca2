import SourceText

/// One client's session: takes messages in, and puts answers out. It reads and writes no streams.
///
/// Messages are worked on in the order in which they came, so that each request sees the text as it stood when it was
/// asked. What a document's diagnostics are is told when nothing else is waiting: of many edits in a row, the last.
final class Session {
  enum Phase {
    case waitsForInitialize
    case running
    case isShutDown
  }

  private(set) var phase: Phase = .waitsForInitialize
  /// The status to exit with, once the session is over: 0 when the client has asked for the shutdown before.
  private(set) var exitStatus: Int32?
  var client = ClientCapabilities()
  var workspace: Workspace
  var outbox = Outbox()
  /// The settings that came with `initialize`; they hold again when the client says later that it has none.
  private(set) var initialSettings: JSONValue = .null

  private let currentFolder: String
  private var inbox: [Message] = []
  /// How many messages of the inbox have been worked on.
  private var handled = 0
  private var cancelled: Set<RequestID> = []
  /// Documents whose diagnostics are to be told anew, the oldest first.
  private var unpublished: [String] = []
  /// How many messages have been worked on since a document was first unpublished.
  private var patience = 0

  /// How many messages may wait before no more are taken in.
  private static let inboxLimit = 256
  /// After so many messages diagnostics are told though more are waiting.
  private static let patienceLimit = 64

  init(currentFolder: String) {
    self.currentFolder = currentFolder
    workspace = Workspace(folder: currentFolder)
  }

  func takeOutput() -> [UInt8] { outbox.take() }

  /// Whether there is something to do without another message.
  var hasWork: Bool { exitStatus == nil && (handled < inbox.count || !unpublished.isEmpty) }

  var isFull: Bool { inbox.count - handled >= Self.inboxLimit }

  /// Takes in what has come. A cancellation is heard at once, so that it can overtake the request that it is about.
  func receive(_ frame: FrameReader.Frame) {
    let message: Message =
      switch frame {
      case .message(let content): Message(content)
      case .malformed(let reason): .invalid(nil, ResponseError(code: .parseError, message: reason))
      }
    if case .notification("$/cancelRequest", let params) = message {
      guard let id = RequestID(params["id"]) else { return }
      let isWaiting = inbox[handled...].contains {
        if case .request(id, _, _) = $0 { true } else { false }
      }
      if isWaiting { cancelled.insert(id) }
      return
    }
    inbox.append(message)
  }

  /// Works on the next message; when there is none, tells the diagnostics of one document.
  func work() {
    let isPublishing = handled == inbox.count || patience >= Self.patienceLimit
    if isPublishing, !unpublished.isEmpty {
      publish(unpublished.removeFirst())
      patience = 0
    } else if handled < inbox.count {
      let message = inbox[handled]
      handled += 1
      if !unpublished.isEmpty { patience += 1 }
      handle(message)
    }
    if handled == inbox.count {
      inbox.removeAll(keepingCapacity: true)
      handled = 0
    }
  }

  /// The client is gone.
  func end() { exitStatus = exitStatus ?? (phase == .isShutDown ? 0 : 1) }

  // MARK: - Messages

  private func handle(_ message: Message) {
    switch message {
    case .response: break
    case .invalid(let id, let error): outbox.respond(id, with: error)
    case .notification("exit", _): end()
    case .notification(let method, let params):
      guard phase == .running else { return }
      do throws(ResponseError) {
        try notified(method, params)
      } catch {
        // There is nobody to answer, so the client's log is told.
        log("\(method): \(error.message)")
      }
    case .request(let id, let method, let params):
      if cancelled.remove(id) != nil {
        outbox.respond(id, with: ResponseError(code: .requestCancelled, message: "cancelled"))
      } else {
        answer(id, method, params)
      }
    }
  }

  private func answer(_ id: RequestID, _ method: String, _ params: JSONValue) {
    switch (phase, method) {
    case (.waitsForInitialize, "initialize"):
      phase = .running
      initialize(params)
      outbox.respond(id) { ServerCapabilities.write(into: &$0, for: client) }
    case (.waitsForInitialize, _):
      outbox.respond(id, with: ResponseError(code: .serverNotInitialized, message: "the first request is initialize"))
    case (.running, "initialize"):
      outbox.respond(id, with: ResponseError(code: .invalidRequest, message: "the session is initialized already"))
    case (.running, "shutdown"):
      phase = .isShutDown
      unpublished = []
      outbox.respond(id) { $0.null() }
    case (.running, _):
      outbox.respond(id) { (json) throws(ResponseError) in try answer(method, params, &json) }
    case (.isShutDown, _):
      outbox.respond(id, with: ResponseError(code: .invalidRequest, message: "the server has been shut down"))
    }
  }

  private func initialize(_ params: JSONValue) {
    client = ClientCapabilities(params["capabilities"] ?? .null)
    let root =
      params["workspaceFolders"]?.array?.first?["uri"]?.string.flatMap(DocumentURI.path)
      ?? params["rootUri"]?.string.flatMap(DocumentURI.path) ?? params["rootPath"]?.string
    workspace = Workspace(folder: root ?? currentFolder)
    initialSettings = params["initializationOptions"] ?? .null
    workspace.apply(Settings(initialSettings))
  }

  private func log(_ text: String) {
    outbox.notify("window/logMessage") { json in
      json.object {
        $0.member("type", 2)
        $0.member("message", text)
      }
    }
  }

  // MARK: - Diagnostics

  /// Notes that a document's diagnostics are to be told anew.
  func invalidate(_ uri: String) {
    guard !client.pullsDiagnostics, !unpublished.contains(uri) else { return }
    if unpublished.isEmpty { patience = 0 }
    unpublished.append(uri)
  }

  /// Notes that all diagnostics may have changed.
  func invalidateAll() {
    if client.pullsDiagnostics {
      if client.refreshesDiagnostics { outbox.request("workspace/diagnostic/refresh") }
    } else {
      for uri in workspace.documents.keys.sorted() { invalidate(uri) }
    }
  }
}
