import SourceText

/// Where the words of an expression begin and end.
///
/// These are the cursor's, not the parser's: they are asked for every word, and the parser is large.
extension ByteCursor {
  /// Whether the `.constraint` of a pasted call stands here.
  var isAtCall: Bool {
    guard peek() == UInt8(ascii: "."), peek(1) == UInt8(ascii: "c") else { return false }
    var ahead = self
    return ahead.take(".constraint") && !ahead.isNameStart(at: ahead.offset)
  }

  /// The end of the first word of an item. An id may hold hyphens, but not end with one; `height-8` and `superview-8` are
  /// arithmetic all the same.
  func itemEnd(from start: Int) -> Int {
    let stem = nameEnd(from: start, hyphens: false)
    guard stem < text.count, text[stem] == UInt8(ascii: "-") else { return stem }
    var end = nameEnd(from: stem, hyphens: true)
    if end < text.count, text[end] == UInt8(ascii: ".") { return end }
    while text[end - 1] == UInt8(ascii: "-") { end -= 1 }
    guard stem + 1 < end, Self.isDigit(text[stem + 1]) else { return end }
    return ConstraintVocabulary.itemWord(bytes(ByteRange(start, stem))) == nil ? end : stem
  }

  /// `superview!.topAnchor` and `superview?.topAnchor`, as Swift has it.
  mutating func skipUnwrapping() {
    if peek() == UInt8(ascii: "!") || peek() == UInt8(ascii: "?"), peek(1) == UInt8(ascii: ".") {
      offset += 1
    }
  }

  /// The number without sign that stands here, and where it ends; `nil` as well where an id begins with a digit.
  @inline(__always)
  var number: (value: Double, end: Int)? {
    let first = peek()
    return Self.isDigit(first) || first == UInt8(ascii: ".") ? shortNumber ?? longNumber : nil
  }

  private var longNumber: (value: Double, end: Int)? {
    guard let number = DecimalNumber.scan(text, at: offset), !isName(beginningWithNumberTo: number.end) else {
      return nil
    }
    return number
  }

  /// A number of few digits with a blank or nothing behind it, as most are; `nil` says nothing.
  private var shortNumber: (value: Double, end: Int)? {
    var value = 0
    var end = offset
    while end < text.count, end < offset + 6, Self.isDigit(text[end]) {
      value = value * 10 + Int(text[end] - 0x30)
      end += 1
    }
    guard end > offset, end == text.count || text[end] == 0x20 else { return nil }
    return (Double(value), end)
  }

  /// Whether what begins with a number is an id, such as an object id of Interface Builder.
  private func isName(beginningWithNumberTo end: Int) -> Bool {
    let start = offset
    guard Self.isDigit(text[start]) else { return false }
    // The limit keeps `1-1-1-…` from being read over and over; ids of Interface Builder have ten characters.
    let run = nameEnd(from: start, hyphens: true, limit: max(64, end + 1 - start))
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
