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
      return Axis.allCases.flatMap { axis in
        facts.axes[axis].far.compactMap { pin -> Finding? in
          guard pin.relation == .equal, pin.constant > 0, pin.insideAttribute.kind == .max else { return nil }
          var mended = screen.layout.constraints[pin.constraint]
          mended.constant = -mended.constant
          return screen.finding(
            page, about: facts.view, at: screen.layout.constraints[pin.constraint].range, axis: axis,
            help: "write `\(screen.expression(mended))`",
            "\(screen.describe(pin.inside.view)) ends \(ConstraintText.number(pin.constant)) points beyond the content "
              + "area of \(screen.describe(facts.view)): an inset at the \(axis.maxAttribute.name) edge is negative")
        }
      }
    }
  }
}
