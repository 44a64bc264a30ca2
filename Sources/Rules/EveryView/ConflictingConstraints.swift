import LayoutEngine
import LayoutModel
package import SourceText

/// Required constraints cannot hold together.
package enum ConflictingConstraints: Rule {
  package static let page = RulePage(
    .conflictingConstraints, in: .everyView, level: .error,
    summary: "required constraints cannot hold together",
    reason: """
      UIKit logs “Unable to simultaneously satisfy constraints”, breaks one of them (which one is not documented), and \
      goes on. What is listed is a smallest such set: leave out any one of them and the others can hold. No width or \
      height is ever negative; some conflicts exist only because of that.
      """,
    remedy: "Remove one of the constraints, or give one a priority below 1000.",
    bad: [
      """
      view:
        subviews:
          - id: bar
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
              - height == 44
              # ^^^^^^^^^^^^ error[conflicting-constraints]: cannot hold together
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: bar
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
              - height == 44 @999
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    screen.solved.conflicts.compactMap { conflict in
      // A forgotten flag is told by its own rule.
      if TranslatesMaskConflict.culprit(conflict, screen.layout) != nil { return nil }
      // So is a constraint on content that its class sizes: it does not hold anything to the frame.
      let competes = conflict.rows.contains { row in
        row.kind == .constraint
          && SelfSizingScrollClass.competitor(screen.layout.constraints[Int(row.subject)], screen.layout) != nil
      }
      if competes { return nil }
      return finding(conflict, screen)
    }
  }

  private static func finding(_ conflict: Conflict, _ screen: Screen) -> Finding? {
    let text = RowText(screen: screen)
    guard let main = conflict.rows.last(where: { $0.kind == .constraint }) ?? conflict.rows.last else { return nil }
    let others = text.related(conflict.rows, except: main)
    let written = main.view == nil ? screen.layout.constraints[Int(main.subject)] : nil
    let about = written?.first.view ?? main.view ?? .root
    var help = "remove one of them, or give one a priority below 1000"
    if let mask = conflict.rows.first(where: { $0.kind == .mask }), let view = mask.view {
      help =
        "if \(screen.describe(view)) should be placed by constraints, set its "
        + "translatesAutoresizingMaskIntoConstraints to false; else remove one of them"
    } else if let written {
      var weaker = written
      weaker.priority = Priority(999)
      help = "remove one of them, or let one yield: `\(screen.expression(weaker))`"
    }
    return screen.finding(
      page, about: about, at: text.range(main), axis: main.axis, related: others,
      help: help,
      written == nil
        ? "required constraints cannot hold together: \(text.text(main))"
        : "\(text.text(main)) cannot hold together with \(Self.count(others.count))")
  }

  /// Of many conflicts the solver explains the first ones, and names of the others only what gave way.
  private static func count(_ others: Int) -> String {
    switch others {
    case 0: "other required constraints"
    case 1: "one other required constraint"
    default: "\(others) other required constraints"
    }
  }
}
