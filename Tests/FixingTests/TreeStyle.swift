/// YAML to be written in one style or another.
indirect enum Sketch {
  case word(String)
  /// Text that may stand in quotes.
  case text(String)
  case list([Sketch])
  case keys([(String, Sketch)])
}

/// A hand that writes YAML: its habits, and its comments here and there.
struct TreeStyle {
  private enum Quotes: String, CaseIterable {
    case none = ""
    case single = "'"
    case double = "\""
  }

  private var dice: Dice
  private let indent: Int
  private let listOffset: Int
  private let gap: String
  private let quotes: Quotes
  /// Once in how many nodes a collection stands in flow style.
  private let flowOdds: Int
  private let commentOdds: Int
  private let lineBreak: String
  private let endsInLineBreak: Bool
  private var comments = 0
  private var lines: [String] = []

  init(_ dice: Dice) {
    self.dice = dice
    indent = self.dice.pick([2, 2, 4])
    listOffset = self.dice.pick([0, 2, 4])
    gap = self.dice.pick([" ", " ", "   "])
    quotes = self.dice.pick([.none, .none, .single, .double])
    flowOdds = self.dice.pick([2, 4, 1000])
    commentOdds = self.dice.pick([3, 8, 1000])
    lineBreak = self.dice.pick(["\n", "\n", "\r\n"])
    endsInLineBreak = !self.dice.once(in: 4)
  }

  /// - Parameter head: lines to stand in front.
  mutating func write(_ sketch: Sketch, head: [String]) -> String {
    lines = head
    writeBlock(sketch, column: 0, head: "")
    return lines.joined(separator: lineBreak) + (endsInLineBreak ? lineBreak : "")
  }

  /// - Parameter head: what stands on the first line before the sketch.
  private mutating func writeBlock(_ sketch: Sketch, column: Int, head: String) {
    switch sketch {
    case .word(let word): add(head + word)
    case .text(let text): add(head + quoted(text))
    case .list(let items):
      for (number, item) in items.enumerated() {
        let start = number == 0 ? head : spaces(column)
        if let flow = flowIfChosen(item) {
          add("\(start)-\(gap)\(flow)")
        } else {
          writeBlock(item, column: column + 1 + gap.count, head: "\(start)-\(gap)")
        }
      }
    case .keys(let pairs):
      for (number, pair) in pairs.enumerated() {
        let start = (number == 0 ? head : spaces(column)) + pair.0 + ":"
        switch pair.1 {
        case .word, .text: writeBlock(pair.1, column: column, head: start + " ")
        case .list, .keys:
          if let flow = flowIfChosen(pair.1) {
            add("\(start) \(flow)")
            continue
          }
          add(start)
          let isList = if case .list = pair.1 { true } else { false }
          let inner = column + (isList ? listOffset : indent)
          writeBlock(pair.1, column: inner, head: spaces(inner))
        }
      }
    }
  }

  private mutating func flowIfChosen(_ sketch: Sketch) -> String? {
    switch sketch {
    case .word, .text: return nil
    case .list(let items): return items.isEmpty || dice.once(in: flowOdds) ? flow(sketch) : nil
    case .keys(let pairs): return pairs.isEmpty || dice.once(in: flowOdds * 4) ? flow(sketch) : nil
    }
  }

  private func flow(_ sketch: Sketch) -> String {
    switch sketch {
    case .word(let word): word
    case .text(let text): quoted(text)
    case .list(let items): "[" + items.map(flow).joined(separator: ", ") + "]"
    case .keys(let pairs): "{" + pairs.map { "\($0.0): \(flow($0.1))" }.joined(separator: ", ") + "}"
    }
  }

  private func quoted(_ text: String) -> String { quotes.rawValue + text + quotes.rawValue }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private mutating func add(_ line: String) {
    let isCommented = dice.once(in: commentOdds)
    if dice.once(in: commentOdds * 2) {
      comments += 1
      lines.append(spaces(line.prefix { $0 == " " }.count) + "# über \(comments)")
    }
    if isCommented { comments += 1 }
    lines.append(isCommented ? "\(line)  # note \(comments)" : line)
  }
}
