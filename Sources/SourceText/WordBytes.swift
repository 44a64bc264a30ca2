public import FlatCollections

/// Short texts hashed and compared by eight bytes at a time.
public enum WordBytes {
  /// Where a text begins that is not empty.
  @inlinable
  @inline(__always)
  static func start(of text: UnsafeBufferPointer<UInt8>) -> UnsafeRawPointer {
    UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
  }

  /// The first and the last eight bytes of a text; of a shorter one all that tells it apart from others of its length.
  @inlinable
  @inline(__always)
  static func ends(_ text: UnsafeBufferPointer<UInt8>) -> (head: UInt64, tail: UInt64) {
    let count = text.count
    if count >= 8 {
      let start = start(of: text)
      return (start.loadUnaligned(as: UInt64.self), (start + (count &- 8)).loadUnaligned(as: UInt64.self))
    }
    if count >= 4 {
      let start = start(of: text)
      let high = (start + (count &- 4)).loadUnaligned(as: UInt32.self)
      return (UInt64(start.loadUnaligned(as: UInt32.self)) | UInt64(high) << 32, 0)
    }
    if count == 0 { return (0, 0) }
    return (UInt64(text[0]) | UInt64(text[count / 2]) << 8 | UInt64(text[count &- 1]) << 16, 0)
  }

  /// A hash of which both halves are good enough to choose a slot.
  @inlinable
  @inline(__always)
  public static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let ends = ends(text)
    var hash = UInt64(truncatingIfNeeded: text.count).mixed(with: ends.head)
    if text.count > 16 {
      let start = start(of: text)
      var offset = 8
      while offset < text.count &- 8 {
        hash = hash.mixed(with: (start + offset).loadUnaligned(as: UInt64.self))
        offset &+= 8
      }
    }
    return hash.mixed(with: ends.tail)
  }

  /// Whether two texts have the same bytes.
  @inlinable
  @inline(__always)
  public static func areEqual(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count, ends(a) == ends(b) else { return false }
    if a.count > 16 {
      let (x, y) = (start(of: a), start(of: b))
      var offset = 8
      while offset < a.count &- 8 {
        if (x + offset).loadUnaligned(as: UInt64.self) != (y + offset).loadUnaligned(as: UInt64.self) { return false }
        offset &+= 8
      }
    }
    return true
  }
}
