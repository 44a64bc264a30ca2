import SourceText

/// Mends as much of a text at once as holds together.
///
/// All fixes are tried in one go; if that does harm, the first half and the second half, and so on down to single ones.
/// So a file whose fixes are all good costs one check, and each bad one costs about as many more as the count of fixes
/// has binary digits.
struct FixStep {
  private let text: SourceFile
  private let findings: [Finding]
  private let scope: FixApplier.Scope
  private let check: (SourceFile) -> FileReport
  /// The findings that are mended.
  private(set) var mended: [Finding] = []
  /// The text without them and what is found in it; `nil` when nothing could be mended.
  private(set) var result: (text: SourceFile, report: FileReport)?

  /// - Parameters:
  ///   - report: what is found in the text, with fixes that nobody has tried.
  ///   - check: what is found in another text, likewise.
  init(
    _ text: SourceFile, _ report: FileReport, _ scope: FixApplier.Scope, check: @escaping (SourceFile) -> FileReport
  ) {
    (self.text, self.scope, self.check) = (text, scope, check)
    findings = report.findings
  }

  mutating func take() {
    let proof = FixProof(findings)
    let offered = findings.filter { $0.fix.map(scope.allows) ?? false }
    var pending = offered.isEmpty ? [] : [offered[...]]
    var allowance = 2 * FixSearch.proofLimit(forBytes: text.bytes.count)
    while allowance > 0, let batch = pending.popLast() {
      let round = FixApplier.apply(mended + batch, to: text.bytes, scope: scope)
      // What touches a place that is being mended waits for the next step.
      guard round.mended.count > mended.count else { continue }
      allowance -= 1
      let next = SourceFile(path: text.path, bytes: round.bytes)
      let report = check(next)
      if proof.holds(for: report.findings, mending: round.mended) {
        (mended, result) = (round.mended, (next, report))
      } else if batch.count > 1 {
        let middle = batch.startIndex + batch.count / 2
        pending += [batch[middle...], batch[..<middle]]
      }
    }
  }
}
