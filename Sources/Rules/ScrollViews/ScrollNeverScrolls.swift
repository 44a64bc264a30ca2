import LayoutEngine
import LayoutModel
package import SourceText

/// Required constraints make the content exactly as large as the frame in the way in which it should scroll.
package enum ScrollNeverScrolls: Rule {
  package static let page = RulePage(
    .scrollNeverScrolls, in: .scrollViews, level: .warning,
    summary: "constraints hold the content at exactly the frame's size in the way in which it should scroll",
    reason: """
      A required equality between the content's length and the frame's length (or edges on both sides together with the \
      frame's centre) leaves nothing to scroll: content that needs more room is squeezed or clipped instead. What is \
      meant is nearly always “at least as high as the frame, and more when needed”.
      """,
    remedy: "Write `>=`, or lower the priority: `content.height == scroll.frameLayoutGuide.height @250`.",
    fix: .choice("Lowers the priority to 250: a choice, since a form that fits may be meant to stand still."),
    bad: [
      """
      view:
        subviews:
          - id: scroll
            #   ^^^^^^ warning[scroll-never-scrolls]: never scrolls vertically
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            subviews:
              - id: content
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == scroll.contentLayoutGuide
                  - size == scroll.frameLayoutGuide
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
              - id: content
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == scroll.contentLayoutGuide
                  - width == scroll.frameLayoutGuide.width
                  - height == scroll.frameLayoutGuide.height @250
                subviews:
                  - id: article
                    class: UILabel
                    contentHuggingPriority: 249
                    translatesAutoresizingMaskIntoConstraints: false
                    constraints:
                      - edges == superview
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    screen.scrollViews.compactMap { facts in
      let bounce = screen.layout.scroll(of: facts.view)?.alwaysBounce
      let axes = Axis.allCases.filter { facts.scrolls($0) }
      // Scrolling in either way is enough, and a view that bounces on purpose (pull to refresh) is meant so.
      guard !axes.isEmpty, axes.allSatisfy({ facts.axes[$0].isHeldAtFrame && bounce?[$0] != true }) else { return nil }
      let axis = axes[axes.count - 1]
      let tie = facts.axes[axis].lengthTies.first { screen.layout.constraints[$0].priority.isRequired }
      let mended = tie.map { index -> Constraint in
        var low = screen.layout.constraints[index]
        low.priority = .defaultLow
        return low
      }
      let related = [mended].compactMap { $0 }.map {
        Finding.Related($0.range, "this makes the content as \(axis == .vertical ? "high" : "wide") as the frame")
      }
      let way = axis == .vertical ? "vertically" : "horizontally"
      return screen.finding(
        page, about: facts.view, axis: axis, related: related,
        help: mended.map { "write `\(screen.expression($0))`, so that it grows where it needs more" },
        proposal: tie.flatMap { index in
          mended.map { Amendment("Lower its priority to 250", .choice, [.replace(index, with: $0)]) }
        },
        "\(screen.describeScrollView(facts.view)) never scrolls \(way): required constraints hold its content at the "
          + "frame's \(axis.length)")
    }
  }
}
