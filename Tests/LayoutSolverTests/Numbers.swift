@testable import LayoutSolver

/// Numbers that look random and are the same in every run (SplitMix64).
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Of any length up to 63 bits, each as likely.
  mutating func integer() -> Int64 {
    let size = Int64(next() >> UInt64.random(in: 1...63, using: &self))
    return Bool.random(using: &self) ? -size : size
  }

  mutating func rational() -> Rational {
    Bool.random(using: &self) ? Rational(integer()) : Rational(integer(), over: integer().magnitudeOrOne)
  }

  /// Up to about 63 bits more than `limbs` × 63.
  mutating func bigInteger(limbs: Int) -> BigInteger {
    var result = BigInteger(integer())
    for _ in 0..<Int.random(in: 1...limbs, using: &self) {
      // Limbs of ones and zeros reach the corrections of a long division.
      let next = [integer(), .max, 0, 1].randomElement(using: &self) ?? 0
      result = result * BigInteger(.max) + result + BigInteger(next)
    }
    return result
  }

  mutating func bigRational() -> BigRational {
    let bottom = bigInteger(limbs: 3)
    return BigRational(bigInteger(limbs: 3), over: bottom.isZero ? BigInteger(1) : bottom)
  }
}

extension Int64 {
  fileprivate var magnitudeOrOne: Int64 { self == 0 ? 1 : Swift.abs(self) }
}
