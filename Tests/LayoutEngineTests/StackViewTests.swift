import LayoutEngine
import LayoutModel
import SourceText
import Testing
import ViewTrees
import YAMLSyntax

/// Every axis, distribution and alignment of a stack view, against formulas of its own.
@Suite struct StackViewTests {
  struct Arrangement: CustomTestStringConvertible {
    let axis: Axis
    let distribution: StackProperties.Distribution
    let alignment: StackProperties.Alignment

    var testDescription: String { "\(axis) \(distribution) \(alignment)" }

    static let all: [Arrangement] = Axis.allCases.flatMap { axis in
      StackProperties.Distribution.allCases.flatMap { distribution in
        StackProperties.Alignment.allCases.map {
          Arrangement(axis: axis, distribution: distribution, alignment: $0)
        }
      }
    }
  }

  private static let sizes: [(width: Double, height: Double)] = [(40, 20), (60, 30), (80, 10)]
  private static let spacing = 10.0

  private static func natural(_ axis: Axis) -> [Double] {
    sizes.map { axis == .horizontal ? $0.width : $0.height }
  }

  /// A stack view that holds three views and is as large as they make it, or as long as `length` says.
  private func solve(_ it: Arrangement, length: Double? = nil, hidden: Int? = nil) throws -> SolvedLayout {
    var text = """
      view:
        id: root
        subviews:
          - id: stack
            class: UIStackView
            axis: \(it.axis.name)
            distribution: \(it.distribution.rawValue)
            alignment: \(it.alignment.rawValue)
            spacing: 10
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - leading == superview.leading
              - top == superview.top

      """
    if let length { text += "        - \(it.axis.length) == \(length)\n" }
    text += "      arrangedSubviews:\n"
    for (index, size) in Self.sizes.enumerated() {
      text += "        - {id: item\(index), intrinsicContentSize: [\(size.width), \(size.height)]"
      text += index == hidden ? ", isHidden: true}\n" : "}\n"
    }
    let tree = SyntaxTree(parsing: .init(path: "stack.layout.yaml", text: text))
    let decoded = ViewTreeDecoder().decode(tree)
    #expect(decoded.findings.isEmpty && tree.findings.isEmpty)
    return LayoutEngine.solve(try #require(decoded.layouts.first), device: .standard)
  }

  private func item(_ index: Int) -> ViewID { ViewID(2 + index) }

  @Test(arguments: Arrangement.all) func takesItsSizeFromWhatItHolds(_ it: Arrangement) throws {
    let solved = try solve(it)
    #expect(solved.conflicts.isEmpty)
    for view in solved.layout.viewIDs { #expect(solved.ambiguity(of: view).isEmpty, "\(view)") }

    let natural = Self.natural(it.axis)
    var lengths = natural
    var gaps = [Self.spacing, Self.spacing]
    switch it.distribution {
    case .fill, .fillProportionally, .equalSpacing: break
    case .fillEqually: lengths = natural.map { _ in natural.max() ?? 0 }
    case .equalCentering:
      // The wider pair keeps the spacing; the other pair's centres stand as far apart.
      let pairs = [(natural[0] + natural[1]) / 2, (natural[1] + natural[2]) / 2]
      let distance = (pairs.max() ?? 0) + Self.spacing
      gaps = pairs.map { distance - $0 }
    }
    var start = 0.0
    for index in lengths.indices {
      let frame = solved.frame(of: item(index))
      #expect(frame.origin(it.axis) == start)
      #expect(frame.length(it.axis) == lengths[index])
      start += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
    #expect(solved.frame(of: ViewID(1)).length(it.axis) == start)
    expectAcross(it, solved)
  }

  private func expectAcross(_ it: Arrangement, _ solved: SolvedLayout) {
    let across = it.axis.other
    let natural = Self.natural(across)
    let whole = natural.max() ?? 0
    #expect(solved.frame(of: ViewID(1)).length(across) == whole)
    for index in natural.indices {
      let frame = solved.frame(of: item(index))
      let room = whole - natural[index]
      let origin: Double =
        switch it.alignment {
        case .fill, .leading, .top, .firstBaseline: 0
        case .center: room / 2
        case .trailing, .bottom: room
        // Baselines are a matter of rows; a column takes its leading side.
        case .lastBaseline: it.axis == .horizontal ? room : 0
        }
      #expect(frame.origin(across) == origin)
      #expect(frame.length(across) == (it.alignment == .fill ? whole : natural[index]))
    }
  }

  @Test(arguments: Axis.allCases) func aFixedLengthIsAmbiguousWhereEqualWishesShareIt(axis: Axis) throws {
    let solved = try solve(Arrangement(axis: axis, distribution: .fill, alignment: .fill), length: 400)
    #expect((0..<3).contains { solved.ambiguity(of: item($0)).contains(.length(axis)) })
  }

  @Test(arguments: Axis.allCases) func equalSpacingSharesWhatIsLeft(axis: Axis) throws {
    let solved = try solve(Arrangement(axis: axis, distribution: .equalSpacing, alignment: .fill), length: 400)
    let natural = Self.natural(axis)
    let gap = (400 - natural.reduce(0, +)) / 2
    #expect(solved.frame(of: item(1)).origin(axis) == natural[0] + gap)
    #expect(solved.frame(of: item(2)).origin(axis) == natural[0] + natural[1] + 2 * gap)
    #expect((0..<3).allSatisfy { solved.ambiguity(of: item($0)).isEmpty })
  }

  @Test(arguments: Axis.allCases) func proportionsFollowNaturalLengths(axis: Axis) throws {
    let solved = try solve(Arrangement(axis: axis, distribution: .fillProportionally, alignment: .fill), length: 400)
    let lengths = (0..<3).map { solved.frame(of: item($0)).length(axis) }
    #expect(abs(lengths.reduce(0, +) - 380) < 1e-9)
    let natural = Self.natural(axis)
    #expect(abs(lengths[0] / lengths[1] - natural[0] / natural[1]) < 1e-9)
  }

  @Test(arguments: Arrangement.all) func aHiddenItemLeavesNoTrace(_ it: Arrangement) throws {
    let solved = try solve(it, hidden: 1)
    #expect(solved.conflicts.isEmpty)
    #expect(solved.frame(of: item(1)).length(it.axis) == 0)
    for index in [0, 2] { #expect(solved.ambiguity(of: item(index)).isEmpty) }
    let natural = Self.natural(it.axis)
    let gap = Self.spacing
    let first = it.distribution == .fillEqually ? max(natural[0], natural[2]) : natural[0]
    #expect(solved.frame(of: item(2)).origin(it.axis) == first + gap)
  }
}
