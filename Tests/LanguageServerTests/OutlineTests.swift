import Testing

@testable import LanguageServer

/// Document symbols and folding ranges.
@Suite struct OutlineTests {
  private static let text = """
    # A screen,
    # in two lines.
    view:
      id: root
      layoutGuides: [{id: middle}]
      subviews:
        - class: UILabel
          constraints:
            - width == 10
            - height == 10
    constraints: [
      root.width == 4
    ]

    """

  private func ask(_ method: String, _ capabilities: String = TestClient.modern) -> JSONValue? {
    let client = TestClient(capabilities)
    client.open(Self.text)
    return client.result("textDocument/\(method)", "{\"textDocument\": {\"uri\": \"\(TestClient.uri)\"}}")
  }

  @Test func showsTheTreeOfViews() {
    let root = ask("documentSymbol")?[0]
    #expect(root?["name"] == .string("root"))
    #expect(root?["detail"] == .string("UIView"))
    #expect(root?["range"]?.start == [3, 2])
    #expect(root?["selectionRange"]?.start == [3, 6])
    #expect(root?["children"]?.array?.map { $0["name"] } == [.string("middle"), .string("UILabel")])
    #expect(root?["children"]?[0]?["detail"] == .string("UILayoutGuide"))
  }

  @Test func showsAListToOlderClients() {
    let list = ask("documentSymbol", "{}")
    #expect(list?.array?.map { $0["name"] } == [.string("root"), .string("middle"), .string("UILabel")])
    #expect(list?[1]?["containerName"] == .string("root"))
    #expect(list?[0]?[path: "location", "uri"] == .string(TestClient.uri))
  }

  @Test func folds() {
    let folds = ask("foldingRange")?.array?.map { [$0["startLine"]?.int, $0["endLine"]?.int] }
    #expect(folds == [[0, 1], [2, 9], [5, 9], [6, 9], [7, 9], [10, 12]])
    #expect(ask("foldingRange")?[0]?["kind"] == .string("comment"))
    #expect(ask("foldingRange", "{\"textDocument\": {\"foldingRange\": {\"rangeLimit\": 2}}}")?.array?.count == 2)
  }

  @Test func outlinesInterfaceBuilderFiles() {
    let uri = "file:///nowhere/View.xib"
    let client = TestClient(TestClient.modern)
    client.open(Fixtures.xib, uri: uri, language: "xml")
    let params = "{\"textDocument\": {\"uri\": \"\(uri)\"}}"
    let symbols = client.result("textDocument/documentSymbol", params)
    #expect(symbols?[0]?["name"] == .string("top-00-000"))
    #expect(symbols?[0]?["children"]?[0]?["name"] == .string("Box"))
    #expect(client.result("textDocument/foldingRange", params)?.array?.isEmpty == false)
  }
}
