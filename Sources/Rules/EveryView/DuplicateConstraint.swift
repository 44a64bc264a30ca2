import FlatCollections
import LayoutModel
package import SourceText

/// The same constraint is written twice.
package enum DuplicateConstraint: Rule {
  package static let page = RulePage(
    .duplicateConstraint, in: .everyView, level: .warning,
    summary: "the same constraint is written twice",
    reason: """
      Two equal constraints do no harm until one of them is changed: then the other still holds, and they conflict.
      """,
    remedy: "Remove one of them.",
    fix: .safe("Removes the second one, or the first where the second is part of an `edges` that says more."),
    bad: [
      """
      view:
        subviews:
          - id: bar
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
              - leading == superview.leading
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[duplicate-constraint]: twice
      """,
      """
      view:
        id: root
        subviews:
          - id: bar
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == root inset 8
      constraints:
        - root.trailing == bar.trailing + 8
        # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[duplicate-constraint]: twice
      """,
    ],
    good: [
      """
      view:
        subviews:
          - id: bar
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    let constraints = screen.layout.constraints
    var written = Written(viewCount: screen.layout.views.count, constraintCount: constraints.count)
    var duplicates: [(first: Int, second: Int)] = []
    for index in constraints.indices {
      if let first = written.find(index, constraints) { duplicates.append((first, index)) }
    }
    let repeated = Set(duplicates.map(\.second))
    return duplicates.map { first, second in
      let it = constraints[second]
      return screen.finding(
        page, about: it.first.view, at: it.range,
        related: [Finding.Related(constraints[first].range, "it is already here")], help: "remove one of them",
        proposal: proposal(first, second, repeated, constraints), "`\(screen.expression(it))` is written twice")
    }
  }

  /// What goes must say nothing else: an `edges` goes only when all its parts are repeated.
  private static func proposal(
    _ first: Int, _ second: Int, _ repeated: Set<Int>, _ constraints: [Constraint]
  ) -> Amendment? {
    func parts(_ index: Int) -> [Int] {
      let range = constraints[index].range
      let start = (0..<index).last { constraints[$0].range != range }.map { $0 + 1 } ?? 0
      return Array(constraints.indices[start...].prefix { constraints[$0].range == range })
    }
    let later = parts(second)
    if later.allSatisfy(repeated.contains) {
      return Amendment("Remove the duplicate", .safe, later.map { .remove($0) })
    }
    return parts(first) == [first] ? Amendment("Remove the duplicate", .safe, [.remove(first)]) : nil
  }

  /// The constraints met so far, by the later one of their views: mostly a view has few of its own, and they lie near each
  /// other. What a view has beyond those goes by its hash.
  private struct Written {
    private static let chainLimit = 12

    private struct Link {
      /// The constraint before this one in its chain, or -1.
      var previous: Int32
      /// Half a hash of what this one says.
      var hash: UInt32
    }

    /// For each view the last constraint in its chain, or -1.
    private var last: [Int32]
    private var links: [Link] = []
    private var table = SlotTable()

    init(viewCount: Int, constraintCount: Int) {
      last = [Int32](count: viewCount, of: -1)
      links.reserveCapacity(constraintCount)
    }

    /// The constraint that says the same as the next one; if there is none, that is remembered.
    @inline(__always)
    mutating func find(_ index: Int, _ constraints: [Constraint]) -> Int? {
      let it = Saying(constraints[index])
      let hash = it.hash
      let view = Int(max(it.first.view.index, it.second.view.index))
      links.append(Link(previous: -1, hash: UInt32(truncatingIfNeeded: hash)))
      var length = 0
      var known = Int(last[view])
      while known >= 0 {
        if links[known].hash == links[index].hash, it == Saying(constraints[known]) {
          return known
        }
        length += 1
        known = Int(links[known].previous)
      }
      if length < Self.chainLimit {
        links[index].previous = last[view]
        last[view] = Int32(index)
        return nil
      }
      if let first = table.find(hash, where: { it == Saying(constraints[$0]) }) {
        return first
      }
      table.insert(hash, at: index)
      return nil
    }
  }

  /// What a constraint says, with the view that comes first in the tree on the left, since `a == b` says what `b == a` does.
  private struct Saying: Equatable {
    var first, second: Item
    var firstAttribute, secondAttribute: Attribute
    var relation: Relation
    var constant: Double
    var multiplier: Double
    var priority: Priority

    @inline(__always)
    init(_ it: Constraint) {
      if it.second.exists, it.second.view < it.first.view, it.multiplier == 1 {
        (first, second) = (it.second, it.first)
        (firstAttribute, secondAttribute) = (it.secondAttribute, it.firstAttribute)
        relation = it.relation.flipped
        constant = it.constant == 0 ? 0 : -it.constant
      } else {
        (first, second) = (it.first, it.second)
        (firstAttribute, secondAttribute) = (it.firstAttribute, it.secondAttribute)
        (relation, constant) = (it.relation, it.constant)
      }
      (multiplier, priority) = (it.multiplier, it.priority)
    }

    var hash: UInt64 {
      let places = UInt64(UInt32(bitPattern: first.view.index)) << 32 | UInt64(UInt32(bitPattern: second.view.index))
      let kinds =
        UInt64(firstAttribute.rawValue) << 24 | UInt64(secondAttribute.rawValue) << 16
        | UInt64(first.guide.rawValue) << 8 | UInt64(second.guide.rawValue)
      return places.mixed(with: kinds).mixed(with: constant.bitPattern)
    }
  }
}
