extension Rational {
  /// The greatest magnitude that `init(nearest:)` yields: no layout has a use for more.
  private static let nearestLimit = 1e12

  /// Below this a number is taken for the rounding error of a zero.
  private static let nearestZero = 1e-9

  /// How far, in relation to its size, a double may be from the number it was written as: two to four units in the last
  /// place, so that the sum of 0.1 and 0.2 is 3/10.
  private static let tolerance = 4 * Double.ulpOfOne

  /// The number that a double was written as, or computed from.
  ///
  /// Whole numbers, decimals of up to nine significant digits (0.333 is 333/1000) and fractions that are short
  /// (20.333333333333332 is 61/3) come back exactly, even when the double is a few units in the last place off. Others
  /// become a fraction within that distance of the double.
  ///
  /// Magnitudes below 1e-9 become zero, those above 1e12 and the infinities become ±1e12, and what is not a number zero.
  @inline(__always)
  package init(nearest value: Double) {
    if value.magnitude <= Self.nearestLimit {
      let whole = Int64(value)
      if Double(whole) == value {
        self.init(whole)
        return
      }
    }
    self = Self.nearestFraction(value)
  }

  @inline(never)
  private static func nearestFraction(_ value: Double) -> Rational {
    let size = value.magnitude
    if value.isNaN || size < nearestZero { return zero }
    if size > nearestLimit { return Rational(value < 0 ? -1_000_000_000_000 : 1_000_000_000_000) }
    let found = dyadic(size) ?? decimal(size) ?? continuedFraction(size)
    return value < 0 ? -found : found
  }

  /// Halves, quarters and so on to 16384ths.
  ///
  /// Up to a million no shorter decimal or fraction is as near: it is at least the inverse of both denominators away, which
  /// is more than the tolerance.
  private static func dyadic(_ size: Double) -> Rational? {
    let (limit, parts) = (1_048_576.0, 16384.0)
    if size > limit { return nil }
    let count = Int64(size * parts)
    if Double(count) != size * parts { return nil }
    let shared = min(count.trailingZeroBitCount, 14)
    return Rational(reduced: count >> shared, 16384 >> shared)
  }

  /// The decimal of at most nine digits, if there is one so near; whole numbers are among them whatever their length.
  private static func decimal(_ size: Double) -> Rational? {
    // Adding a half and cutting off, not `rounded()`, which is a call into the C library's mathematics.
    let whole = Int64(size + 0.5)
    if (Double(whole) - size).magnitude <= size * tolerance { return Rational(whole) }
    // Powers of ten are exact doubles here, so the division below rounds but once.
    var (power, exact) = (10.0, Int64(10))
    while true {
      let digits = Int64(size * power + 0.5)
      if digits >= 1_000_000_000 { return nil }
      if (Double(digits) / power - size).magnitude <= size * tolerance { return Rational(digits, over: exact) }
      if exact == 1_000_000_000_000_000_000 { return nil }
      power *= 10
      exact *= 10
    }
  }

  /// The first convergent of the double's continued fraction that is near enough.
  ///
  /// No part of it overflows: a convergent's denominator times the one before is less than the inverse of the error
  /// before, and that is at least the tolerance times the size.
  private static func continuedFraction(_ size: Double) -> Rational {
    // The size is a 53-bit number over a power of two, between 2^13 and 2^82 for the sizes that come here.
    let top = size.significandBitPattern | 1 << 52
    let shift = 52 - Int(size.exponent)
    return shift < 64
      ? continuedFraction(size, top, UInt64(1) << shift) : continuedFraction(size, UInt128(top), UInt128(1) << shift)
  }

  /// The same, given the size as a fraction of whole numbers that hold all that comes between.
  private static func continuedFraction<Part: FixedWidthInteger & UnsignedInteger>(
    _ size: Double, _ numerator: Part, _ denominator: Part
  ) -> Rational {
    var (top, bottom) = (numerator, denominator)
    var (before, current) = ((top: Int64(0), bottom: Int64(1)), (top: Int64(1), bottom: Int64(0)))
    while bottom != 0 {
      let (part, rest) = top.quotientAndRemainder(dividingBy: bottom)
      let factor = Int64(part)
      let next = (top: factor * current.top + before.top, bottom: factor * current.bottom + before.bottom)
      (before, current) = (current, next)
      (top, bottom) = (bottom, rest)
      let distance = (Double(current.top) / Double(current.bottom) - size).magnitude
      if distance <= size * tolerance { break }
    }
    return Rational(current.top, over: current.bottom)
  }
}
