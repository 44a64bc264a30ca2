package import SourceText

/// What a run came to.
package struct Summary: Sendable, Equatable {
  package var files = 0
  package var errors = 0
  package var warnings = 0
  /// Findings that the baseline kept silent.
  package var baselined = 0
  /// Findings of each rule that spoke, in the order in which they first did.
  package var byRule: [RuleCount] = []

  package struct RuleCount: Sendable, Equatable {
    package let rule: RuleName
    package fileprivate(set) var count: Int
  }

  package init() {}

  package mutating func add(_ report: FileReport) {
    files += 1
    baselined += report.baselined
    for finding in report.findings {
      if finding.severity == .error { errors += 1 } else { warnings += 1 }
      if let place = byRule.firstIndex(where: { $0.rule == finding.rule }) {
        byRule[place].count += 1
      } else {
        byRule.append(RuleCount(rule: finding.rule, count: 1))
      }
    }
  }

  /// `2 errors and 1 warning in 3 files`.
  package var sentence: String {
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    let found =
      switch (errors, warnings) {
      case (0, 0): "nothing found"
      case (_, 0): count(errors, "error")
      case (0, _): count(warnings, "warning")
      default: "\(count(errors, "error")) and \(count(warnings, "warning"))"
      }
    return "\(found) in \(count(files, "file"))"
  }
}
