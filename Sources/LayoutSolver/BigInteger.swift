import FlatCollections

/// A whole number without limit: sign and magnitude, in limbs of 64 bits from the least significant one.
///
/// Schoolbook arithmetic throughout. The numbers it serves are a few limbs long, where nothing cleverer pays.
struct BigInteger: Hashable, Sendable {
  /// Never set for zero.
  private(set) var isNegative: Bool

  /// No zeros at the end, so that equal numbers have equal limbs; empty for zero.
  private(set) var limbs: [UInt64]

  init(isNegative: Bool, limbs: [UInt64]) {
    var limbs = limbs
    while limbs.last == 0 { limbs.removeLast() }
    self.isNegative = isNegative && !limbs.isEmpty
    self.limbs = limbs
  }

  init(_ value: Int64) {
    self.init(isNegative: value < 0, limbs: [value.magnitude])
  }

  var isZero: Bool { limbs.isEmpty }
  var isOne: Bool { !isNegative && limbs == [1] }
  var magnitude: BigInteger { BigInteger(isNegative: false, limbs: limbs) }

  /// The same number in 64 bits, unless it is too large or `Int64.min`, which cannot be negated.
  var smallValue: Int64? {
    guard limbs.count <= 1, let size = Int64(exactly: limbs.first ?? 0) else { return nil }
    return isNegative ? -size : size
  }

  /// The leading 65 to 128 bits as a double and the power of two that it is to be multiplied with.
  var scaledDouble: (significand: Double, exponent: Int) {
    guard let last = limbs.last else { return (0, 0) }
    let next = limbs.count > 1 ? limbs[limbs.count - 2] : 0
    let size = Double(last) * 0x1p64 + Double(next)
    return (isNegative ? -size : size, 64 * (limbs.count - 2))
  }
}

extension BigInteger: Comparable {
  static func < (a: BigInteger, b: BigInteger) -> Bool {
    if a.isNegative != b.isNegative { return a.isNegative }
    return a.isNegative ? isLess(b.limbs, a.limbs) : isLess(a.limbs, b.limbs)
  }

  private static func isLess(_ a: [UInt64], _ b: [UInt64]) -> Bool {
    if a.count != b.count { return a.count < b.count }
    for index in a.indices.reversed() where a[index] != b[index] { return a[index] < b[index] }
    return false
  }
}

extension BigInteger {
  prefix static func - (a: BigInteger) -> BigInteger {
    BigInteger(isNegative: !a.isNegative, limbs: a.limbs)
  }

  static func - (a: BigInteger, b: BigInteger) -> BigInteger { a + -b }

  static func + (a: BigInteger, b: BigInteger) -> BigInteger {
    if a.isNegative == b.isNegative {
      return BigInteger(isNegative: a.isNegative, limbs: sum(a.limbs, b.limbs))
    }
    if isLess(a.limbs, b.limbs) {
      return BigInteger(isNegative: b.isNegative, limbs: difference(b.limbs, a.limbs))
    }
    return BigInteger(isNegative: a.isNegative, limbs: difference(a.limbs, b.limbs))
  }

  static func * (a: BigInteger, b: BigInteger) -> BigInteger {
    if a.isZero || b.isZero { return BigInteger(0) }
    if a.isOne { return b }
    if b.isOne { return a }
    var product = [UInt64](count: a.limbs.count + b.limbs.count, of: 0)
    for (i, x) in a.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, y) in b.limbs.enumerated() {
        // At most (2^64 - 1)^2 + 2 × (2^64 - 1), which is 2^128 - 1.
        let (high, low) = x.multipliedFullWidth(by: y)
        let (partial, over1) = low.addingReportingOverflow(product[i + j])
        let (whole, over2) = partial.addingReportingOverflow(carry)
        product[i + j] = whole
        carry = high &+ (over1 ? 1 : 0) &+ (over2 ? 1 : 0)
      }
      product[i + b.limbs.count] = carry
    }
    return BigInteger(isNegative: a.isNegative != b.isNegative, limbs: product)
  }

  private static func sum(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    let (long, short) = a.count >= b.count ? (a, b) : (b, a)
    var result = long
    var carry: UInt64 = 0
    for index in long.indices {
      if index >= short.count && carry == 0 { break }
      let (partial, over1) = long[index].addingReportingOverflow(index < short.count ? short[index] : 0)
      let (whole, over2) = partial.addingReportingOverflow(carry)
      result[index] = whole
      carry = over1 || over2 ? 1 : 0
    }
    if carry != 0 { result.append(carry) }
    return result
  }

  /// `a - b`, for `a` not less than `b`.
  private static func difference(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var result = a
    var borrow: UInt64 = 0
    for index in a.indices {
      if index >= b.count && borrow == 0 { break }
      let (partial, under1) = a[index].subtractingReportingOverflow(index < b.count ? b[index] : 0)
      let (whole, under2) = partial.subtractingReportingOverflow(borrow)
      result[index] = whole
      borrow = under1 || under2 ? 1 : 0
    }
    return result
  }
}

