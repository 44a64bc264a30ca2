import TestSupport

@testable import LayoutSolver

extension RepeatableNumbers {
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
