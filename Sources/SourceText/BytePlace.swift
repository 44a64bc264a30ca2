import CString

extension UnsafeBufferPointer<UInt8> {
  /// The first place from `start` on, and before `end`, at which a byte stands.
  public func firstIndex(of byte: UInt8, from start: Int, before end: Int) -> Int? {
    guard start < end, let text = UnsafeRawPointer(baseAddress),
      let place = memchr(text + start, Int32(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(place) - text
  }
}
