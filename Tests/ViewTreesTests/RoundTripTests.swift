import LayoutModel
import SourceText
import Testing
import ViewTrees
import YAMLSyntax

/// What is written reads back as the same views and constraints.
@Suite("Writing and reading back")
struct RoundTripTests {
  typealias Random = ConstraintRobustnessTests.Random

  @Test("keeps views and constraints of random layouts", arguments: 1...40)
  func randomLayouts(seed: UInt64) throws {
    var random = Random(state: seed &* 7919)
    let layout = RandomLayout.make(&random)
    let text = ViewTreeWriter.text(of: layout)
    let written = String(decoding: text, as: UTF8.self)
    let tree = SyntaxTree(parsing: SourceFile(path: "round.layout.yaml", bytes: text))
    let (layouts, findings) = ViewTreeDecoder().decode(tree)
    #expect(tree.findings.isEmpty && findings.isEmpty, "\(findings.map(\.message)) in\n\(written)")
    let back = try #require(layouts.first)
    #expect(views(of: back) == views(of: layout), "\(written)")
    #expect(constraints(of: back) == constraints(of: layout), "\(written)")
    #expect(back.devices == layout.devices)
    #expect(SchemaValidator.format.accepts(written), "\(written)")
    // What was read is written as it was.
    #expect(String(decoding: ViewTreeWriter.text(of: back), as: UTF8.self) == written)
  }

  @Test(
    "keeps hostile texts",
    arguments: [
      "", " ", "yes", "Null", "~", "- a", "a: b", "a #b", "\"quoted\"", "it's", "{a}", "[1]", "*alias", "&anchor",
      "!tag",
      "%", "@", "`", "1e3", "0x10", ".5", "-", "--- ", "... ", "line\nbreak", "tab\there", "\u{0}\u{7F}\u{85}\u{A0}",
      "\u{2028}\u{2029}\u{FEFF}", "é😀", "trailing ", "a\r\nb", "\\n", "?", "? a", "key:", "Größe: 3", "\u{202E}abc",
    ])
  func texts(text: String) throws {
    var layout = Layout()
    var view = View()
    (view.kind, view.subtreeEnd, view.text) = (.label, 1, 0)
    view.className = layout.names.intern("UILabel")
    layout.views = [view]
    layout.texts = [TextProperties()]
    layout.texts[0].text = text
    let written = ViewTreeWriter.text(of: layout)
    let tree = SyntaxTree(parsing: SourceFile(path: "text.layout.yaml", bytes: written))
    let back = ViewTreeDecoder().decode(tree)
    #expect(tree.findings.isEmpty && back.findings.isEmpty)
    #expect(back.layouts.first?.texts.first?.text == text)
  }

  /// Each view as a line, by its path rather than its index.
  private func views(of layout: Layout) -> [String] {
    layout.viewIDs.map { id in
      let view = layout[id]
      var line = "\(layout.names[view.name]) \(view.kind) \(view.traits.contains(.translatesMask)) \(view.isHidden)"
      line += " \(view.isArranged) \(view.isLayoutGuide) \(view.frame) \(view.intrinsicContentSize)"
      for axis in Axis.allCases {
        line += " \(view.hugging[axis] ?? view.kind.defaultHugging(axis))"
        line += " \(view.compressionResistance[axis] ?? .defaultHigh)"
      }
      if let stack = layout.stack(of: id) { line += " \(stack.axis) \(stack.spacing) \(stack.alignment)" }
      if let scroll = layout.scroll(of: id) { line += " \(String(describing: scroll.scrollAxis))" }
      return line + " in \(view.superview.index)"
    }
  }

  private func constraints(of layout: Layout) -> [String] {
    func item(_ item: Item) -> String { "\(item.view.index).\(item.guide)" }
    return layout.constraints.map { it in
      "\(item(it.first)).\(it.firstAttribute) \(it.relation) \(it.multiplier) \(item(it.second)).\(it.secondAttribute) "
        + "\(it.constant + 0) \(it.priority.value) at \(it.owner.index) \(layout.names[it.identifier])"
    }.sorted()
  }
}

