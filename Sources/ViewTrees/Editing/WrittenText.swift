import SourceText

/// A file's bytes, seen as lines that are to be edited.
struct WrittenText {
  let bytes: [UInt8]
  /// How lines end in this file: as the first one does.
  let lineBreak: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let first = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D }
    lineBreak =
      switch first.map({ (bytes[$0], $0 + 1 < bytes.count ? bytes[$0 + 1] : 0) }) {
      case (0x0D, 0x0A)?: "\r\n"
      case (0x0D, _)?: "\r"
      default: "\n"
      }
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// Where the line that holds an offset begins: behind a byte-order mark, if it has one.
  func lineStart(of offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, !Self.endsLine(bytes[start - 1]) { start -= 1 }
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
  }

  /// Where the line that holds an offset ends, before its line break.
  func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !Self.endsLine(bytes[end]) { end += 1 }
    return end
  }

  /// Where the next line begins, or the end of the text.
  func nextLine(after offset: Int) -> Int {
    let end = lineEnd(of: offset)
    guard end < bytes.count else { return end }
    return bytes[end] == 0x0D && byte(end + 1) == 0x0A ? end + 2 : end + 1
  }

  /// Where the line before one ends, before its line break; the line's own start when it is the first.
  func previousLineEnd(before lineStart: Int) -> Int {
    guard lineStart > 0, Self.endsLine(bytes[lineStart - 1]) else { return lineStart }
    let isPair = bytes[lineStart - 1] == 0x0A && lineStart > 1 && bytes[lineStart - 2] == 0x0D
    return lineStart - (isPair ? 2 : 1)
  }

  /// The text of a line up to an offset, or `nil` when there is more in it than blanks.
  func indentation(before offset: Int) -> String? {
    let range = lineStart(of: offset)..<offset
    return bytes[range].allSatisfy(Self.isBlank) ? string(range) : nil
  }

  /// How many characters of its line stand before an offset.
  func column(of offset: Int) -> Int {
    bytes[lineStart(of: offset)..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// The first offset from one on that is no blank; stops at a line's end.
  func skippingBlanks(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The first offset from one on that is neither blank nor line break nor part of a comment.
  func skippingSpaceAndComments(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "#"), offset == 0 || bytes[offset - 1] <= 0x20 {
        offset = lineEnd(of: offset)
      } else if Self.isBlank(bytes[offset]) || Self.endsLine(bytes[offset]) {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// Whether a range might hold a comment.
  func mayHoldComment(_ range: Range<Int>) -> Bool { bytes[range].contains(UInt8(ascii: "#")) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
