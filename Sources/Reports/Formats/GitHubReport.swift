package import Linting
import SourceText

/// Workflow commands, which GitHub Actions shows as annotations: `::error file=…,line=…::message`.
package struct GitHubReport: Report {
  package init() {}

  package mutating func add(_ file: FileReport) -> [UInt8] {
    var out: [UInt8] = []
    for finding in file.findings {
      let span = file.lines.span(of: finding.range)
      var place = "file=\(Self.property(file.source.path)),line=\(span.start.line),col=\(span.start.column)"
      // GitHub drops columns that lie on two lines.
      place += ",endLine=\(span.end.line)"
      if span.end.line == span.start.line { place += ",endColumn=\(span.end.column)" }
      place += ",title=\(Self.property(finding.rule.rawValue))"
      var lines = [finding.message]
      for related in finding.related {
        let start = file.lines.span(of: related.range).start
        lines.append("note: line \(start.line): \(related.message)")
      }
      if let help = finding.help ?? finding.fix?.title { lines.append("help: \(help)") }
      out += "::\(finding.severity.name) \(place)::\(Self.data(lines.joined(separator: "\n")))\n".utf8
    }
    return out
  }

  /// What stands behind `::` may be anything but a line end.
  private static func data(_ text: String) -> String { escaped(text, also: []) }

  /// A property must not hold what ends it, either.
  private static func property(_ text: String) -> String { escaped(text, also: [":", ","]) }

  private static func escaped(_ text: String, also more: Set<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || more.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: (digits.count == 1 ? "%0\(digits)" : "%\(digits)").unicodeScalars)
      } else {
        result.append(SafeText.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }
}
