import TestSupport
import Testing

@testable import LayoutSolver

@Suite struct NearestTests {
  @Test(
    arguments: [
      (0.0, 0, 1), (-0.0, 0, 1), (1, 1, 1), (-44, -44, 1), (16.5, 33, 2), (0.1, 1, 10), (0.333, 333, 1000),
      (20.333333333333332, 61, 3), (0.56266666666666665, 211, 375), (358 / 3.0, 358, 3), (0.1 + 0.2, 3, 10),
      (-0.1 - 0.2, -3, 10), (0.333333, 333_333, 1_000_000), (1 / 3.0, 1, 3), (2 / 9.0, 2, 9), (0.7 / 3, 7, 30),
      (100.00000000000001, 100, 1), (0.000244140625, 1, 4096), (1 / 1024.0, 1, 1024), (1e-9, 1, 1_000_000_000),
      (999_999_999_999.5, 1_999_999_999_999, 2), (1e12, 1_000_000_000_000, 1), (1 / 3.0 * 3, 1, 1),
    ] as [(Double, Int64, Int64)])
  func readsWhatWasWritten(value: Double, numerator: Int64, denominator: Int64) {
    #expect(Rational(nearest: value) == Rational(numerator, over: denominator))
  }

  @Test(
    arguments: [
      (1e13, 1_000_000_000_000), (-1e300, -1_000_000_000_000), (.infinity, 1_000_000_000_000),
      (-.infinity, -1_000_000_000_000), (.nan, 0), (9e-10, 0), (-Double.leastNonzeroMagnitude, 0),
    ] as [(Double, Int64)])
  func limitsWhatIsOutOfRange(value: Double, whole: Int64) {
    #expect(Rational(nearest: value) == Rational(whole))
  }

  @Test func readsDecimalsOfUpToNineDigits() throws {
    var numbers = RepeatableNumbers(state: 3)
    for _ in 0..<5_000 {
      let digits = Int64.random(in: 1..<1_000_000_000, using: &numbers) >> Int64.random(in: 0...29, using: &numbers)
      let places = Int.random(in: 0...9, using: &numbers)
      if digits == 0 { continue }
      let value = try #require(Double("\(digits)e-\(places)"))
      let power = (0..<places).reduce(Int64(1)) { power, _ in power * 10 }
      #expect(Rational(nearest: value) == Rational(digits, over: power))
      #expect(Rational(nearest: -value) == Rational(-digits, over: power))
    }
  }

  @Test func readsShortFractions() {
    var numbers = RepeatableNumbers(state: 4)
    for _ in 0..<5_000 {
      let bottom = Int64.random(in: 1...1500, using: &numbers)
      let top = Int64.random(in: -4_000_000...4_000_000, using: &numbers)
      #expect(Rational(nearest: Double(top) / Double(bottom)) == Rational(top, over: bottom))
    }
  }

  @Test func staysNearAnyDouble() {
    var numbers = RepeatableNumbers(state: 5)
    for _ in 0..<5_000 {
      let exponent = Int.random(in: -29...38, using: &numbers)
      let value = Double.random(in: 1..<2, using: &numbers) * Double(sign: .minus, exponent: exponent, significand: 1)
      let distance = (Rational(nearest: value).doubleValue - value).magnitude
      #expect(distance <= value.magnitude * 1.2e-15, "of \(value)")
    }
  }
}
