import LayoutModel
package import SourceText

/// The flag is set on a view that its container places.
package enum TranslatesMaskOwned: Rule {
  package static let page = RulePage(
    .translatesMaskOwned, in: .scrollViews, level: .warning,
    summary: "translatesAutoresizingMaskIntoConstraints is set on a view that its container places",
    reason: """
      Some views are placed by whoever holds them: a controller's root view by its window or container, an arranged \
      subview by its stack view (which sets the flag to false itself), a cell's content view by the cell. Setting the \
      flag there is undone at best; on a root view or a cell's content view it takes away the only constraints that \
      place it.
      """,
    remedy: "Leave the flag alone on root views, content views of cells and arranged subviews.",
    fix: .safe("Takes the key out."),
    bad: [
      """
      view:
        id: root
        translatesAutoresizingMaskIntoConstraints: false
        #                                          ^^^^^ warning[translates-mask-owned]: root view
      """,
      """
      view:
        subviews:
          - id: rows
            class: UIStackView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            arrangedSubviews:
              - id: title
                class: UILabel
                translatesAutoresizingMaskIntoConstraints: true
                #                                          ^^^^ warning[translates-mask-owned]: arranged subview
      """,
    ],
    good: [
      """
      view:
        id: root
        subviews:
          - id: rows
            class: UIStackView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            arrangedSubviews:
              - id: title
                class: UILabel
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    let layout = screen.layout
    guard layout.origin == .viewTree else { return [] }
    return layout.viewIDs.compactMap { view in
      let it = layout[view]
      guard it.traits.contains(.translatesMaskWritten), it.flagRange != .fileStart else { return nil }
      if view == .root, !it.translatesMask {
        return screen.finding(
          page, about: view, at: it.flagRange, help: "leave the flag out", proposal: proposal(view),
          "the root view is placed by its controller's container through its autoresizing mask; without it nothing "
            + "places it")
      }
      if it.isArranged, it.translatesMask {
        return screen.finding(
          page, about: view, at: it.flagRange, help: "leave the flag out", proposal: proposal(view),
          "\(screen.describe(view)) is an arranged subview, and its stack view sets the flag to false when it takes it")
      }
      return nil
    }
  }

  private static func proposal(_ view: ViewID) -> Amendment {
    Amendment("Leave translatesAutoresizingMaskIntoConstraints out", .safe, [.leaveMaskOut(view)])
  }
}
