/// Finds the rows from which a linear form follows.
///
/// The rows that propagation used are independent, so the combination of them that yields a form is the only one, and the
/// rows in it are a smallest set. The search widens from the form's own unknowns until the combination is found.
struct Explainer<Number: ExactNumber> {
  typealias Vector = SparseVector<Number>

  /// The search gives up beyond this many rows.
  static var limit: Int { 400 }

  let system: LinearSystem
  let attachedBy: [Int32]
  let attachedTo: [Int32]
  /// Rows that decide a free root.
  let rowsDeciding: (Int32) -> [Int32]

  private struct Step {
    /// How many steps there were before it.
    let order: Int
    let vector: Vector
    let made: Vector
  }

  func rows(yielding target: Vector) throws -> [Int32]? {
    var budget = Self.limit
    return try rows(yielding: target, extra: [], &budget)
  }

  /// The rows of a combination that equals `target` up to a constant, or `nil` when none was found.
  ///
  /// - Parameters:
  ///   - extra: rows that may take part although propagation did not use them.
  ///   - budget: how many rows may be looked at; those that were are taken off.
  func rows(yielding target: Vector, extra: [Int32], _ budget: inout Int) throws -> [Int32]? {
    var steps: [Int32: Step] = [:]
    var known: Set<Int32> = []
    var visited: Set<Int32> = []
    var frontier = target.entries.map(\.index)
    var fresh = extra
    var count = 0
    defer { budget -= count }
    while true {
      for row in fresh where known.insert(row).inserted {
        count += 1
        for term in system.terms(of: row) { frontier.append(term.variable) }
        try Self.take(row, try vector(of: row), &steps)
      }
      if let made = try Self.reduce(target, steps) { return made.entries.map(\.index).sorted() }
      if count > Self.limit || frontier.isEmpty { return nil }
      fresh = []
      for unknown in frontier {
        var place = unknown
        while visited.insert(place).inserted {
          let row = attachedBy[Int(place)]
          if row >= 0 { fresh.append(row) } else { fresh += rowsDeciding(place) }
          guard attachedTo[Int(place)] >= 0 else { break }
          place = attachedTo[Int(place)]
        }
      }
      frontier.removeAll()
      if fresh.isEmpty { return nil }
    }
  }

  func vector(of row: Int32) throws -> Vector {
    var entries: [Vector.Entry] = []
    for term in system.terms(of: row) {
      entries.append(
        Vector.Entry(index: term.variable, value: Number(system.coefficients[Int(term.coefficient)])))
    }
    return try Vector(unsorted: entries)
  }

  /// The earliest step that takes something away from a form. A step is free of the pivots of those before it, so in this
  /// order none is needed twice; in another, steps bring each other back again and again.
  private static func earliest(in form: Vector, _ steps: [Int32: Step]) -> (entry: Vector.Entry, step: Step)? {
    var earliest: (entry: Vector.Entry, step: Step)?
    for entry in form.entries {
      guard let step = steps[entry.index], step.order < earliest?.step.order ?? .max else { continue }
      earliest = (entry, step)
    }
    return earliest
  }

  private static func take(_ row: Int32, _ vector: Vector, _ steps: inout [Int32: Step]) throws {
    var rest = vector
    var made = Vector(row, .one)
    while let (entry, step) = earliest(in: rest, steps) {
      let share = -(try Number.divide(entry.value, step.vector[entry.index]))
      rest = try rest.adding(share, step.vector)
      made = try made.adding(share, step.made)
    }
    if let pivot = rest.entries.last { steps[pivot.index] = Step(order: steps.count, vector: rest, made: made) }
  }

  /// What a form is made of, or `nil` when the steps do not reach it.
  private static func reduce(_ target: Vector, _ steps: [Int32: Step]) throws -> Vector? {
    var rest = target
    var made = Vector()
    while !rest.isEmpty {
      guard let (pivot, step) = earliest(in: rest, steps) else { return nil }
      let share = try Number.divide(pivot.value, step.vector[pivot.index])
      rest = try rest.adding(-share, step.vector)
      made = try made.adding(share, step.made)
    }
    return made
  }
}
