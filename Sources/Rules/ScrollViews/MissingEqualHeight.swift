import LayoutModel
package import SourceText

/// Nothing ties the content's height to the frame's in a scroll view that scrolls horizontally.
package enum MissingEqualHeight: Rule {
  package static let page = RulePage(
    .missingEqualHeight, in: .scrollViews, level: .error,
    summary: "nothing ties the content's height to the frame's in a scroll view that scrolls horizontally",
    reason: """
      Pins to the top and bottom edge tie the content to the content area, which is as high as the content. One more \
      constraint has to bring in the height of the frame, or the content height is ambiguous; where only text decides it, \
      and it is higher than the frame, the scroll view also scrolls up and down: that is a warning.
      """,
    remedy: "Add `content.height == scroll.frameLayoutGuide.height`.",
    fix: .safe(
      """
      Adds the equal height. A scroll view is taken to scroll horizontally only where `scrollAxis` or what is \
      written says so.
      """),
    bad: [
      """
      view:
        subviews:
          - id: pages
            #   ^^^^^ error[missing-equal-height]: nothing ties it to the frame's height
            class: UIScrollView
            scrollAxis: horizontal
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            subviews:
              - id: strip
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == pages.contentLayoutGuide
                  - width == 1200
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: pages
            class: UIScrollView
            scrollAxis: horizontal
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            subviews:
              - id: strip
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == pages.contentLayoutGuide
                  - width == 1200
                  - height == pages.frameLayoutGuide.height
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] { EqualLength.check(screen, page, .vertical) }
}
