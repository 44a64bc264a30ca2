import SourceText

/// Tells whether a change made a text better: what was to go is gone, and nothing new has come.
///
/// Findings move when text is put in, so they are counted by rule, view and axis.
struct FixProof {
  private struct Kind: Hashable {
    let rule: RuleName
    let view: String?
    let axis: String?

    init(_ finding: Finding) { (rule, view, axis) = (finding.rule, finding.view, finding.axis) }
  }

  private let findings: [Finding]
  private let known: [Kind: Int]

  /// - Parameter findings: what is found in the text before the change.
  init(_ findings: [Finding]) {
    self.findings = findings
    known = Self.counted(findings)
  }

  /// Whether a text in which these things are found has nothing that was not there.
  func bringsNothing(_ findings: [Finding]) -> Bool {
    Self.counted(findings).allSatisfy { $0.value <= known[$0.key, default: 0] }
  }

  /// Whether one finding is gone as well.
  ///
  /// - Parameter revealsNext: a reader tells one mistake of a string at a time, so when a word is mended the next one may
  ///   take the finding's place; it has another message.
  func holds(for findings: [Finding], mending mended: Finding, revealsNext: Bool) -> Bool {
    func count(_ findings: [Finding]) -> Int {
      findings.count { Kind($0) == Kind(mended) && (!revealsNext || $0.message == mended.message) }
    }
    return bringsNothing(findings) && count(findings) < count(self.findings)
  }

  private static func counted(_ findings: [Finding]) -> [Kind: Int] {
    var counts: [Kind: Int] = [:]
    for finding in findings { counts[Kind(finding), default: 0] += 1 }
    return counts
  }
}
