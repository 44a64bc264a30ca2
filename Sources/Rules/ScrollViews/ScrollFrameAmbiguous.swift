import LayoutEngine
import LayoutModel
package import SourceText

/// The scroll view's own frame is not decided.
package enum ScrollFrameAmbiguous: Rule {
  package static let page = RulePage(
    .scrollFrameAmbiguous, in: .scrollViews, level: .error,
    summary: "the scroll view's own frame is not decided",
    reason: """
      A scroll view takes no size from its content: it has no intrinsic content size, and constraints between its \
      content and its edges move the content area, not the frame. Its frame has to come from outside: from edges tied to \
      views outside its subtree, or from a width and a height.
      """,
    remedy: "Pin the scroll view's edges to its superview or the safe area, or give it a width and a height.",
    bad: [
      """
      view:
        subviews:
          - id: scroll
            #   ^^^^^^ error[scroll-frame-ambiguous]: height
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - top == superview.safeAreaLayoutGuide.top
              - horizontalEdges == superview
            subviews:
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
        subviews:
          - id: scroll
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview.safeAreaLayoutGuide
            subviews:
              - id: article
                class: UILabel
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == scroll.contentLayoutGuide
                  - width == scroll.frameLayoutGuide.width
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    screen.openViews.filter { screen.layout[$0.view].kind.isScrollView }.map { open in
      let name = screen.describe(open.view)
      let parts = Wording.list(open.parts.names)
      let axis = open.axis
      return screen.finding(
        page, about: open.view, axis: axis, related: open.related(screen),
        help:
          "pin its edges to its superview (`\(screen.reference(open.view, from: open.view)).edges == superview.safeAreaLayoutGuide`),"
          + " or give it the missing size",
        "the frame of scroll view \(name) is ambiguous: nothing outside it decides its \(parts), and its content does "
          + "not count")
    }
  }
}
