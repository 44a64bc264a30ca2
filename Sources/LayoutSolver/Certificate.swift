/// Proof that required wishes contradict each other: a combination of their forms that is zero, while the same combination
/// of their bounds is not.
///
/// A form with a positive multiplier stands for its greatest lower bound, one with a negative for its least upper bound. The
/// wishes are a smallest set when no other combination of their forms is zero: then those of every part are independent.
struct Certificate<Number: ExactNumber> {
  typealias Vector = SparseVector<Number>

  /// What forms in rows are over the columns, each solved for once.
  private final class Expressions {
    private let basis: Basis<Number>
    private var known: [Int32: Vector] = [:]

    init(_ basis: Basis<Number>) { self.basis = basis }

    func callAsFunction(_ form: Int32) throws -> Vector {
      if let vector = known[form] { return vector }
      let vector = try basis.expression(of: form)
      known[form] = vector
      return vector
    }
  }

  private let simplex: PiecewiseSimplex<Number>
  private let expressions: Expressions
  /// Over forms.
  private var multipliers: Vector

  /// Takes a simplex at the optimum of its required level, where something is broken.
  private init(_ simplex: PiecewiseSimplex<Number>, _ expressions: Expressions) throws {
    (self.simplex, self.expressions) = (simplex, expressions)
    var entries: [Vector.Entry] = []
    for form in simplex.basis.formInRow {
      let slope = simplex.costs.slope(form, simplex.stand[Int(form)])
      if !slope.isZero { entries.append(.init(index: form, value: -slope)) }
    }
    for (column, form) in simplex.basis.formInColumn.enumerated() where !simplex.gradient[column].isZero {
      entries.append(.init(index: form, value: simplex.gradient[column]))
    }
    multipliers = try Vector(unsorted: entries)
    while let other = try otherCombination() { try combine(with: other) }
  }

  /// A single row's dependence, if that is proof enough.
  private init?(_ simplex: PiecewiseSimplex<Number>, _ expressions: Expressions, row: Int) throws {
    (self.simplex, self.expressions) = (simplex, expressions)
    multipliers = Vector()
    let form = simplex.basis.formInRow[row]
    let slope = simplex.costs.slope(form, simplex.stand[Int(form)])
    if slope.isZero { return nil }
    multipliers = try expand(Vector(Int32(row), -slope))
    for entry in multipliers.entries where simplex.costs.tightest(entry.index, isLower: entry.value.sign > 0) == nil {
      return nil
    }
    if try margin(multipliers).sign <= 0 { return nil }
  }

  /// Sets of wishes that contradict each other: all that single rows prove, or else one that takes several rows.
  static func contradictions(in simplex: PiecewiseSimplex<Number>) throws -> [[Vector.Entry]] {
    let expressions = Expressions(simplex.basis)
    var found: [[Vector.Entry]] = []
    for row in simplex.basis.formInRow.indices {
      if let single = try Certificate(simplex, expressions, row: row) { found.append(single.wishes) }
    }
    return found.isEmpty ? [try Certificate(simplex, expressions).wishes] : found
  }

  /// The wishes that contradict each other, with the multipliers of their forms.
  private var wishes: [Vector.Entry] {
    multipliers.entries.compactMap { entry in
      simplex.costs.tightest(entry.index, isLower: entry.value.sign > 0).map { .init(index: $0, value: entry.value) }
    }
  }

  /// A combination of the same forms that is zero too, and no multiple of the known one.
  private func otherCombination() throws -> Vector? {
    // Each row gives one: its form less what it is made of. Combine rows so that nothing is left in foreign columns.
    var steps: [(pivot: Int32, rest: Vector, combination: Vector)] = []
    for entry in multipliers.entries {
      guard let row = simplex.basis.row(of: entry.index) else { continue }
      var rest = Vector(sorted: try expressions(entry.index).entries.filter { isForeign($0.index) })
      var combination = Vector(Int32(row), .one)
      for step in steps {
        let share = rest[step.pivot]
        rest = try rest.adding(-share, step.rest)
        combination = try combination.adding(-share, step.combination)
      }
      if let pivot = rest.entries.first {
        let inverse = try Number.divide(.one, pivot.value)
        steps.append((pivot.index, try rest.scaled(by: inverse), try combination.scaled(by: inverse)))
        continue
      }
      let found = try expand(combination)
      guard let first = found.entries.first else { continue }
      let ratio = try Number.divide(first.value, multipliers[first.index])
      if try multipliers.scaled(by: ratio) != found { return found }
    }
    return nil
  }

  private func isForeign(_ column: Int32) -> Bool {
    multipliers[simplex.basis.formInColumn[Int(column)]].isZero
  }

  /// From multipliers of rows to multipliers of forms.
  private func expand(_ combination: Vector) throws -> Vector {
    var entries: [Vector.Entry] = []
    for part in combination.entries {
      let row = Int(part.index)
      entries.append(.init(index: simplex.basis.formInRow[row], value: part.value))
      for entry in try expressions(simplex.basis.formInRow[row]).entries {
        let form = simplex.basis.formInColumn[Int(entry.index)]
        entries.append(.init(index: form, value: -(try Number.multiply(part.value, entry.value))))
      }
    }
    return try Vector(unsorted: entries)
  }

  /// Takes a part of another combination away, such that at least one form drops out and the proof still holds.
  private mutating func combine(with other: Vector) throws {
    let change = try margin(other).sign < 0 ? other.scaled(by: -.one) : other
    if let sum = try moved(multipliers, along: change) {
      multipliers = sum
    } else if try margin(change).isZero, let sum = try moved(multipliers, along: change.scaled(by: -.one)) {
      multipliers = sum
    } else if change.count < multipliers.count {
      multipliers = change
    } else {
      // Both prove it, with the same signs, and the known one is a sum of the two that bound them: one of those does.
      let less = try moved(multipliers, along: change.scaled(by: -.one))
      let more = try moved(change, along: multipliers.scaled(by: -.one))
      for bounding in [less, more] {
        if let bounding, try margin(bounding).sign > 0 { multipliers = bounding }
      }
    }
  }

  /// By how much the bounds contradict a combination.
  private func margin(_ combination: Vector) throws -> Number {
    var margin = Number.zero
    for entry in combination.entries {
      let isLower = multipliers[entry.index].sign > 0
      guard let wish = simplex.costs.tightest(entry.index, isLower: isLower) else { continue }
      margin = try Number.multiplyAdd(margin, entry.value, simplex.costs.wishes[Int(wish)].bound)
    }
    return margin
  }

  /// Goes along a combination until the first multiplier vanishes; `nil` when none ever does.
  private func moved(_ start: Vector, along change: Vector) throws -> Vector? {
    var length: Number?
    for entry in change.entries {
      let value = start[entry.index]
      if value.sign * entry.value.sign >= 0 { continue }
      let limit = -(try Number.divide(value, entry.value))
      if length.map({ limit < $0 }) ?? true { length = limit }
    }
    guard let length else { return nil }
    return try start.adding(length, change)
  }
}
