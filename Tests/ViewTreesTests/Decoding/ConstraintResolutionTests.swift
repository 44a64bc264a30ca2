import LayoutModel
import SourceText
import Testing

@testable import ViewTrees

@Suite struct ConstraintResolutionTests {
  @Test(arguments: [
    ("label.width == other.width * 2 + 8 @750", ["label.width == 2.0 * other.width + 8.0 @750.0"]),
    ("label.leading == scroll.contentLayoutGuide.leading", ["label.leading == scroll.contentLayoutGuide.leading"]),
    ("label.top == middle.bottom + gap", ["label.top == middle.bottom + 12.0"]),
    ("label.width == gap", ["label.width == 12.0"]),
    ("label.center == other", ["label.centerX == other.centerX", "label.centerY == other.centerY"]),
    (
      "label.edges == scroll inset 4",
      [
        "label.top == scroll.top + 4.0", "label.leading == scroll.leading + 4.0",
        "label.bottom == scroll.bottom + -4.0",
        "label.trailing == scroll.trailing + -4.0",
      ]
    ),
    ("label.size == 40", ["label.width == 40.0", "label.height == 40.0"]),
    ("scroll.bottom == other.keyboardLayoutGuide.top", ["scroll.bottom == root.keyboardLayoutGuide.top"]),
    ("scroll.top == root.topLayoutGuide.bottom", ["scroll.top == root.topLayoutGuide.bottom"]),
    ("\"label.width == \\u0034\"", ["label.width == 4.0"]),
    (
      "H:|-[scroll]-[other(==scroll,>=gap@750)]|",
      [
        "scroll.leading == root.leadingMargin", "other.leading == scroll.trailing + 8.0", "other.width == scroll.width",
        "other.width >= 12.0 @750.0", "root.trailing == other.trailing",
      ]
    ),
    ("'|[label]'", ["label.leading == scroll.leading"]),
    (
      "{visualFormat: 'V:[scroll]-m-[other]', metrics: {m: 3}, options: [alignAllLeading]}",
      ["other.top == scroll.bottom + 3.0", "scroll.leading == other.leading"]
    ),
    (
      "{firstItem: label, firstAttribute: width, relation: lessThanOrEqual, secondItem: scroll.frameLayoutGuide, "
        + "secondAttribute: height, multiplier: 0.5, constant: gap, priority: low}",
      ["label.width <= 0.5 * scroll.frameLayoutGuide.height + 12.0 @250.0"]
    ),
    ("{firstItem: label, firstAttribute: top, secondItem: other}", ["label.top == other.top"]),
    (
      "{firstItem: label, firstAttribute: width, constant: 4, secondItem: none, secondAttribute: notAnAttribute}",
      ["label.width == 4.0"]
    ),
    ("{firstItem: label, firstAttribute: width, constant: 4, isActive: false}", []),
    ("{visualFormat: 'H:[label]-[other]', isActive: NO}", []),
  ])
  func aConstraintOfTheDocumentIsResolved(_ text: String, _ constraints: [String]) {
    let decoded = decodeConstraints(document: [text])
    #expect(decoded.messages == [])
    #expect(decoded.constraints == constraints)
  }

  @Test(arguments: [
    ("width == 44", "label.width == 44.0"),
    ("self.width == self.height", "label.width == label.height"),
    ("leading == superview.layoutMarginsGuide.leading", "label.leading == scroll.layoutMarginsGuide.leading"),
    ("top == superview", "label.top == scroll.top"),
    ("{firstAttribute: width, constant: 3}", "label.width == 3.0"),
    ("{firstItem: self, firstAttribute: left, secondItem: superview}", "label.left == scroll.left"),
    ("'H:|[self]'", "label.leading == scroll.leading"),
  ])
  func aConstraintOfAViewIsResolved(_ text: String, _ constraint: String) {
    let decoded = decodeConstraints(label: [text])
    #expect(decoded.messages == [])
    #expect(decoded.constraints == [constraint])
    #expect(decoded.layout.constraints.first?.owner == ViewID(3))
  }

