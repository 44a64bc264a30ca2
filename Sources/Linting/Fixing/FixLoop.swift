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

  package func run(on source: SourceFile, configuration: Configuration) -> Result {
    let original = checker.check(source, configuration: configuration, fixes: .all)
    var result = Result(report: original, before: source, after: source, fixes: 0, originalReport: original)
    // A step brings nothing new, and all but those that mend one word of several leave fewer findings; still, fixes that
    // call each other forth again and again must end.
    for _ in 0..<(original.findings.count + Self.stepReserve) {
      guard let step = step(from: result, configuration) else { break }
      (result.after, result.report) = (step.text, step.report)
      result.fixes += step.count
    }
    return result
  }

  /// The next text: all fixes that go together, or the first alone if together they do harm.
  private func step(
    from result: Result, _ configuration: Configuration
  ) -> (text: SourceFile, report: FileReport, count: Int)? {
    let proof = FixProof(result.report.findings)
    let offered = result.report.findings.filter { $0.fix.map(scope.allows) ?? false }
    for findings in [offered, Array(offered.prefix(1))] where !findings.isEmpty {
      let round = FixApplier.apply(findings, to: result.after.bytes, scope: scope)
      guard round.count > 0 else { continue }
      let text = SourceFile(path: result.before.path, bytes: round.bytes)
      let report = checker.check(text, configuration: configuration, fixes: .all)
      if proof.bringsNothing(report.findings) { return (text, report, round.count) }
    }
    return nil
  }
}
