import SourceText

/// A visual format string that UIKit would refuse; found where constraints are read.
package enum VisualFormatSyntax: Rule {
  package static let page = RulePage(
    .visualFormatSyntax, in: .everyView, level: .error,
    summary: "a visual format string that UIKit would refuse",
    reason: """
      `constraints(withVisualFormat:options:metrics:views:)` parses its string at run time. Where it stumbles it raises \
      NSInvalidArgumentException, “Unable to parse constraint format”, with a caret under the place, and the app ends \
      there. Blanks count: the language has none.
      """,
    remedy: "Mend the string at the caret: `H:|-16-[title(>=80)]-[value]-|`.",
    fix: .safe("Removes blanks, which the language does not have."),
    bad: [
      """
      view:
        subviews:
          - id: title
            class: UILabel
            verifyAmbiguity: off
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - H:|-16-[title(>=80]-|
              #                   ^ error[visual-format-syntax]: ')'
              - V:|-100-[title]
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: title
            class: UILabel
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - H:|-16-[title(>=80)]-|
              - V:|-100-[title]
      """
    ])
}
