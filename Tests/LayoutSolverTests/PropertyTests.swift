import TestSupport
import Testing

@testable import LayoutSolver

/// Small systems drawn by lot, against a method that tries every corner.
@Suite struct PropertyTests {
  @Test(arguments: 0..<8) func agreesWithTryingEveryCorner(seed: Int) throws {
    var numbers = RepeatableNumbers(state: UInt64(100 + seed))
    for _ in 0..<150 {
      let small = SmallSystem(
        unknowns: Int.random(in: 2...5, using: &numbers), rows: Int.random(in: 1...9, using: &numbers),
        // With few constants many hyperplanes meet in the same corners.
        constants: seed % 2 == 0 ? 6 : 1, using: &numbers)
      let solution = small.system.solve()
      let yielding = try checkConflicts(solution, small)
      try checkVerdicts(solution, yielding)
      try checkSupport(solution, yielding)
    }
  }

  @Test(arguments: 0..<2) func numbersOfAnySizeAgree(seed: Int) throws {
    var numbers = RepeatableNumbers(state: UInt64(500 + seed))
    for _ in 0..<150 {
      let system = SmallSystem(unknowns: 5, rows: 9, using: &numbers).system
      let small = Solution(.small(try Solver<Rational>.solve(system)))
      let large = system.solveWithLargeNumbers()
      #expect(small.conflicts == large.conflicts)
      #expect(small.freedomCount == large.freedomCount)
      for a in 0..<Int32(5) {
        for b in 0..<a {
          #expect(small.observeDifference(a, b) == large.observeDifference(a, b))
          #expect(small.support(a, b) == large.support(a, b))
        }
      }
    }
  }

  /// Each set is infeasible, each proper subset feasible, and what remains without the highest of each is feasible.
  /// Gives the system with those rows before all optional ones.
  private func checkConflicts(_ solution: Solution, _ small: SmallSystem) throws -> SmallSystem {
    var dropped: Set<Int> = []
    for conflict in solution.conflicts {
      let set = conflict.map(Int.init)
      #expect(set.allSatisfy { small.rows[$0].isRequired }, "\(conflict) of\n\(small)")
      #expect(try !NaiveOptimum(small.keeping { set.contains($0) }).isFeasible, "\(conflict) of\n\(small)")
      for row in set {
        #expect(
          try NaiveOptimum(small.keeping { set.contains($0) && $0 != row }).isFeasible,
          "\(conflict) without \(row) of\n\(small)")
      }
      #expect(dropped.isDisjoint(with: set), "\(conflict) is solved already in\n\(small)")
      if let highest = set.max() { dropped.insert(highest) }
    }
    let rest = small.keeping { small.rows[$0].isRequired && !dropped.contains($0) }
    #expect(try NaiveOptimum(rest).isFeasible, "without \(dropped) of\n\(small)")
    var yielding = small
    for row in dropped { yielding.rows[row].priority = LinearSystem.requiredPriority.nextDown }
    return yielding
  }

  private func checkVerdicts(_ solution: Solution, _ small: SmallSystem) throws {
    let naive = try NaiveOptimum(small)
    for a in 0..<small.unknownCount {
      for b in 0..<a {
        let (value, freedoms) = solution.observeDifference(Int32(a), Int32(b))
        let expected = try naive.difference(a, b)
        let witness = solution.witness(Int32(a), Int32(b))
        #expect(freedoms.isEmpty == (expected != nil), "x\(a) - x\(b) of\n\(small)")
        if let expected {
          #expect(value == expected.doubleValue, "x\(a) - x\(b) of\n\(small)")
          #expect(witness == nil)
        } else if let witness {
          #expect(witness.0 == value && witness.0 != witness.1, "x\(a) - x\(b) of\n\(small)")
          #expect(try naive.allows(witness.1, as: a, b), "x\(a) - x\(b) = \(witness.1) of\n\(small)")
        } else {
          Issue.record("no witness for x\(a) - x\(b) of\n\(small)")
        }
      }
    }
  }

  /// The rows of a support hold exactly, and fix the difference; leave one out, and they do not.
  private func checkSupport(_ solution: Solution, _ small: SmallSystem) throws {
    for a in 1..<small.unknownCount {
      for b in 0..<a {
        let support = solution.support(Int32(a), Int32(b)).map(Int.init)
        let (value, freedoms) = solution.observeDifference(Int32(a), Int32(b))
        if !freedoms.isEmpty {
          #expect(support.isEmpty, "x\(a) - x\(b) of\n\(small)")
          continue
        }
        #expect(try fixedDifference(a, b, support, small) == value, "x\(a) - x\(b) by \(support) of\n\(small)")
        for row in support {
          #expect(
            try fixedDifference(a, b, support.filter { $0 != row }, small) == nil,
            "x\(a) - x\(b) by \(support) without \(row) of\n\(small)")
        }
      }
    }
  }

  /// What the rows say of `a − b` when they hold exactly.
  private func fixedDifference(_ a: Int, _ b: Int, _ rows: [Int], _ small: SmallSystem) throws -> Double? {
    let matrix = rows.map { small.rows[$0].coefficients + [small.rows[$0].constant] }
    let count = small.unknownCount
    var target = Elimination.unit(a, of: count)
    target[b] = Rational(-1)
    // With `a − b = t` added as one more unknown, the rows fix `t` or leave it open.
    let wide = matrix.map { $0.dropLast() + [.zero, $0[count]] } + [target + [Rational(-1), .zero]]
    let solved = try Elimination(wide, unknowns: count + 1)
    guard solved.isConsistent, solved.nullSpace.allSatisfy({ $0[count].isZero }) else { return nil }
    return solved.somePoint[count].doubleValue
  }
}
