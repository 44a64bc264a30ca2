/// A result has no place in the number type that was to hold it.
struct NumberOverflow: Error {
  /// Runs a computation with `BigRational`, whose operations never fail.
  static func never<Result>(in work: () throws -> Result) -> Result {
    do {
      return try work()
    } catch {
      preconditionFailure("numbers of any size have no overflow")
    }
  }
}

/// An exact number of a field: what the solver needs to eliminate and to compare without rounding.
///
/// The solver is written once over this protocol. It runs with `Rational`, whose operations may overflow, and again with
/// `BigRational`, whose operations cannot, in the rare case that they did.
///
/// What throws here throws `NumberOverflow`. It does not say so by its type: the compiler does not see through a typed
/// error to the operation of the number at hand, and would call each one instead of inlining it.
protocol ExactNumber: Hashable, Comparable, Sendable {
  static var zero: Self { get }
  static var one: Self { get }

  /// Whether numbers can grow so long that a single operation takes its time.
  static var isUnlimited: Bool { get }

  init(_ rational: Rational)

  var isZero: Bool { get }

  /// -1, 0 or 1.
  var sign: Int { get }

  /// How many 64-bit parts the longer one of its two whole numbers takes.
  var length: Int { get }

  /// The nearest `Double`, give or take two units in the last place.
  var doubleValue: Double { get }

  /// The image in the field of integers modulo `Fingerprint.prime`.
  var fingerprint: Fingerprint { get }

  static func add(_ a: Self, _ b: Self) throws -> Self
  static func subtract(_ a: Self, _ b: Self) throws -> Self
  static func multiply(_ a: Self, _ b: Self) throws -> Self

  /// `a / b`; `b` must not be zero.
  static func divide(_ a: Self, _ b: Self) throws -> Self

  /// `a + b × c`, the step of an elimination. Fails when the sum or the product does not fit.
  static func multiplyAdd(_ a: Self, _ b: Self, _ c: Self) throws -> Self

  prefix static func - (a: Self) -> Self
}

extension ExactNumber {
  var length: Int { 1 }
}

/// The greatest common divisor; `gcd(a, 0)` is `a`.
func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
  if a == 0 { return b }
  if b == 0 { return a }
  let shared = (a | b).trailingZeroBitCount
  var a = a &>> UInt64(a.trailingZeroBitCount)
  var b = b &>> UInt64(b.trailingZeroBitCount)
  while a != b {
    if a == 1 || b == 1 { return 1 &<< UInt64(shared) }
    if a > b {
      a &-= b
      a &>>= UInt64(a.trailingZeroBitCount)
    } else {
      b &-= a
      b &>>= UInt64(b.trailingZeroBitCount)
    }
  }
  return a &<< UInt64(shared)
}
