extension UInt64 {
  /// A hash with another number taken in; both halves are good enough to choose a slot.
  @inlinable
  @inline(__always)
  public func mixed(with other: UInt64) -> UInt64 {
    // Spread first, or numbers that lie near each other would meet in the same sums. Then of all bits of the product, or
    // numbers that differ in their highest bits only would reach few bits of a half.
    let product = (self &* 0xD6E8_FEB8_6659_FD93 ^ other).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
