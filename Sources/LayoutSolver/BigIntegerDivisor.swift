extension BigInteger {
  /// The greatest common divisor of the magnitudes, after Lehmer (Knuth, volume 2, 4.5.2, algorithm L).
  ///
  /// The leading bits of both numbers tell many steps of Euclid's algorithm in advance; these are then done at once.
  static func greatestCommonDivisor(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
    var (a, b) = a.magnitude < b.magnitude ? (b.magnitude, a.magnitude) : (a.magnitude, b.magnitude)
    while b.limbs.count > 1 {
      if let steps = EuclideanSteps(a.limbs, b.limbs) {
        (a, b) = (steps.first.combine(a, b), steps.second.combine(a, b))
      } else {
        (a, b) = (b, a.quotientAndRemainder(dividingBy: b).remainder)
      }
    }
    if b.isZero { return a }
    let rest = a.quotientAndRemainder(dividingBy: b).remainder
    let common = LayoutSolver.greatestCommonDivisor(b.limbs[0], rest.limbs.first ?? 0)
    return BigInteger(isNegative: false, limbs: [common])
  }

  /// The quotient by a divisor that leaves no remainder.
  func dividedExactly(by divisor: BigInteger) -> BigInteger {
    divisor.isOne ? self : quotientAndRemainder(dividingBy: divisor).quotient
  }
}

/// What several steps of Euclid's algorithm make of two numbers.
private struct EuclideanSteps {
  /// `a·x + b·y`, never negative for the numbers that the steps were made for.
  struct Combination {
    var x: Int64
    var y: Int64

    func combine(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
      var limbs = a.limbs
      // The two products differ in sign and are below 2^126 each.
      var carry: Int128 = 0
      for index in limbs.indices {
        carry += Int128(x) * Int128(limbs[index])
        if index < b.limbs.count { carry += Int128(y) * Int128(b.limbs[index]) }
        limbs[index] = UInt64(truncatingIfNeeded: carry)
        carry >>= 64
      }
      return BigInteger(isNegative: false, limbs: limbs)
    }
  }

  private(set) var first = Combination(x: 1, y: 0)
  private(set) var second = Combination(x: 0, y: 1)

  /// `nil` when the leading bits do not tell even one step.
  init?(_ a: [UInt64], _ b: [UInt64]) {
    // The 62 leading bits of `a`, and those of `b` at the same places.
    let shift = a[a.count - 1].leadingZeroBitCount
    func leading(_ limbs: [UInt64]) -> Int64 {
      guard limbs.count == a.count else { return limbs.count + 1 == a.count ? Int64(below(limbs) >> 2) : 0 }
      let top = limbs[limbs.count - 1] << UInt64(shift)
      let next = shift == 0 ? 0 : limbs[limbs.count - 2] >> UInt64(64 - shift)
      return Int64((top | next) >> 2)
    }
    func below(_ limbs: [UInt64]) -> UInt64 { shift == 0 ? 0 : limbs[limbs.count - 1] >> UInt64(64 - shift) }
    var (x, y) = (leading(a), leading(b))
    while y + second.x != 0, y + second.y != 0 {
      let quotient = (x + first.x) / (y + second.x)
      if quotient != (x + first.y) / (y + second.y) { break }
      (first, second) = (
        second, Combination(x: first.x - quotient * second.x, y: first.y - quotient * second.y)
      )
      (x, y) = (y, x - quotient * y)
    }
    if first.y == 0 { return nil }
  }
}
