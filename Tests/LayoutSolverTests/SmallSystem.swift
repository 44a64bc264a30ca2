import TestSupport

@testable import LayoutSolver

/// A small system with all its coefficients written out, for exact methods that need not be clever.
struct SmallSystem: CustomStringConvertible {
  struct Row {
    var coefficients: [Rational]
    var relation: LinearSystem.Relation
    var constant: Rational
    var priority: Float

    var isRequired: Bool { priority >= LinearSystem.requiredPriority }
  }

  var unknownCount: Int
  var rows: [Row] = []

  /// Unknown 0 is tied to zero by row 0; the other rows are drawn by lot, with constants up to a limit.
  init(unknowns: Int, rows count: Int, constants limit: Int64 = 6, using numbers: inout RepeatableNumbers) {
    unknownCount = unknowns
    var first = [Rational](repeating: .zero, count: unknowns)
    first[0] = .one
    rows.append(Row(coefficients: first, relation: .equal, constant: .zero, priority: 1000))
    let shares = [0, 0, 0, 1, 1, -1, -1, 2].map { Rational($0) } + [Rational(1, over: 2)]
    let priorities: [Float] = [1000, 1000, 1000, 750, 250, 250, 1]
    for _ in 0..<count {
      var row = first.map { _ in shares.randomElement(using: &numbers) ?? .one }
      row[0] = .zero
      rows.append(
        Row(
          coefficients: row,
          relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &numbers) ?? .equal,
          constant: Rational(Int64.random(in: -limit / 2...limit, using: &numbers)),
          priority: priorities.randomElement(using: &numbers) ?? 1000))
    }
  }

  var system: LinearSystem {
    var system = LinearSystem()
    for _ in 0..<unknownCount { _ = system.addVariable() }
    for row in rows {
      for (unknown, coefficient) in row.coefficients.enumerated() { system.add(coefficient, Int32(unknown)) }
      system.endRow(row.relation, row.constant, priority: row.priority)
    }
    return system
  }

  func keeping(_ isKept: (Int) -> Bool) -> SmallSystem {
    var other = self
    other.rows = rows.indices.filter(isKept).map { rows[$0] }
    return other
  }

  var description: String {
    rows.map { row in
      let left = row.coefficients.enumerated().filter { !$1.isZero }.map { "\($1.doubleValue) x\($0)" }
      let sign = [LinearSystem.Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][row.relation]!
      return left.joined(separator: " + ") + " \(sign) \(row.constant.doubleValue) @\(row.priority)"
    }.joined(separator: "\n")
  }
}
