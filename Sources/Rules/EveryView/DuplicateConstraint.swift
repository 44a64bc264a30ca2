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
    var table = SlotTable(capacity: constraints.count)
    var duplicates: [(first: Int, second: Int)] = []
    for (index, written) in constraints.enumerated() {
      let it = ordered(written)
      let hash = hash(it)
      if let first = table.find(hash, where: { isSame(ordered(constraints[$0]), it) }) {
        duplicates.append((first, index))
      } else {
        table.insert(hash, at: index)
      }
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

  /// The same constraint with the view that comes first in the tree on its left, since `a == b` says what `b == a` does.
  private static func ordered(_ it: Constraint) -> Constraint {
    guard it.second.exists, it.second.view < it.first.view, it.multiplier == 1 else { return it }
    var turned = it
    (turned.first, turned.second) = (it.second, it.first)
    (turned.firstAttribute, turned.secondAttribute) = (it.secondAttribute, it.firstAttribute)
    turned.relation = it.relation.flipped
    turned.constant = it.constant == 0 ? 0 : -it.constant
    return turned
  }

  private static func hash(_ it: Constraint) -> UInt64 {
    let places =
      UInt64(UInt32(bitPattern: it.first.view.index)) << 32 | UInt64(UInt32(bitPattern: it.second.view.index))
    let kinds =
      UInt64(it.firstAttribute.rawValue) << 24 | UInt64(it.secondAttribute.rawValue) << 16
      | UInt64(it.first.guide.rawValue) << 8 | UInt64(it.second.guide.rawValue)
    return places.mixed(with: kinds).mixed(with: it.constant.bitPattern)
  }

  private static func isSame(_ a: Constraint, _ b: Constraint) -> Bool {
    a.first == b.first && a.second == b.second && a.firstAttribute == b.firstAttribute
      && a.secondAttribute == b.secondAttribute && a.relation == b.relation && a.constant == b.constant
      && a.multiplier == b.multiplier && a.priority == b.priority
  }
}
