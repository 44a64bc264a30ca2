import FlatCollections

/// A set of linear rows over unknowns, each with a relation and a priority.
///
/// Priorities are levels: rows of a higher one are satisfied as well as they can be before a lower one counts, and within
/// a level the sum of the absolute errors is least. From `requiredPriority` on a row must hold.
package struct LinearSystem: Sendable {
  package static var requiredPriority: Float { 1000 }

  /// A row that gave way in a conflict still holds as well as it can, before any optional one, so that what it alone
  /// decided stays decided.
  static var gaveWayPriority: Float { requiredPriority.nextDown }

  package enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var flipped: Relation { Relation(rawValue: -rawValue) ?? .equal }
  }

  struct Term: Sendable {
    let variable: Int32
    /// An index into `coefficients`: nearly all terms share a handful of values.
    let coefficient: Int32
  }

  /// The left side of a row.
  enum Sum: Sendable {
    /// The first unknown less the second, as most rows are.
    case difference(Int32, Int32)
    /// The terms from one place of `terms` up to another.
    case terms(UInt32, UInt32)
  }

  struct Row: Sendable {
    let constant: Rational
    let sum: Sum
    let relation: Relation
    let priority: Float

    var isRequired: Bool { priority >= LinearSystem.requiredPriority }
  }

  private static let indexOfOne: Int32 = 0
  private static let indexOfMinusOne: Int32 = 1

  private(set) var variableCount = 0
  private(set) var rows: [Row] = []
  /// Of the rows that are no differences.
  private(set) var terms: [Term] = []
  /// Every system has the first ones.
  private(set) var coefficients: [Rational] = [
    Rational(1), Rational(-1), Rational(1, over: 2), Rational(-1, over: 2),
  ]
  /// Finds the coefficients beyond the first ones.
  private var coefficientTable = SlotTable()
  private var openRow: UInt32 = 0

  package init() {}

  /// Makes room for as many unknowns and rows as are expected.
  package mutating func reserve(variables: Int, rows count: Int) {
    rows.reserveCapacity(count)
    terms.reserveCapacity(count / 4)
  }

  /// A new unknown, unbounded on both sides; unknowns count from 0.
  package mutating func addVariable() -> Int32 {
    addVariables(1)
    return Int32(variableCount - 1)
  }

  /// Adds so many unknowns.
  package mutating func addVariables(_ count: Int) { variableCount += count }

  /// Adds `coefficient × variable` to the row being written. Terms of the same unknown add up.
  package mutating func add(_ coefficient: Rational, _ variable: Int32) {
    if coefficient.isZero { return }
    terms.append(Term(variable: variable, coefficient: index(of: coefficient)))
  }

  /// Adds `coefficient × variable`, the coefficient being the number that the double was written as.
  package mutating func add(_ coefficient: Double, _ variable: Int32) {
    let index: Int32
    switch coefficient {
    case 1: index = Self.indexOfOne
    case -1: index = Self.indexOfMinusOne
    case 0.5: index = 2
    case -0.5: index = 3
    default: return add(Rational(nearest: coefficient), variable)
    }
    terms.append(Term(variable: variable, coefficient: index))
  }

  /// Adds the row `a − b relation constant`.
  package mutating func addRow(
    _ a: Int32, minus b: Int32, _ relation: Relation, _ constant: Rational, priority: Float
  ) {
    rows.append(Row(constant: constant, sum: .difference(a, b), relation: relation, priority: priority))
  }

  /// Adds another row about the same sum and the same constant as the last one.
  package mutating func repeatRow(_ relation: Relation, priority: Float) {
    guard let last = rows.last else { return }
    rows.append(Row(constant: last.constant, sum: last.sum, relation: relation, priority: priority))
  }

  /// Adds `a − b` to the row being written.
  @inline(__always)
  package mutating func addDifference(_ a: Int32, _ b: Int32) {
    terms.append(Term(variable: a, coefficient: Self.indexOfOne))
    terms.append(Term(variable: b, coefficient: Self.indexOfMinusOne))
  }

  /// Ends the row being written, its constant being the number that the double was written as.
  @discardableResult
  package mutating func endRow(_ relation: Relation, _ constant: Double, priority: Float) -> Int32 {
    endRow(relation, Rational(nearest: constant), priority: priority)
  }

  /// Ends the row being written: `terms relation constant`. Its index, counting from 0, names it in conflicts.
  @inline(__always)
  @discardableResult
  package mutating func endRow(_ relation: Relation, _ constant: Rational, priority: Float) -> Int32 {
    rows.append(Row(constant: constant, sum: endSum(), relation: relation, priority: priority))
    return Int32(rows.count - 1)
  }

  /// Ends the sum being written.
  private mutating func endSum() -> Sum {
    let start = Int(openRow)
    if terms.count == start + 2, terms[start].coefficient == Self.indexOfOne,
      terms[start + 1].coefficient == Self.indexOfMinusOne
    {
      let (second, first) = (terms.removeLast(), terms.removeLast())
      return .difference(first.variable, second.variable)
    }
    openRow = UInt32(terms.count)
    return .terms(UInt32(start), openRow)
  }

  private mutating func index(of coefficient: Rational) -> Int32 {
    if coefficient.denominator == 1 {
      if coefficient.numerator == 1 { return Self.indexOfOne }
      if coefficient.numerator == -1 { return Self.indexOfMinusOne }
    }
    if coefficient == coefficients[2] { return 2 }
    if coefficient == coefficients[3] { return 3 }
    let hash = UInt64(bitPattern: coefficient.numerator).mixed(with: UInt64(bitPattern: coefficient.denominator))
    if let known = coefficientTable.find(hash, where: { coefficients[$0] == coefficient }) { return Int32(known) }
    let index = coefficients.count
    coefficients.append(coefficient)
    coefficientTable.insert(hash, at: index)
    return Int32(index)
  }

  func terms(of row: Int32) -> [Term] {
    switch rows[Int(row)].sum {
    case .difference(let a, let b):
      [Term(variable: a, coefficient: Self.indexOfOne), Term(variable: b, coefficient: Self.indexOfMinusOne)]
    case .terms(let start, let end): Array(terms[Int(start)..<Int(end)])
    }
  }

  /// Solves the system. Numbers are exact: where 64 bits do not hold them, all is done anew with numbers of any size.
  package func solve() -> Solution {
    do {
      return Solution(.small(try Solver<Rational>.solve(self)))
    } catch {
      return solveWithLargeNumbers()
    }
  }

  func solveWithLargeNumbers() -> Solution {
    Solution(.large(NumberOverflow.never { try Solver<BigRational>.solve(self) }))
  }
}
