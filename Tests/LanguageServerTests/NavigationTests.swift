import Testing

@testable import LanguageServer

@Suite struct NavigationTests {
  private static let text = """
    view:
      id: root
      subviews:
        - id: title
          constraints:
            - leading == superview.leading
        - id: button
          constraints:
            - top == tit‸le.bottom + 8
    constraints:
      - V:[title(44)]-[button(==title)]
      - {firstItem: title, firstAttribute: width, constant: 10}
      - {firstItem: button.safeAreaLayoutGuide, firstAttribute: width, secondItem: title}
    ---
    view: {id: title}

    """

  private let client = TestClient(TestClient.modern)
  private let place: String

  init() { place = client.openMarked(Self.text) }

  private func starts(_ result: JSONValue?) -> [[Int]] { result?.array?.compactMap { $0["range"]?.start } ?? [] }

  @Test func findsTheDefinition() {
    let result = client.ask("definition", at: place)
    #expect(starts(result) == [[3, 10]])
    #expect(result?[0]?["uri"] == .string(TestClient.uri))
  }

  @Test func findsEveryReferenceInTheDocument() {
    let references = [[8, 17], [10, 7], [10, 28], [11, 16], [12, 79]]
    let all = client.ask("references", at: place, ", \"context\": {\"includeDeclaration\": true}")
    #expect(starts(all) == [[3, 10]] + references)
    let others = client.ask("references", at: place, ", \"context\": {\"includeDeclaration\": false}")
    #expect(starts(others) == references)
  }

  @Test func highlights() {
    let kinds = client.ask("documentHighlight", at: place)?.array?.compactMap { $0["kind"]?.int }
    #expect(kinds == [3, 2, 2, 2, 2, 2])
  }

  @Test func findsNothingAtOtherWords() {
    #expect(client.ask("definition", at: "{\"line\": 5, \"character\": 24}") == nil)
    #expect(client.ask("definition", at: "{\"line\": 0, \"character\": 1}") == nil)
  }

  @Test func findsObjectIDs() {
    let uri = "file:///nowhere/View.xib"
    let client = TestClient(TestClient.modern)
    client.open(Fixtures.xib, uri: uri, language: "xml")
    let line = Fixtures.xib.split(separator: "\n").firstIndex { $0.contains("firstItem=\"box-00-001\"") } ?? 0
    let text = Fixtures.xib.split(separator: "\n")[line]
    let start = text.firstRange(of: "box-00-001")?.lowerBound ?? text.startIndex
    let column = text.distance(from: text.startIndex, to: start)
    let found = client.ask("definition", at: "{\"line\": \(line), \"character\": \(column + 2)}", uri: uri)
    #expect(found?.array?.count == 1)
    let renamed = client.request(
      "textDocument/rename",
      """
      {"textDocument": {"uri": "\(uri)"}, "position": {"line": \(line), "character": \(column + 2)}, "newName": "x"}
      """)
    #expect(renamed[path: "error", "code"] == .integer(-32803))
  }
}
