import LayoutModel
import SourceText
import Testing
import ViewTrees
import YAMLSyntax

@Suite("JSON Schema of the format")
struct ViewTreeSchemaTests {
  /// The lines of a document whose root view has one more line.
  private static func view(_ line: String) -> String { "view:\n  class: UIScrollView\n  \(line)\n" }

  /// What is right for one key or another, written so that the decoder has nothing to say.
  private static let good = [
    "version: 1\nview: {}\n", "view: {}\nx-note: [1, {a: b}]\n", "view: {x-mine: true}\n",
    "devices: [iphone-se, 320x568, [390, 844.5], {width: 1, height: 2}]\nview: {}\n", "devices:\nview: {}\n",
    "metrics: {gap: 8, wide: -1.5}\nview: {}\n", "metrics:\nview: {}\n",
    "defaults: {translatesAutoresizingMaskIntoConstraints: NO, alpha: 1}\nview: {}\n",
    "view: {id: s, class: UIScrollView}\nkeyboard: {scrollView: s, show: UIResponder.keyboardWillShowNotification}\n",
    "view: {}\nkeyboard: {adjusts: [contentInset, frame], restores: contentInset, frame: .frameEnd}\n",
    view("id: 12"), view("isHidden: YES"), view("isHidden: false"), view("frame: [0, 1, 2.5, 3]"),
    view("frame: {x: 1, width: 3}"), view("intrinsicContentSize: none"), view("intrinsicContentSize: [none, 44]"),
    view("intrinsicContentSize: {height: 2}"), view("intrinsicContentSize: [-1, noIntrinsicMetric]"),
    view("contentHuggingPriority: 251"), view("contentHuggingPriority: {vertical: high}"),
    view("contentHuggingPriority: .defaultLow"), view("layoutMargins: 8"), view("layoutMargins: [1, 2, 3, 4]"),
    view("layoutMargins: {top: -1}"), view("directionalLayoutMargins: {leading: 4}"), view("autoresizingMask: none"),
    view("autoresizingMask: [flexibleWidth, .flexibleHeight]"), view("autoresizingMask: flexibleWidth"),
    view("verifyAmbiguity: off"), view("tag: [anything, {at: all}]"), view("font: 12"), view("font: .headline"),
    view("font: {size: 12, weight: bold}"), view("font: {textStyle: body}"), view("numberOfLines: 0"), view("text:"),
    view("text: 12"), view("image: photo"), view("image:"), view("image: {name: photo, size: [1, 2]}"),
    view("subviews:"), view("subviews: [{id: a}, {}]"), view("layoutGuides: [{id: a}]"), view("scrollAxis: vertical"),
    view("contentSize: [1, 2]"), view("contentSizeDecidedBy: code"), view("contentInset: {bottom: 8}"),
    view("constraints: [width == 40]"),
    view("constraints:"), view("constraints: [{firstAttribute: width, constant: 8, relation: '>='}]"),
    view("constraints: [{firstAttribute: topAnchor, secondItem: self, secondAttribute: .bottom}]"),
    view("constraints: [{firstAttribute: width, constant: gap}]") + "metrics: {gap: 8}\n",
    view("constraints: [{visualFormat: 'H:[a][b]', options: [alignAllTop]}]\n  subviews: [{id: a}, {id: b}]"),
    view("constraints: [{firstAttribute: width, secondItem: none, constant: 1, isActive: NO, identifier: w}]"),
    "view:\n  class: UIStackView\n  axis: vertical\n  spacing: 8\n  customSpacing: {a: 2}\n  arrangedSubviews: [{id: a}]\n",
    "view:\n  class: UIStackView\n  subviews: [{id: a}]\n  arrangedSubviews: [a]\n",
  ]

