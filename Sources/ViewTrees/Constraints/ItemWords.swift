import SourceText

/// Where the words of an expression begin and end.
///
/// These are the cursor's, not the parser's: they are asked for every word, and the parser is large.
extension ByteCursor {
  /// Whether the `.constraint` of a pasted call stands here.
  var isAtCall: Bool {
    peek() == UInt8(ascii: ".") && peek(1) == UInt8(ascii: "c") && isAtWholeCall
  }

  private var isAtWholeCall: Bool {
    var ahead = self
    return ahead.take(".constraint") && !ahead.isNameStart(at: ahead.offset)
  }

  /// The end of the first word of an item. An id may hold hyphens, but not end with one; `height-8` and `superview-8` are
  /// arithmetic all the same.
  @inline(__always)
  func itemEnd(from start: Int) -> Int {
    let stem = nameEnd(from: start, hyphens: false)
    return stem < text.count && text[stem] == UInt8(ascii: "-") ? itemEnd(from: start, pastHyphenAt: stem) : stem
  }

  private func itemEnd(from start: Int, pastHyphenAt stem: Int) -> Int {
    var end = nameEnd(from: stem, hyphens: true)
    if end < text.count, text[end] == UInt8(ascii: ".") { return end }
    while text[end - 1] == UInt8(ascii: "-") { end -= 1 }
    guard stem + 1 < end, Self.isDigit(text[stem + 1]) else { return end }
    return ConstraintVocabulary.itemWord(bytes(ByteRange(start, stem))) == .id ? end : stem
  }

  /// `superview!.topAnchor` and `superview?.topAnchor`, as Swift has it.
  @inline(__always)
  mutating func skipUnwrapping() {
    if peek() == UInt8(ascii: "!") || peek() == UInt8(ascii: "?"), peek(1) == UInt8(ascii: ".") {
      offset += 1
    }
  }

  /// Whether a number may begin here.
  @inline(__always)
  var isAtDigitOrPoint: Bool { Self.isDigit(peek()) || peek() == UInt8(ascii: ".") }

  /// The number without sign that stands here, and where it ends; `nil` as well where an id begins with a digit.
  @inline(__always)
  var number: (value: Double, end: Int)? { isAtDigitOrPoint ? scannedNumber : nil }

  private var scannedNumber: (value: Double, end: Int)? {
    guard let number = DecimalNumber.scan(text, at: offset), !isName(beginningWithNumberTo: number.end) else {
      return nil
    }
    return number
  }

  /// Goes on past a number of few digits with a blank or nothing behind it, as most are; `nil` says nothing.
  @inline(__always)
  mutating func takeShortNumber() -> Double? {
    let stop = min(text.count, offset &+ 6)
    var value: Int32 = 0
    var end = offset
    while end < stop, Self.isDigit(text[end]) {
      value = value &* 10 &+ Int32(text[end] &- 0x30)
      end &+= 1
    }
    guard end > offset, end == text.count || text[end] == 0x20 else { return nil }
    offset = end
    return Double(value)
  }

  /// Whether what begins with a number is an id, such as an object id of Interface Builder.
  private func isName(beginningWithNumberTo end: Int) -> Bool {
    let start = offset
    guard Self.isDigit(text[start]) else { return false }
    // The limit keeps `1-1-1-…` from being read over and over; ids of Interface Builder have ten characters.
    let limit = min(max(start + 64, end + 1), text.count)
    let run = nameEnd(from: start, hyphens: true, before: limit)
    let isBeforePoint =
      run < text.count && text[run] == UInt8(ascii: ".") && isNameStart(at: run + 1)
    if end > run { return false }
    if end == run { return isBeforePoint }
    if text[end] != UInt8(ascii: "-") {
      // Digits with letters: an id, unless it is a number with a unit, which is worth an error of its own.
      return isBeforePoint || run - end != 2
    }
    return isBeforePoint && (end..<run).contains { isNameStart(at: $0) }
  }
}
