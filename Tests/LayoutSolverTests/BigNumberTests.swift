import TestSupport
import Testing

@testable import LayoutSolver

@Suite struct BigNumberTests {
  @Test func integersFormARing() {
    var numbers = RepeatableNumbers(state: 6)
    for _ in 0..<500 {
      let (a, b, c) = (
        numbers.bigInteger(limbs: 6), numbers.bigInteger(limbs: 6), numbers.bigInteger(limbs: 6)
      )
      #expect(a + b == b + a)
      #expect(a * b == b * a)
      #expect((a + b) + c == a + (b + c))
      #expect((a * b) * c == a * (b * c))
      #expect(a * (b + c) == a * b + a * c)
      #expect(a - a == BigInteger(0))
      #expect((a < b) == (a - b).isNegative)
    }
  }

  @Test func integersAgreeWithTheMachine() {
    var numbers = RepeatableNumbers(state: 7)
    for _ in 0..<5_000 {
      let (a, b) = (numbers.integer() >> 32, numbers.integer() >> 32)
      #expect((BigInteger(a) * BigInteger(b)).smallValue == a * b)
      #expect((BigInteger(a) + BigInteger(b)).smallValue == a + b)
      #expect((BigInteger(a) - BigInteger(b)).smallValue == a - b)
      #expect((BigInteger(a) < BigInteger(b)) == (a < b))
    }
    #expect(BigInteger(.min).smallValue == nil)
    #expect((BigInteger(.min) + BigInteger(1)).smallValue == -.max)
    #expect((BigInteger(.max) + BigInteger(1)).smallValue == nil)
  }

  @Test func divisionLeavesARemainder() {
    var numbers = RepeatableNumbers(state: 8)
    for _ in 0..<5_000 {
      let (a, b) = (numbers.bigInteger(limbs: 7), numbers.bigInteger(limbs: 4))
      if b.isZero { continue }
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      #expect(quotient * b + remainder == a)
      #expect(remainder.magnitude < b.magnitude)
      #expect(remainder.isZero || remainder.isNegative == a.isNegative)
    }
  }

  /// Dividends just below a multiple of a divisor with leading ones make the guesses of a long division too large.
  @Test func divisionCorrectsItsGuesses() {
    let one = BigInteger(1)
    let limb = BigInteger(.min) * BigInteger(-2)
    let parts = [one - one, one, limb - one, BigInteger(.max), BigInteger(.max) + one]
    for high in parts {
      for middle in parts {
        for low in parts {
          let divisor = (high * limb + middle) * limb + low
          if divisor.isZero { continue }
          for factor in [limb - one, limb, limb * limb - one, limb + one] {
            let dividend = divisor * factor - one
            let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
            #expect(quotient == factor - one)
            #expect(remainder == divisor - one)
          }
        }
      }
    }
  }

  @Test func greatestCommonDivisorTakesWhatIsShared() {
    var numbers = RepeatableNumbers(state: 9)
    for _ in 0..<500 {
      let (a, b, c) = (
        numbers.bigInteger(limbs: 3), numbers.bigInteger(limbs: 3), numbers.bigInteger(limbs: 3)
      )
      let (common, scaled) = (
        BigInteger.greatestCommonDivisor(a, b), BigInteger.greatestCommonDivisor(a * c, b * c)
      )
      #expect(scaled == common * c.magnitude)
    }
  }

  @Test func fractionsFormAField() {
    var numbers = RepeatableNumbers(state: 10)
    for _ in 0..<100 {
      let (a, b, c) = (numbers.bigRational(), numbers.bigRational(), numbers.bigRational())
      #expect(BigRational.add(a, b) == BigRational.add(b, a))
      #expect(BigRational.add(a, BigRational.add(b, c)) == BigRational.add(BigRational.add(a, b), c))
      #expect(
        BigRational.multiply(a, BigRational.add(b, c))
          == BigRational.add(BigRational.multiply(a, b), BigRational.multiply(a, c)))
      #expect(BigRational.subtract(a, a) == .zero)
      #expect(BigRational.multiplyAdd(a, b, c) == BigRational.add(a, BigRational.multiply(b, c)))
      #expect(b.isZero || BigRational.multiply(BigRational.divide(a, b), b) == a)
      #expect((a < b) == (BigRational.subtract(a, b).sign < 0))
      #expect((-a).sign == -a.sign)
    }
  }

  @Test func comesBackToShortForm() {
    let large = BigRational(Rational(.max))
    let square = BigRational.multiply(large, large)
    #expect(square.rational == nil)
    #expect(BigRational.divide(square, large) == large)
    #expect(BigRational.divide(square, large).rational == Rational(.max))
    #expect(BigRational.divide(large, square).rational == Rational(1, over: .max))
  }

  @Test func convertsToDouble() {
    var numbers = RepeatableNumbers(state: 11)
    for _ in 0..<500 {
      let (a, b) = (numbers.bigRational(), numbers.bigRational())
      let product = a.doubleValue * b.doubleValue
      let distance = (BigRational.multiply(a, b).doubleValue - product).magnitude
      #expect(distance <= product.magnitude * 2e-15)
    }
    var huge = BigInteger(-3)
    for _ in 0..<40 { huge = huge * BigInteger(.max) }
    #expect(BigRational(huge, over: huge + BigInteger(1)).doubleValue == 1)
    #expect(BigRational(huge, over: BigInteger(7)).doubleValue == -.infinity)
    #expect(BigRational(BigInteger(-1), over: huge).doubleValue == 0)
  }
}
