import SourceText

/// What libyaml stopped at, in words that say what to do.
///
/// libyaml's messages speak of its grammar ("did not find expected key"). Here each becomes a sentence about the text,
/// and what people stumble over most (tabs, quotes, visual format strings without quotes) is named as such.
struct SyntaxFault {
  private(set) var finding: Finding
  /// Where parsing stopped, in bytes.
  private(set) var offset: Int

  init(_ problem: EventStream.Problem, _ text: UnsafeBufferPointer<UInt8>, _ positions: inout PositionMap) {
    let place = positions.offset(of: problem.mark)
    let contextPlace = min(positions.offset(of: problem.contextMark), place)
    offset = place
    let explained = Explanation(problem, SurroundingText(text: text, place: place, contextPlace: contextPlace))
    let start = explained.isAboutContext ? contextPlace : place
    finding = Finding(
      .yamlSyntax, .error, at: Self.range(from: start, in: text), explained.message, help: explained.help)
    if !problem.context.isEmpty, !explained.isAboutContext, contextPlace < place,
      let opening = Self.opening(problem.context)
    {
      finding.related = [.init(Self.range(from: contextPlace, in: text), opening)]
    }
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

  /// Whether an item of the fault's line begins with `|` or `[` as a visual format string does.
  var looksLikeVisualFormat: Bool {
    var start = min(place, text.count)
    while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    let line = text[start..<end]
    guard let first = line.firstIndex(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "[") }) else {
      return false
    }
    // Only the dashes of list items, or a key, may stand before it.
    let before = line[..<first].last { $0 != 0x20 }
    guard before == UInt8(ascii: "-") || before == UInt8(ascii: ":") || before == nil else { return false }
    guard line[..<first].last == 0x20 else { return false }
    let rest = line[first...]
    return rest.contains(UInt8(ascii: "[")) && rest.contains(UInt8(ascii: "]"))
      && (rest.first == UInt8(ascii: "|") || rest.contains(UInt8(ascii: "-")) || rest.contains(UInt8(ascii: "|")))
  }
}
