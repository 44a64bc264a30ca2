import LayoutModel
package import SourceText

/// Nothing ties the content's width to the frame's in a scroll view that scrolls vertically.
package enum MissingEqualWidth: Rule {
  package static let page = RulePage(
    .missingEqualWidth, in: .scrollViews, level: .error,
    summary: "nothing ties the content's width to the frame's in a scroll view that scrolls vertically",
    reason: """
      Pins to the leading and trailing edge tie the content to the content area, not to the screen: the content area is \
      as wide as the content, and the content as wide as the content area. One more constraint has to bring in the width \
      of the frame. Four pins are not enough. Where only text decides the width, the layout is not ambiguous, but a \
      longer text makes the scroll view scroll sideways: that is a warning.
      """,
    remedy: "Add `content.width == scroll.frameLayoutGuide.width`.",
    fix: .either(
      """
      Adds the equal width. Safe when `scrollAxis` is written or follows from what is written; a choice when the scroll \
      view is taken to scroll vertically for want of evidence.
      """),
    bad: [
      """
      view:
        subviews:
          - id: scroll
            #   ^^^^^^ error[missing-equal-width]: nothing ties it to the frame's width
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            subviews:
              - id: content
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == scroll.contentLayoutGuide
                  - height == 1200
      """,
      """
      view:
        subviews:
          - id: scroll
            #   ^^^^^^ warning[missing-equal-width]: only the intrinsic width of 'article' decides
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            subviews:
              - id: article
                class: UILabel
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == scroll.contentLayoutGuide
      """,
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
              - id: content
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == scroll.contentLayoutGuide
                  - width == scroll.frameLayoutGuide.width
                  - height == 1200
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] { EqualLength.check(screen, page, .horizontal) }
}