extension BigInteger {
  /// The quotient, rounded towards zero, and the remainder, with the sign of the dividend. The divisor must not be zero.
  func quotientAndRemainder(dividingBy divisor: BigInteger) -> (quotient: BigInteger, remainder: BigInteger) {
    precondition(!divisor.isZero, "division by zero")
    if Self.isLess(limbs, divisor.limbs) { return (BigInteger(0), self) }
    let (quotient, remainder) =
      divisor.limbs.count == 1
      ? Self.divide(limbs, byLimb: divisor.limbs[0]) : Self.divide(limbs, by: divisor.limbs)
    return (
      BigInteger(isNegative: isNegative != divisor.isNegative, limbs: quotient),
      BigInteger(isNegative: isNegative, limbs: remainder)
    )
  }

  private static func divide(_ a: [UInt64], byLimb divisor: UInt64) -> ([UInt64], [UInt64]) {
    var quotient = a
    var remainder: UInt64 = 0
    for index in a.indices.reversed() {
      (quotient[index], remainder) = divisor.dividingFullWidth((remainder, a[index]))
    }
    return (quotient, [remainder])
  }

  /// Knuth's algorithm D (volume 2, 4.3.1), for divisors of two limbs or more and dividends not shorter.
  private static func divide(_ a: [UInt64], by b: [UInt64]) -> ([UInt64], [UInt64]) {
    let count = b.count
    // With the divisor's top bit set, a guess from the leading limbs is at most two too large.
    let shift = b[count - 1].leadingZeroBitCount
    let divisor = Array(shiftLeft(b, shift).dropLast())
    var rest = shiftLeft(a, shift)
    let (lead, second) = (divisor[count - 1], divisor[count - 2])
    var quotient = [UInt64](count: a.count - count + 1, of: 0)
    for index in quotient.indices.reversed() {
      let top = rest[index + count]
      var guess = UInt64.max
      if top < lead {
        var remainder: UInt64
        (guess, remainder) = lead.dividingFullWidth((top, rest[index + count - 1]))
        while true {
          let (high, low) = guess.multipliedFullWidth(by: second)
          if (high, low) <= (remainder, rest[index + count - 2]) { break }
          guess -= 1
          let (sum, overflow) = remainder.addingReportingOverflow(lead)
          if overflow { break }
          remainder = sum
        }
      }
      // Subtracting may still show the guess to be one too large (or, guessed blindly, two).
      var isBelow = subtract(divisor, times: guess, from: &rest, at: index)
      while isBelow {
        guess -= 1
        isBelow = !addBack(divisor, to: &rest, at: index)
      }
      quotient[index] = guess
    }
    return (quotient, shiftRight(rest, shift))
  }

  /// Whether the result is below zero; it is then left modulo the power of two that its limbs span.
  private static func subtract(
    _ divisor: [UInt64], times factor: UInt64, from rest: inout [UInt64], at start: Int
  ) -> Bool {
    var (carry, borrow): (UInt64, Bool) = (0, false)
    for index in divisor.indices {
      let (high, low) = divisor[index].multipliedFullWidth(by: factor)
      let (product, over) = low.addingReportingOverflow(carry)
      carry = high &+ (over ? 1 : 0)
      let (partial, under1) = rest[start + index].subtractingReportingOverflow(product)
      let (whole, under2) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
      rest[start + index] = whole
      borrow = under1 || under2
    }
    let end = start + divisor.count
    let (partial, under1) = rest[end].subtractingReportingOverflow(carry)
    let (whole, under2) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
    rest[end] = whole
    return under1 || under2
  }

  /// Whether the addition carried out of the top limb, that is, made a number below zero positive again.
  private static func addBack(_ divisor: [UInt64], to rest: inout [UInt64], at start: Int) -> Bool {
    var carry = false
    for index in 0...divisor.count {
      let limb = index < divisor.count ? divisor[index] : 0
      let (partial, over1) = rest[start + index].addingReportingOverflow(limb)
      let (whole, over2) = partial.addingReportingOverflow(carry ? 1 : 0)
      rest[start + index] = whole
      carry = over1 || over2
    }
    return carry
  }

  /// One limb longer than `limbs`, for less than 64 bits.
  private static func shiftLeft(_ limbs: [UInt64], _ bits: Int) -> [UInt64] {
    var result = limbs + [0]
    for index in result.indices.reversed() {
      let low = index > 0 ? result[index - 1] >> UInt64(64 - bits) : 0
      result[index] = result[index] << UInt64(bits) | low
    }
    return result
  }

  private static func shiftRight(_ limbs: [UInt64], _ bits: Int) -> [UInt64] {
    var result = limbs
    for index in result.indices {
      let high = index + 1 < result.count ? result[index + 1] << UInt64(64 - bits) : 0
      result[index] = result[index] >> UInt64(bits) | high
    }
    return result
  }
}
