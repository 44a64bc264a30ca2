import Foundation

/// The README as its tests see it: fenced blocks, each with the comment that says what it is.
struct Readme {
  /// A fenced block.
  struct Block {
    /// The comment on the line above: `<!-- view tree: NAME: RULE, RULE -->`, `<!-- output: COMMAND -->`, …
    var marker: String
    var language: String
    var text: String
    /// Its lines between the fences.
    var lines: Range<Int>

    /// What stands behind `kind:` in the marker; nil for a block of another kind.
    func argument(of kind: String) -> String? {
      guard marker == kind || marker.hasPrefix("\(kind): ") else { return nil }
      return String(marker.dropFirst(kind.count + 2))
    }
  }

  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("README.md").path

  var lines: [String]

  init() throws {
    lines = try String(contentsOfFile: Self.path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func write() throws {
    try lines.joined(separator: "\n").write(toFile: Self.path, atomically: true, encoding: .utf8)
  }

  var blocks: [Block] {
    var blocks: [Block] = []
    var start: Int?
    for (number, line) in lines.enumerated() where line.hasPrefix("```") {
      guard let first = start else {
        start = number
        continue
      }
      blocks.append(
        Block(
          marker: first > 0 ? Self.comment(lines[first - 1]) ?? "" : "", language: String(lines[first].dropFirst(3)),
          text: lines[first + 1..<number].map { $0 + "\n" }.joined(), lines: first + 1..<number))
      start = nil
    }
    return blocks
  }

  /// The lines between `<!-- NAME -->` and `<!-- end of NAME -->`.
  func section(_ name: String) -> Range<Int>? {
    guard let start = lines.firstIndex(where: { Self.comment($0) == name }),
      let end = lines.firstIndex(where: { Self.comment($0) == "end of \(name)" }), start < end
    else { return nil }
    return start + 1..<end
  }

  /// Every command line of the tool, from `sh` blocks and from code in running text, without `layoutlint` itself.
  var commandLines: [[String]] {
    let shown = blocks.filter { $0.language == "sh" }.flatMap { $0.text.split(separator: "\n") }.map(String.init)
    let quoted = zip(lines.indices, lines).filter { number, _ in !blocks.contains { $0.lines.contains(number) } }
      .map(\.1).joined(separator: " ").split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return (shown + quoted).flatMap(Self.commands)
  }

  /// The calls of the tool in a line of shell, up to whatever stands behind them.
  private static func commands(in line: String) -> [[String]] {
    var words = line.split(separator: " ").map(String.init)[...]
    var commands: [[String]] = []
    while let index = words.firstIndex(of: "layoutlint") {
      let isCalled = index == words.startIndex || ["&&", "|", ";", "run", "then"].contains(words[index - 1])
      words = words[(index + 1)...]
      guard isCalled else { continue }
      let end = words.firstIndex { ["|", "&&", ";", ">", "#"].contains($0) } ?? words.endIndex
      commands.append(words[..<end].map { $0.filter { $0 != "\"" } })
      words = words[end...]
    }
    return commands
  }

  private static func comment(_ line: String) -> String? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst(5).dropLast(4))
  }
}
