import Testing

@testable import LanguageServer

@Suite struct DiagnosticsTests {
  private static let mistyped = "view:\n  id: root\n  clas: UIView\n"
  private static let conflict = """
    view:
      id: root
      subviews:
        - id: box
          translatesAutoresizingMaskIntoConstraints: false
          constraints:
            - edges == superview
            - width == 10
    """

  @Test func tellsWhatIsWrongWithVersionAndPlace() {
    let client = TestClient(TestClient.modern)
    client.open(Self.mistyped)
    #expect(client.notifications.last?.params["version"] == .integer(1))
    let diagnostic = client.diagnostics()?.first
    #expect(diagnostic?["code"] == .string("unknown-key"))
    #expect(diagnostic?["source"] == .string("layoutlint"))
    #expect(diagnostic?["severity"] == .integer(1))
    #expect(diagnostic?["range"]?.start == [2, 2])
    #expect(diagnostic?["message"]?.string?.contains("did you mean 'class'?") == true)
  }

  @Test func takesBackWhatIsMended() {
    let client = TestClient(TestClient.modern)
    client.open(Self.mistyped)
    client.change("{\"text\": \"view: {id: root}\"}", version: 7)
    #expect(client.diagnostics() == [])
    #expect(client.notifications.last?.params["version"] == .integer(7))
  }

  @Test func takesBackEverythingWhenADocumentIsClosed() {
    let client = TestClient(TestClient.modern)
    client.open(Self.mistyped)
    client.notify("textDocument/didClose", "{\"textDocument\": {\"uri\": \"\(TestClient.uri)\"}}")
    #expect(client.diagnostics() == [])
    #expect(client.notifications.last?.params["version"] == nil)
  }

  @Test func tellsOnlyTheLastOfManyEdits() {
    let client = TestClient(TestClient.modern)
    client.open(Self.mistyped)
    let before = client.notifications.count
    for version in 2...9 {
      client.send(
        raw: """
          {"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": "\(TestClient.uri)", "version": \(version)}, "contentChanges": [{"text": "view: {}"}]}}
          """)
    }
    client.settle()
    #expect(client.notifications.count == before + 1)
    #expect(client.notifications.last?.params["version"] == .integer(9))
  }

  @Test func tellsSomethingWhileEditsKeepComing() {
    let client = TestClient(TestClient.modern)
    client.open(Self.mistyped)
    let before = client.notifications.count
    for version in 2...200 {
      client.send(
        raw: """
          {"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": "\(TestClient.uri)", "version": \(version)}, "contentChanges": [{"text": "view: {}"}]}}
          """)
    }
    client.settle()
    #expect(client.notifications.count > before + 1)
    #expect(client.notifications.count < before + 10)
  }

  @Test func showsTheOtherPlacesOfAConflict() {
    let client = TestClient(TestClient.modern)
    client.open(Self.conflict)
    let diagnostic = client.diagnostics()?.first { $0["code"] == .string("conflicting-constraints") }
    #expect(diagnostic?["relatedInformation"]?[0]?[path: "location", "uri"] == .string(TestClient.uri))
    let plain = TestClient("{}")
    plain.open(Self.conflict)
    #expect(plain.diagnostics()?.isEmpty == false)
    #expect(plain.diagnostics()?.allSatisfy { $0["relatedInformation"] == nil } == true)
  }

  @Test func fadesWhatCanGo() {
    let text = "# layoutlint:disable-next-line floating-content\nview: {id: root}\n"
    let client = TestClient(TestClient.modern)
    client.open(text)
    #expect(client.diagnostics()?.first?["tags"] == .array([.integer(1)]))
    let plain = TestClient("{}")
    plain.open(text)
    #expect(plain.diagnostics()?.first?["tags"] == nil)
  }

