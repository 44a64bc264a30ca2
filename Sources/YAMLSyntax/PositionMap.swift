/// Turns libyaml's marks, which count code points behind a byte-order mark, into byte offsets.
///
/// Marks come almost in order, so a cursor that walks from one to the next keeps the work in proportion to the text.
struct PositionMap {
  private let text: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private let base: Int
  private var index = 0
  private var offset: Int

  init(_ text: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    self.text = text
    self.isASCII = isASCII
    base = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = base
  }

  /// The byte offset of a code point; marks past the end are the end.
  mutating func offset(of mark: Int) -> Int {
    if isASCII { return min(base + mark, text.count) }
    while index < mark, offset < text.count {
      offset += 1
      while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
      index += 1
    }
    while index > mark, offset > base {
      offset -= 1
      while offset > base, text[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return offset
  }
}
