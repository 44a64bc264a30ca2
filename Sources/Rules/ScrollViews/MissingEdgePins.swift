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
    fix: .either(
      """
      Adds the missing pins, and the equal length across the way it scrolls where that is open too. Safe when the scroll \
      view holds one view that is tied to another edge already, and the way in which it scrolls is beyond doubt. Otherwise \
      it is a choice: the first view is tied to the near edges and the last one to the far edges.
      """),
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
    let additions = additions(facts, edges, axes, screen)
    return screen.finding(
      page, about: facts.view, axis: axes.count == 1 ? axes[0] : nil,
      related: nearPins(facts, axes, screen)
        + (facts.hasNoPins ? facts.floating.prefix(1).map { FloatingContent.related($0, screen.layout) } : []),
      help: help(additions, facts, screen),
      proposal: proposal(additions, facts, names, screen),
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

  private static func contents(_ facts: ScrollFacts, _ screen: Screen) -> [ViewID] {
    screen.layout.children(of: facts.view).filter { !screen.layout[$0].isLayoutGuide }
  }

  /// The constraints that are missing.
  private static func additions(
    _ facts: ScrollFacts, _ edges: [Attribute], _ axes: [Axis], _ screen: Screen
  ) -> [Constraint] {
    let contents = contents(facts, screen)
    guard let first = contents.first, let last = contents.last else { return [] }
    var additions = edges.map { edge in
      let view = edge.kind == .min ? first : last
      return Constraint(
        Item(view), edge, .equal, Item(facts.view, .content), edge, owner: view, range: screen.layout[view].label)
    }
    // Pins alone will not do where the content has no length across the way it scrolls.
    for axis in axes where !facts.scrolls(axis) && contents.count == 1 {
      if screen.solved.ambiguity(of: first).contains(.length(axis)) {
        additions.append(EqualLength.tie(of: first, facts, axis, screen))
      }
    }
    return additions
  }

  /// What to write: the pins of one view in the word that stands for them, if there is one.
  private static func help(_ additions: [Constraint], _ facts: ScrollFacts, _ screen: Screen) -> String? {
    guard let first = additions.first?.first.view else { return nil }
    let pins = additions.filter { $0.firstAttribute.isEdge }
    guard pins.allSatisfy({ $0.first.view == first }), let word = composite(pins.map(\.firstAttribute)) else {
      return screen.advice(toAdd: additions)
    }
    let pinned =
      "`\(screen.reference(first, from: first)).\(word) == \(screen.reference(facts.view, from: first)).contentLayoutGuide`"
    let others = additions.dropFirst(pins.count).map { "`\(screen.expression($0))`" }
    return "add " + Wording.list([pinned] + others)
  }

  private static func proposal(
    _ additions: [Constraint], _ facts: ScrollFacts, _ edges: String, _ screen: Screen
  ) -> Amendment? {
    guard !additions.isEmpty else { return nil }
    let choosesLength = additions.contains { $0.firstAttribute.kind == .length } && !facts.axisIsKnown
    let isSafe = contents(facts, screen).count == 1 && !facts.hasNoPins && !choosesLength
    return Amendment(
      "Tie the content to the \(edges) of the content area", isSafe ? .safe : .choice, additions.map { .add($0) })
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
