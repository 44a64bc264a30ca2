import Testing

@testable import LanguageServer

@Suite struct CompletionTests {
  private func items(_ marked: String) -> [JSONValue] {
    let client = TestClient(TestClient.modern)
    return client.ask("completion", at: client.openMarked(marked))?["items"]?.array ?? []
  }

  private func labels(_ marked: String) -> [String] { items(marked).compactMap { $0["label"]?.string } }

  /// The text after the offer of a name is taken.
  private func taking(_ label: String, _ marked: String) -> String? {
    let client = TestClient(TestClient.modern)
    let items = client.ask("completion", at: client.openMarked(marked))?["items"]?.array
    guard let edit = items?.first(where: { $0["label"]?.string == label })?["textEdit"] else { return nil }
    return client.applying(.object(["changes": .object([TestClient.uri: .array([edit])])]))
  }

  private static func screen(_ constraint: String) -> String {
    """
    metrics: {gap: 8}
    view:
      id: root
      subviews:
        - id: scroll
          class: UIScrollView
          constraints:
            - \(constraint)
        - id: title
          class: UILabel
        - id: with-hyphen

    """
  }

  @Test func offersTheKeysOfEachLevel() {
    #expect(labels("‸").contains("view"))
    #expect(labels("vi‸").contains("version"))
    #expect(!labels("‸").contains("class"))
    let inView = labels("view:\n  id: a\n  ‸\n")
    #expect(inView.contains("translatesAutoresizingMaskIntoConstraints"))
    #expect(!inView.contains("id"))
    #expect(!inView.contains("devices"))
    #expect(labels("view:\n  subviews:\n    - ‸\n").contains("class"))
    #expect(labels("view:\n  subviews:\n    - id: a\n      cl‸\n    - id: b\n").contains("class"))
    #expect(labels("keyboard:\n  ‸\nview: {}\n").contains("removesObservers"))
    #expect(labels("defaults:\n  ‸\nview: {}\n").contains("translatesAutoresizingMaskIntoConstraints"))
    #expect(labels("view: {id: a, ‸}\n").contains("class"))
    #expect(labels("view: {id: a, ‸").contains("class"))
    #expect(labels("view:\n  constraints:\n    - {first‸}\n").contains("firstAttribute"))
  }

  @Test func writesTheColon() {
    #expect(taking("class", "view:\n  cla‸\n") == "view:\n  class: \n")
    #expect(taking("subviews", "view:\n  sub‸\n") == "view:\n  subviews:\n")
    #expect(taking("class", "view:\n  cla‸s: UIView\n") == "view:\n  class: UIView\n")
    #expect(taking("class", "view:\n  subviews:\n    - cl‸\n") == "view:\n  subviews:\n    - class: \n")
  }

  @Test func offersValues() {
    #expect(labels("view:\n  class: UI‸\n").contains("UIScrollView"))
    #expect(labels("view:\n  class: ‸\n").contains("UILabel"))
    #expect(labels("view: {class: ‸}\n").contains("UILabel"))
    #expect(labels("view:\n  class: UIStackView\n  distribution: ‸\n").contains("fillEqually"))
    #expect(labels("view:\n  isHidden: ‸\n") == ["true", "false"])
    #expect(labels("devices: [ip‸]\nview: {}\n").contains("iphone-se"))
    #expect(labels("devices: [iphone-se, ‸").contains("ipad-11"))
    #expect(labels("view:\n  contentHuggingPriority: ‸\n").contains("required"))
    #expect(labels("view:\n  contentHuggingPriority: {horizontal: ‸}\n").contains("high"))
    #expect(labels("view:\n  autoresizingMask: [flexibleWidth, ‸]\n").contains("flexibleHeight"))
    #expect(labels("keyboard: {show: ‸}\nview: {}\n").contains("keyboardWillShow"))
  }

  @Test func offersItemsAttributesAndGuides() {
    let start = labels(Self.screen("‸"))
    for word in ["root", "title", "self", "superview", "leading", "edges", "firstItem"] {
      #expect(start.contains(word), "\(word)")
    }
    let right = labels(Self.screen("top == ‸"))
    #expect(right.contains("title") && right.contains("gap") && right.contains("superview"))
    let ofLabel = labels(Self.screen("top == title.‸"))
    #expect(ofLabel.contains("bottom") && ofLabel.contains("safeAreaLayoutGuide"))
    #expect(!ofLabel.contains("contentLayoutGuide") && !ofLabel.contains("title"))
    #expect(labels(Self.screen("top == scroll.cont‸")).contains("contentLayoutGuide"))
    let ofGuide = labels(Self.screen("top == scroll.contentLayoutGuide.‸"))
    #expect(ofGuide.contains("top") && !ofGuide.contains("frameLayoutGuide"))
    #expect(labels(Self.screen("top == title.bottom.‸")).isEmpty)
    #expect(labels(Self.screen("top == title.bottom @‸")).contains("required"))
    let mapping = labels(Self.screen("{firstItem: ‸}"))
    #expect(mapping.contains("title") && mapping.contains("self") && !mapping.contains("leading"))
    #expect(labels(Self.screen("{firstItem: title.‸}")).contains("layoutMarginsGuide"))
    #expect(labels(Self.screen("{firstItem: title, firstAttribute: ‸}")).contains("width"))
  }

  @Test func replacesTheWordAlone() {
    #expect(taking("title", Self.screen("top == ti‸.bottom"))?.contains("- top == title.bottom\n") == true)
    #expect(taking("with-hyphen", Self.screen("top == with-h‸"))?.contains("- top == with-hyphen\n") == true)
  }

  @Test func offersViewsInVisualFormat() {
    let views = labels(Self.screen("V:[ti‸"))
    #expect(views.contains("title") && !views.contains("with-hyphen") && !views.contains("leading"))
    #expect(labels(Self.screen("V:[title]-[‸]")).contains("scroll"))
    #expect(labels(Self.screen("V:[title(‸)]")).contains("gap"))
    #expect(labels(Self.screen("V:[title]-(‸)-[scroll]")) == ["gap"])
    #expect(taking("scroll", Self.screen("V:[title]-[s‸]"))?.contains("V:[title]-[scroll]") == true)
  }

  @Test func offersIDsWhereTheFormatWantsThem() {
    let text = "keyboard: {scrollView: ‸}\nview: {id: root}\n"
    #expect(labels(text) == ["root"])
    let spacing =
      "view:\n  class: UIStackView\n  arrangedSubviews: [{id: a}, {id: b}]\n  customSpacing:\n    ‸\n"
    #expect(labels(spacing).contains("b"))
  }

  @Test func offersRulesInComments() {
    #expect(labels("# layoutlint:disable-next-line float‸\nview: {}\n").contains("floating-content"))
    #expect(labels("view: {} # layoutlint:disable-line floating-content ‸\n").contains("unknown-key"))
    #expect(labels("# layoutlint:dis‸\n").contains("disable-next-line"))
    #expect(labels("# lay‸\n").contains("layoutlint:disable-next-line"))
    #expect(labels("# about views: ‸\n").isEmpty)
  }

  @Test func offersNothingInNames() {
    #expect(labels("view:\n  id: ‸\n").isEmpty)
    #expect(labels("view:\n  text: wid‸\n").isEmpty)
  }
}
