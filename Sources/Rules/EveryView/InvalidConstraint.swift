import SourceText

/// A constraint that UIKit would refuse; found where constraints are read.
package enum InvalidConstraint: Rule {
  package static let page = RulePage(
    .invalidConstraint, in: .everyView, level: .error,
    summary: "a constraint for which UIKit would raise an exception",
    reason: """
      UIKit checks a constraint when it is made or activated, and raises NSInvalidArgumentException where it makes no \
      sense: a place equal to a constant (“location attributes must be specified in pairs”), a horizontal attribute with \
      a vertical one, a place with a length, `leading` with `left`, a guide's baseline, a multiplier of 0 on a place, a \
      priority outside 1 to 1000, two views without a common ancestor. The app ends there; nothing is laid out.
      """,
    remedy: "Relate a place to a place in the same axis, a length to a length or a number.",
    fix: .either("Writes the word that was meant, where one is near: safe where there is no other."),
    bad: [
      """
      view:
        subviews:
          - id: bar
            frame: [0, 0, 320, 44]
            subviews:
              - id: title
                class: UILabel
                verifyAmbiguity: off
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - leading == 16
                  # ^^^^^^^^^^^^^ error[invalid-constraint]: location
                  - top == superview.leading
                  #                  ^^^^^^^ error[invalid-constraint]: a vertical attribute to a horizontal one
                  - width == superview.trailing
                  #                    ^^^^^^^^ error[invalid-constraint]: a size to a location
                  - left == superview.leading
                  #                   ^^^^^^^ error[invalid-constraint]: mix leading and trailing with left and right
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: bar
            frame: [0, 0, 320, 44]
            subviews:
              - id: title
                class: UILabel
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - leading == superview.leading + 16
                  - top == superview.top
      """
    ])
}
