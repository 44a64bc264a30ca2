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
    for finding in file.findings {
      let severity = finding.severity == .error ? style.error("error:") : style.warning("warning:")
      let place = style.place(place(of: finding.range, in: file) + ":")
      let message = style.message(SafeText.line(finding.message))
      out += "\(place) \(severity) \(message) \(style.rule("[\(finding.rule.rawValue)]"))\n".utf8
      show(finding.range, in: file, into: &out)
      for related in finding.related {
        let place = self.place(of: related.range, in: file)
        out += "  \(place): \(style.note("note:")) \(SafeText.line(related.message))\n".utf8
        show(related.range, in: file, into: &out)
      }
      if let help = Self.help(for: finding) { out += "  \(style.help("help:")) \(SafeText.line(help))\n".utf8 }
    }
    return out
  }

  private func place(of range: ByteRange, in file: FileReport) -> String {
    let position = file.lines.position(of: range.lowerBound, in: .utf8)
    return "\(SafeText.line(file.source.path)):\(position.line):\(position.column)"
  }

  private func show(_ range: ByteRange, in file: FileReport, into out: inout [UInt8]) {
    let excerpt = Excerpt(of: range, in: file.source, file.lines, width: width - 5)
    guard !excerpt.text.isEmpty else { return }
    out += "    \(excerpt.text)\n    ".utf8
    out += repeatElement(UInt8(ascii: " "), count: excerpt.markStart)
    out += "\(style.mark(String(repeating: "^", count: excerpt.markLength)))\n".utf8
  }

  /// What to write, and the option that writes it.
  static func help(for finding: Finding) -> String? {
    guard let fix = finding.fix else { return finding.help }
    return "\(finding.help ?? fix.title) (\(fix.safety == .safe ? "--fix" : "--fix=all") does it)"
  }
}