/// Layouts of some twenty views that UIKit would take, made at random.
private enum RandomLayout {
  static func make(_ random: inout ConstraintRobustnessTests.Random) -> Layout {
    var layout = Layout()
    var isStack: [Bool] = []
    for index in 0..<Int.random(in: 1...20, using: &random) {
      // In pre-order a view's superview is the last view or one of its ancestors.
      var superview = ViewID(index - 1)
      while superview.index > 0, Bool.random(using: &random) || layout[superview].isLayoutGuide {
        superview = layout[superview].superview
      }
      var view = makeView(index, superview, &layout, &random)
      if index > 0, isStack[Int(superview.index)] {
        view.traits.insert(.isArranged)
        view.traits.remove(.translatesMask)
      }
      layout.views.append(view)
      isStack.append(view.kind == .stackView)
    }
    for index in layout.views.indices.reversed() {
      let end = max(layout.views[index].subtreeEnd, Int32(index + 1))
      layout.views[index].subtreeEnd = end
      let superview = layout.views[index].superview
      if superview.exists { layout[superview].subtreeEnd = max(layout[superview].subtreeEnd, end) }
    }
    for _ in 0..<Int.random(in: 0...30, using: &random) { addConstraint(&layout, &random) }
    if Bool.random(using: &random) { layout.devices = [.standard, Device(width: 300.5, height: 500)] }
    return layout
  }

  private static func makeView(
    _ index: Int, _ superview: ViewID, _ layout: inout Layout, _ random: inout ConstraintRobustnessTests.Random
  ) -> View {
    var view = View()
    view.superview = index == 0 ? .none : superview
    view.name = layout.names.intern(
      ["v\(index)", "top-\(index)", "8b\(index)-x", "leading\(index)"].randomElement(using: &random)!)
    view.kind = [.view, .view, .label, .button, .scrollView, .stackView].randomElement(using: &random)!
    view.className = layout.names.intern(view.kind.name)
    if index > 0, Bool.random(using: &random) { view.traits.remove(.translatesMask) }
    if Int.random(in: 0...9, using: &random) == 0 { view.traits.insert(.isHidden) }
    if Bool.random(using: &random) { view.hugging.horizontal = Priority(Float.random(in: 1...1000, using: &random)) }
    if Bool.random(using: &random) { view.compressionResistance.vertical = Priority(250) }
    if Int.random(in: 0...3, using: &random) == 0 {
      view.frame = Rect(x: number(&random), y: -1, width: 10, height: 0)
      view.traits.insert(.hasFrame)
    }
    if Int.random(in: 0...3, using: &random) == 0 { view.intrinsicContentSize.vertical = .points(44) }
    if view.kind == .stackView {
      var stack = StackProperties()
      (stack.axis, stack.spacing, stack.alignment) = (.vertical, number(&random), .center)
      view.stack = Int32(layout.stacks.count)
      layout.stacks.append(stack)
    }
    if view.kind == .scrollView {
      var scroll = ScrollProperties()
      scroll.scrollAxis = .both
      view.scroll = Int32(layout.scrolls.count)
      layout.scrolls.append(scroll)
    }
    return view
  }

  /// A number with at most three decimals, so that it is written in full.
  private static func number(_ random: inout ConstraintRobustnessTests.Random) -> Double {
    Double(Int.random(in: -100_000...100_000, using: &random)) / 1000
  }

  private static func addConstraint(_ layout: inout Layout, _ random: inout ConstraintRobustnessTests.Random) {
    let first = ViewID(Int.random(in: 0..<layout.views.count, using: &random))
    let owner = ViewID(Int.random(in: 0..<layout.views.count, using: &random))
    let other = ViewID(Int.random(in: 0..<layout.views.count, using: &random))
    var constraint = Constraint(
      Item(first), [.width, .height].randomElement(using: &random)!, .equal, constant: number(&random), owner: owner,
      range: .fileStart)
    if other != first {
      let pairs: [(Attribute, Attribute)] = [
        (.leading, .leading), (.leading, .leading), (.trailing, .trailing), (.top, .top), (.bottom, .bottom),
        (.top, .bottom), (.centerX, .centerX), (.centerY, .centerY), (.width, .height), (.width, .width),
        (.leadingMargin, .trailing), (.firstBaseline, .lastBaseline),
      ]
      (constraint.firstAttribute, constraint.secondAttribute) = pairs.randomElement(using: &random)!
      constraint.second = Item(other)
      if constraint.firstAttribute.kind != .baseline, Bool.random(using: &random) {
        constraint.second.guide = .safeArea
      }
      constraint.constant = [0, 8, -8, number(&random)].randomElement(using: &random)!
      if Int.random(in: 0...4, using: &random) == 0 {
        constraint.multiplier = [0.5, 2, -1].randomElement(using: &random)!
      }
    }
    if Int.random(in: 0...4, using: &random) == 0 { constraint.relation = .greaterThanOrEqual }
    constraint.priority = [.required, .required, .defaultLow, Priority(999.5)].randomElement(using: &random)!
    if Int.random(in: 0...9, using: &random) == 0 { constraint.identifier = layout.names.intern("key: \"one\"") }
    layout.constraints.append(constraint)
  }
}
