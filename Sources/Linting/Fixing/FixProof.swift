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

  /// Whether a text in which these things are found has nothing that was not there, and is rid of what was mended.
  ///
  /// A reader tells one mistake of a string at a time: where a single word was mended, the next one may take the
  /// finding's place, with another message.
  func holds(for findings: [Finding], mending mended: [Finding]) -> Bool {
    let counts = Self.counted(findings)
    guard counts.allSatisfy({ $0.value <= known[$0.key, default: 0] }) else { return false }
    let gone = Self.counted(mended)
    if gone.allSatisfy({ counts[$0.key, default: 0] + $0.value <= known[$0.key, default: 0] }) { return true }
    guard mended.count == 1, mended[0].proposal is Fix else { return false }
    func count(_ findings: [Finding]) -> Int {
      findings.count { Kind($0) == Kind(mended[0]) && $0.message == mended[0].message }
    }
    return count(findings) < count(self.findings)
  }

  private static func counted(_ findings: [Finding]) -> [Kind: Int] {
    var counts: [Kind: Int] = [:]
    for finding in findings { counts[Kind(finding), default: 0] += 1 }
    return counts
  }
}
