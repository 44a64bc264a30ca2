/// A half-open range of byte offsets into a file's UTF-8 text.
///
/// Positions stay byte offsets until they are printed; `LineIndex` turns them into lines and columns.
package struct ByteRange: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  @inlinable package init(_ start: Int, _ end: Int) {
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: max(start, end))
  }

  /// An empty range: a place between two bytes.
  package init(at offset: Int) {
    self.init(offset, offset)
  }

  package static let fileStart = ByteRange(0, 0)

  @inlinable package var lowerBound: Int { Int(start) }
  @inlinable package var upperBound: Int { Int(end) }
  @inlinable package var count: Int { Int(end) - Int(start) }
  @inlinable package var isEmpty: Bool { start == end }
  @inlinable package var indices: Range<Int> { Int(start)..<Int(end) }

  package func contains(_ offset: Int) -> Bool { offset >= lowerBound && offset < upperBound }

  /// The part that lies inside a text of `count` bytes.
  package func clamped(to count: Int) -> ByteRange {
    ByteRange(min(lowerBound, count), min(upperBound, count))
  }
}

extension ByteRange: Comparable {
  package static func < (a: ByteRange, b: ByteRange) -> Bool {
    a.start != b.start ? a.start < b.start : a.end < b.end
  }
}
