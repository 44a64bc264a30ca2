import TestSupport
import Testing

@testable import LayoutSolver

@Suite struct RationalTests {
  @Test func reducesToLowestTermsOverAPositiveDenominator() {
    #expect(Rational(6, over: -4) == Rational(-3, over: 2))
    #expect(Rational(0, over: -7) == .zero)
    #expect(Rational(.min, over: 2) == Rational(.min / 2))
    #expect(Rational(4, over: .min) == Rational(-1, over: 1 << 61))
    #expect(Rational(-5).sign == -1 && Rational(0).sign == 0 && Rational(1, over: 9).sign == 1)
    #expect(Rational(-3, over: 8).doubleValue == -0.375)
  }

  /// Against integers without limit: the same result if its reduced parts fit, and a throw if not.
  @Test func computesExactlyOrThrows() {
    var numbers = RepeatableNumbers(state: 1)
    var overflows = 0
    for _ in 0..<6_000 {
      let (a, b) = (numbers.rational(), numbers.rational())
      let (an, ad) = (BigInteger(a.numerator), BigInteger(a.denominator))
      let (bn, bd) = (BigInteger(b.numerator), BigInteger(b.denominator))
      let expected = [
        BigRational(an * bd + bn * ad, over: ad * bd), BigRational(an * bd - bn * ad, over: ad * bd),
        BigRational(an * bn, over: ad * bd), b.isZero ? .zero : BigRational(an * bd, over: ad * bn),
      ]
      let results = [
        try? Rational.add(a, b), try? Rational.subtract(a, b), try? Rational.multiply(a, b),
        b.isZero ? .zero : try? Rational.divide(a, b),
      ]
      for (result, expected) in zip(results, expected) {
        #expect(result == expected.rational, "of \(a) and \(b)")
        if result == nil { overflows += 1 }
      }
      #expect((a < b) == (an * bd < bn * ad))
    }
    #expect(overflows > 500)
  }

  @Test func addsAMultiple() throws {
    var numbers = RepeatableNumbers(state: 2)
    for _ in 0..<1_000 {
      let (a, c) = (numbers.rational(), numbers.rational())
      for b in [.one, Rational(-1), .zero, Rational(2, over: 3), numbers.rational()] {
        let result = try? Rational.multiplyAdd(a, b, c)
        let product = try? Rational.multiply(b, c)
        #expect(result == product.flatMap { try? Rational.add(a, $0) })
      }
    }
  }

  @Test func neverHoldsTheLeastInteger() {
    #expect(throws: NumberOverflow.self) { try Rational.add(Rational(-.max), Rational(-1)) }
    #expect(throws: NumberOverflow.self) { try Rational.multiply(Rational(-1 << 62), Rational(2)) }
    #expect(throws: NumberOverflow.self) {
      try Rational.multiply(Rational(-1 << 62, over: 3), Rational(6, over: 1))
    }
    #expect(throws: NumberOverflow.self) { try Rational.add(Rational(1, over: 1 << 62), Rational(1, over: 3)) }
    #expect(throws: NumberOverflow.self) { try Rational.add(Rational(.max), Rational(1, over: 2)) }
  }

  @Test func cancelsBeforeItLooksForOverflow() throws {
    let large = Int64.max
    #expect(try Rational.multiply(Rational(large, over: 2), Rational(2, over: large)) == .one)
    #expect(
      try Rational.add(Rational(large, over: 2), Rational(large - 2, over: 2)) == Rational(large - 1))
    #expect(try Rational.divide(Rational(large, over: 3), Rational(-large, over: 3)) == Rational(-1))
  }
}
