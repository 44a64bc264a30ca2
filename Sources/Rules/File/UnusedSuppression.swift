import SourceText

/// A comment silences nothing; found when suppressions are heard.
package enum UnusedSuppression: Rule {
  package static let page = RulePage(
    .unusedSuppression, in: .file, level: .warning,
    summary: "a comment that silences a rule silences nothing",
    reason: """
      The finding that it was written for is gone, or the rule's name is mistyped. Left in place, the comment would \
      silence a finding of tomorrow that nobody has seen.
      """,
    remedy: "Remove the comment, or mend the rule's name.",
    fix: .safe("Removes the comment, or the rule’s name in it; mends a mistyped name."),
    bad: [
      """
      view:
        subviews:
          # layoutlint:disable-next-line ambiguous-layout
      #   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unused-suppression]: this silences nothing
          - id: bar
            frame: [0, 0, 320, 44]
      """
    ],
    good: [
      """
      view:
        subviews:
          # layoutlint:disable-next-line ambiguous-layout
          - id: badge
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - width == 40
              - height == 40
              - top == superview.top
      """
    ])
}
