import SourceText

/// A key that the format does not have; found where the file is read.
package enum UnknownKey: Rule {
  package static let page = RulePage(
    .unknownKey, in: .file, level: .error,
    summary: "a key that the format does not have",
    reason: """
      Keys are UIKit's property names. A mistyped one would silently leave the property at UIKit's default, and the \
      verdicts would be about another screen. Properties of UIKit that do not touch layout are known and left alone.
      """,
    remedy: "Write UIKit's name; a key of your own begins with `x-`.",
    fix: .either("Writes the key that was meant: safe where one known key is near, a choice where several are."),
    bad: [
      """
      view:
        id: root
        subveiws:
      # ^^^^^^^^ error[unknown-key]: 'subveiws'
          - id: bar
      """
    ],
    good: [
      """
      view:
        id: root
        backgroundColor: systemBackground
        x-owner: somebody
        subviews:
          - id: bar
      """
    ])
}
