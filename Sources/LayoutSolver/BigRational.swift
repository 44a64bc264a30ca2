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

  init(_ rational: Rational) { form = .short(rational) }

  /// The fraction in lowest terms; the denominator must not be zero.
  init(_ numerator: BigInteger, over denominator: BigInteger) {
    precondition(!denominator.isZero, "a fraction over zero")
    var (top, bottom) = denominator.isNegative ? (-numerator, -denominator) : (numerator, denominator)
    let common = bottom.isOne ? bottom : BigInteger.greatestCommonDivisor(top, bottom)
    if !common.isOne {
      top = top.quotientAndRemainder(dividingBy: common).quotient
      bottom = bottom.quotientAndRemainder(dividingBy: common).quotient
    }
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
  typealias Failure = Never

  static func add(_ a: BigRational, _ b: BigRational) -> BigRational {
    if let x = a.rational, let y = b.rational, let sum = try? Rational.add(x, y) { return BigRational(sum) }
    let ((topA, bottomA), (topB, bottomB)) = (a.parts, b.parts)
    if bottomA == bottomB { return BigRational(topA + topB, over: bottomA) }
    return BigRational(topA * bottomB + topB * bottomA, over: bottomA * bottomB)
  }

  static func subtract(_ a: BigRational, _ b: BigRational) -> BigRational { add(a, -b) }

  static func multiply(_ a: BigRational, _ b: BigRational) -> BigRational {
    if let x = a.rational, let y = b.rational, let product = try? Rational.multiply(x, y) {
      return BigRational(product)
    }
    let ((topA, bottomA), (topB, bottomB)) = (a.parts, b.parts)
    return BigRational(topA * topB, over: bottomA * bottomB)
  }

  static func divide(_ a: BigRational, _ b: BigRational) -> BigRational {
    precondition(!b.isZero, "division by zero")
    if let x = a.rational, let y = b.rational, let quotient = try? Rational.divide(x, y) {
      return BigRational(quotient)
    }
    let ((topA, bottomA), (topB, bottomB)) = (a.parts, b.parts)
    return BigRational(topA * bottomB, over: bottomA * topB)
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
