import LayoutEngine
import LayoutModel
package import SourceText

/// A view that is left to its autoresizing mask is also placed or sized by constraints.
package enum TranslatesMaskConflict: Rule {
  package static let page = RulePage(
    .translatesMaskConflict, in: .scrollViews, level: .error,
    summary: "a view with translatesAutoresizingMaskIntoConstraints true is also placed or sized by constraints",
    reason: """
      `translatesAutoresizingMaskIntoConstraints` is true for every view made in code. UIKit then makes required \
      constraints from its frame and autoresizing mask, and these already decide its place and size. A view that is made \
      with an empty frame is held at width 0 and height 0, and any other constraint on it contradicts that: “Unable to \
      simultaneously satisfy constraints”, with an NSAutoresizingMaskLayoutConstraint in the list.
      """,
    remedy: "Set `translatesAutoresizingMaskIntoConstraints: false` on every view that you place by constraints.",
    fix: .either(
      """
      Sets the flag to `false`. Safe for a view without a frame whose flag nobody wrote: nothing but the constraints can \
      have been meant to place it. Otherwise a choice.
      """),
    bad: [
      """
      view:
        subviews:
          - id: title
            #   ^^^^^ error[translates-mask-conflict]: translatesAutoresizingMaskIntoConstraints
            class: UILabel
            constraints:
              - leading == superview.leading + 16
              - top == superview.top + 100
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: title
            class: UILabel
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - leading == superview.leading + 16
              - top == superview.top + 100
      """,
      """
      view:
        subviews:
          - id: banner
            frame: [0, 0, 320, 50]
      """,
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    let layout = screen.layout
    guard layout.views.dropFirst().contains(where: { $0.translatesMask && !$0.isArranged && !$0.isLayoutGuide }) else {
      return []
    }
    var conflicts: [ViewID: [RowOrigin]] = [:]
    for conflict in screen.solved.conflicts {
      guard let view = culprit(conflict, layout) else { continue }
      conflicts[view, default: []] += conflict.rows
    }
    // A view that was never given a frame is empty; constraints on it are meant to place it, even where they agree.
    let placements = placements(layout)
    for view in placements.keys where !layout[view].traits.contains(.hasFrame) && conflicts[view] == nil {
      conflicts[view] = []
    }
    return conflicts.keys.sorted().map { finding($0, conflicts[$0] ?? [], placements[$0], screen) }
  }

  /// The view whose mask a conflict is about: one that has constraints of its own. A mask that merely stands fast while
  /// others contradict each other around it is no forgotten flag.
  static func culprit(_ conflict: Conflict, _ layout: Layout) -> ViewID? {
    let masked = conflict.rows.filter { $0.kind == .mask }.compactMap(\.view)
    guard !masked.isEmpty else { return nil }
    // Of many conflicts the solver explains the first ones, and names of the others what gave way.
    if conflict.rows.count == 1 { return masked[0] }
    for row in conflict.rows.reversed() where row.kind == .constraint {
      let it = layout.constraints[Int(row.subject)]
      if let view = masked.first(where: { places(it, $0, layout) }) { return view }
    }
    return nil
  }

  /// Whether a constraint places or sizes a view itself: against something outside its subtree, or by a number. One that
  /// names it only as the reference of a sibling does not.
  private static func places(_ it: Constraint, _ view: ViewID, _ layout: Layout) -> Bool {
    if it.first.view == view, it.first.guide == .none {
      return !it.second.exists || it.second.view != view && !layout.isDescendant(it.second.view, of: view)
    }
    return it.second.view == view && it.second.guide == .none && layout.isDescendant(view, of: it.first.view)
  }

  /// For each view that is left to its mask, and that constraints place nevertheless: the first of these.
  private static func placements(_ layout: Layout) -> [ViewID: Int] {
    guard layout.origin == .viewTree else { return [:] }
    var found: [ViewID: Int] = [:]
    for (index, it) in layout.constraints.enumerated() {
      for item in [it.first, it.second] where item.exists && item.view != .root {
        let view = layout[item.view]
        guard view.translatesMask, !view.isArranged, !view.isLayoutGuide, found[item.view] == nil else { continue }
        if places(it, item.view, layout) { found[item.view] = index }
      }
    }
    return found
  }

  private static let relatedLimit = 3

  private static func finding(
    _ view: ViewID, _ rows: [RowOrigin], _ placement: Int?, _ screen: Screen
  ) -> Finding {
    let layout = screen.layout
    let it = layout[view]
    let name = screen.describe(view)
    var placing = rows.filter { $0.kind == .constraint }.map { Int($0.subject) }
    if placing.isEmpty, let placement { placing = [placement] }
    // The parts of one `edges` stand in one place.
    var told: Set<ByteRange> = []
    let related = placing.map { layout.constraints[$0].range }.filter { told.insert($0).inserted }.prefix(relatedLimit)
      .map { Finding.Related($0, "it is placed by constraints here") }
    let written = it.traits.contains(.translatesMaskWritten)
    let state = written ? "is true" : "is still true, as it is for every view made in code"
    let holds =
      it.traits.contains(.hasFrame)
      ? "its frame and autoresizing mask already fix its place and size"
      : "its empty frame holds it at width 0 and height 0"
    return screen.finding(
      page, about: view, related: related,
      help: "set `translatesAutoresizingMaskIntoConstraints: false` on \(name)",
      proposal: Amendment(
        "Set translatesAutoresizingMaskIntoConstraints to false",
        written || it.traits.contains(.hasFrame) ? .choice : .safe, [.turnMaskOff(view)]),
      "\(name) is placed by constraints, but its translatesAutoresizingMaskIntoConstraints \(state), so \(holds)")
  }
}
