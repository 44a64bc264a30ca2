import SourceText

/// A comment that speaks to the tool: `# layoutlint:disable-next-line RULE… -- reason`.
struct SuppressionComment {
  enum Verb: String, CaseIterable {
    case disableNextLine = "disable-next-line"
    case disableLine = "disable-line"
    case disable
    case enable
  }

  /// A rule as the comment names it; nil for every rule.
  struct Target {
    var rule: RuleName?
    var range: ByteRange
  }

  var verb: Verb
  /// The whole comment, from its `#`.
  var range: ByteRange
  var targets: [Target]
  /// What is wrong with the comment itself.
  var findings: [Finding] = []

  static let marker = "layoutlint:"
  /// The word for every rule; naming no rule means the same.
  static let everyRule = "all"

  /// Nil for a comment that is for people.
  init?(_ range: ByteRange, in source: SourceFile) {
    let bytes = source.bytes[range.indices]
    guard
      let start = bytes.firstIndex(where: { $0 != UInt8(ascii: "#") && $0 != 0x20 && $0 != 0x09 }),
      bytes[start...].starts(with: Self.marker.utf8)
    else { return nil }
    self.range = range
    let words = Self.words(of: bytes[(start + Self.marker.utf8.count)...])
    let first = words.first ?? range
    let name = source.text(in: first)
    // A word of another kind may be some other tool's; a verb written wrongly is meant for us all the same.
    if let verb = Verb(rawValue: name) {
      self.verb = verb
    } else {
      verb = .enable
      targets = []
      let near = NearestName.of(name, among: Verb.allCases.map(\.rawValue))
      let hint = near.map { "did you mean '\($0)'?" } ?? "known are disable-next-line, disable-line, disable and enable"
      findings = [
        Finding(
          .unusedSuppression, .warning, at: first, "'\(name)' silences nothing; \(hint)",
          proposal: near.map { Fix("Change to '\($0)'", .safe, [Edit(first, $0)]) })
      ]
      return
    }
    let named = words.dropFirst()
    targets = named.isEmpty ? [Target(rule: nil, range: range)] : []
    for word in named { add(word, source.text(in: word)) }
  }

  private mutating func add(_ range: ByteRange, _ name: String) {
    if name == Self.everyRule {
      targets.append(Target(rule: nil, range: range))
    } else if let rule = RuleName(rawValue: name) {
      targets.append(Target(rule: rule, range: range))
    } else {
      let near = NearestName.of(name, among: RuleName.allCases.map(\.rawValue))
      findings.append(
        Finding(
          .unusedSuppression, .warning, at: range,
          "there is no rule '\(name)', so this silences nothing"
            + (near.map { "; did you mean '\($0)'?" } ?? "; 'layoutlint rules' lists them"),
          proposal: near.map { Fix("Change to '\($0)'", .safe, [Edit(range, $0)]) }))
    }
  }

  /// The words up to ` -- `, behind which stands the reason. Commas separate like blanks.
  private static func words(of bytes: ArraySlice<UInt8>) -> [ByteRange] {
    var words: [ByteRange] = []
    var i = bytes.startIndex
    while i < bytes.endIndex {
      let start = i
      while i < bytes.endIndex, bytes[i] > 0x20, bytes[i] != UInt8(ascii: ",") { i += 1 }
      if i == start {
        i += 1
        continue
      }
      if bytes[start..<i].elementsEqual("--".utf8) { break }
      words.append(ByteRange(start, i))
    }
    return words
  }
}
