public import FlatCollections

/// Short texts hashed and compared by eight bytes at a time.
public enum WordBytes {
  /// The first and the last eight bytes of a text; of a shorter one all that tells it apart from others of its length.
  @inlinable
  @inline(__always)
  static func ends(_ text: UnsafeBufferPointer<UInt8>) -> (head: UInt64, tail: UInt64) {
    let count = text.count
    guard let start = UnsafeRawPointer(text.baseAddress), count > 0 else { return (0, 0) }
    if count >= 8 {
      return (start.loadUnaligned(as: UInt64.self), (start + (count - 8)).loadUnaligned(as: UInt64.self))
    }
    if count >= 4 {
      let high = (start + (count - 4)).loadUnaligned(as: UInt32.self)
      return (UInt64(start.loadUnaligned(as: UInt32.self)) | UInt64(high) << 32, 0)
    }
    return (UInt64(text[0]) | UInt64(text[count / 2]) << 8 | UInt64(text[count - 1]) << 16, 0)
  }

  /// A hash whose low bits are good enough to choose a slot.
  @inlinable
  @inline(__always)
  public static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let ends = ends(text)
    var hash = (UInt64(truncatingIfNeeded: text.count) &* 0xD6E8_FEB8_6659_FD93).mixed(with: ends.head)
    if text.count > 16, let start = UnsafeRawPointer(text.baseAddress) {
      var offset = 8
      while offset < text.count - 8 {
        hash = hash.mixed(with: (start + offset).loadUnaligned(as: UInt64.self))
        offset += 8
      }
    }
    return hash.mixed(with: ends.tail)
  }

  /// Whether two texts have the same bytes.
  @inlinable
  @inline(__always)
  public static func areEqual(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count else { return false }
    guard ends(a) == ends(b) else { return false }
    guard a.count > 16, let x = UnsafeRawPointer(a.baseAddress), let y = UnsafeRawPointer(b.baseAddress) else {
      return true
    }
    var offset = 8
    while offset < a.count - 8 {
      let (left, right) = (x + offset, y + offset)
      if left.loadUnaligned(as: UInt64.self) != right.loadUnaligned(as: UInt64.self) { return false }
      offset += 8
    }
    return true
  }
}
