import Linting
import SourceText
import YAMLSyntax

/// Comments that silence findings, as edits.
enum Silencing {
  /// So many are offered at one place.
  private static let limit = 8

  /// For each line and rule the edit that puts `# layoutlint:disable-next-line RULE` above the line.
  static func edits(for findings: [Finding], in analysis: Analysis) -> [(finding: Finding, edit: Edit)] {
    guard !analysis.isInterfaceBuilder else { return [] }
    var seen: Set<Place> = []
    var edits: [(finding: Finding, edit: Edit)] = []
    for finding in findings where edits.count < limit && canBeSilenced(finding.rule) {
      let line = analysis.document.line(of: finding.range.lowerBound)
      guard seen.insert(Place(line: line.lowerBound, rule: finding.rule)).inserted else { continue }
      let edit = comment(above: line, finding.rule, in: analysis.document)
      if isComment(edit, in: analysis) { edits.append((finding, edit)) }
    }
    return edits
  }

  private struct Place: Hashable {
    var line: Int
    var rule: RuleName
  }

  /// A comment cannot make a broken file whole, and comments about comments help nobody.
  private static func canBeSilenced(_ rule: RuleName) -> Bool {
    rule != .yamlSyntax && rule != .xmlSyntax && rule != .unusedSuppression
  }

  private static func comment(above line: ByteRange, _ rule: RuleName, in document: TextDocument) -> Edit {
    let bytes = document.bytes
    let start = line.lowerBound == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : line.lowerBound
    let indentation = bytes[start..<line.upperBound].prefix { $0 == 0x20 }
    let lineEnd = line.upperBound < bytes.count && bytes[line.upperBound] == 0x0D ? "\r\n" : "\n"
    return Edit(
      ByteRange(at: start),
      String(decoding: indentation, as: UTF8.self)
        + "# \(Suppressions.marker)disable-next-line \(rule.rawValue)\(lineEnd)")
  }

  /// Whether what an edit inserts is a comment there, not part of a text that has several lines.
  private static func isComment(_ edit: Edit, in analysis: Analysis) -> Bool {
    let text = FixApplier.applying([edit], to: analysis.document.bytes)
    let tree = SyntaxTree(parsing: SourceFile(path: analysis.source.path, bytes: text))
    let start = edit.range.lowerBound
    return tree.comments().contains { $0.lowerBound >= start && $0.lowerBound < start + edit.newText.utf8.count }
  }
}
