import SourceText

/// What a comment in a test document says should be found on the line above it:
///
///     - id: scroll
///       # ^^^^^^ error[missing-edge-pins]: bottom edge
///
/// The carets stand below the finding's characters. An Interface Builder file writes `<!--` for `#`. Several markers may
/// follow a line; each is one finding.
struct Marker: Hashable {
  /// The line that it speaks of, and the columns of its carets, in Unicode scalars, counted from 1.
  var line: Int
  var columns: Range<Int>
  var severity: Severity
  var rule: String
  /// A part of the message.
  var part: String

  /// The markers of a text, in order.
  static func all(in text: String) -> [Marker] {
    var markers: [Marker] = []
    var marked = 0
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if let marker = Marker(String(line), below: marked) { markers.append(marker) } else { marked = index + 1 }
    }
    return markers
  }

  static func isMarker(_ line: String) -> Bool { Marker(line, below: 0) != nil }

  private init?(_ line: String, below marked: Int) {
    guard
      let match = line.firstMatch(
        of: /^\s*(?:#|<!--)\s*(\^+) (error|warning)\[([a-z-]+)\]: (.+?)(?: -->)?$/)
    else { return nil }
    let start = line.unicodeScalars.distance(from: line.startIndex, to: match.1.startIndex) + 1
    self.line = marked
    columns = start..<start + match.1.count
    severity = match.2 == "error" ? .error : .warning
    rule = String(match.3)
    part = String(match.4)
  }

  /// Whether a finding stands exactly here. One that goes on on the next line is marked to the end of its first.
  func matches(_ finding: Finding, _ lines: LineIndex) -> Bool {
    let start = lines.position(of: finding.range.lowerBound, in: .scalars)
    let lineEnd = lines.lineRange(start.line).upperBound
    // A place between two characters is marked by one caret.
    let end = max(finding.range.lowerBound + 1, min(finding.range.upperBound, lineEnd))
    let endColumn = max(start.column + 1, lines.position(of: end, in: .scalars).column)
    return start.line == line && start.column..<endColumn == columns && finding.severity == severity
      && finding.rule.rawValue == rule && finding.message.contains(part)
  }
}
