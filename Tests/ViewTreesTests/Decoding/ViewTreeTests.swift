import LayoutModel
import SourceText
import Testing

@testable import ViewTrees

@Suite struct ViewTreeTests {
  @Test func viewsLieInPreOrder() {
    let decoded = Decoded(
      """
      view:
        id: root
        subviews:
          - id: a
            subviews:
              - id: b
              - id: c
                layoutGuides: [{id: g}]
                subviews: [{id: d}]
          - id: e
      """)
    #expect(decoded.places == [])
    let layout = decoded.layout
    #expect(layout.views.map { layout.names[$0.name] } == ["root", "a", "b", "c", "g", "d", "e"])
    #expect(layout.views.map(\.subtreeEnd) == [7, 6, 3, 6, 5, 6, 7])
    #expect(layout.views.map(\.superview.index) == [-1, 0, 1, 1, 3, 3, 0])
    #expect(layout.views.map { decoded.source.text(in: $0.label) } == ["root", "a", "b", "c", "g", "d", "e"])
    #expect(decoded["g"].isLayoutGuide)
    #expect(decoded["root"].traits.contains(.isOwnedByContainer))
  }

  @Test func aLabelIsTheIdElseTheClassElseTheFirstKey() {
    let decoded = Decoded("view: {subviews: [{class: UILabel, id: a}, {alpha: 1, class: UIView}, {alpha: 1}]}")
    #expect(
      decoded.layout.views.map { decoded.source.text(in: $0.label) } == ["subviews", "a", "UIView", "alpha"])
  }

  @Test func arrangedSubviewsAreSubviewsToo() {
    let decoded = Decoded(
      """
      view:
        id: root
        class: UIStackView
        subviews:
          - &x {id: x}
          - {id: y}
          - {id: z, translatesAutoresizingMaskIntoConstraints: true}
        arrangedSubviews: [y, *x, {id: w, translatesAutoresizingMaskIntoConstraints: true}]
      """)
    #expect(decoded.places == [])
    let layout = decoded.layout
    #expect(layout.views.map { layout.names[$0.name] } == ["root", "y", "x", "w", "z"])
    #expect(layout.views.map(\.isArranged) == [false, true, true, true, false])
    #expect(layout.views.map(\.translatesMask) == [true, false, false, true, true])
    let unknown = Decoded("view: {class: UIStackView, subviews: [{id: title}], arrangedSubviews: [titel]}")
    #expect(unknown.places == ["1:72-77 unknown-view"])
    #expect(unknown.findings.first?.help == "did you mean 'title'?")
  }

  @Test func defaultsReachEveryViewButTheRootAndArrangedSubviews() {
    let text = """
      defaults: {translatesAutoresizingMaskIntoConstraints: false, layoutMargins: 4}
      view:
        id: root
        subviews:
          - {id: a}
          - {id: b, translatesAutoresizingMaskIntoConstraints: true, layoutMargins: {top: 5}}
          - {id: s, class: UIStackView, arrangedSubviews: [{id: c}]}
      """
    let decoded = Decoded(text)
    #expect(decoded.places == [])
    #expect(decoded.layout.views.map(\.translatesMask) == [true, false, true, false, false])
    #expect(
      decoded.layout.views.map { $0.traits.contains(.translatesMaskWritten) } == [false, true, true, true, false])
    #expect(decoded["a"].flagRange == .fileStart)
    #expect(decoded.layout.margins.map(\.top) == [4, 4, 5, 4, 4])
    #expect(decoded.layout.margins.map(\.left) == [4, 4, 4, 4, 4])
    #expect(Decoded("defaults: {id: a, foo: 1}\nview: {}").places == ["1:12-14 unknown-key", "1:19-22 unknown-key"])
  }

  @Test func defaultsOfTheConfigHoldUnlessTheDocumentHasItsOwn() {
    let flag = "{translatesAutoresizingMaskIntoConstraints: false}"
    let decoded = Decoded("view: {subviews: [{id: a}]}", defaults: flag)
    #expect(!decoded["a"].translatesMask)
    #expect(ViewTreeDecoder.problems(ofDefaults: "{spacing: wide, id: 3}").map(\.rule) == [.invalidValue, .unknownKey])
  }

  @Test func idsAreUniqueAndPlain() {
    let decoded = Decoded(
      """
      view:
        id: root
        subviews:
          - id: a
          - id: a
          - id: b c
          - id: self
          - id: ""
          - id: [a]
      """)
    #expect(
      decoded.places == [
        "5:11-12 duplicate-id", "6:11-14 invalid-value", "7:11-15 invalid-value", "8:11-13 invalid-value",
        "9:11-14 invalid-value",
      ])
    #expect(decoded.findings.first?.related.map(\.message) == ["'a' is first used here"])
  }

  @Test func classesComeFromUIKitTheConfigAndTheDocument() {
    let classes = ClassTable([
      .init(
        name: "Header", superclass: "Base", intrinsicContentSize: PerAxis(horizontal: .none, vertical: .points(64))),
      .init(name: "Base", superclass: "UIScrollView"),
      .init(name: "Loop", superclass: "Pool"), .init(name: "Pool", superclass: "Loop"),
    ])
    let decoded = Decoded(
      """
      view:
        subviews:
          - {id: a, class: Header}
          - {id: b, class: App.Header, intrinsicContentSize: [3, 4]}
          - {id: c, class: Own}
          - {id: d, class: Own, superclass: UILabel}
          - {id: e, class: Loop}
          - {id: f, class: UILable}
          - {id: g, class: UICollectionViewListCell}
          - {id: h, class: Thing, superclass: UIVew}
          - {id: i, superclass: UISwitch}
      """, classes: classes)
    #expect(
      decoded.places == ["7:22-26 unknown-class", "8:22-29 unknown-class", "10:41-46 unknown-class"])
    #expect(decoded.findings.allSatisfy { $0.severity == .warning })
    #expect(decoded.findings.last?.help == "did you mean 'UIView'?")
    #expect(
      "abcdefghi".map { decoded[String($0)].kind } == [
        .scrollView, .scrollView, .label, .label, .view, .view, .collectionViewCell, .view, .switchControl,
      ])
    #expect(decoded["a"].intrinsicContentSize == PerAxis(horizontal: .none, vertical: .points(64)))
    #expect(decoded["b"].intrinsicContentSize == PerAxis(horizontal: .points(3), vertical: .points(4)))
    #expect(decoded["f"].traits.contains(.hasUnknownClass))
  }

  @Test func anUnknownClassMayHaveAnyKey() {
    #expect(Decoded("view: {class: Own, axis: vertical, contentSize: [1, 2]}").findings.map(\.rule) == [.unknownClass])
  }

  @Test func viewsMayBeAnchoredAndMerged() {
    let decoded = Decoded(
      """
      x-base: &base {class: UILabel, translatesAutoresizingMaskIntoConstraints: false, numberOfLines: 2}
      view:
        subviews:
          - {<<: *base, id: a}
          - <<: *base
            id: b
            numberOfLines: 3
      """)
    #expect(decoded.places == [])
    #expect(decoded.layout.texts.map(\.numberOfLines) == [2, 3])
    #expect(!decoded["b"].translatesMask)
  }

  @Test func aViewThroughAnAliasStandsInTheTreeTwice() {
    let decoded = Decoded("view:\n  subviews:\n    - &a {id: a}\n    - *a\n    - *a\n")
    #expect(decoded.places == ["3:15-16 duplicate-id"])
    #expect(decoded.messages == ["the view 'a' stands in the tree twice, through an alias"])
  }

  @Test func aliasesCannotExplode() {
    var text = "x-0: &a0 {class: UIView}\n"
    for level in 1...40 { text += "x-\(level): &a\(level) {subviews: [*a\(level - 1), *a\(level - 1)]}\n" }
    let decoded = Decoded(text + "view: *a40\n")
    #expect(decoded.findings.count == 1)
    #expect(decoded.layout.isIncomplete)
    #expect(decoded.layout.views.count < 100_000)
    let lists = "x-1: &c [" + String(repeating: "width == 3, ", count: 1_000) + "]\nview: {subviews: ["
    let views = String(repeating: "{constraints: *c}, ", count: 1_000)
    #expect(Decoded(lists + views + "]}").findings.map(\.rule) == [.invalidValue])
  }

  @Test func viewsNestToALimit() {
    // Through aliases depth costs no nesting in the file.
    var text = "x-0: &a0 {}\n"
    for level in 1...2_000 { text += "x-\(level): &a\(level) {subviews: [*a\(level - 1)]}\n" }
    let decoded = Decoded(text + "view: *a2000\n")
    #expect(decoded.messages == ["views nest more than 500 deep; those inside this one are not judged"])
    #expect(decoded.layout.views.count == 500)
    let deep = Decoded(
      "view: " + String(repeating: "{subviews: [", count: 10_000) + String(repeating: "]}", count: 10_000))
    #expect(deep.findings.map(\.rule) == [.yamlSyntax])
    #expect(deep.layout.isIncomplete)
  }
}
