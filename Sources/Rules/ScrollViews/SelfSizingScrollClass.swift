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
    guard layout.views.contains(where: { $0.kind.isScrollView && $0.kind.ownsContentSize }) else { return [] }
    var told: Set<ByteRange> = []
    var findings: [Finding] = []
    for it in layout.constraints {
      guard let (item, other) = competitor(it, layout), told.insert(it.range).inserted else { continue }
      let name = layout[item.view].kind.name
      findings.append(
        screen.finding(
          page, about: item.view, at: it.range,
          help:
            "tie \(screen.describe(other.view)) to `\(screen.reference(item.view, from: it.owner)).frameLayoutGuide`, or place it "
            + "beside the \(name)",
          "\(screen.describe(item.view)) is a \(name), which computes its content size itself; a constraint "
            + "on its content competes with that"))
    }
    return findings
  }

  /// The scroll view whose content a constraint speaks of although its class sizes it, and what is tied to it.
  static func competitor(_ it: Constraint, _ layout: Layout) -> (Item, other: Item)? {
    guard it.second.exists else { return nil }
    if competes(it.first, it.firstAttribute, with: it.second, layout) { return (it.first, it.second) }
    if competes(it.second, it.secondAttribute, with: it.first, layout) { return (it.second, it.first) }
    return nil
  }

  /// Whether a constraint ties `other` to an edge of the content area that a view sizes itself.
  private static func competes(_ item: Item, _ attribute: Attribute, with other: Item, _ layout: Layout) -> Bool {
    // Web and map views are no scroll views themselves; their edges are their frame.
    guard layout[item.view].kind.isScrollView, layout[item.view].kind.ownsContentSize,
      layout[item.view].traits.contains(.isScrollEnabled)
    else { return false }
    return attribute.isEdge
      && (item.guide == .content || item.guide == .none && layout.isDescendant(other.view, of: item.view))
  }
}
