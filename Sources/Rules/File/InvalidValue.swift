import SourceText

/// A value that its key cannot have; found where the file is read.
package enum InvalidValue: Rule {
  package static let page = RulePage(
    .invalidValue, in: .file, level: .error,
    summary: "a value that its key cannot have",
    reason: """
      A value of the wrong kind, a word that UIKit's enumeration does not have, or a number outside its range cannot be \
      what code says. The property is taken as if it were left out, and the rest is judged.
      """,
    remedy: "Write a value of the kind that is named.",
    fix: .either("Writes the word that was meant, where one is near: safe where there is no other."),
    bad: [
      """
      view:
        subviews:
          - id: rows
            class: UIStackView
            axis: diagonal
            #     ^^^^^^^^ error[invalid-value]: horizontal
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            arrangedSubviews:
              - class: UILabel
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: rows
            class: UIStackView
            axis: vertical
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
            arrangedSubviews:
              - class: UILabel
      """
    ])
}