  @Test func identifiersAndRangesAreKept() {
    let decoded = decodeConstraints(document: [
      "label.width == 3", "{firstItem: label, firstAttribute: height, constant: 4, identifier: tall}",
      "H:[label(4)]-8-[other]",
    ])
    let layout = decoded.layout
    #expect(
      layout.constraints.map { decoded.source.text(in: $0.range) } == [
        "label.width == 3", "{firstItem: label, firstAttribute: height, constant: 4, identifier: tall}", "4", "8",
      ])
    #expect(layout.constraints.map { layout.names[$0.identifier] } == ["", "tall", "", ""])
  }

  /// The last line of the helper's document is the constraint, in column 5.
  @Test(arguments: [
    ("lable.width == 3", "5-10 unknown-view"),
    ("label.width == lable.width", "20-25 unknown-view"),
    ("label.width == 'x'", "20-21 invalid-constraint"),
    ("label.widht == 3", "11-16 invalid-constraint"),
    ("width == 3", "5-10 invalid-constraint"),
    ("self.width == 3", "5-15 invalid-constraint"),
    ("label.width == superview.width", "20-35 invalid-constraint"),
    ("label.leading == 3", "5-23 invalid-constraint"),
    ("label.edges == 3", "5-21 invalid-constraint"),
    ("label.leading == root.left", "27-31 invalid-constraint"),
    ("label.leading == root.top", "27-30 invalid-constraint"),
    ("label.width == root.leading", "25-32 invalid-constraint"),
    ("label.leading == root.leading * 0", "5-38 invalid-constraint"),
    ("label.width == 3 @1001", "23-27 invalid-constraint"),
    ("label.width == 3 @0", "23-24 invalid-constraint"),
    ("label.firstBaseline == middle.firstBaseline", "35-48 invalid-constraint"),
    ("label.firstBaseline == root.safeAreaLayoutGuide.firstBaseline", "53-66 invalid-constraint"),
    ("label.leading == middle.leadingMargin", "29-42 invalid-constraint"),
    ("label.leading == root.contentLayoutGuide.leading", "27-45 invalid-constraint"),
    ("label.top == middle.safeAreaLayoutGuide.top", "25-44 invalid-constraint"),
    ("label.top == other.topLayoutGuide.bottom", "24-38 invalid-constraint"),
    ("label.leading == root.topLayoutGuide.leading", "42-49 invalid-constraint"),
    ("H:|-[lable]", "10-15 unknown-view"),
    ("H:[label]-8-", "17-17 visual-format-syntax"),
    ("H:|[root]", "7-8 visual-format-syntax"),
    ("{visualFormat: 'V:[label]-[other]', options: [alignAllTop]}", "50-63 visual-format-syntax"),
    ("{visualFormat: 'V:[label]', options: [alignAll]}", "43-51 invalid-value"),
    ("{visualFormat: [label]}", "20-27 invalid-value"),
    ("{firstItem: lable, firstAttribute: width}", "17-22 unknown-view"),
    ("{firstItem: label}", "5-23 invalid-value"),
    ("{firstAttribute: width}", "5-28 invalid-constraint"),
    ("{firstItem: label, firstAttribute: edges}", "40-45 invalid-value"),
    ("{firstItem: label, firstAttribute: widht}", "40-45 invalid-value"),
    ("{firstItem: label.top, firstAttribute: width}", "23-26 invalid-constraint"),
    ("{firstItem: label, firstAttribute: width, constant: .nan}", "5-62 invalid-constraint"),
    ("{firstItem: label, firstAttribute: width, constant: 1e400}", "5-63 invalid-constraint"),
    ("{firstItem: label, firstAttribute: width, constant: wide}", "57-61 invalid-value"),
    ("{firstItem: label, firstAttribute: width, relation: more}", "57-61 invalid-value"),
    ("{firstItem: label, firstAttribute: width, priority: 1001}", "57-61 invalid-constraint"),
    ("{firstItem: label, firstAttribute: top, secondAttribute: bottom}", "62-68 invalid-constraint"),
    ("{firstItem: label, firstAttribut: top}", "24-37 unknown-key"),
    ("[label]", "5-12 invalid-value"),
    ("", "4-4 invalid-value"),
  ])
  func aWrongConstraintIsToldAndTheOthersAreKept(_ text: String, _ place: String) {
    let decoded = decodeConstraints(document: ["label.width == 1", text, "label.height == 2"])
    #expect(decoded.places == ["14:\(place)"])
    #expect(decoded.constraints == ["label.width == 1.0", "label.height == 2.0"])
    // Messages that list what the key takes need no more help.
    #expect(decoded.findings.allSatisfy { $0.help != nil || $0.message.contains(" takes ") })
  }

  @Test func aViewWithAConstraintThatCouldNotBeReadIsMarked() {
    let decoded = decodeConstraints(document: ["label.width == nobody.width", "other.top == 3"])
    #expect(decoded["label"].traits.contains(.hasUnreadConstraint))
    #expect(decoded["other"].traits.contains(.hasUnreadConstraint))
    #expect(!decoded["scroll"].traits.contains(.hasUnreadConstraint))
  }

  @Test func theRootHasNoSuperview() {
    let decoded = Decoded("view:\n  id: root\n  constraints:\n    - width == superview.width\n")
    #expect(decoded.places == ["4:16-31 invalid-constraint"])
  }

  @Test func aPlaceInsideEscapedTextIsTheWholeText() {
    let decoded = decodeConstraints(document: [#""l\u0061bel.widht == 3""#])
    #expect(decoded.places == ["13:5-28 invalid-constraint"])
    #expect(decoded.findings.first?.fix == nil)
  }

  @Test func manyUnknownViewsStayCheap() {
    let views = (0..<3_000).map { "    - {id: view\($0)}\n" }.joined()
    let constraints = (0..<3_000).map { "  - veiw\($0).width == 3\n" }.joined()
    let decoded = Decoded("view:\n  subviews:\n\(views)constraints:\n\(constraints)")
    #expect(decoded.findings.count == 3_000)
    #expect(decoded.findings.first?.help == "did you mean 'view0'?")
  }
}
