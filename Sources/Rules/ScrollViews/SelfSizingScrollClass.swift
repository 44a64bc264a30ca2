import LayoutModel
package import SourceText

/// Constraints on the content of a class that computes its content size itself.
package enum SelfSizingScrollClass: Rule {
  package static let page = RulePage(
    .selfSizingScrollClass, in: .scrollViews, level: .error,
    summary: "constraints on the content of a class that computes its own content size",
    reason: """
      Table views, collection views and scrolling text views compute their content size from rows, items or text, and \
      push it into the same unknowns that constraints to their edges speak of. A subview pinned to their edges competes \
      with that, and it scrolls away with the content.
      """,
    remedy: "Pin the view to the superview beside it, to `frameLayoutGuide`, or use a header or background view.",
    bad: [
      """
      view:
        subviews:
          - id: list
            class: UITableView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            subviews:
              - id: placeholder
                class: UILabel
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == list
                  # ^^^^^^^^^^^^^ error[self-sizing-scroll-class]: computes its content size
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: list
            class: UITableView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
          - id: placeholder
            class: UILabel
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == list
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    let layout = screen.layout
    guard layout.views.contains(where: { $0.kind.ownsContentSize }) else { return [] }
    var told: Set<ByteRange> = []
    return layout.constraints.compactMap { it in
      guard let (item, other) = competitor(it, layout), told.insert(it.range).inserted else { return nil }
      let name = layout[item.view].kind.name
      return screen.finding(
        page, about: item.view, at: it.range,
        help:
          "tie \(screen.describe(other.view)) to `\(screen.reference(item.view, from: it.owner)).frameLayoutGuide`, or place it "
          + "beside the \(name)",
        "\(screen.describe(item.view)) is a \(name), which computes its content size itself; a constraint "
          + "on its content competes with that")
    }
  }

  /// The scroll view whose content a constraint speaks of although its class sizes it, and what is tied to it.
  static func competitor(_ it: Constraint, _ layout: Layout) -> (Item, other: Item)? {
    guard it.second.exists,
      layout[it.first.view].kind.ownsContentSize || layout[it.second.view].kind.ownsContentSize
    else { return nil }
    for (item, attribute, other) in [
      (it.first, it.firstAttribute, it.second), (it.second, it.secondAttribute, it.first),
    ] {
      let view = layout[item.view]
      // Web and map views are no scroll views themselves; their edges are their frame.
      if view.kind.isScrollView, view.kind.ownsContentSize, view.traits.contains(.isScrollEnabled), attribute.isEdge,
        item.guide == .content || item.guide == .none && layout.isDescendant(other.view, of: item.view)
      {
        return (item, other)
      }
    }
    return nil
  }
}
