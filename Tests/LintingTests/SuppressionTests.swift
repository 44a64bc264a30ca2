import Linting
import SourceText
import TestSupport
import Testing
import YAMLSyntax

@Suite("Suppressions")
struct SuppressionTests {
  /// What is left of findings that stand on each `<rule>` of a text, as `line:rule`.
  private func heard(_ text: String, isOn: (RuleName) -> Bool = { _ in true }) -> [String] {
    let source = SourceFile(path: "a", text: text)
    let lines = LineIndex(source.bytes)
    var findings: [Finding] = []
    for rule in [RuleName.unknownKey, .duplicateID] {
      for range in text.ranges(of: "<\(rule.rawValue)>") {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        findings.append(Finding(rule, .error, at: ByteRange(start, start + 1), "x"))
      }
    }
    let comments = SyntaxTree(parsing: source).comments()
    return Suppressions(comments, in: source).applied(to: findings, isOn: isOn)
      .sorted(by: Finding.inReportOrder)
      .map { "\(lines.line(of: $0.range.lowerBound)):\($0.rule.rawValue)" }
  }

  @Test("silence the next line, past other comments and blank lines")
  func nextLine() {
    #expect(
      heard(
        """
        # layoutlint:disable-next-line unknown-key -- generated
        # a remark

        a: <unknown-key> <duplicate-id>
        b: <unknown-key>
        """) == ["4:duplicate-id", "5:unknown-key"])
  }

  @Test("cost the same each, however many stand above one another")
  func stacked() {
    let text = String(repeating: "# layoutlint:disable-next-line unknown-key\n", count: 20_000) + "a: 1"
    var count = 0
    let seconds = processorSeconds { count = heard(text).count }
    #expect(count == 20_000)
    #expect(seconds < 20)
  }

  @Test("silence their own line")
  func line() {
    #expect(heard("a: <unknown-key> # layoutlint:disable-line unknown-key\nb: <unknown-key>") == ["2:unknown-key"])
  }

  @Test("silence what follows, until it is enabled again")
  func regions() {
    #expect(
      heard(
        """
        # layoutlint:disable unknown-key, duplicate-id
        a: <unknown-key> <duplicate-id>
        # layoutlint:enable unknown-key
        b: <unknown-key> <duplicate-id>
        """) == ["4:unknown-key"])
  }

  @Test("without a rule, or with all, mean every rule")
  func everyRule() {
    #expect(heard("a: <unknown-key> # layoutlint:disable-line\nb: <duplicate-id> # layoutlint:disable-line all") == [])
    #expect(
      heard(
        """
        # layoutlint:disable
        a: <unknown-key>
        # layoutlint:enable unknown-key
        b: <unknown-key> <duplicate-id>
        """) == ["4:unknown-key"])
  }

  @Test("that silence nothing are told")
  func unused() {
    #expect(heard("# layoutlint:disable-next-line unknown-key\na: 1") == ["1:unused-suppression"])
    #expect(heard("# layoutlint:disable unknown-key duplicate-id\na: <unknown-key>") == ["1:unused-suppression"])
    #expect(heard("# layoutlint:enable unknown-key\na: 1") == ["1:unused-suppression"])
    #expect(heard("# layoutlint:disable unknown-kee\na: <unknown-key>") == ["1:unused-suppression", "2:unknown-key"])
    #expect(heard("# layoutlint:disabled unknown-key\na: 1") == ["1:unused-suppression"])
  }

  @Test("are kept for rules that are off")
  func off() {
    #expect(heard("# layoutlint:disable-next-line unknown-key\na: 1", isOn: { $0 != .unknownKey }) == [])
  }

  @Test("silence findings about suppressions, too")
  func unusedSilenced() {
    #expect(
      heard("# layoutlint:disable unused-suppression\n# layoutlint:disable-next-line unknown-key\na: 1") == [])
  }

  @Test("are no suppressions inside text, or when they speak to people")
  func noSuppressions() {
    #expect(heard("a: '# layoutlint:disable all' \nb: <unknown-key>") == ["2:unknown-key"])
    #expect(heard("# see layoutlint:disable all\nb: <unknown-key>") == ["2:unknown-key"])
  }
}
