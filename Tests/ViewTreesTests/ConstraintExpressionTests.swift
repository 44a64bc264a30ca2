import LayoutModel
import SourceText
import Testing
import ViewTrees

@Suite("Constraint expressions")
struct ConstraintExpressionTests {
  @Test(
    "reads the grammar",
    arguments: [
      ("width == 40", "width == 40.0"),
      ("a.leading == b.trailing", "a.leading == 1.0 * b.trailing"),
      ("a.leading==b.trailing+8", "a.leading == 1.0 * b.trailing + 8.0"),
      ("a.leading <= superview", "a.leading <= 1.0 * superview.leading"),
      (
        "self.top >= superview.safeAreaLayoutGuide.bottom - 2.5",
        "self.top >= 1.0 * superview.safeAreaLayoutGuide.bottom + -2.5"
      ),
      ("leading == superview.leadingMargin", "leading == 1.0 * superview.leadingMargin"),
      ("width == 0.5 * b.width", "width == 0.5 * b.width"),
      ("width == b.width * 0.5 + 8", "width == 0.5 * b.width + 8.0"),
      ("width == b.width / 2", "width == 0.5 * b.width"),
      ("width == height", "width == 1.0 * height"),
      ("height == width * 9 / 16", "height == 0.5625 * width"),
      ("edges == superview inset 16", "edges == 1.0 * superview.edges inset 16.0"),
      ("edges == superview.safeAreaLayoutGuide", "edges == 1.0 * superview.safeAreaLayoutGuide.edges"),
      ("horizontalEdges == b.horizontalEdges inset gap", "horizontalEdges == 1.0 * b.horizontalEdges inset 12.0"),
      ("size == 44", "size == 44.0"),
      ("center == superview + 8 @low", "center == 1.0 * superview.center + 8.0 @250.0"),
      ("top == topLayoutGuide.bottom", "top == 1.0 * topLayoutGuide.bottom"),
    ])
  func grammar(text: String, expected: String) throws {
    #expect(try canonical(text) == expected)
  }

  @Test(
    "reads sums and products in any order",
    arguments: [
      ("width == 8 + 2 * a.width", "width == 2.0 * a.width + 8.0"),
      ("width == 2 * a.width * 3 / 4 - 1 + 3", "width == 1.5 * a.width + 2.0"),
      ("width == a.width - 2 * 4", "width == 1.0 * a.width + -8.0"),
      ("width == 100 - a.width", "width == -1.0 * a.width + 100.0"),
      ("width == -1 * a.width", "width == -1.0 * a.width"),
      ("width == a.width * -1", "width == -1.0 * a.width"),
      ("leading == a + -8", "leading == 1.0 * a.leading + -8.0"),
      ("width == 10 * 4", "width == 40.0"),
      ("top == - 8", "top == -8.0"),
      ("width == a.width × 2 − 1", "width == 2.0 * a.width + -1.0"),
      ("width == a.width÷2", "width == 0.5 * a.width"),
      ("width ≥ 8", "width >= 8.0"),
      ("a.width≤b.width", "a.width <= 1.0 * b.width"),
      ("width\u{A0}==\u{A0}8", "width == 8.0"),
    ])
  func arithmetic(text: String, expected: String) throws {
    #expect(try canonical(text) == expected)
  }

  @Test(
    "takes metrics for numbers",
    arguments: [
      ("width == gap", "width == 12.0"),
      ("leading == a.trailing + gap", "leading == 1.0 * a.trailing + 12.0"),
      ("leading == a + gap", "leading == 1.0 * a.leading + 12.0"),
      ("width == ratio * a.width - gap", "width == 0.5 * a.width + -12.0"),
      ("width == a.width / ratio", "width == 2.0 * a.width"),
      ("width == wide-gap", "width == 40.0"),
      ("width == gap.width", "width == 1.0 * gap.width"),
      ("width == 8 @soft", "width == 8.0 @600.0"),
      ("top == -gap", "top == -12.0"),
    ])
  func metrics(text: String, expected: String) throws {
    #expect(try canonical(text) == expected)
  }

