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
  /// Fixes that call each other forth again and again end here.
  private static let roundLimit = 16

  package init(_ scope: FixApplier.Scope, checker: Checker) { (self.scope, self.checker) = (scope, checker) }

  package func run(on source: SourceFile, configuration: Configuration) -> Result {
    let original = checker.check(source, configuration: configuration)
    var result = Result(report: original, before: source, after: source, fixes: 0, originalReport: original)
    for _ in 0..<Self.roundLimit {
      let round = FixApplier.apply(result.report.findings, to: result.after.bytes, scope: scope)
      guard round.count > 0, round.bytes != result.after.bytes else { break }
      let next = SourceFile(path: source.path, bytes: round.bytes)
      let report = checker.check(next, configuration: configuration)
      // A fix that breaks the file's syntax is a mistake of ours; the text before it is the better one.
      if Self.isBroken(report), !Self.isBroken(result.report) { break }
      (result.after, result.report) = (next, report)
      result.fixes += round.count
    }
    return result
  }

  private static func isBroken(_ report: FileReport) -> Bool {
    report.findings.contains { $0.rule == .yamlSyntax || $0.rule == .xmlSyntax }
  }
}
