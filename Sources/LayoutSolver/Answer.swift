/// Every unknown's value and freedom, in one kind of number.
struct Answer<Number: ExactNumber>: Sendable {
  typealias Failure = Number.Failure
  typealias Vector = SparseVector<Number>

  /// A root that moves with more freedoms than this is known to move, but not in all its ways.
  private static var freedomLimit: Int { 256 }

  let system: LinearSystem
  let equalities: Equalities<Number>
  let forms: Forms<Number>
  let formValues: FormValues<Number>
  let conflicts: [[Int32]]
  let freedomCount: Int32
  /// Over unknowns; set for free roots.
  private let values: [Number]
  /// Roots that are not unique, and the freedoms that move them.
  private let moves: [Int32: Vector]

  init(
    _ system: LinearSystem, _ solved: Equalities<Number>, _ forms: Forms<Number>, _ solvedForms: FormValues<Number>,
    conflicts: [[Int32]]
  ) throws(Failure) {
    var equalities = solved
    var formValues = solvedForms
    try equalities.compress()
    var values = equalities.offset
    var moves: [Int32: Vector] = [:]
    let roots = equalities.parent.indices.filter { equalities.parent[$0] == Int32($0) }
    for root in roots where equalities.definitions[Int32(root)] == nil && forms.stepOfRoot[Int32(root)] == nil {
      values[root] = .zero
      moves[Int32(root)] = formValues.newFreedom()
    }
    // Reduced steps lean on later ones only, fresh ones on earlier ones and on reduced ones.
    for step in forms.steps.reversed() where !step.isFresh { try Self.read(step, formValues, &values, &moves) }
    for step in forms.steps where step.isFresh { try Self.read(step, formValues, &values, &moves) }
    for (root, (form, constant)) in equalities.definitions {
      var value = constant
      var move = Vector()
      for entry in form.entries {
        value = try Number.multiplyAdd(value, entry.value, values[Int(entry.index)])
        if let other = moves[entry.index] { move = try move.adding(entry.value, other) }
      }
      values[Int(root)] = value
      if !move.isEmpty { moves[root] = move }
    }
    self.system = system
    self.equalities = equalities
    self.forms = forms
    self.formValues = formValues
    self.conflicts = conflicts
    freedomCount = formValues.freedomCount
    self.values = values
    self.moves = moves
  }

  /// Solves a step for its pivot.
  private static func read(
    _ step: Forms<Number>.Step, _ formValues: FormValues<Number>, _ values: inout [Number],
    _ moves: inout [Int32: Vector]
  ) throws(Failure) {
    var value = Number.zero
    var move = Vector()
    for entry in step.made.entries {
      value = try Number.multiplyAdd(value, entry.value, formValues.values[Int(entry.index)])
      move = try move.adding(entry.value, formValues.moves[Int(entry.index)])
    }
    for entry in step.vector.entries where entry.index != step.pivot {
      value = try Number.multiplyAdd(value, -entry.value, values[Int(entry.index)])
      if let other = moves[entry.index] { move = try move.adding(-entry.value, other) }
    }
    let inverse = try Number.divide(.one, step.vector[step.pivot])
    values[Int(step.pivot)] = try Number.multiply(value, inverse)
    if !move.isEmpty {
      moves[step.pivot] = try move.scaled(by: inverse).prefix(freedomLimit)
    }
  }

  /// The value of `a − b`, and the freedoms that change it, computed in numbers that may be wider than the answer's own.
  func difference<Wide: ExactNumber>(
    _ a: Int32, _ b: Int32, _ widen: (Number) -> Wide
  ) throws(Wide.Failure) -> (value: Double, freedoms: [Int32]) {
    let (x, y) = (equalities.parent[Int(a)], equalities.parent[Int(b)])
    var value = try Wide.subtract(widen(equalities.offset[Int(a)]), widen(equalities.offset[Int(b)]))
    if x < 0, y < 0 { return (value.doubleValue, []) }
    var shares: [(root: Int32, factor: Wide)] = []
    if x >= 0 { shares.append((x, widen(factor(a, x)))) }
    if y >= 0 { shares.append((y, -widen(factor(b, y)))) }
    if x == y, shares.count == 2 {
      // Of one root only the difference of the factors counts.
      shares = [(x, try Wide.add(shares[0].factor, shares[1].factor))]
    }
    var entries: [SparseVector<Wide>.Entry] = []
    for (root, factor) in shares where !factor.isZero {
      value = try Wide.multiplyAdd(value, factor, widen(values[Int(root)]))
      for entry in moves[root]?.entries ?? [] {
        entries.append(.init(index: entry.index, value: try Wide.multiply(factor, widen(entry.value))))
      }
    }
    if entries.isEmpty { return (value.doubleValue, []) }
    return (value.doubleValue, try SparseVector<Wide>(unsorted: entries).entries.map(\.index))
  }

  /// A root's own offset is what it was before it became one, so it counts as itself.
  private func factor(_ unknown: Int32, _ root: Int32) -> Number {
    unknown == root ? .one : equalities.factor[Int(unknown)]
  }

  /// The rows that decide `a − b`; empty when nothing does.
  func support(_ a: Int32, _ b: Int32) throws(Failure) -> [Int32] {
    let explainer = Explainer<Number>(
      system: system, attachedBy: equalities.attachedBy, attachedTo: equalities.attachedTo,
      rowsDeciding: { root in
        guard let step = forms.stepOfRoot[root] else { return [] }
        return forms.steps[Int(step)].made.entries.flatMap { formValues.rowsDeciding($0.index, forms) }
      })
    let target = try Vector(a, .one).adding(-.one, Vector(b, .one))
    return try explainer.rows(yielding: target) ?? []
  }
}
