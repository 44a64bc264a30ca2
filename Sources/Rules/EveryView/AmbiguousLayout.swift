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
    screen.openViews.filter { !screen.layout[$0.view].kind.isScrollView }.map { finding($0, screen) }
  }

  private static func finding(_ open: OpenView, _ screen: Screen) -> Finding {
    let view = open.view
    let name = screen.describe(view)
    let parts = Wording.list(open.parts.names)
    let verb = open.parts.names.count == 1 ? "is" : "are"
    let lengths = Axis.allCases.filter { open.parts.contains(.length($0)) }
    let rivals = lengths.first.map { Self.rivals(open, $0, screen) } ?? []
    var message = "\(parts) of \(name) \(verb) ambiguous: "
    var help: String?
    if let axis = lengths.first, !rivals.isEmpty, screen.solved.naturalLength(of: view, axis) != nil {
      let names = Wording.list(rivals.map { screen.describe($0) })
      message += "it and \(names) share the room, and their wishes have equal priority"
      help =
        "let one of them yield: set `contentHuggingPriority: {\(axis.name): 251}` or "
        + "`contentCompressionResistancePriority: {\(axis.name): 749}` on it"
    } else if let axis = lengths.first {
      let advice = LengthAdvice(screen: screen)
      message += advice.cause(view, axis, isNamed: true)
      help = advice.remedy(view, axis)
    } else {
      let axis: Axis = open.parts.contains(.x) ? .horizontal : .vertical
      message += "no constraint gives it a place between the \(axis == .horizontal ? "sides" : "top and the bottom")"
      let edges = Axis.allCases.filter { open.parts.contains(.origin($0)) }.map { axis in
        "`\(screen.reference(view, from: view)).\(axis.minAttribute.name) == superview.\(axis.minAttribute.name)`"
      }
      help = "add \(Wording.list(edges))"
    }
    return screen.finding(page, about: view, axis: open.axis, related: open.related(screen), help: help, message)
  }

  /// Other views with a natural length whose length moves with the same freedom.
  private static func rivals(_ open: OpenView, _ axis: Axis, _ screen: Screen) -> [ViewID] {
    open.followers.filter { view in
      screen.solved.ambiguity(of: view).contains(.length(axis)) && screen.solved.naturalLength(of: view, axis) != nil
    }
  }
}
