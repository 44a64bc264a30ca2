package import Linting
import SourceText

/// Lines that Xcode, Vim and Emacs read from a build's output: `path:line:column: error: message [rule]`.
package struct XcodeReport: Report {
  private let currentFolder: String

  /// - Parameter currentFolder: Xcode opens absolute paths only, so that relative ones are seen from here.
  package init(currentFolder: String) { self.currentFolder = currentFolder }

  package mutating func add(_ file: FileReport) -> [UInt8] {
    var out: [UInt8] = []
    let path = SafeText.line(Path.absolute(file.source.path, in: currentFolder))
    func line(_ range: ByteRange, _ kind: String, _ message: String) {
      let position = file.lines.position(of: range.lowerBound, in: .utf8)
      out += "\(path):\(position.line):\(position.column): \(kind): \(SafeText.line(message))\n".utf8
    }
    for finding in file.findings {
      line(finding.range, finding.severity.name, "\(finding.message) [\(finding.rule.rawValue)]")
      for related in finding.related { line(related.range, "note", related.message) }
    }
    return out
  }
}
