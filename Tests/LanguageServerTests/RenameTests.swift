import Testing

@testable import LanguageServer

@Suite struct RenameTests {
  private static let text = """
    metrics: {gap: 8}
    view:
      id: ro‸ot
      subviews:
        - id: title
          class: UILabel
          text: title of root # title
          constraints:
            - leading == superview.leading + gap
            - top == root.top + gap
        - {id: other-view, class: UIView}
        - id: stack
          class: UIStackView
          arrangedSubviews: [{id: a}, {id: b}]
          customSpacing: {a: 12}
    constraints:
      - "H:|-gap-[title(>=stack)]"
      - {firstItem: title.safeAreaLayoutGuide, firstAttribute: width, constant: 10}
      - title.width == 2 * stack.width
      - other-view.edges == title
    keyboard: {scrollView: title}

    """

  private func rename(_ place: String, to name: String) -> (text: String?, code: Int?) {
    let client = TestClient(TestClient.modern)
    client.open(Self.text.filter { $0 != "‸" })
    let answer = client.request(
      "textDocument/rename",
      "{\"textDocument\": {\"uri\": \"\(TestClient.uri)\"}, \"position\": \(place), \"newName\": \"\(name)\"}")
    return (
      answer["result"] == nil ? nil : client.applying(answer["result"]), answer[path: "error", "code"]?.int
    )
  }

  private static let title = "{\"line\": 4, \"character\": 11}"

  @Test func renamesEverywhereAndNothingElse() {
    let expected = """
      metrics: {gap: 8}
      view:
        id: root
        subviews:
          - id: headline
            class: UILabel
            text: title of root # title
            constraints:
              - leading == superview.leading + gap
              - top == root.top + gap
          - {id: other-view, class: UIView}
          - id: stack
            class: UIStackView
            arrangedSubviews: [{id: a}, {id: b}]
            customSpacing: {a: 12}
      constraints:
        - "H:|-gap-[headline(>=stack)]"
        - {firstItem: headline.safeAreaLayoutGuide, firstAttribute: width, constant: 10}
        - headline.width == 2 * stack.width
        - other-view.edges == headline
      keyboard: {scrollView: headline}

      """
    #expect(rename(Self.title, to: "headline").text == expected)
  }

  @Test func renamesWithinMappingsOfIDs() {
    let renamed = rename("{\"line\": 14, \"character\": 22}", to: "first")
    #expect(renamed.text?.contains("customSpacing: {first: 12}") == true)
    #expect(renamed.text?.contains("[{id: first}, {id: b}]") == true)
  }

  @Test(arguments: ["", "a b", "ä", "self", "superview", "stack", "head-line", "width", "gap", "12", "1x", "null"])
  func refusesNamesThatMeanSomethingElse(name: String) {
    let renamed = rename(Self.title, to: name)
    #expect(renamed.text == nil)
    #expect(renamed.code == -32803)
  }

  @Test func allowsHyphensOutsideVisualFormat() {
    let renamed = rename("{\"line\": 2, \"character\": 7}", to: "top-view")
    #expect(renamed.text?.contains("top == top-view.top + gap") == true)
  }

  @Test func saysWhatCanBeRenamed() {
    let client = TestClient(TestClient.modern)
    let place = client.openMarked(Self.text)
    let answer = client.ask("prepareRename", at: place)
    #expect(answer?["placeholder"] == .string("root"))
    #expect(answer?["range"]?.start == [2, 6])
    #expect(client.ask("prepareRename", at: "{\"line\": 8, \"character\": 25}") == nil)
    #expect(client.ask("prepareRename", at: "{\"line\": 0, \"character\": 11}") == nil)
  }

  @Test func refusesWhereANameIsHidden() {
    let client = TestClient(TestClient.modern)
    client.open("view:\n  id: root\n  constraints:\n    - \"ro\\x6ft.width == 4\"\n")
    let answer = client.request(
      "textDocument/rename",
      """
      {"textDocument": {"uri": "\(TestClient.uri)"}, "position": {"line": 1, "character": 7}, "newName": "top"}
      """)
    #expect(answer[path: "error", "message"]?.string?.contains("line 4") == true)
  }
}
