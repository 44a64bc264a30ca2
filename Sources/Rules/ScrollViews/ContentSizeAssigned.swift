import LayoutModel
package import SourceText

/// `contentSize` is assigned, and constraints decide it too.
package enum ContentSizeAssigned: Rule {
  package static let page = RulePage(
    .contentSizeAssigned, in: .scrollViews, level: .warning,
    summary: "contentSize is assigned although constraints decide it",
    reason: """
      As soon as constraints tie something to the far edges of the content area, Auto Layout sets `contentSize` in every \
      layout pass, and what code assigned is lost. Technical Note TN2154 knows two ways: constraints all the way and no \
      assignment, or a content view that is left to its mask and an assigned content size. Mixed, one of them loses.
      """,
    remedy: "Drop the assignment, or the constraints to the trailing and bottom edge of the content area.",
    bad: [
      """
      view:
        subviews:
          - id: scroll
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            contentSize: [390, 2000]
          # ^^^^^^^^^^^ warning[content-size-assigned]: constraints
            constraints:
              - edges == superview
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
            contentSize: [390, 2000]
            constraints:
              - edges == superview
            subviews:
              - id: canvas
                frame: [0, 0, 390, 2000]
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    let layout = screen.layout
    return screen.scrollViews.compactMap { facts in
      guard let properties = layout.scroll(of: facts.view), let range = properties.contentSizeRange else { return nil }
      let pins = Axis.allCases.flatMap { facts.axes[$0].far.filter { $0.relation == .equal } }
      guard let pin = pins.first else { return nil }
      return screen.finding(
        page, about: facts.view, at: range,
        related: [Finding.Related(layout.constraints[pin.constraint].range, "this lets constraints decide it")],
        help: "drop `contentSize`, or the constraints to the far edges of the content area",
        "contentSize of \(screen.describe(facts.view)) is assigned, but constraints decide it in every layout pass, so "
          + "the assignment is lost")
    }
  }
}
