/// The unit in which a column counts.
public enum ColumnUnit: Sendable {
  case utf8
  case utf16
  case scalars
}

/// A place as a person or a program outside names it; both numbers count from 1.
public struct Position: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where each line of a text begins; turns byte offsets into lines and columns and back.
///
/// A line ends with LF, CRLF or a lone CR.
public struct LineIndex: Sendable {
  /// The text.
  public private(set) var bytes: [UInt8]
  /// The offset of each line's first byte; never empty.
  private var starts: [UInt32]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = bytes.withUnsafeBufferPointer(Self.starts)
  }

  private static func starts(in text: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var starts: [UInt32] = []
    starts.reserveCapacity(text.count / 16 + 1)
    starts.append(0)
    if text.firstIndex(of: 0x0D, from: 0, before: text.count) != nil {
      for end in text.indices where isLineStart(end + 1, text) { starts.append(UInt32(end + 1)) }
      return starts
    }
    // Mostly lines end with LF alone.
    var next = 0
    while let lineFeed = text.firstIndex(of: 0x0A, from: next, before: text.count) {
      next = lineFeed + 1
      starts.append(UInt32(next))
    }
    return starts
  }

  /// Puts other text in place of a range, as a keystroke does: only the lines that it touches are looked at.
  public mutating func replace(_ range: ByteRange, with text: [UInt8]) {
    let range = range.clamped(to: bytes.count)
    bytes.replaceSubrange(range.indices, with: text)
    // Whether a line begins at an offset depends on the bytes before and behind it; the first line always begins.
    let first = max(range.lowerBound, 1)
    let last = range.lowerBound + text.count
    let low = startCount(below: first)
    let high = max(low, startCount(below: range.upperBound + 1))
    let new = bytes.withUnsafeBufferPointer { bytes in
      first <= last ? (first...last).filter { Self.isLineStart($0, bytes) }.map { UInt32($0) } : []
    }
    starts.replaceSubrange(low..<high, with: new)
    let growth = text.count - range.count
    if growth != 0 {
      for i in low + new.count..<starts.count { starts[i] = UInt32(Int(starts[i]) + growth) }
    }
  }

  /// Whether a line begins at an offset that is not the first.
  private static func isLineStart(_ offset: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text[offset - 1] {
    case 0x0A: true
    case 0x0D: !(offset < text.count && text[offset] == 0x0A)
    default: false
    }
  }

  private func startCount(below offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  public var lineCount: Int { starts.count }

  /// The bytes of a line (from 1) without its line end; the nearest line when there is no such one.
  public func lineRange(_ line: Int) -> ByteRange {
    let index = min(max(line, 1), starts.count) - 1
    let start = Int(starts[index])
    var end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return ByteRange(start, end)
  }

  /// The line (from 1) that holds an offset.
  public func line(of offset: Int) -> Int {
    max(1, startCount(below: offset + 1))
  }

  public func position(of offset: Int, in unit: ColumnUnit) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    var start = Int(starts[line - 1])
    // A byte-order mark is no column.
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    return Position(line: line, column: 1 + Self.width(of: bytes[start..<max(start, offset)], in: unit))
  }

  /// The offset of a position; a column past its line's end is that end.
  public func offset(of position: Position, in unit: ColumnUnit) -> Int {
    if position.line > starts.count { return bytes.count }
    let range = lineRange(position.line)
    var offset = range.lowerBound
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    var left = position.column - 1
    while left > 0, offset < range.upperBound {
      let length = Self.scalarLength(bytes[offset])
      left -= unit == .utf8 ? length : unit == .utf16 && length == 4 ? 2 : 1
      offset = min(offset + length, range.upperBound)
    }
    return offset
  }

  private static func width(of bytes: ArraySlice<UInt8>, in unit: ColumnUnit) -> Int {
    switch unit {
    case .utf8: return bytes.count
    case .scalars: return bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    case .utf16: return bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
  }

  private static func scalarLength(_ lead: UInt8) -> Int {
    lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }
}
