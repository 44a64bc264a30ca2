import LayoutModel
package import SourceText

/// A subview of a scroll view is tied only to what lies outside it.
package enum FloatingContent: Rule {
  package static let page = RulePage(
    .floatingContent, in: .scrollViews, level: .warning,
    summary: "a subview of a scroll view is tied only outside it, so it floats and adds nothing to the content",
    reason: """
      A constraint between a scroll view's subview and something outside the scroll view ties the subview to a point that \
      does not scroll. The subview stays where it is while the content moves beneath it, and it adds nothing to the \
      content size. That is right for a floating header, and then `frameLayoutGuide` says so; it is a mistake where the \
      subview should scroll.
      """,
    remedy: "Tie it to the scroll view's `contentLayoutGuide` to scroll, or to its `frameLayoutGuide` to float.",
    bad: [
      """
      view:
        id: root
        subviews:
          - id: scroll
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            subviews:
              - id: header
                #   ^^^^^^ warning[floating-content]: floats
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - top == root.safeAreaLayoutGuide.top
                  - horizontalEdges == root
                  - height == 80
              - id: article
                class: UILabel
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == scroll.contentLayoutGuide
                  - width == scroll.frameLayoutGuide.width
      """
    ],
    good: [
      """
      view:
        id: root
        subviews:
          - id: scroll
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            subviews:
              - id: header
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - top == scroll.frameLayoutGuide.top
                  - horizontalEdges == scroll.frameLayoutGuide
                  - height == 80
              - id: article
                class: UILabel
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == scroll.contentLayoutGuide
                  - width == scroll.frameLayoutGuide.width
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    let layout = screen.layout
    guard layout.origin == .viewTree else { return [] }
    return screen.scrollViews.flatMap { facts -> [Finding] in
      // Where everything floats, the missing pins are told, and this with them.
      if facts.hasNoPins, Axis.allCases.contains(where: { facts.axes[$0].isAmbiguous }) { return [] }
      return facts.floating.map { floating in
        let view = floating.view
        let scroll = screen.reference(facts.view, from: view)
        return screen.finding(
          page, about: view, related: [related(floating, layout)],
          help: "tie it to `\(scroll).contentLayoutGuide` to scroll, or to `\(scroll).frameLayoutGuide` to float on "
            + "purpose",
          "\(screen.describe(view)) is tied only outside \(screen.describeScrollView(facts.view)), so it floats over "
            + "the content and adds nothing to the content size")
      }
    }
  }

  static func related(_ floating: FloatingView, _ layout: Layout) -> Finding.Related {
    Finding.Related(layout.constraints[floating.tie].range, "this ties it outside the scroll view")
  }
}