  @Test(
    "tells a hyphen from a minus sign",
    arguments: [
      ("a.leading == b-c.leading", "a.leading == 1.0 * b-c.leading"),
      ("a-b.leading == c - 8", "a-b.leading == 1.0 * c.leading + -8.0"),
      ("a.leading == b.leading-8", "a.leading == 1.0 * b.leading + -8.0"),
      ("width == height-8", "width == 1.0 * height + -8.0"),
      ("leading == superview-8", "leading == 1.0 * superview.leading + -8.0"),
      ("bottom == top-bar", "bottom == 1.0 * top-bar.bottom"),
      ("bottom == top-bar.top", "bottom == 1.0 * top-bar.top"),
      ("width == a- 8", "width == 1.0 * a.width + -8.0"),
      ("width == 20-gap", "width == 8.0"),
      ("leading == 8bC-Xf-vdC.trailing", "leading == 1.0 * 8bC-Xf-vdC.trailing"),
      ("8bC-Xf-vdC.leading == 12-ab-345.leading", "8bC-Xf-vdC.leading == 1.0 * 12-ab-345.leading"),
      ("width == 1e2-8", "width == 92.0"),
      ("1.width == 2", "1.width == 2.0"),
    ])
  func hyphens(text: String, expected: String) throws {
    #expect(try canonical(text) == expected)
  }

  @Test(
    "reads priorities",
    arguments: [
      ("width == 8 @750", 750), ("width == 8@ 999.5", 999.5), ("width == 8 @required", 1000),
      ("width == 8 @high", 750), ("width == 8 @fittingSize", 50), ("width == 8 @.defaultHigh", 750),
      ("width == 8 @defaultLow", 250), ("width == 8 @UILayoutPriority.defaultLow", 250),
      ("width == 8 @UILayoutPriority(300)", 300), ("width == 8 @UILayoutPriority(rawValue: 300)", 300),
      ("width == 8 @high - 1", 749), ("width == 8 @high+1", 751), ("width == 8 @low-1", 249), ("width == 8 @-5", -5),
      ("width == 8 @0", 0), ("width == 8 @1001", 1001),
    ] as [(String, Float)])
  func priorities(text: String, expected: Float) throws {
    #expect(try read(Array(text.utf8)).priority.value == expected)
  }

  @Test(
    "reads what is pasted from Swift",
    arguments: [
      ("scroll.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)", "scroll.top == 1.0 * view.top + 8.0"),
      ("a.heightAnchor.constraint(equalToConstant: 40)", "a.height == 40.0"),
      ("widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true", "width >= 40.0"),
      (
        "a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: -gap),",
        "a.width <= 0.5 * b.width + -12.0"
      ),
      (
        "self.title.leadingAnchor.constraint( equalTo : superview!.leadingAnchor );",
        "title.leading == 1.0 * superview.leading"
      ),
      (
        "a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = false",
        "a.top == 1.0 * view.safeAreaLayoutGuide.top (inactive)"
      ),
      ("a.topAnchor == view.bottomAnchor @high", "a.top == 1.0 * view.bottom @750.0"),
      ("a.lastBaselineAnchor == b.baseline", "a.lastBaseline == 1.0 * b.lastBaseline"),
    ])
  func pasted(text: String, expected: String) throws {
    #expect(try canonical(text) == expected)
  }

  @Test("keeps the ranges of what was read")
  func ranges() throws {
    let text = "title-bar.leading == superview.safeAreaLayoutGuide.leading + 8 @high"
    let bytes = Array(text.utf8)
    let expression = try read(bytes)
    let second = expression.second
    func slice(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }
    #expect(slice(expression.first.name) == "title-bar")
    #expect(slice(expression.first.range) == "title-bar.leading")
    #expect(slice(expression.relationRange) == "==")
    #expect(slice(second.guideRange) == "safeAreaLayoutGuide")
    #expect(slice(second.attributeRange) == "leading")
    #expect(slice(second.range) == "superview.safeAreaLayoutGuide.leading")
    #expect(slice(try #require(expression.priorityRange)) == "high")
  }

  @Test("turns an inset inwards on every edge")
  func insets() throws {
    let expression = try read(Array("edges == superview inset 16".utf8))
    #expect(CompositeAttribute.edges.parts == [.top, .leading, .bottom, .trailing])
    #expect(CompositeAttribute.edges.parts.map { expression.constant(for: $0) } == [16, 16, -16, -16])
  }
}
