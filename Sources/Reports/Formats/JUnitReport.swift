package import Linting
import SourceText

/// JUnit's XML: a suite for each file, a case for each finding.
///
/// An error is a failure. A warning fails no run, so its case passes and carries the text; a clean file is one case
/// that passes.
package struct JUnitReport: Report {
  package init() {}

  package mutating func begin() -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(Tool.name)\">\n".utf8)
  }

  package mutating func add(_ file: FileReport) -> [UInt8] {
    let path = MarkupText.escaped(file.source.path)
    let failures = file.findings.count { $0.severity == .error }
    let skipped = file.skipped == nil ? 0 : 1
    let tests = max(file.findings.count, 1)
    var out = Array(
      "  <testsuite name=\"\(path)\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\">\n"
        .utf8)
    if file.findings.isEmpty {
      out += "    <testcase classname=\"\(path)\" name=\"layout\"".utf8
      if let reason = file.skipped {
        out += ">\n      <skipped message=\"\(MarkupText.escaped(reason))\"/>\n    </testcase>\n".utf8
      } else {
        out += "/>\n".utf8
      }
    }
    for finding in file.findings { Self.write(finding, in: file, path, into: &out) }
    out += "  </testsuite>\n".utf8
    return out
  }

  private static func write(_ finding: Finding, in file: FileReport, _ path: String, into out: inout [UInt8]) {
    let start = file.lines.span(of: finding.range).start
    let message = MarkupText.escaped(finding.message)
    var text = "\(path):\(start.line):\(start.column): \(finding.severity.name): \(message)"
    for related in finding.related {
      let start = file.lines.span(of: related.range).start
      text += "\n\(path):\(start.line):\(start.column): note: \(MarkupText.escaped(related.message))"
    }
    if let help = finding.help ?? finding.fix?.title { text += "\nhelp: \(MarkupText.escaped(help))" }
    let name = "\(finding.rule.rawValue) at \(start.line):\(start.column)"
    out += "    <testcase classname=\"\(path)\" name=\"\(name)\" file=\"\(path)\" line=\"\(start.line)\">\n".utf8
    if finding.severity == .error {
      out += "      <failure type=\"\(finding.rule.rawValue)\" message=\"\(message)\">\(text)</failure>\n".utf8
    } else {
      out += "      <system-out>\(text)</system-out>\n".utf8
    }
    out += "    </testcase>\n".utf8
  }

  package mutating func end(_ summary: Summary) -> [UInt8] { Array("</testsuites>\n".utf8) }
}
