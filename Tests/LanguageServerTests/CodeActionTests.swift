import SourceText
import Testing

@testable import LanguageServer

@Suite struct CodeActionTests {
  private static let mistyped = "view:\n  id: root\n  clas: UIView\n"

  private func actions(_ client: TestClient, line: Int, _ context: String = "") -> [JSONValue] {
    client.result(
      "textDocument/codeAction",
      """
      {"textDocument": {"uri": "\(TestClient.uri)"}, "context": {"diagnostics": []\(context)},
       "range": {"start": {"line": \(line), "character": 0}, "end": {"line": \(line), "character": 99}}}
      """)?.array ?? []
  }

  @Test func mendsAMistypedKey() {
    let client = TestClient(TestClient.modern)
    client.open(Self.mistyped)
    let action = actions(client, line: 2).first
    #expect(action?["kind"] == .string("quickfix"))
    #expect(action?["diagnostics"]?[0]?["code"] == .string("unknown-key"))
    #expect(action?["edit"]?["documentChanges"]?[0]?[path: "textDocument", "version"] == .integer(1))
    #expect(client.applying(action?["edit"]) == "view:\n  id: root\n  class: UIView\n")
    #expect(actions(client, line: 0).allSatisfy { $0["kind"] != .string("quickfix") })
  }

  @Test func prefersSafeFixesOnly() throws {
    let client = TestClient(TestClient.modern)
    client.open("# layoutlint:disable-next-linee unknown-key\nview: {clas: UIView}\n")
    let analysis = try client.session.workspace.analysis(TestClient.uri)
    let everything = ByteRange(0, 1_000)
    let fixes = try #require(analysis).findings(touching: everything).compactMap(\.fix)
    let actions = actions(client, line: 0) + actions(client, line: 1)
    #expect(fixes.count == 2)
    for fix in fixes {
      let action = actions.first { $0["title"]?.string == fix.title }
      #expect((action?["isPreferred"] == .boolean(true)) == (fix.safety == .safe), "\(fix.title)")
    }
  }

  @Test func heedsTheKindsThatAreAskedFor() {
    let client = TestClient(TestClient.modern)
    client.open(Self.mistyped)
    #expect(!actions(client, line: 2, ", \"only\": [\"quickfix\"]").isEmpty)
    #expect(!actions(client, line: 2, ", \"only\": [\"\"]").isEmpty)
    #expect(actions(client, line: 2, ", \"only\": [\"refactor\"]").isEmpty)
    #expect(actions(client, line: 2, ", \"only\": [\"quick\"]").isEmpty)
    #expect(actions(client, line: 2, ", \"only\": []").isEmpty)
  }

  @Test func appliesAllSafeFixes() {
    let client = TestClient(TestClient.modern)
    // The verb is mended without asking; the view's key needs a choice.
    client.open("# layoutlint:disable-next-linee unknown-key\nview: {type: UIView}\n")
    for kinds in ["source.fixAll", "source", "source.fixAll.layoutlint"] {
      let found = actions(client, line: 1, ", \"only\": [\"\(kinds)\"]")
      #expect(found.map { $0["kind"] } == [.string("source.fixAll.layoutlint")])
      #expect(
        client.applying(found.first?["edit"]) == "# layoutlint:disable-next-line unknown-key\nview: {type: UIView}\n")
    }
    #expect(actions(client, line: 1, ", \"only\": [\"source.organizeImports\"]").isEmpty)
  }

  @Test func silencesAFinding() {
    let client = TestClient(TestClient.modern)
    client.open(Self.mistyped)
    let action = actions(client, line: 2).first { $0["title"]?.string?.hasPrefix("Silence") == true }
    let silenced = client.applying(action?["edit"])
    #expect(silenced == "view:\n  id: root\n  # layoutlint:disable-next-line unknown-key\n  clas: UIView\n")
    client.open(silenced ?? "")
    #expect(client.diagnostics() == [])
  }

  @Test func writesTheLineEndsOfTheFile() {
    let client = TestClient(TestClient.modern)
    client.open("view:\r\n  clas: UIView\r\n")
    let action = actions(client, line: 1).first { $0["title"]?.string?.hasPrefix("Silence") == true }
    #expect(
      client.applying(action?["edit"])
        == "view:\r\n  # layoutlint:disable-next-line unknown-key\r\n  clas: UIView\r\n")
  }

  @Test func putsNoCommentIntoText() {
    let client = TestClient(TestClient.modern)
    client.open("view:\n  constraints:\n    - |\n      width ==\n      nonsense\n")
    for line in 2...4 {
      for action in actions(client, line: line) {
        client.open(client.applying(action["edit"]) ?? "")
        #expect(client.diagnostics()?.contains { $0["code"] == .string("unused-suppression") } == false)
      }
    }
  }

  @Test func offersNothingToClientsThatTakeCommandsOnly() {
    let client = TestClient("{}")
    client.open(Self.mistyped)
    #expect(actions(client, line: 2).isEmpty)
  }
}
