/// A set of linear rows over unknowns, each with a relation and a priority.
///
/// Priorities are levels: rows of a higher one are satisfied as well as they can be before a lower one counts, and within
/// a level the sum of the absolute errors is least. From `requiredPriority` on a row must hold.
package struct LinearSystem: Sendable {
  package static let requiredPriority: Float = 1000

  package enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  package init() {}

  /// A new unknown, unbounded on both sides; unknowns count from 0.
  package mutating func addVariable() -> Int32 { fatalError() }

  /// Adds `coefficient × variable` to the row being written.
  package mutating func add(_ coefficient: Rational, _ variable: Int32) {}

  /// Ends the row being written: `terms relation constant`. Its index, counting from 0, names it in conflicts.
  @discardableResult
  package mutating func endRow(_ relation: Relation, _ constant: Rational, priority: Float) -> Int32 { 0 }

  package func solve() -> Solution { Solution() }
}

/// What a system's optimal solutions have in common.
package struct Solution: Sendable {
  /// Sets of required rows that cannot hold together, each as small as can be (no row of it can be left out). To go on,
  /// the solver dropped the last row of each set.
  package var conflicts: [[Int32]] { [] }

  /// The independent ways in which the optimal solutions differ, numbered from 0.
  package var freedomCount: Int { 0 }

  /// The value of a linear form in one optimal solution, and the freedoms that change it: none when it is unique.
  package func observe(_ terms: [(coefficient: Rational, variable: Int32)]) -> (value: Double, freedoms: [Int32]) {
    (0, [])
  }

  /// Whether a linear form has the same value in every optimal solution.
  package func isUnique(_ terms: [(coefficient: Rational, variable: Int32)]) -> Bool { true }
}
