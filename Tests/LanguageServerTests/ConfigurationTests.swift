import Foundation
import Testing

@testable import LanguageServer

/// Configuration from the editor's settings and from `.layoutlint.yml`.
@Suite struct ConfigurationTests {
  private static let text = "view: {id: root, clas: UIView}\n"

  private func write(_ text: String, to file: URL) throws { try Data(text.utf8).write(to: file) }

  /// Runs a test with a folder of its own.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layoutlint \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func takesSettings() {
    let client = TestClient("{}", options: "{\"rules\": {\"unknown-key\": \"warning\", \"no-such-rule\": \"off\"}}")
    client.open(Self.text)
    #expect(client.diagnostics()?.first?["severity"] == .integer(2))
    client.notify(
      "workspace/didChangeConfiguration", "{\"settings\": {\"layoutlint\": {\"rules\": {\"unknown-key\": \"off\"}}}}")
    #expect(client.diagnostics() == [])
    // A client without settings says so in one of these ways; what it has said at the start stays.
    for settings in ["null", "{}", "[]"] {
      client.notify("workspace/didChangeConfiguration", "{\"settings\": \(settings)}")
      #expect(client.diagnostics()?.first?["severity"] == .integer(2))
    }
  }

  @Test func asksToHearOfConfigFiles() {
    let client = TestClient(TestClient.modern)
    #expect(client.requests.first?.method == "client/registerCapability")
    let registration = client.requests.first?.params["registrations"]?[0]
    #expect(registration?["method"] == .string("workspace/didChangeWatchedFiles"))
    #expect(
      registration?[path: "registerOptions", "watchers"]?[0]?["globPattern"] == .string("**/.layoutlint.yml"))
    #expect(TestClient("{}").requests.isEmpty)
  }

  @Test func readsTheNearestFileAndReadsItAnew() throws {
    try withFolder { folder in
      let uri = folder.appendingPathComponent("a.layout.yaml").absoluteString
      let config = folder.appendingPathComponent(".layoutlint.yml")
      try write("rules: {unknown-key: off}\n", to: config)
      let client = TestClient(TestClient.modern)
      client.open(Self.text, uri: uri)
      #expect(client.diagnostics(uri) == [])
      try write("rules: {unknown-key: warning}\n", to: config)
      client.notify(
        "workspace/didChangeWatchedFiles", "{\"changes\": [{\"uri\": \"\(config.absoluteString)\", \"type\": 2}]}")
      #expect(client.diagnostics(uri)?.first?["severity"] == .integer(2))
    }
  }

  @Test func readsAFileAnewWhenItIsSaved() throws {
    try withFolder { folder in
      let uri = folder.appendingPathComponent("a.layout.yaml").absoluteString
      let config = folder.appendingPathComponent(".layoutlint.yml")
      let client = TestClient(TestClient.modern)
      client.open(Self.text, uri: uri)
      #expect(client.diagnostics(uri)?.count == 1)
      try write("exclude: ['*.layout.yaml']\n", to: config)
      client.open("exclude: ['*.layout.yaml']\n", uri: config.absoluteString)
      client.notify("textDocument/didSave", "{\"textDocument\": {\"uri\": \"\(config.absoluteString)\"}}")
      #expect(client.diagnostics(uri) == [])
    }
  }

  @Test func keepsSilentAboutWhatTheBaselineKnows() throws {
    try withFolder { folder in
      let uri = folder.appendingPathComponent("a.layout.yaml").absoluteString
      let baseline = folder.appendingPathComponent("known.json")
      try write("baseline: known.json\n", to: folder.appendingPathComponent(".layoutlint.yml"))
      let client = TestClient(TestClient.modern)
      client.open(Self.text, uri: uri)
      #expect(client.diagnostics(uri)?.count == 1)
      let message = try #require(client.diagnostics(uri)?.first?["message"]?.string)
      let known = message.split(separator: "\n")[0]
      try write(
        """
        {"version": 1, "findings": [{"file": "a.layout.yaml", "rule": "unknown-key", "message": "\(known)"}]}
        """, to: baseline)
      client.change("{\"text\": \"\(Self.text.replacing("\n", with: "\\n"))\"}", uri: uri)
      #expect(client.diagnostics(uri) == [])
      // A second one is new.
      client.change("{\"text\": \"\(Self.text.replacing("\n", with: "\\n"))wrong: 1\"}", uri: uri)
      #expect(client.diagnostics(uri)?.count == 1)
    }
  }

  @Test func tellsOfABrokenFileInEveryDocument() throws {
    try withFolder { folder in
      let uri = folder.appendingPathComponent("a.layout.yaml").absoluteString
      try write("rulez: {}\n", to: folder.appendingPathComponent(".layoutlint.yml"))
      let client = TestClient(TestClient.modern)
      client.open(Self.text, uri: uri)
      let message = client.diagnostics(uri)?.first?["message"]?.string
      #expect(message?.contains("the configuration cannot be used") == true)
      #expect(message?.contains("'rulez'") == true)
      #expect(client.diagnostics(uri)?.first?["code"] == nil)
    }
  }

  @Test func checksTheConfigFileItself() {
    let uri = "file:///nowhere/.layoutlint.yml"
    let client = TestClient(TestClient.modern)
    client.open("rules:\n  unknwn-key: off\n", uri: uri)
    #expect(client.diagnostics(uri)?.first?["range"]?.start == [1, 2])
    client.change("{\"text\": \"rules: {unknown-key: off}\"}", uri: uri)
    #expect(client.diagnostics(uri) == [])
  }
}
