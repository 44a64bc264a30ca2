import LayoutModel
package import SourceText

/// An edge of the content area is reached by inequalities alone.
package enum InequalityOnlyPin: Rule {
  package static let page = RulePage(
    .inequalityOnlyPin, in: .scrollViews, level: .error,
    summary: "an edge of the content area is reached only by inequalities",
    reason: """
      `<=` and `>=` keep the content on the right side of an edge, and say nothing about how far away it may be: every \
      larger content size satisfies them too. Only an equality says where the content area ends.
      """,
    remedy: "Write `==` for the last view; for “at least as tall as the screen”, keep it and add a `>=` on the height.",
    fix: .either(
      """
      Writes `==`. Safe where one inequality reaches the edge, since what it asked for still holds; where several do, it \
      takes the first, which is a choice.
      """),
    bad: [
      """
      view:
        subviews:
          - id: scroll
            #   ^^^^^^ error[inequality-only-pin]: bottom
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            subviews:
              - id: article
                class: UILabel
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - top == scroll.contentLayoutGuide.top
                  - horizontalEdges == scroll.contentLayoutGuide
                  - width == scroll.frameLayoutGuide.width
                  - bottom <= scroll.contentLayoutGuide.bottom
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
                  - height >= scroll.frameLayoutGuide.height
                subviews:
                  - id: article
                    class: UILabel
                    translatesAutoresizingMaskIntoConstraints: false
                    constraints:
                      - top == superview.top
                      - horizontalEdges == superview
                      - bottom == superview.bottom @750
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    screen.scrollViews.flatMap { facts in
      Axis.allCases.compactMap { axis -> Finding? in
        guard case .inequalityOnly(let edges, let pins) = facts.axes[axis].diagnosis else { return nil }
        let names = Wording.list(edges.map(\.name))
        let related = pins.map { pin in
          Finding.Related(screen.layout.constraints[pin.constraint].range, "this leaves the distance open")
        }
        let mended = pins.first.map { pin -> (index: Int, constraint: Constraint) in
          var equal = screen.layout.constraints[pin.constraint]
          equal.relation = .equal
          return (pin.constraint, equal)
        }
        return screen.finding(
          page, about: facts.view, axis: axis, related: related,
          help: mended.map { "write `\(screen.expression($0.constraint))`" },
          proposal: mended.map {
            Amendment(
              "Pin it with ==", pins.count == 1 ? .safe : .choice, [.replace($0.index, with: $0.constraint)])
          },
          "content \(axis.length) of \(screen.describeScrollView(facts.view)) is ambiguous: only inequalities reach "
            + "the \(names) of its content area, and every larger content size satisfies them")
      }
    }
  }
}
