import LayoutModel
package import SourceText

/// A constant of the wrong sign pushes content out of the content area.
package enum ContentOverflow: Rule {
  package static let page = RulePage(
    .contentOverflow, in: .scrollViews, level: .warning,
    summary: "a constant of the wrong sign pushes content out of the content area",
    reason: """
      At the trailing and the bottom edge an inset is negative: `content.trailing == scroll.trailing - 20`. With a \
      positive constant the content area ends before the content does, so the last points of the content lie outside and \
      cannot be scrolled to.
      """,
    remedy: "Turn the sign of the constant, or write `edges == … inset N`.",
    fix: .safe("Turns the sign; where both far edges stand in one `edges`, writes `inset`."),
    bad: [
      """
      view:
        subviews:
          - id: scroll
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            subviews:
              - id: article
                class: UILabel
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - top == scroll.contentLayoutGuide.top + 20
                  - horizontalEdges == scroll.contentLayoutGuide
                  - width == scroll.frameLayoutGuide.width
                  - bottom == scroll.contentLayoutGuide.bottom + 20
                  # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[content-overflow]: 20 points
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: scroll
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            subviews:
              - id: article
                class: UILabel
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - verticalEdges == scroll.contentLayoutGuide inset 20
                  - horizontalEdges == scroll.contentLayoutGuide
                  - width == scroll.frameLayoutGuide.width
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    screen.scrollViews.flatMap { facts -> [Finding] in
      // Code that recentres a zoomed view plays with these constants.
      if let scroll = screen.layout.scroll(of: facts.view), scroll.maximumZoomScale > 1 { return [] }
      let constraints = screen.layout.constraints
      let faults = Axis.allCases.flatMap { axis in
        facts.axes[axis].far.filter { $0.relation == .equal && $0.constant > 0 && $0.insideAttribute.kind == .max }
          .map { (axis: axis, pin: $0) }
      }
      return faults.map { axis, pin -> Finding in
        let range = constraints[pin.constraint].range
        // What stands in one `edges` is mended together.
        let mended = faults.map(\.pin.constraint).filter { constraints[$0].range == range }.map { index in
          var mended = constraints[index]
          mended.constant = -mended.constant
          return (index: index, constraint: mended)
        }
        let own = mended.first { $0.index == pin.constraint }
        return screen.finding(
          page, about: facts.view, at: range, axis: axis,
          help: own.map { "write `\(screen.expression($0.constraint))`" },
          proposal: Amendment(
            "Turn the sign of the inset", .safe, mended.map { .replace($0.index, with: $0.constraint) }),
          "\(screen.describe(pin.inside.view)) ends \(ConstraintText.number(pin.constant)) points beyond the content "
            + "area of \(screen.describe(facts.view)): an inset at the \(axis.maxAttribute.name) edge is negative")
      }
    }
  }
}
