/// The rows that decide a form: those of propagation, and those that decide the roots it leaves.
struct Support<Number: ExactNumber> {
  typealias Vector = SparseVector<Number>

  private struct Step {
    /// How many steps there were before it.
    let order: Int
    let vector: Vector
    let made: Vector
  }

  private var explainer: Explainer<Number>
  /// By pivot.
  private var steps: [Int32: Step] = [:]

  private init(_ explainer: Explainer<Number>) { self.explainer = explainer }

  /// The rows of a combination that equals `target` up to a constant, or `nil` when none was found. The search widens from
  /// the roots of the target until the combination is found.
  static func rows(
    deciding target: Vector, _ explainer: Explainer<Number>, rowsDeciding: (Int32) throws -> [Int32]
  ) throws -> [Int32]? {
    var support = Support(explainer)
    var frontier = try explainer.reduced(target).entries.map(\.index)
    let goal = try explainer.reduced(target)
    var known: Set<Int32> = []
    var visited = Set(frontier)
    while true {
      if let made = try support.combination(goal) { return try support.rows(target, made) }
      if known.count > Explainer<Number>.limit || frontier.isEmpty { return nil }
      var next: [Int32] = []
      for root in frontier {
        for row in try rowsDeciding(root) where known.insert(row).inserted {
          let vector = try explainer.reduced(explainer.vector(of: row))
          for entry in vector.entries where visited.insert(entry.index).inserted { next.append(entry.index) }
          try support.take(row, vector)
        }
      }
      frontier = next
    }
  }

  /// Rows found, and those of propagation that lead from them to the target.
  private mutating func rows(_ target: Vector, _ made: Vector) throws -> [Int32]? {
    var rest = target
    for entry in made.entries { rest = try rest.adding(-entry.value, explainer.vector(of: entry.index)) }
    var budget = Explainer<Number>.limit
    guard let others = try explainer.rows(fixing: rest, &budget) else { return nil }
    return (made.entries.map(\.index) + others).sorted()
  }

  /// The earliest step that takes something away from a form. A step is free of the pivots of those before it, so in this
  /// order none is needed twice; in another, steps bring each other back again and again.
  private func earliest(in form: Vector) -> (entry: Vector.Entry, step: Step)? {
    var earliest: (entry: Vector.Entry, step: Step)?
    for entry in form.entries {
      guard let step = steps[entry.index], step.order < earliest?.step.order ?? .max else { continue }
      earliest = (entry, step)
    }
    return earliest
  }

  private mutating func take(_ row: Int32, _ vector: Vector) throws {
    var rest = vector
    var made = Vector(row, .one)
    while let (entry, step) = earliest(in: rest) {
      let share = -(try Number.divide(entry.value, step.vector[entry.index]))
      rest = try rest.adding(share, step.vector)
      made = try made.adding(share, step.made)
    }
    if let pivot = rest.entries.last { steps[pivot.index] = Step(order: steps.count, vector: rest, made: made) }
  }

  /// What a form is made of, or `nil` when the steps do not reach it.
  private func combination(_ target: Vector) throws -> Vector? {
    var rest = target
    var made = Vector()
    while !rest.isEmpty {
      guard let (pivot, step) = earliest(in: rest) else { return nil }
      let share = try Number.divide(pivot.value, step.vector[pivot.index])
      rest = try rest.adding(-share, step.vector)
      made = try made.adding(share, step.made)
    }
    return made
  }
}
