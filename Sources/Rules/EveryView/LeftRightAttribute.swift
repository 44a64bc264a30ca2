import LayoutModel
package import SourceText

/// `left` and `right` where `leading` and `trailing` serve right-to-left languages.
package enum LeftRightAttribute: Rule {
  package static let page = RulePage(
    .leftRightAttribute, in: .everyView, level: nil,
    summary: "left or right is used where leading or trailing would follow the reading direction",
    reason: """
      `leading` and `trailing` change sides in right-to-left languages, `left` and `right` do not, so a layout that uses \
      them stays as it is while everything around it turns.
      """,
    remedy: "Write `leading` for `left` and `trailing` for `right`, unless the side itself is meant.",
    fix: .choice("Writes `leading` and `trailing`: a choice, since now and then the side itself is meant."),
    bad: [
      """
      view:
        subviews:
          - id: bar
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - left == superview.left
              # ^^^^^^^^^^^^^^^^^^^^^^ warning[left-right-attribute]: leading
              - trailing == superview.trailing
              - verticalEdges == superview
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: bar
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    screen.layout.constraints.enumerated().compactMap { index, it in
      guard it.firstAttribute.direction == .screen else { return nil }
      let mended = mended(it)
      let isLeft = it.firstAttribute.kind == .min
      return screen.finding(
        page, about: it.first.view, at: it.range,
        help: "write `\(screen.expression(mended))`",
        proposal: Amendment("Follow the reading direction", .choice, [.replace(index, with: mended)]),
        "\(isLeft ? "left" : "right") does not turn round in right-to-left languages; "
          + "\(isLeft ? "leading" : "trailing") does")
    }
  }

  /// UIKit lets no constraint mix the two directions, so both sides turn.
  private static func mended(_ it: Constraint) -> Constraint {
    var mended = it
    mended.firstAttribute = it.firstAttribute.followingReadingDirection
    mended.secondAttribute = it.secondAttribute.followingReadingDirection
    return mended
  }
}
