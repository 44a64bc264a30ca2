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
                # ^^^^^^ warning[floating-content]: floats
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
    guard !screen.scrollViews.isEmpty, layout.origin == .viewTree else { return [] }
    var ties: [ViewID: [Int]] = [:]
    var scrolls: Set<ViewID> = []
    let judged = Set(screen.scrollViews.map(\.view))
    // One pass: for each child of a scroll view, its ties of place to the outside, and whether anything holds it inside.
    for (index, it) in layout.constraints.enumerated() where it.second.exists && it.firstAttribute.kind != .length {
      for (item, other) in [(it.first, it.second), (it.second, it.first)] {
        let scroll = layout[item.view].superview
        guard judged.contains(scroll), other.view != item.view, !layout.isDescendant(other.view, of: item.view) else {
          continue
        }
        let isInside = other.view == scroll || layout.isDescendant(other.view, of: scroll)
        if isInside { scrolls.insert(item.view) } else { ties[item.view, default: []].append(index) }
      }
    }
    return ties.keys.sorted().filter { !scrolls.contains($0) && !layout[$0].translatesMask }.map { view in
      let scroll = layout[view].superview
      let name = screen.reference(scroll)
      let range = layout.constraints[ties[view]?.first ?? 0].range
      return screen.finding(
        page, about: view, related: [Finding.Related(range, "this ties it outside the scroll view")],
        help: "tie it to `\(name).contentLayoutGuide` to scroll, or to `\(name).frameLayoutGuide` to float on purpose",
        "\(screen.describe(view)) is tied only outside scroll view \(screen.describe(scroll)), so it floats over the "
          + "content and adds nothing to the content size")
    }
  }
}
