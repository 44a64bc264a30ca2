import Testing

@testable import LanguageServer

@Suite struct HoverTests {
  private func hover(_ text: String, _ capabilities: String = TestClient.modern) -> (text: String, range: [Int]?) {
    let client = TestClient(capabilities)
    let answer = client.ask("hover", at: client.openMarked(text))
    return (answer?[path: "contents", "value"]?.string ?? "", answer?["range"]?.start)
  }

  private static func screen(_ marked: String) -> String {
    """
    view:
      id: root
      subviews:
        - id: title
          class: UILabel
          translatesAutoresizingMaskIntoConstraints: false
          constraints:
            - leading == superview.leading + 16
            - top == superview.safeAreaLayoutGuide.top
            - size == 40
    constraints:
      - \(marked)

    """
  }

  @Test func explainsTheRuleOfAFinding() {
    let hover = hover("view:\n  cl‸as: UIView\n")
    #expect(hover.text.hasPrefix("**unknown-key**: "))
    #expect(hover.text.contains("To mend it: "))
    #expect(hover.range == [1, 2])
  }

  @Test func tellsAViewsFrameAndWhatDecidesIt() {
    let hover = hover(Self.screen("ti‸tle.height <= 100"))
    #expect(hover.text.contains("**title** `UILabel`: frame `(16, 59, 40, 40)` on iphone-15"))
    #expect(hover.text.contains("- **x**: `title.leading == root.leading + 16`"))
    #expect(hover.text.contains("- **width**: `title.width == 40`"))
    #expect(hover.range == [11, 4])
  }

  @Test func saysWhatIsOpen() {
    let hover = hover("view:\n  subviews:\n    - id: b‸ox\n      translatesAutoresizingMaskIntoConstraints: false\n")
    #expect(hover.text.contains("- **width**: open, nothing decides it"))
  }

  @Test func describesAKey() {
    let hover = hover("view:\n  class: UIStackView\n  distri‸bution: fill\n")
    #expect(hover.text.contains("**distribution**: "))
    #expect(hover.text.contains("`fillEqually`"))
    #expect(hover.text.contains("Left out: `fill`"))
  }

  @Test func speaksPlainlyToPlainClients() {
    let hover = hover(Self.screen("ti‸tle.height <= 100"), "{}")
    #expect(!hover.text.contains("*"))
    #expect(!hover.text.contains("`"))
    #expect(hover.text.contains("- x: title.leading == root.leading + 16"))
  }

  @Test func saysNothingWhereThereIsNothing() {
    #expect(hover("view:\n  id: root\n‸\n").text.isEmpty)
  }
}
