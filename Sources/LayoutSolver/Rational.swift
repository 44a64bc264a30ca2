/// An exact fraction of two 64-bit integers.
///
/// Nearly all numbers of a layout are whole, so each operation first tries the case of two whole numbers, inlined. The
/// operations throw exactly when the reduced result does not fit: what happens in between is 128 bits wide.
package struct Rational: ExactNumber {
  /// Shares no factor with the denominator, carries the sign and is never `Int64.min`, so it can be negated.
  package let numerator: Int64

  /// Greater than zero; 1 for whole numbers.
  package let denominator: Int64

  /// Takes parts in lowest terms.
  @inline(__always)
  init(reduced numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The fraction `numerator / denominator` in lowest terms.
  ///
  /// The denominator must not be zero, and both parts must fit after reduction with the sign in the numerator: only
  /// `Int64.min` can fail to.
  @inline(__always)
  package init(_ numerator: Int64, over denominator: Int64 = 1) {
    if denominator == 1 && numerator != .min {
      self.init(reduced: numerator, 1)
    } else {
      self.init(reducing: numerator, denominator)
    }
  }

  private init(reducing numerator: Int64, _ denominator: Int64) {
    precondition(denominator != 0, "a fraction over zero")
    let common = greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let top = Int64(numerator.magnitude / common)
    let isNegative = (numerator < 0) != (denominator < 0)
    self.init(reduced: isNegative ? -top : top, Int64(denominator.magnitude / common))
  }

  static var isUnlimited: Bool { false }

  init(_ rational: Rational) { self = rational }

  static let zero = Rational(0)
  static let one = Rational(1)

  var isZero: Bool { numerator == 0 }
  var sign: Int { numerator.signum() == 0 ? 0 : numerator < 0 ? -1 : 1 }

  /// The nearest `Double`, give or take two units in the last place.
  package var doubleValue: Double {
    denominator == 1 ? Double(numerator) : Double(numerator) / Double(denominator)
  }
}

extension Rational {
  var fingerprint: Fingerprint {
    let top = Fingerprint(numerator)
    return denominator == 1 ? top : top / Fingerprint(denominator)
  }
}

extension Rational {

  @inline(__always)
  static func add(_ a: Rational, _ b: Rational) throws -> Rational {
    if a.denominator == 1 && b.denominator == 1 {
      let (sum, overflow) = a.numerator.addingReportingOverflow(b.numerator)
      if overflow || sum == .min { throw NumberOverflow() }
      return Rational(reduced: sum, 1)
    }
    if b.isZero { return a }
    if a.isZero { return b }
    return try addFractions(a, b)
  }

  @inline(__always)
  static func subtract(_ a: Rational, _ b: Rational) throws -> Rational {
    try add(a, -b)
  }

  @inline(__always)
  static func multiply(_ a: Rational, _ b: Rational) throws -> Rational {
    if a.denominator == 1 && b.denominator == 1 {
      let (product, overflow) = a.numerator.multipliedReportingOverflow(by: b.numerator)
      if overflow || product == .min { throw NumberOverflow() }
      return Rational(reduced: product, 1)
    }
    return try multiplyFractions(a, b)
  }

  @inline(__always)
  static func divide(_ a: Rational, _ b: Rational) throws -> Rational {
    if b.denominator == 1 {
      if b.numerator == 1 { return a }
      if b.numerator == -1 { return -a }
    }
    return try divideOtherwise(a, b)
  }

  @inline(never)
  private static func divideOtherwise(_ a: Rational, _ b: Rational) throws -> Rational {
    precondition(!b.isZero, "division by zero")
    let inverse =
      b.numerator < 0
      ? Rational(reduced: -b.denominator, -b.numerator) : Rational(reduced: b.denominator, b.numerator)
    return try multiply(a, inverse)
  }

  @inline(__always)
  static func multiplyAdd(_ a: Rational, _ b: Rational, _ c: Rational) throws -> Rational {
    if b.denominator == 1 {
      if b.numerator == 1 { return try add(a, c) }
      if b.numerator == -1 { return try add(a, -c) }
    }
    return try add(a, multiply(b, c))
  }

  @inline(__always)
  prefix static func - (a: Rational) -> Rational {
    Rational(reduced: 0 &- a.numerator, a.denominator)
  }

  @inline(__always)
  package static func < (a: Rational, b: Rational) -> Bool {
    if a.denominator == b.denominator { return a.numerator < b.numerator }
    return Int128(a.numerator) * Int128(b.denominator) < Int128(b.numerator) * Int128(a.denominator)
  }
}

extension Rational {
  /// The sum after Knuth (volume 2, 4.5.1): only factors that the denominators share can be left to cancel, so the
  /// second divisor is sought among those and stays 64 bits wide.
  @inline(never)
  private static func addFractions(_ a: Rational, _ b: Rational) throws -> Rational {
    let shared =
      a.denominator == b.denominator
      ? a.denominator
      : Int64(greatestCommonDivisor(UInt64(a.denominator), UInt64(b.denominator)))
    let (restA, restB) = (a.denominator / shared, b.denominator / shared)
    // Each product is below 2^126.
    let top = Int128(a.numerator) * Int128(restB) + Int128(b.numerator) * Int128(restA)
    if top == 0 { return zero }
    if shared == 1 { return try fraction(top, restA, b.denominator) }
    if let small = Int64(exactly: top) {
      let common = Int64(greatestCommonDivisor(small.magnitude, UInt64(shared)))
      return try fraction(Int128(small / common), restA, b.denominator / common)
    }
    let rest = UInt64(truncatingIfNeeded: (top % Int128(shared)).magnitude)
    let common = Int64(greatestCommonDivisor(rest, UInt64(shared)))
    return try fraction(top / Int128(common), restA, b.denominator / common)
  }

  @inline(never)
  private static func multiplyFractions(_ a: Rational, _ b: Rational) throws -> Rational {
    if a.isZero || b.isZero { return zero }
    // Both are in lowest terms, so only factors across can cancel.
    let acrossA = Int64(greatestCommonDivisor(a.numerator.magnitude, UInt64(b.denominator)))
    let acrossB = Int64(greatestCommonDivisor(b.numerator.magnitude, UInt64(a.denominator)))
    let top = Int128(a.numerator / acrossA) * Int128(b.numerator / acrossB)
    return try fraction(top, a.denominator / acrossB, b.denominator / acrossA)
  }

  /// `top / (bottom × otherBottom)`, which is in lowest terms.
  private static func fraction(_ top: Int128, _ bottom: Int64, _ otherBottom: Int64) throws -> Rational {
    let (denominator, overflow) = bottom.multipliedReportingOverflow(by: otherBottom)
    guard !overflow, let numerator = Int64(exactly: top), numerator != .min else { throw NumberOverflow() }
    return Rational(reduced: numerator, denominator)
  }
}
