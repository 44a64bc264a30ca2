/// Eight bytes of a text at a time, the first one lowest.
extension UInt64 {
  /// The eight bytes at an offset, which must be in the text.
  @inlinable
  @inline(__always)
  public init(eightBytesOf text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    self = UInt64(littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The highest bit of each byte that is below a limit of at most 128. Above such a byte others may be flagged too, so
  /// what is flagged must be looked at; where nothing is flagged, no byte is below the limit.
  @inlinable
  @inline(__always)
  public func flags(ofBytesBelow limit: UInt8) -> UInt64 {
    (self &- UInt64(limit) &* 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place from `start` on, and before `end`, at which a byte stands.
  @inlinable
  public func firstIndex(of byte: UInt8, from start: Int, before end: Int) -> Int? {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var i = start
    while i + 8 <= end {
      let flags = (UInt64(eightBytesOf: self, at: i) ^ pattern).flags(ofBytesBelow: 1)
      // The lowest flag is a true one.
      if flags != 0 { return i + flags.trailingZeroBitCount / 8 }
      i += 8
    }
    while i < end {
      if self[i] == byte { return i }
      i += 1
    }
    return nil
  }
}
