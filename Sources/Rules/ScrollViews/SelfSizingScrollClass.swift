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
      guard it.second.exists,
        layout[it.first.view].kind.ownsContentSize || layout[it.second.view].kind.ownsContentSize
      else { return nil }
      for (item, attribute, other) in [
        (it.first, it.firstAttribute, it.second), (it.second, it.secondAttribute, it.first),
      ] {
        let view = layout[item.view]
        // Web and map views are no scroll views themselves; their edges are their frame.
        guard view.kind.isScrollView, view.kind.ownsContentSize, view.traits.contains(.isScrollEnabled),
          attribute.isEdge,
          item.guide == .content || item.guide == .none && layout.isDescendant(other.view, of: item.view),
          told.insert(it.range).inserted
        else { continue }
        return screen.finding(
          page, about: item.view, at: it.range,
          help:
            "tie \(screen.describe(other.view)) to `\(screen.reference(item.view, from: it.owner)).frameLayoutGuide`, or place it "
            + "beside the \(view.kind.name)",
          "\(screen.describe(item.view)) is a \(view.kind.name), which computes its content size itself; a constraint "
            + "on its content competes with that")
      }
      return nil
    }
  }
}
