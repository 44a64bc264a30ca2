import LayoutEngine
import LayoutModel
package import SourceText

/// A view's place or size is not decided.
package enum AmbiguousLayout: Rule {
  package static let page = RulePage(
    .ambiguousLayout, in: .everyView, level: .error,
    summary: "a view's place or size is not decided",
    reason: """
      More than one frame satisfies every constraint equally well: one is missing, or two wishes of equal priority \
      contradict each other. UIKit picks a frame without a word, and may pick another next time.
      """,
    remedy: "Add the missing constraint, or make the priorities differ.",
    bad: [
      """
      view:
        subviews:
          - id: badge
            #   ^^^^^ error[ambiguous-layout]: x
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - top == superview.safeAreaLayoutGuide.top
              - width == 40
              - height == 40
      """,
      """
      view:
        id: root
        subviews:
          - id: name
            class: UILabel
            text: Name
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - leading == superview.leading + 16
              - top == superview.top + 100
          - id: value
            #   ^^^^^ error[ambiguous-layout]: equal priority
            class: UILabel
            text: Somebody
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - leading == name.trailing + 8
              - trailing == superview.trailing - 16
              - top == name.top
      """,
      """
      view:
        subviews:
          - id: banner
            #   ^^^^^^ error[ambiguous-layout]: `banner.height == 44 @750` and `banner.height == 64 @750` contradict
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - horizontalEdges == superview
              - top == superview.safeAreaLayoutGuide.top
              - height == 44 @750
              - height == 64 @750
      """,
    ],
    good: [
      """
      view:
        id: root
        subviews:
          - id: name
            class: UILabel
            text: Name
            contentHuggingPriority: {horizontal: 251}
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - leading == superview.leading + 16
              - top == superview.top + 100
          - id: value
            class: UILabel
            text: Somebody
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - leading == name.trailing + 8
              - trailing == superview.trailing - 16
              - top == name.top
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    let open = screen.openViews.filter { !screen.layout[$0.view].kind.isScrollView }.map { finding($0, screen) }
    return (screen.unsolvedFinding(page).map { [$0] } ?? []) + open
  }

  private static func finding(_ open: OpenView, _ screen: Screen) -> Finding {
    let view = open.view
    let names = open.parts.names
    let lengths = Axis.allCases.filter { open.parts.contains(.length($0)) }
    let places = Axis.allCases.filter { open.parts.contains(.origin($0)) }
    var causes: [String] = []
    var remedies: [String] = []
    if let axis = lengths.first {
      let advice = LengthAdvice(screen: screen)
      let rivals = rivals(open, axis, screen)
      if rivals.isEmpty || advice.hasContradiction(view, axis) {
        causes.append(advice.cause(view, lengths, isNamed: true))
        remedies.append(advice.remedy(view, axis))
      } else {
        let others = Wording.list(rivals.map { screen.describe($0) })
        causes.append("it and \(others) share the room, and their wishes have equal priority")
        remedies.append(
          "let one of them yield: set `contentHuggingPriority: {\(axis.name): 251}` or "
            + "`contentCompressionResistancePriority: {\(axis.name): 749}` on it")
      }
    }
    if let axis = places.first, let contradiction = screen.contradiction(view, axis, placesOnly: true) {
      causes.append(contradiction)
      remedies.append(Screen.contradictionRemedy)
    } else if !places.isEmpty {
      let between = places.map { $0 == .horizontal ? "the sides" : "top and bottom" }
      causes.append("no constraint gives it a place between \(between.joined(separator: " or between "))")
      let edges = places.map { axis in
        "`\(screen.reference(view, from: view)).\(axis.minAttribute.name) == superview.\(axis.minAttribute.name)`"
      }
      remedies.append("add \(Wording.list(edges))")
    }
    return screen.finding(
      page, about: view, axis: open.axis, related: open.related(screen), help: remedies.joined(separator: "; "),
      "\(Wording.list(names)) of \(screen.describe(view)) \(names.count == 1 ? "is" : "are") ambiguous: "
        + causes.joined(separator: ", and "))
  }

  /// Other views with a natural length whose length moves with the same freedom.
  private static func rivals(_ open: OpenView, _ axis: Axis, _ screen: Screen) -> [ViewID] {
    guard screen.solved.naturalLength(of: open.view, axis) != nil else { return [] }
    return open.followers.filter { view in
      screen.solved.ambiguity(of: view).contains(.length(axis)) && screen.solved.naturalLength(of: view, axis) != nil
    }
  }
}
