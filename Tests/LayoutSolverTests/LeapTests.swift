import TestSupport
import Testing

@testable import LayoutSolver

/// Rough numbers may say where to begin, but nothing else.
@Suite struct LeapTests {
  @Test(arguments: 0..<4) func leapsChangeNoOptimum(seed: Int) throws {
    var numbers = RepeatableNumbers(state: UInt64(900 + seed))
    var arrivals = 0
    let trials = 100
    for _ in 0..<trials {
      let simplex = try drawn(columns: 6, rows: 9, using: &numbers)
      var leapt = simplex
      leapt.leap(levels: .max)
      let landing = leapt.values
      let (plain, after) = (try optimum(simplex), try optimum(leapt))
      #expect(plain.dimension == after.dimension)
      if plain.dimension == 0 { #expect(plain.values == after.values) }
      if landing == after.values { arrivals += 1 }
    }
    #expect(arrivals > trials * 9 / 10)
  }

  /// The values at the optimum of all levels, and the dimension of the face where it is.
  private func optimum(
    _ start: PiecewiseSimplex<BigRational>
  ) throws -> (values: [BigRational], dimension: Int) {
    var simplex = start
    for level in simplex.costs.levels {
      try simplex.minimise(level)
      try simplex.settle(level)
    }
    return (simplex.values, try OptimalFace(simplex).dimension)
  }

  /// Forms with a few wishes each, some of them sums of the first ones.
  private func drawn(
    columns: Int, rows: Int, using numbers: inout RepeatableNumbers
  ) throws -> PiecewiseSimplex<BigRational> {
    let weights = [Rational(1), Rational(-1), Rational(37, over: 100), Rational(7, over: 3)].map { BigRational($0) }
    var costs = BentCosts<BigRational>()
    for form in 0..<columns + rows {
      let wishes = (0..<Int.random(in: 1...2, using: &numbers)).map { index in
        Wish(
          row: Int32(2 * form + index),
          relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &numbers) ?? .equal,
          bound: BigRational(Rational(Int64.random(in: -20...20, using: &numbers))), weight: .one,
          priority: [1000, 750, 500, 250].randomElement(using: &numbers) ?? 500)
      }
      costs.addForm(wishes.sorted { ($0.bound, $0.row) < ($1.bound, $1.row) }[...])
    }
    costs.finish()
    let sums = try (0..<rows).map { _ in
      try SparseVector<BigRational>(
        unsorted: (0..<3).map { _ in
          .init(
            index: Int32.random(in: 0..<Int32(columns), using: &numbers),
            value: weights.randomElement(using: &numbers) ?? .one)
        })
    }
    return try PiecewiseSimplex(costs, start: [Int32](repeating: 0, count: columns), rows: sums)
  }
}
