import SourceText

/// The file is not well-formed YAML; found by the YAML parser.
package enum MalformedYAML: Rule {
  package static let page = RulePage(
    .yamlSyntax, in: .file, level: .error,
    summary: "the file is not well-formed YAML, or a key stands twice",
    reason: """
      YAML lives by its indentation, and gives a meaning to some characters at the beginning of a value: a visual format \
      string that begins with `|` or `[` is a text block or a list unless it stands in quotes. What stands before a \
      fault is still judged; what comes after it is not read, unless only such quotes are missing. Of a key that stands twice the first counts.
      """,
    remedy: "Mend the place that is named: align the keys, write blanks for tabs, put the value in quotes.",
    fix: .safe("Puts quotes around a visual format string that needs them."),
    bad: [
      """
      view:
        id: root
        backgroundColor: white
        id: screen
      # ^^ error[yaml-syntax]: twice
      """,
      """
      view:
        subviews:
          - id: title
            class: UILabel
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - V:|-[title]
              - |-[title]-|
              # ^^^^^^^^^^^ error[yaml-syntax]: text block
      """,
    ],
    good: [
      """
      view:
        id: root
        backgroundColor: white
      """
    ])
}
