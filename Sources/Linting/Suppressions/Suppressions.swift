package import SourceText

/// The comments of a file that silence findings, and which of them had something to silence.
package struct Suppressions {
  private let source: SourceFile
  private let lines: LineIndex
  private let comments: [SuppressionComment]

  /// How a comment that speaks to the tool begins, behind its `#`.
  package static let marker = SuppressionComment.marker
  /// What may follow the marker.
  package static let verbs = SuppressionComment.Verb.allCases.map(\.rawValue)
  /// The word for every rule.
  package static let everyRule = SuppressionComment.everyRule

  /// - Parameter comments: every comment of the file, in order.
  package init(_ comments: [ByteRange], in source: SourceFile) {
    self.source = source
    self.comments = comments.compactMap { SuppressionComment($0, in: source) }
    lines = LineIndex(self.comments.isEmpty ? [] : source.bytes)
  }

  /// The findings that no comment silences, with those about comments that silence nothing.
  ///
  /// - Parameter isOn: whether a rule speaks at all. A comment for a rule that is off is kept for when it is on again.
  package func applied(to findings: [Finding], isOn: (RuleName) -> Bool) -> [Finding] {
    guard !comments.isEmpty else { return findings }
    var sweep = SuppressionSweep(comments, lines: lines, source: source)
    let heard = sweep.heard(of: findings)
    let unused = comments.indices.flatMap { unusedFindings(of: $0, sweep.used[$0], sweep, isOn) }
    let silenced = sweep.used
    let remaining = sweep.heard(of: unused)
    // A comment that silenced only findings about comments is used, too.
    let newlyUsed = Set(comments.indices.filter { sweep.used[$0] != silenced[$0] })
    return heard
      + remaining.filter { finding in !newlyUsed.contains { comments[$0].range.contains(finding.range.lowerBound) } }
  }

  private func unusedFindings(
    of number: Int, _ used: [Bool], _ sweep: SuppressionSweep, _ isOn: (RuleName) -> Bool
  ) -> [Finding] {
    let comment = comments[number]
    let unused = comment.targets.indices.filter { !used[$0] && (comment.targets[$0].rule.map(isOn) ?? true) }
    if unused.count == comment.targets.count, !unused.isEmpty, comment.findings.isEmpty {
      let what = comment.verb == .enable ? "nothing is disabled that this could enable" : "this silences nothing"
      let help = comment.verb == .enable ? "remove the comment" : "remove it, so that it hides nothing that comes later"
      return [
        Finding(
          .unusedSuppression, .warning, at: comment.range, "\(what): \(Self.place(comment.verb))", help: help,
          proposal: Fix("Remove the comment", .safe, [Edit(removal(of: comment.range), "")]))
      ]
    }
    return comment.findings
      + unused.map { index in
        let target = comment.targets[index]
        let name = target.rule?.rawValue ?? SuppressionComment.everyRule
        return Finding(
          .unusedSuppression, .warning, at: target.range,
          comment.verb == .enable
            ? "'\(name)' is not disabled here" : "'\(name)' silences nothing: \(Self.place(comment.verb))",
          proposal: Fix("Remove '\(name)'", .safe, [Edit(withBlankBefore(target.range), "")]))
      }
  }

  private static func place(_ verb: SuppressionComment.Verb) -> String {
    switch verb {
    case .disableNextLine: "the next line has no such finding"
    case .disableLine: "this line has no such finding"
    case .disable: "no such finding follows"
    case .enable: "no 'disable' stands before it"
    }
  }

  /// The comment with its line, when nothing else stands there; else with the blanks before it.
  private func removal(of comment: ByteRange) -> ByteRange {
    let number = lines.line(of: comment.lowerBound)
    let line = lines.lineRange(number)
    let blanks = withBlankBefore(comment)
    guard blanks.lowerBound <= line.lowerBound else { return blanks }
    let next = number < lines.lineCount ? lines.lineRange(number + 1).lowerBound : source.bytes.count
    return ByteRange(line.lowerBound, next)
  }

  private func withBlankBefore(_ range: ByteRange) -> ByteRange {
    var start = range.lowerBound
    while start > 0, [0x20, 0x09, UInt8(ascii: ",")].contains(source.bytes[start - 1]) { start -= 1 }
    return ByteRange(start, range.upperBound)
  }
}
