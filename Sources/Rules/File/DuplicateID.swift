import SourceText

/// Two views of a document have the same id; found where the file is read.
package enum DuplicateID: Rule {
  package static let page = RulePage(
    .duplicateID, in: .file, level: .error,
    summary: "two views have the same id",
    reason: """
      An id stands for one view, as a property does in code. Of two views with the same id the first is meant by every \
      constraint, so the second is laid out by nothing, and its constraints pull at the first.
      """,
    remedy: "Give each view of a document an id of its own.",
    bad: [
      """
      view:
        subviews:
          - id: bar
            frame: [0, 0, 320, 44]
          - id: bar
            #   ^^^ error[duplicate-id]: 'bar'
            frame: [0, 44, 320, 44]
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: bar
            frame: [0, 0, 320, 44]
          - id: toolbar
            frame: [0, 44, 320, 44]
      """
    ])
}
