import SourceText

/// A name that no view of the document has; found where the file is read.
package enum UnknownView: Rule {
  package static let page = RulePage(
    .unknownView, in: .file, level: .error,
    summary: "a constraint names a view that the document does not have",
    reason: """
      Constraints name views by their ids, and each document has ids of its own. A constraint on a view that is not there \
      would not compile in code, and in Interface Builder it would be lost; here it is left out, and what else is said \
      about its views is judged without it.
      """,
    remedy: "Write the id of a view of the same document, or give the view that id.",
    fix: .either(
      "Writes the id that was meant: safe where one id of the document is near, a choice where several are."),
    bad: [
      """
      view:
        subviews:
          - id: header
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
              - height == headre.height
              #           ^^^^^^ error[unknown-view]: 'headre'
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: header
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
      """
    ])
}
