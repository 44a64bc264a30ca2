import SourceText

/// What libyaml stopped at, in words that say what to do.
///
/// libyaml's messages speak of its grammar ("did not find expected key"). Here each becomes a sentence about the text,
/// and what people stumble over most (tabs, quotes, visual format strings without quotes) is named as such.
struct SyntaxFault {
  private(set) var finding: Finding
  /// Where parsing stopped, in bytes.
  private(set) var offset: Int
  /// A visual format string without the quotes it needs, which is what stopped the parser.
  private(set) var unquotedFormat: ByteRange?

  init(_ problem: EventStream.Problem, _ text: UnsafeBufferPointer<UInt8>, _ positions: inout PositionMap) {
    let place = positions.offset(of: problem.mark)
    let contextPlace = min(positions.offset(of: problem.contextMark), place)
    offset = place
    let around = SurroundingText(text: text, place: place, contextPlace: contextPlace)
    if !problem.isMemory, !around.isIndentedWithTab, let format = around.unquotedFormat {
      unquotedFormat = format
      finding = Self.finding(unquotedFormat: format, text)
      return
    }
    let explained = Explanation(problem, around)
    let start = explained.isAboutContext ? contextPlace : place
    finding = Finding(
      .yamlSyntax, .error, at: Self.range(from: start, in: text), explained.message, help: explained.help)
    if !problem.context.isEmpty, !explained.isAboutContext, contextPlace < place,
      let opening = Self.opening(problem.context)
    {
      finding.related = [.init(Self.range(from: contextPlace, in: text), opening)]
    }
  }

  private static func finding(unquotedFormat range: ByteRange, _ text: UnsafeBufferPointer<UInt8>) -> Finding {
    let value = text[range.indices]
    let written = String(decoding: value, as: UTF8.self)
    let isPlain = !value.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    return Finding(
      .yamlSyntax, .error, at: range,
      "YAML reads a value that begins with '|' or '[' as a text block or a list: a visual format string needs quotes",
      help: isPlain ? "write \"\(written)\"" : "put it in quotes",
      proposal: isPlain ? Fix("Put the visual format string in quotes", .safe, [Edit(range, "\"\(written)\"")]) : nil)
  }

  /// One character, or an empty range at the end of the text.
  private static func range(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> ByteRange {
    guard start < text.count else { return ByteRange(at: text.count) }
    var end = start + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return ByteRange(start, end)
  }

  /// What a related place says of the construct that was being read.
  private static func opening(_ context: String) -> String? {
    switch context {
    case "while parsing a block mapping": "the mapping begins here"
    case "while parsing a block collection": "the list begins here"
    case "while parsing a flow mapping": "the '{' stands here"
    case "while parsing a flow sequence": "the '[' stands here"
    default: nil
    }
  }
}

/// The text around a fault.
struct SurroundingText {
  let text: UnsafeBufferPointer<UInt8>
  let place: Int
  let contextPlace: Int

  var isAtEnd: Bool { place >= text.count }

  /// The character at the fault, `nil` at the end of the text.
  var character: Character? {
    guard !isAtEnd else { return nil }
    return String(decoding: text[place..<min(place + 4, text.count)], as: UTF8.self).first
  }

  /// Whether the blanks in front of the fault's line hold a tab.
  var isIndentedWithTab: Bool {
    var i = place
    var hasTab = i < text.count && text[i] == 0x09
    while i > 0, text[i - 1] == 0x20 || text[i - 1] == 0x09 {
      i -= 1
      if text[i] == 0x09 { hasTab = true }
    }
    return hasTab && (i == 0 || text[i - 1] == 0x0A || text[i - 1] == 0x0D)
  }

  /// The value of the fault's line that begins with `|` or `[` as a visual format string does, up to the end of the
  /// line or the comment there.
  var unquotedFormat: ByteRange? {
    let line = line
    guard let first = text[line].firstIndex(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "[") }),
      first > line.lowerBound, text[first - 1] == 0x20, isStartOfValue(text[line.lowerBound..<first])
    else { return nil }
    var end = first
    while end < line.upperBound, !(text[end] == UInt8(ascii: "#") && text[end - 1] == 0x20) { end += 1 }
    while end > first, text[end - 1] <= 0x20 { end -= 1 }
    let value = text[first..<end]
    guard value.contains(UInt8(ascii: "[")), value.contains(UInt8(ascii: "]")),
      value.first == UInt8(ascii: "|") || value.contains(UInt8(ascii: "-")) || value.contains(UInt8(ascii: "|"))
    else { return nil }
    return ByteRange(first, end)
  }

  private var line: Range<Int> {
    var start = min(place, text.count)
    while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    return start..<end
  }

  /// Whether nothing but dashes of list items and one key stands before a value.
  private func isStartOfValue(_ prefix: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let key = prefix.drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    guard let last = key.last(where: { $0 != 0x20 }) else { return true }
    return last == UInt8(ascii: ":") && key.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: ":") || Self.isLetter($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
