import SourceText

/// A place in a short text, and what the two constraint parsers ask of it. Never leaves the text.
struct ByteCursor {
  let text: UnsafeBufferPointer<UInt8>
  var offset = 0

  var isAtEnd: Bool { offset >= text.count }

  /// The byte here, or some way ahead; 0 past the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    offset &+ distance < text.count ? text[offset &+ distance] : 0
  }

  /// From a place to here. A text is far shorter than 4 GiB, so that nothing need be clamped.
  func range(from start: Int) -> ByteRange {
    var range = ByteRange.fileStart
    (range.start, range.end) = (UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: offset))
    return range
  }

  func bytes(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[range.indices]) }

  func string(_ range: ByteRange) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// Goes on by one byte if it is the one given.
  mutating func take(_ byte: UInt8) -> Bool {
    guard !isAtEnd, text[offset] == byte else { return false }
    offset &+= 1
    return true
  }

  /// Goes on past a text if it stands here.
  @inline(__always)
  mutating func take(_ word: StaticString) -> Bool {
    // Most often the first byte is another already, which is worth no call.
    peek() == word.utf8Start[0] && takeWhole(word)
  }

  private mutating func takeWhole(_ word: StaticString) -> Bool {
    guard text.count - offset >= word.utf8CodeUnitCount else { return false }
    for i in 0..<word.utf8CodeUnitCount where text[offset + i] != word.utf8Start[i] { return false }
    offset += word.utf8CodeUnitCount
    return true
  }

  /// Blanks, tabs, line breaks, and the no-break spaces that come with pasted text.
  @inline(__always)
  mutating func skipBlanks() {
    // Most often there is one blank or none.
    if !isAtEnd, text[offset] == 0x20 { offset &+= 1 }
    if !isAtEnd, text[offset] <= 0x20 || text[offset] == 0xC2 { skipAllBlanks() }
  }

  private mutating func skipAllBlanks() {
    while true {
      switch peek() {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case 0xC2 where peek(1) == 0xA0: offset += 2
      default: return
      }
    }
  }

  /// The range of the character here, for errors; empty at the end.
  var characterRange: ByteRange {
    guard !isAtEnd else { return ByteRange(at: text.count) }
    var end = offset + 1
    while end < text.count, text[end] & 0xC0 == 0x80, end - offset < 4 { end += 1 }
    return ByteRange(offset, end)
  }

  /// How messages quote what stands here: a word, a character, or the end.
  var found: String {
    if isAtEnd { return "the end" }
    let end = min(nameEnd(from: offset, hyphens: false), offset + 40)
    return "'\(string(end > offset ? ByteRange(offset, end) : characterRange))'"
  }

  // MARK: Names

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The bytes that ids consist of, each in the place of its own number, with points for all others. The hyphen is before
  /// the point, all others are behind it.
  ///
  /// A literal: it is asked for every byte of every name, and needs nothing to be made first.
  private static var idBytes: StaticString {
    """
    .............................................-..0123456789......\
    .ABCDEFGHIJKLMNOPQRSTUVWXYZ...._.abcdefghijklmnopqrstuvwxyz.....\
    ................................................................\
    ................................................................
    """
  }

  /// Whether a byte can stand in an id: a letter, a digit, an underscore or a hyphen.
  @inline(__always)
  static func isInID(_ byte: UInt8) -> Bool { idBytes.utf8Start[Int(byte)] != UInt8(ascii: ".") }

  /// Whether a letter or an underscore stands here. Letters beyond ASCII count, so that an id with one is quoted as a
  /// whole; the signs that an expression may use do not.
  func isNameStart(at index: Int) -> Bool {
    guard index < text.count else { return false }
    let byte = text[index]
    return (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || (byte >= 0x80 && !isSign(at: index))
  }

  /// The end of the run of letters, digits and underscores that begins at an offset.
  ///
  /// - Parameters:
  ///   - hyphens: whether a hyphen belongs to the run, as it does in an id.
  ///   - limit: where the run ends at the latest.
  @inline(__always)
  func nameEnd(from start: Int, hyphens: Bool, before limit: Int? = nil) -> Int {
    let stop = limit ?? text.count
    let idBytes = Self.idBytes.utf8Start
    var end = start
    while true {
      while end < stop {
        let mark = idBytes[Int(text[end])]
        if hyphens ? mark == UInt8(ascii: ".") : mark <= UInt8(ascii: ".") { break }
        end &+= 1
      }
      guard end < stop, text[end] >= 0x80, !isSign(at: end) else { return end }
      end &+= 1
    }
  }

  /// Whether one of `≥ ≤ − × ÷` or a no-break space begins at an index.
  private func isSign(at index: Int) -> Bool {
    let next = index + 1 < text.count ? text[index + 1] : 0
    switch text[index] {
    case 0xC2: return next == 0xA0
    case 0xC3: return next == 0x97 || next == 0xB7
    case 0xE2:
      let last = index + 2 < text.count ? text[index + 2] : 0
      return (next == 0x89 && (last == 0xA4 || last == 0xA5)) || (next == 0x88 && last == 0x92)
    default: return false
    }
  }
}
