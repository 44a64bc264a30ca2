/// A half-open range of byte offsets into a file's UTF-8 text.
///
/// Positions stay byte offsets until they are printed; `LineIndex` turns them into lines and columns.
public struct ByteRange: Hashable, Sendable {
  public var start: UInt32
  public var end: UInt32

  @inlinable public init(_ start: Int, _ end: Int) {
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: max(start, end))
  }

  /// An empty range: a place between two bytes.
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  @inlinable public static var fileStart: ByteRange { ByteRange(0, 0) }

  @inlinable public var lowerBound: Int { Int(start) }
  @inlinable public var upperBound: Int { Int(end) }
  @inlinable public var count: Int { Int(end) - Int(start) }
  @inlinable public var isEmpty: Bool { start == end }
  @inlinable public var indices: Range<Int> { Int(start)..<Int(end) }

  public func contains(_ offset: Int) -> Bool { offset >= lowerBound && offset < upperBound }

  /// The part that lies inside a text of `count` bytes.
  public func clamped(to count: Int) -> ByteRange {
    ByteRange(min(lowerBound, count), min(upperBound, count))
  }
}

extension ByteRange: Comparable {
  public static func < (a: ByteRange, b: ByteRange) -> Bool {
    a.start != b.start ? a.start < b.start : a.end < b.end
  }
}
