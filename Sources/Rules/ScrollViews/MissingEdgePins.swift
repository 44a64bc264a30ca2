import LayoutEngine
import LayoutModel
package import SourceText

/// The content has no tie to an edge of the content area that it needs.
package enum MissingEdgePins: Rule {
  package static let page = RulePage(
    .missingEdgePins, in: .scrollViews, level: .error,
    summary: "the content is not tied to every edge of the content area that it needs",
    reason: """
      A scroll view has no content size of its own: Auto Layout pushes its content area out from inside, through the \
      constraints between the content and the edges of the content area. Leading and top only say where the content \
      begins. Without a tie to the trailing and the bottom edge nothing says where it ends, so the content size is \
      ambiguous, and the scroll view does not scroll.
      """,
    remedy: "Pin the content to all four edges of the scroll view's `contentLayoutGuide`.",
    bad: [
      """
      view:
        subviews:
          - id: scroll
            #   ^^^^^^ error[missing-edge-pins]: bottom edge
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
              - id: article
                class: UILabel
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == scroll.contentLayoutGuide
                  - width == scroll.frameLayoutGuide.width
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    screen.scrollViews.compactMap { finding($0, screen) }
  }

  /// One finding for a scroll view: it names the edges of both axes.
  private static func finding(_ facts: ScrollFacts, _ screen: Screen) -> Finding? {
    var edges: [Attribute] = []
    var axes: [Axis] = []
    for axis in Axis.allCases {
      guard case .missingPins(let missing) = facts.axes[axis].diagnosis else { continue }
      edges += missing
      axes.append(axis)
    }
    guard !edges.isEmpty else { return nil }
    let sizes = axes.map(\.length).joined(separator: " and ")
    let names = Wording.list(edges.map(\.name))
    let verb = axes.count == 1 ? "is" : "are"
    return screen.finding(
      page, about: facts.view, axis: axes.count == 1 ? axes[0] : nil,
      related: nearPins(facts, axes, screen)
        + (facts.hasNoPins ? facts.floating.prefix(1).map { FloatingContent.related($0, screen.layout) } : []),
      help: help(facts, edges, axes, screen),
      "nothing ties the content of \(screen.describeScrollView(facts.view)) to the \(names) "
        + "\(edges.count == 1 ? "edge" : "edges") of its content area, so its content \(sizes) \(verb) ambiguous")
  }

  private static func nearPins(_ facts: ScrollFacts, _ axes: [Axis], _ screen: Screen) -> [Finding.Related] {
    axes.flatMap { facts.axes[$0].near.prefix(1) + facts.axes[$0].far.prefix(1) }.map { pin in
      Finding.Related(
        screen.layout.constraints[pin.constraint].range,
        "this ties only the \(screen.layout.constraints[pin.constraint].firstAttribute.withoutMargin.name)")
    }
  }

  private static func help(_ facts: ScrollFacts, _ edges: [Attribute], _ axes: [Axis], _ screen: Screen) -> String? {
    let layout = screen.layout
    let children = layout.children(of: facts.view).filter { !layout[$0].isLayoutGuide }
    guard let first = children.first, let last = children.last else { return nil }
    let scroll = screen.reference(facts.view, from: first)
    let composite = children.count == 1 ? composite(edges) : nil
    var lines =
      composite.map { ["`\(screen.reference(first, from: first)).\($0) == \(scroll).contentLayoutGuide`"] }
      ?? edges.map { edge in
        let view = edge.kind == .min ? first : last
        return "`\(screen.reference(view, from: view)).\(edge.name) == \(scroll).contentLayoutGuide.\(edge.name)`"
      }
    // Pins alone will not do where the content has no length across the way it scrolls.
    for axis in axes where !facts.scrolls(axis) && children.count == 1 {
      if screen.solved.ambiguity(of: first).contains(.length(axis)) {
        lines.append(
          "`\(screen.reference(first, from: first)).\(axis.length) == \(scroll).frameLayoutGuide.\(axis.length)`")
      }
    }
    return "add " + Wording.list(lines)
  }

  /// The word that stands for these edges, if there is one.
  private static func composite(_ edges: [Attribute]) -> String? {
    switch edges {
    case [.leading, .trailing, .top, .bottom]: "edges"
    case [.leading, .trailing]: "horizontalEdges"
    case [.top, .bottom]: "verticalEdges"
    default: nil
    }
  }
}
