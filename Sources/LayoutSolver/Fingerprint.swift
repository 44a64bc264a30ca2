/// An integer modulo the prime 2^61 - 1: a short witness for sums that would be long if written out.
///
/// Let each of many unknowns stand for a random element. Then a combination of them that is not zero has a fingerprint of
/// zero with a chance of 2^-61.
struct Fingerprint: Equatable, Sendable {
  static let prime: UInt64 = 1 << 61 - 1
  static let zero = Fingerprint(residue: 0)
  static let one = Fingerprint(residue: 1)

  let residue: UInt64

  private init(residue: UInt64) { self.residue = residue }

  init(_ value: Int64) {
    let size = value.magnitude % Self.prime
    self.init(residue: value < 0 && size > 0 ? Self.prime - size : size)
  }

  init(_ value: BigInteger) {
    var sum = Self.zero
    // 2^64 is 8 modulo the prime.
    for limb in value.limbs.reversed() { sum = sum * Self(residue: 8) + Self(residue: limb % Self.prime) }
    self = value.isNegative ? -sum : sum
  }

  /// The element that stands for an unknown: the same in every run, and as good as random (SplitMix64).
  init(ofUnknown number: Int32) {
    var mixed = UInt64(UInt32(bitPattern: number)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    self.init(residue: (mixed ^ mixed >> 31) % Self.prime)
  }

  static func + (a: Self, b: Self) -> Self {
    let sum = a.residue + b.residue
    return Self(residue: sum >= prime ? sum - prime : sum)
  }

  prefix static func - (a: Self) -> Self { Self(residue: a.residue == 0 ? 0 : prime - a.residue) }

  static func * (a: Self, b: Self) -> Self {
    let (high, low) = a.residue.multipliedFullWidth(by: b.residue)
    // The product is below 2^122; its parts above and below bit 61 add up.
    let sum = (high << 3 | low >> 61) + (low & prime)
    return Self(residue: sum >= prime ? sum - prime : sum)
  }

  /// By Fermat: the inverse of `b` is its power to the prime less two.
  static func / (a: Self, b: Self) -> Self {
    if b == .one { return a }
    if b == -.one { return -a }
    var result = a
    var power = b
    var exponent = prime - 2
    while exponent > 0 {
      if exponent & 1 == 1 { result = result * power }
      power = power * power
      exponent >>= 1
    }
    return result
  }
}

/// Fingerprints are numbers of a field as well, only without an order.
extension Fingerprint: ExactNumber {
  static var isUnlimited: Bool { false }

  init(_ rational: Rational) { self = rational.fingerprint }

  var isZero: Bool { residue == 0 }
  var sign: Int { isZero ? 0 : 1 }
  var doubleValue: Double { Double(residue) }
  var fingerprint: Fingerprint { self }

  static func add(_ a: Self, _ b: Self) -> Self { a + b }
  static func subtract(_ a: Self, _ b: Self) -> Self { a + -b }
  static func multiply(_ a: Self, _ b: Self) -> Self { a * b }
  static func divide(_ a: Self, _ b: Self) -> Self { a / b }
  static func multiplyAdd(_ a: Self, _ b: Self, _ c: Self) -> Self { a + b * c }
  static func < (a: Self, b: Self) -> Bool { a.residue < b.residue }
}
