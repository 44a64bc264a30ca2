/// Turns a pattern's text into the matcher's steps.
struct GlobCompiler {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var steps: [Glob.Step] = []
  /// For each open brace: where its pending fork stands, and the jumps that lead behind its end.
  private var braces: [(fork: Int, jumps: [Int])] = []

  init(_ pattern: String) {
    var text = Substring(pattern)
    if text.hasPrefix("./") { text = text.dropFirst(2) }
    // A slash at the end says "a folder", which a match above a file is in any case.
    while text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
    let isAnchored = text.contains("/")
    if text.hasPrefix("/") { text = text.dropFirst() }
    scalars = Array((isAnchored ? text : "**/" + text).unicodeScalars)
  }

  mutating func compile() throws(Glob.Malformed) -> [Glob.Step] {
    guard let last = scalars.last, last != "/" else { throw Glob.Malformed(message: "the pattern is empty") }
    while let scalar = peek(0) {
      position += 1
      switch scalar {
      case "*": star()
      case "?": steps.append(.anyButSlash)
      case "[": steps.append(try set())
      case "{":
        braces.append((fork: steps.count, jumps: []))
        steps.append(.accept)
      case "," where !braces.isEmpty: alternative()
      case "}" where !braces.isEmpty: closeBrace()
      case "\\" where peek(0) != nil:
        steps.append(.scalar(scalars[position]))
        position += 1
      default: steps.append(.scalar(scalar))
      }
    }
    guard braces.isEmpty else { throw Glob.Malformed(message: "'{' is never closed with '}'") }
    steps.append(.accept)
    return steps
  }

  private func peek(_ offset: Int) -> Unicode.Scalar? {
    let index = position + offset
    return scalars.indices.contains(index) ? scalars[index] : nil
  }

  private mutating func star() {
    guard peek(0) == "*" else { return loop(.anyButSlash) }
    while peek(0) == "*" { position += 1 }
    // `**/` is any number of folders, none included; elsewhere `**` is everything that follows.
    if peek(0) == "/" {
      position += 1
      let start = steps.count
      steps.append(.fork(start + 1, start + 5))
      loop(.any)
      steps.append(.scalar("/"))
    } else {
      loop(.any)
    }
  }

  /// Any number of what `step` matches.
  private mutating func loop(_ step: Glob.Step) {
    let start = steps.count
    steps += [.fork(start + 1, start + 3), step, .jump(start)]
  }

  private mutating func alternative() {
    let last = braces.count - 1
    braces[last].jumps.append(steps.count)
    steps.append(.accept)
    steps[braces[last].fork] = .fork(braces[last].fork + 1, steps.count)
    braces[last].fork = steps.count
    steps.append(.accept)
  }

  private mutating func closeBrace() {
    guard let brace = braces.popLast() else { return }
    steps[brace.fork] = .jump(brace.fork + 1)
    for jump in brace.jumps { steps[jump] = .jump(steps.count) }
  }

  private mutating func set() throws(Glob.Malformed) -> Glob.Step {
    var isNegated = false
    if peek(0) == "!" || peek(0) == "^" {
      isNegated = true
      position += 1
    }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let low = peek(0), low != "]" || ranges.isEmpty {
      position += 1
      if peek(0) == "-", let high = peek(1), high != "]" {
        guard low <= high else { throw Glob.Malformed(message: "the range '\(low)-\(high)' runs backwards") }
        ranges.append(low...high)
        position += 2
      } else {
        ranges.append(low...low)
      }
    }
    guard peek(0) == "]" else { throw Glob.Malformed(message: "'[' is never closed with ']'") }
    position += 1
    return .set(ranges, isNegated: isNegated)
  }
}
