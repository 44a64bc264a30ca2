package import SourceText

/// Checks and mends a file until nothing is left that a fix could mend.
package struct FixLoop: Sendable {
  package struct Result: Sendable {
    /// What is still to be said about the mended text.
    package var report: FileReport
    /// The text before and after; equal when nothing was mended.
    package var before, after: SourceFile
    package var fixes: Int
    /// What was to be said about the text before.
    package var originalReport: FileReport
  }

  private let scope: FixApplier.Scope
  private let checker: Checker
  /// How many steps there may be beyond one for each finding.
  private static let stepReserve = 16

  package init(_ scope: FixApplier.Scope, checker: Checker) { (self.scope, self.checker) = (scope, checker) }

  /// - Parameter fixes: for which findings that are left the reports offer fixes.
  package func run(on source: SourceFile, configuration: Configuration, fixes demand: FixDemand = .none) -> Result {
    func told(_ text: SourceFile, _ report: FileReport) -> FileReport {
      let isOpen = report.findings.contains { $0.fix != nil }
      return isOpen ? checker.check(text, configuration: configuration, fixes: demand) : report
    }
    let original = checker.check(source, configuration: configuration, fixes: .untried)
    var (text, report, count) = (source, original, 0)
    // A step brings nothing new, and all but those that mend one word of several leave fewer findings; still, fixes that
    // call each other forth again and again must end.
    for _ in 0..<(original.findings.count + Self.stepReserve) {
      var step = FixStep(text, report, scope) { text in
        checker.check(text, configuration: configuration, fixes: .untried)
      }
      step.take()
      guard let next = step.result else { break }
      (text, report) = next
      count += step.mended.count
    }
    let rest = told(text, report)
    return Result(
      report: rest, before: source, after: text, fixes: count,
      originalReport: count == 0 ? rest : told(source, original))
  }
}
