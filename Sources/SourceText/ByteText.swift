import CString

extension UnsafeBufferPointer<UInt8> {
  /// The first place from `start` on, and before `end`, at which a byte stands.
  public func firstIndex(of byte: UInt8, from start: Int, before end: Int) -> Int? {
    guard start < end, let text = UnsafeRawPointer(baseAddress),
      let place = memchr(text + start, Int32(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(place) - text
  }

  /// Whether this text stands before another in the order of bytes.
  public func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let text = baseAddress, let otherText = other.baseAddress else { return count < other.count }
    let order = memcmp(text, otherText, Swift.min(count, other.count))
    return order < 0 || order == 0 && count < other.count
  }
}
