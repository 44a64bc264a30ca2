import LayoutModel
package import SourceText

/// A scroll view inside another, both scrolling the same way.
package enum NestedScrollAxis: Rule {
  package static let page = RulePage(
    .nestedScrollAxis, in: .scrollViews, level: .warning,
    summary: "a scroll view lies inside another that scrolls the same way",
    reason: """
      Both scroll views want the same pan. The inner one takes it while it can scroll, so the outer one seems stuck \
      under the finger, and a table view inside a scroll view loses its cell reuse when it is made as high as its rows.
      """,
    remedy: "Let one of them scroll: set `isScrollEnabled: false` on the inner one, or drop the outer one.",
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
              - id: rows
                #   ^^^^ warning[nested-scroll-axis]: both scroll vertically
                class: UITableView
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == scroll.contentLayoutGuide
                  - width == scroll.frameLayoutGuide.width
                  - height == 600
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
              - id: rows
                class: UITableView
                isScrollEnabled: false
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == scroll.contentLayoutGuide
                  - width == scroll.frameLayoutGuide.width
                  - height == 600
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    let layout = screen.layout
    guard !screen.scrollViews.isEmpty else { return [] }
    let enabled = layout.viewIDs.filter { layout[$0].kind.isScrollView && layout[$0].traits.contains(.isScrollEnabled) }
    return enabled.compactMap { view in
      guard let axis = ownAxis(view, screen),
        let facts = screen.facts(of: screen.nesting.scrollView(above: view)),
        layout[facts.view].traits.contains(.isScrollEnabled), facts.scrolls(axis), facts.scrollAxis != .both
      else { return nil }
      let way = axis == .vertical ? "vertically" : "horizontally"
      return screen.finding(
        page, about: view, axis: axis,
        related: [Finding.Related(layout[facts.view].label, "the outer scroll view")],
        help: "set `isScrollEnabled: false` on \(screen.describe(view)), or let it stand outside the scroll view",
        "\(screen.describe(view)) lies inside \(screen.describeScrollView(facts.view)), and both scroll \(way), so they "
          + "take the pan from each other")
    }
  }

  /// The one way in which a view scrolls, where that is known: table views scroll vertically; of a scroll view it must be
  /// written or follow from its constraints; a collection view's layout is not known here.
  private static func ownAxis(_ view: ViewID, _ screen: Screen) -> Axis? {
    let layout = screen.layout
    if layout[view].kind == .tableView { return .vertical }
    let written = layout.scroll(of: view)?.scrollAxis
    if layout[view].kind == .collectionView {
      return written == .vertical ? .vertical : written == .horizontal ? .horizontal : nil
    }
    guard let own = screen.facts(of: view), own.scrollAxis != .both else { return nil }
    return own.axisIsKnown ? own.scrollAxis == .vertical ? .vertical : .horizontal : nil
  }
}