  /// What is wrong by its keys or the shape of its values.
  private static let bad = [
    "- view\n", "text\n", "version: 1\n", "version: 2\nview: {}\n", "view: []\n", "view:\n", "veiw: {}\nview: {}\n",
    "view: {}\nid: a\n", "devices: [nokia]\nview: {}\n", "devices: [[1]]\nview: {}\n", "devices: [[0, 1]]\nview: {}\n",
    "devices: iphone-se\nview: {}\n", "metrics: [1]\nview: {}\n", "metrics: {a: b}\nview: {}\n",
    "defaults: {id: a}\nview: {}\n", "view: {}\nkeyboard: {show: later}\n", "view: {}\nkeyboard: {shows: x}\n",
    "view: {}\nkeyboard: []\n", "view: {}\nkeyboard: {adjusts: [alpha]}\n",
    view("nonsense: 1"), view("id:"), view("id: [a]"), view("isHidden: maybe"), view("isHidden: 1"),
    view("frame: [1, 2]"), view("frame: 3"), view("frame: {left: 1}"), view("frame: [0, 0, -1, 0]"),
    view("intrinsicContentSize: 4"), view("intrinsicContentSize: [a, b]"), view("contentHuggingPriority: 0"),
    view("contentHuggingPriority: 1001"), view("contentHuggingPriority: hihg"), view("contentHuggingPriority: {x: 1}"),
    view("layoutMargins: {leading: 1}"), view("layoutMargins: [1, 2, 3]"), view("autoresizingMask: width"),
    view("font: {sise: 1}"), view("font: 0"), view("font: huge"), view("numberOfLines: -1"), view("numberOfLines: 1.5"),
    view("image: {nmae: a}"), view("image: [a]"), view("subviews: {id: a}"), view("subviews: [a]"),
    view("layoutGuides: [a]"), view("layoutGuides: [{name: a}]"), view("scrollAxis: diagonal"),
    view("contentSize: 4"), view("contentSizeDecidedBy: me"), view("constraints: width == 4"),
    view("constraints: [[a]]"),
    view("constraints: [{firstAttribute: edges}]"), view("constraints: [{firstAttribute: width, relation: less}]"),
    view("constraints: [{firstAttribute: width, constnat: 8}]"),
    view("constraints: [{visualFormat: 'H:[a]', options: [alignMiddle]}]\n  subviews: [{id: a}]"),
    "view: {class: UIStackView, axis: diagonal}\n", "view: {class: UIStackView, customSpacing: [8]}\n",
    "view: {class: UIStackView, arrangedSubviews: [[a]]}\n",
  ]

  private func decoderFindings(_ yaml: String) -> [String] {
    let tree = SyntaxTree(parsing: SourceFile(path: "test.layout.yaml", text: yaml))
    return (tree.findings + ViewTreeDecoder().decode(tree).findings).map(\.message)
  }

  @Test("accepts what the decoder accepts", arguments: good)
  func accepts(yaml: String) {
    #expect(decoderFindings(yaml) == [])
    #expect(SchemaValidator.format.accepts(yaml))
  }

  @Test("refuses what the decoder refuses for its keys and shapes", arguments: bad)
  func refuses(yaml: String) {
    #expect(decoderFindings(yaml) != [])
    #expect(!SchemaValidator.format.accepts(yaml))
  }

  @Test("describes every key of the format")
  func descriptions() {
    let text = String(decoding: ViewTreeSchema.json(), as: UTF8.self)
    let keys =
      ViewTreeVocabulary.document + ViewTreeVocabulary.view + ViewTreeVocabulary.keyboard
      + ViewTreeVocabulary.constraint + ViewTreeVocabulary.layoutGuide
    for key in keys { #expect(text.contains("\"\(key.name)\": {\n"), "\(key.name)") }
    for key in ViewTreeVocabulary.otherViewKeys { #expect(text.contains("\"\(key)\": true"), "\(key)") }
  }

  @Test("is the same text each time")
  func determinism() {
    #expect(ViewTreeSchema.json() == ViewTreeSchema.json())
  }
}
