import LayoutEngine
import LayoutModel
package import SourceText

/// The constraints leave the content size open, and no narrower rule says why.
package enum AmbiguousContentSize: Rule {
  package static let page = RulePage(
    .ambiguousContentSize, in: .scrollViews, level: .error,
    summary: "the constraints do not decide the size of a scroll view's content",
    reason: """
      The content is tied to the edges of the content area, but the chain between them has an open length: a view \
      without a size of its own, a gap that nothing closes, or two wishes of equal priority. More than one content size \
      satisfies every constraint, so UIKit picks one, and says “Scrollable content size is ambiguous”.
      """,
    remedy: "Give every view in the chain a length: a constraint, an intrinsic content size, or a chain of subviews.",
    bad: [
      """
      view:
        subviews:
          - id: scroll
            #   ^^^^^^ error[ambiguous-content-size]: content height
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
                  - height == 1200
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    let advice = LengthAdvice(screen: screen)
    return screen.scrollViews.flatMap { facts in
      Axis.allCases.compactMap { axis -> Finding? in
        if case .decided = facts.axes[axis].diagnosis { return nil }
        let name = screen.describe(facts.view)
        let start = "content \(axis.length) of scroll view \(name) is ambiguous: "
        switch facts.axes[axis].diagnosis {
        case .decided, .missingPins, .inequalityOnly, .missingLength, .openFrame, .unread: return nil
        case .openChain(let view, let part) where part == .length(axis):
          return screen.finding(
            page, about: facts.view, axis: axis,
            related: [Finding.Related(screen.layout[view].label, "its \(axis.length) is open")],
            help: advice.remedy(view, axis),
            start + advice.cause(view, [axis], isNamed: false))
        case .openChain(let view, _):
          let (from, to) = (axis.minAttribute.name, axis.maxAttribute.name)
          return screen.finding(
            page, about: facts.view, axis: axis,
            related: [Finding.Related(screen.layout[view].label, "the chain from \(from) to \(to) is open here")],
            help:
              "tie \(screen.describe(view)) to the view before it, so that the chain from \(from) to \(to) is whole",
            start + "the place of \(screen.describe(view)) between \(from) and \(to) is not decided")
        case .unexplained:
          return screen.finding(
            page, about: facts.view, axis: axis, help: nil,
            start + "more than one \(axis.length) satisfies every constraint equally well")
        }
      }
    }
  }
}