  @Test func linksRulesWhereTheSettingsSayTo() {
    let settings = "{\"ruleLinks\": \"https://wiki.example.org/layout#RULE\"}"
    let capabilities = "{\"textDocument\": {\"publishDiagnostics\": {\"codeDescriptionSupport\": true}}}"
    let client = TestClient(capabilities, options: settings)
    client.open(Self.mistyped)
    let link = client.diagnostics()?.first?[path: "codeDescription", "href"]
    #expect(link == .string("https://wiki.example.org/layout#unknown-key"))
    for plain in [TestClient(capabilities), TestClient("{}", options: settings)] {
      plain.open(Self.mistyped)
      #expect(plain.diagnostics()?.first?["codeDescription"] == nil)
    }
  }

  @Test func countsInUTF16AndUTF8() {
    let text = "view: {id: root, text: \"Größe 😀\", clas: UIView}\n"
    let wide = TestClient("{}")
    wide.open(text)
    let narrow = TestClient("{\"general\": {\"positionEncodings\": [\"utf-8\"]}}")
    narrow.open(text)
    let before = text.prefix { $0 != "," } + ", text: \"Größe 😀\", "
    #expect(wide.diagnostics()?.first?["range"]?.start == [0, before.utf16.count])
    #expect(narrow.diagnostics()?.first?["range"]?.start == [0, before.utf8.count])
  }

  @Test func checksInterfaceBuilderFiles() {
    let uri = "file:///nowhere/Main.storyboard"
    let client = TestClient(TestClient.modern)
    client.open("<?xml version=\"1.0\"?>\n<document>\n", uri: uri, language: "xml")
    #expect(client.diagnostics(uri)?.first?["code"] == .string("xml-syntax"))
  }

  @Test func leavesOtherPeoplesFilesAlone() {
    let client = TestClient(TestClient.modern)
    client.open("services: {web: {}}\n", uri: "file:///nowhere/compose.yaml")
    #expect(client.diagnostics("file:///nowhere/compose.yaml") == [])
    client.open("view: {clas: UIView}\n", uri: "untitled:Untitled-1")
    #expect(client.diagnostics("untitled:Untitled-1")?.count == 1)
    client.open("a: 1\n", uri: "untitled:Untitled-2")
    #expect(client.diagnostics("untitled:Untitled-2") == [])
  }
}

@Suite struct PullDiagnosticsTests {
  private static let capabilities = """
    {"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}
    """

  private func pull(_ client: TestClient, _ previous: String? = nil) -> JSONValue? {
    let more = previous.map { ", \"previousResultId\": \"\($0)\"" } ?? ""
    return client.result(
      "textDocument/diagnostic", "{\"textDocument\": {\"uri\": \"\(TestClient.uri)\"}\(more)}")
  }

  @Test func answersAndPushesNothing() {
    let client = TestClient(Self.capabilities)
    client.open("view: {clas: UIView}\n")
    #expect(client.notifications.isEmpty)
    let report = pull(client)
    #expect(report?["kind"] == .string("full"))
    #expect(report?["items"]?[0]?["code"] == .string("unknown-key"))
  }

  @Test func saysWhenNothingHasChanged() {
    let client = TestClient(Self.capabilities)
    client.open("view: {clas: UIView}\n")
    let first = pull(client)?["resultId"]?.string
    let second = pull(client, first)
    #expect(second?["kind"] == .string("unchanged"))
    #expect(second?["items"] == nil)
    client.change("{\"text\": \"view: {}\"}")
    #expect(pull(client, first)?["items"] == .array([]))
    client.open("view: {clas: UIView}\n")
    #expect(pull(client, first)?["kind"] == .string("full"))
  }

  @Test func asksToBeAskedAgainWhenTheConfigurationChanges() {
    let client = TestClient(Self.capabilities)
    client.open("view: {clas: UIView}\n")
    let first = pull(client)?["resultId"]?.string
    client.notify(
      "workspace/didChangeConfiguration", "{\"settings\": {\"layoutlint\": {\"rules\": {\"unknown-key\": \"off\"}}}}")
    #expect(client.requests.last?.method == "workspace/diagnostic/refresh")
    #expect(pull(client, first)?["items"] == .array([]))
  }
}
