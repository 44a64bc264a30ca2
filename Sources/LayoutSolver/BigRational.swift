/// An exact fraction without limit.
///
/// As long as a number fits, it is a `Rational` and as fast; the long form holds only what does not fit. So each number
/// has one form, and equality is that of the parts.
struct BigRational: ExactNumber {
  private enum Form: Hashable, Sendable {
    case short(Rational)
    /// In lowest terms, over a positive denominator.
    case long(BigInteger, over: BigInteger)
  }

  private let form: Form

  static var isUnlimited: Bool { true }

  init(_ rational: Rational) { form = .short(rational) }

  /// The fraction in lowest terms; the denominator must not be zero.
  init(_ numerator: BigInteger, over denominator: BigInteger) {
    precondition(!denominator.isZero, "a fraction over zero")
    let (top, bottom) = denominator.isNegative ? (-numerator, -denominator) : (numerator, denominator)
    let common = bottom.isOne ? bottom : BigInteger.greatestCommonDivisor(top, bottom)
    self.init(reduced: top.dividedExactly(by: common), bottom.dividedExactly(by: common))
  }

  /// Takes parts in lowest terms, the lower one positive.
  private init(reduced top: BigInteger, _ bottom: BigInteger) {
    if let shortTop = top.smallValue, let shortBottom = bottom.smallValue {
      form = .short(Rational(shortTop, over: shortBottom))
    } else {
      form = .long(top, over: bottom)
    }
  }

  static let zero = BigRational(Rational.zero)
  static let one = BigRational(Rational.one)

  /// The same number in 64-bit parts, if it fits.
  var rational: Rational? {
    if case .short(let number) = form { number } else { nil }
  }

  var numerator: BigInteger { parts.top }
  var denominator: BigInteger { parts.bottom }

  private var parts: (top: BigInteger, bottom: BigInteger) {
    switch form {
    case .short(let number): (BigInteger(number.numerator), BigInteger(number.denominator))
    case .long(let top, let bottom): (top, bottom)
    }
  }

  var isZero: Bool { rational?.isZero ?? false }

  var sign: Int {
    switch form {
    case .short(let number): number.sign
    case .long(let top, _): top.isNegative ? -1 : 1
    }
  }

  var length: Int {
    switch form {
    case .short: 1
    case .long(let top, let bottom): max(top.limbs.count, bottom.limbs.count)
    }
  }

  var doubleValue: Double {
    switch form {
    case .short(let number):
      return number.doubleValue
    case .long(let top, let bottom):
      let (above, below) = (top.scaledDouble, bottom.scaledDouble)
      let ratio = above.significand / below.significand
      return Double(sign: .plus, exponent: above.exponent - below.exponent, significand: ratio)
    }
  }
}

extension BigRational {
  var fingerprint: Fingerprint {
    switch form {
    case .short(let number): number.fingerprint
    case .long(let top, let bottom): Fingerprint(top) / Fingerprint(bottom)
    }
  }
}

extension BigRational {

  static func add(_ a: BigRational, _ b: BigRational) -> BigRational {
    if let x = a.rational, let y = b.rational, let sum = try? Rational.add(x, y) { return BigRational(sum) }
    let ((topA, bottomA), (topB, bottomB)) = (a.parts, b.parts)
    if bottomA == bottomB { return BigRational(topA + topB, over: bottomA) }
    // Only factors that the denominators share can be left to cancel.
    let shared = BigInteger.greatestCommonDivisor(bottomA, bottomB)
    if shared.isOne { return BigRational(reduced: topA * bottomB + topB * bottomA, bottomA * bottomB) }
    let (restA, restB) = (bottomA.dividedExactly(by: shared), bottomB.dividedExactly(by: shared))
    let top = topA * restB + topB * restA
    let common = BigInteger.greatestCommonDivisor(top, shared)
    return BigRational(reduced: top.dividedExactly(by: common), restA * bottomB.dividedExactly(by: common))
  }

  static func subtract(_ a: BigRational, _ b: BigRational) -> BigRational { add(a, -b) }

  static func multiply(_ a: BigRational, _ b: BigRational) -> BigRational {
    if let x = a.rational, let y = b.rational, let product = try? Rational.multiply(x, y) {
      return BigRational(product)
    }
    let ((topA, bottomA), (topB, bottomB)) = (a.parts, b.parts)
    return product(topA, over: bottomA, topB, over: bottomB)
  }

  static func divide(_ a: BigRational, _ b: BigRational) -> BigRational {
    precondition(!b.isZero, "division by zero")
    if let x = a.rational, let y = b.rational, let quotient = try? Rational.divide(x, y) {
      return BigRational(quotient)
    }
    let ((topA, bottomA), (topB, bottomB)) = (a.parts, b.parts)
    return topB.isNegative
      ? product(topA, over: bottomA, -bottomB, over: -topB) : product(topA, over: bottomA, bottomB, over: topB)
  }

  /// The product of two fractions in lowest terms: only factors across can cancel.
  private static func product(
    _ topA: BigInteger, over bottomA: BigInteger, _ topB: BigInteger, over bottomB: BigInteger
  ) -> BigRational {
    if topA.isZero || topB.isZero { return zero }
    let acrossA = BigInteger.greatestCommonDivisor(topA, bottomB)
    let acrossB = BigInteger.greatestCommonDivisor(topB, bottomA)
    return BigRational(
      reduced: topA.dividedExactly(by: acrossA) * topB.dividedExactly(by: acrossB),
      bottomA.dividedExactly(by: acrossB) * bottomB.dividedExactly(by: acrossA))
  }

  static func multiplyAdd(_ a: BigRational, _ b: BigRational, _ c: BigRational) -> BigRational {
    if let x = a.rational, let y = b.rational, let z = c.rational, let sum = try? Rational.multiplyAdd(x, y, z) {
      return BigRational(sum)
    }
    return add(a, multiply(b, c))
  }

  prefix static func - (a: BigRational) -> BigRational {
    switch a.form {
    case .short(let number): BigRational(form: .short(-number))
    case .long(let top, let bottom): BigRational(form: .long(-top, over: bottom))
    }
  }

  private init(form: Form) { self.form = form }

  static func < (a: BigRational, b: BigRational) -> Bool {
    if let x = a.rational, let y = b.rational { return x < y }
    if a.sign != b.sign { return a.sign < b.sign }
    let ((topA, bottomA), (topB, bottomB)) = (a.parts, b.parts)
    return topA * bottomB < topB * bottomA
  }
}
