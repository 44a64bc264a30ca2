package import Linting
import SourceText

/// For people: `path:line:column: error: message [rule]`, the line of source with a mark, notes, and what to write.
package struct TextReport: Report {
  private let style: TextStyle
  private let width: Int

  /// - Parameter width: the columns to use; longer lines of source are shown in part.
  package init(isColored: Bool = false, width: Int = 120) {
    style = TextStyle(isOn: isColored)
    self.width = width
  }

  package mutating func add(_ file: FileReport) -> [UInt8] {
    var out: [UInt8] = []
    let path = SafeText.line(file.source.path)
    for finding in file.findings {
      style.append(.place, to: &out) { out in
        Self.append(place: finding.range, in: file, path, to: &out)
        out.append(":")
      }
      out.append(" ")
      let isError = finding.severity == .error
      style.append(isError ? "error:" : "warning:", as: isError ? .error : .warning, to: &out)
      out.append(" ")
      style.append(SafeText.line(finding.message), as: .message, to: &out)
      out.append(" ")
      style.append(.rule, to: &out) { out in
        out.append("[")
        out.append(finding.rule.rawValue)
        out.append("]")
      }
      out.append("\n")
      show(finding.range, in: file, into: &out)
      for related in finding.related {
        out.append("  ")
        Self.append(place: related.range, in: file, path, to: &out)
        out.append(": ")
        appendLine("note:", as: .note, SafeText.line(related.message), to: &out)
        show(related.range, in: file, into: &out)
      }
      guard let help = Self.help(for: finding) else { continue }
      out.append("  ")
      appendLine("help:", as: .help, SafeText.line(help), to: &out)
    }
    return out
  }

  private func appendLine(_ word: String, as role: TextStyle.Role, _ text: String, to out: inout [UInt8]) {
    style.append(word, as: role, to: &out)
    out.append(" ")
    out.append(text)
    out.append("\n")
  }

  private static func append(place range: ByteRange, in file: FileReport, _ path: String, to out: inout [UInt8]) {
    let position = file.lines.position(of: range.lowerBound, in: .utf8)
    out.append(path)
    out.append(":")
    out.append(String(position.line))
    out.append(":")
    out.append(String(position.column))
  }

  private func show(_ range: ByteRange, in file: FileReport, into out: inout [UInt8]) {
    let excerpt = Excerpt(of: range, in: file.source, file.lines, width: width - 5)
    guard !excerpt.text.isEmpty else { return }
    out.append("    ")
    out.append(excerpt.text)
    out.append("\n    ")
    for _ in 0..<excerpt.markStart { out.append(UInt8(ascii: " ")) }
    style.append(.mark, to: &out) { out in
      for _ in 0..<excerpt.markLength { out.append(UInt8(ascii: "^")) }
    }
    out.append("\n")
  }

  /// What to write, and the option that writes it.
  static func help(for finding: Finding) -> String? {
    guard let fix = finding.fix else { return finding.help }
    return "\(finding.help ?? fix.title) (\(fix.safety == .safe ? "--fix" : "--fix=all") does it)"
  }
}
