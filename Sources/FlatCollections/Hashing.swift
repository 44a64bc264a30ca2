extension UInt64 {
  /// A hash with another number taken in; both halves are good enough to choose a slot.
  @inlinable
  @inline(__always)
  public func mixed(with other: UInt64) -> UInt64 {
    // Of all bits of the product: numbers that differ in their highest bits only would reach few bits of a half.
    let product = (self ^ other).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
