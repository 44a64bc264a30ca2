package import Linting
import SourceText

/// Checkstyle's XML, which many collectors read.
package struct CheckstyleReport: Report {
  package init() {}

  package mutating func begin() -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n".utf8)
  }

  package mutating func add(_ file: FileReport) -> [UInt8] {
    guard !file.findings.isEmpty else { return [] }
    var out = Array("  <file name=\"\(MarkupText.escaped(file.source.path))\">\n".utf8)
    for finding in file.findings {
      let start = file.lines.span(of: finding.range).start
      let message = finding.help.map { "\(finding.message) (\($0))" } ?? finding.message
      out += "    <error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(finding.severity.name)\"".utf8
      out += " message=\"\(MarkupText.escaped(message))\" source=\"layoutlint.\(finding.rule.rawValue)\"/>\n".utf8
    }
    out += "  </file>\n".utf8
    return out
  }

  package mutating func end(_ summary: Summary) -> [UInt8] { Array("</checkstyle>\n".utf8) }
}
