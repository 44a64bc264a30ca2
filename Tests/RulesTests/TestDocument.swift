import Linting
import Rules
import SourceText

/// A document under markers, checked as the command checks a file.
struct TestDocument {
  var text: String
  /// A rule to turn on that is off by default.
  var extraRule: RuleName?

  init(_ text: String, of page: RulePage? = nil) {
    self.text = text
    extraRule = page.flatMap { $0.level == nil ? $0.name : nil }
  }

  var isXML: Bool { text.hasPrefix("<") }

  private var source: SourceFile { SourceFile(path: isXML ? "/test.xib" : "/test.layout.yaml", text: text) }

  var findings: [Finding] {
    var configuration = Configuration(folder: "/")
    if let extraRule { configuration.rules.set(extraRule, to: .warning, by: "the example") }
    return Checker(currentFolder: "/").check(source, configuration: configuration).findings
  }

  /// What is wrong between the markers and the findings: nothing, when each marker has one finding and the other way
  /// round.
  func disagreements() -> [String] {
    let lines = LineIndex(source.bytes)
    var unmatched = Marker.all(in: text)
    var complaints: [String] = []
    for finding in findings {
      if let index = unmatched.firstIndex(where: { $0.matches(finding, lines) }) {
        unmatched.remove(at: index)
      } else {
        complaints.append("not marked: \(Self.describe(finding, lines))")
      }
    }
    return complaints
      + unmatched.map {
        "not found: \($0.line):\($0.columns.lowerBound)-\($0.columns.upperBound) \($0.severity.name)[\($0.rule)]: \($0.part)"
      }
  }

  /// The findings without their places, which some mutations move.
  func verdict() -> [String] { findings.map { "\($0.severity.name)[\($0.rule.rawValue)]: \($0.message)" }.sorted() }

  private static func describe(_ finding: Finding, _ lines: LineIndex) -> String {
    let start = lines.position(of: finding.range.lowerBound, in: .scalars)
    let end = lines.position(of: finding.range.upperBound, in: .scalars)
    let last = start.line == end.line ? "\(end.column)" : "\(end.line):\(end.column)"
    return
      "\(start.line):\(start.column)-\(last) \(finding.severity.name)[\(finding.rule.rawValue)]: \(finding.message)"
  }
}
