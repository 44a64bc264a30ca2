import SourceText

/// Goes through findings and suppression comments side by side, once, in the order of the file.
struct SuppressionSweep {
  /// One target of one comment.
  private struct Entry {
    var comment: Int
    var target: Int
  }

  private let comments: [SuppressionComment]
  private let lines: LineIndex
  /// Comments for one line, by that line.
  private var byLine: [Int: [Int]] = [:]
  /// For each comment, which of its targets had something to do.
  private(set) var used: [[Bool]]

  init(_ comments: [SuppressionComment], lines: LineIndex, source: SourceFile) {
    self.comments = comments
    self.lines = lines
    used = comments.map { Array(repeating: false, count: $0.targets.count) }
    // The line that was found last, and from where. Comments that are stacked share it.
    var (line, next) = (0, 0)
    for (number, comment) in comments.enumerated() {
      let own = lines.line(of: comment.range.lowerBound)
      switch comment.verb {
      case .disableLine: byLine[own, default: []].append(number)
      case .disableNextLine:
        if !(line..<next).contains(own) { (line, next) = (own, Self.nextLine(after: own, lines, source)) }
        byLine[next, default: []].append(number)
      case .disable, .enable: break
      }
    }
  }

  /// The next line with something on it: comments may be stacked.
  private static func nextLine(after line: Int, _ lines: LineIndex, _ source: SourceFile) -> Int {
    var next = line + 1
    let lineCount = lines.lineCount
    while next < lineCount {
      let text = source.bytes[lines.lineRange(next).indices]
      guard let first = text.first(where: { $0 != 0x20 && $0 != 0x09 }) else {
        next += 1
        continue
      }
      if first != UInt8(ascii: "#") { break }
      next += 1
    }
    return next
  }

  /// The findings that stay; notes which targets silenced the others.
  mutating func heard(of findings: [Finding]) -> [Finding] {
    var open = Open()
    var next = 0
    var heard: [Finding] = []
    for finding in findings.sorted(by: Finding.inReportOrder) {
      while next < comments.count, comments[next].range.lowerBound <= finding.range.lowerBound {
        pass(next, &open)
        next += 1
      }
      if !isSilenced(finding, open) { heard.append(finding) }
    }
    while next < comments.count {
      pass(next, &open)
      next += 1
    }
    return heard
  }

  /// Opens or closes what a comment says for all that follows.
  private mutating func pass(_ number: Int, _ open: inout Open) {
    for (index, target) in comments[number].targets.enumerated() {
      switch comments[number].verb {
      case .disable: open.disable(target.rule, Entry(comment: number, target: index))
      case .enable: if open.enable(target.rule) { used[number][index] = true }
      case .disableLine, .disableNextLine: break
      }
    }
  }

  private mutating func isSilenced(_ finding: Finding, _ open: Open) -> Bool {
    for number in byLine[lines.line(of: finding.range.lowerBound)] ?? [] {
      for (index, target) in comments[number].targets.enumerated()
      where target.rule == nil || target.rule == finding.rule {
        used[number][index] = true
        return true
      }
    }
    guard let entry = open.entry(for: finding.rule) else { return false }
    used[entry.comment][entry.target] = true
    return true
  }

  /// What `disable` has said and no `enable` has taken back.
  private struct Open {
    private var rules: [RuleName: Entry] = [:]
    private var everyRule: Entry?
    private var exceptions: Set<RuleName> = []

    func entry(for rule: RuleName) -> Entry? {
      rules[rule] ?? (exceptions.contains(rule) ? nil : everyRule)
    }

    mutating func disable(_ rule: RuleName?, _ entry: Entry) {
      guard let rule else {
        everyRule = entry
        exceptions = []
        return
      }
      rules[rule] = entry
    }

    /// False when there was nothing to take back.
    mutating func enable(_ rule: RuleName?) -> Bool {
      guard let rule else {
        defer { self = Open() }
        return everyRule != nil || !rules.isEmpty
      }
      let wasDisabled = entry(for: rule) != nil
      rules[rule] = nil
      if everyRule != nil { exceptions.insert(rule) }
      return wasDisabled
    }
  }
}
