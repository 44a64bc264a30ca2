import FlatCollections

/// All optimal solutions of a linear program: which columns can move without cost, and how they hang together.
///
/// Columns without cost need not be able to move: a form in a row that stands at a bend may block them. What can move is
/// settled by a small linear program over the cone of directions, and the freedom is then a matter of linear algebra.
struct OptimalFace<Number: ExactNumber> {
  typealias Vector = SparseVector<Number>

  /// How many independent directions there are.
  private(set) var dimension = 0
  /// For each column its share in each direction. Empty, like `inward`, when no column moves.
  private(set) var moves: [Vector] = []
  /// For each column its part of a direction that leads from the solution found into the midst of the face.
  private(set) var inward: [Number] = []
  /// For each direction: the column that it moves by 1, and that no other direction moves.
  private var leaders: [Int32] = []

  /// A costless step of a column.
  private struct Step {
    let column: Int32
    let up: Bool
  }

  init(_ simplex: borrowing PiecewiseSimplex<Number>) throws {
    var steps: [Step] = []
    for column in simplex.basis.formInColumn.indices.map(Int32.init) {
      for up in [true, false] where simplex.canMove(column, up: up) { steps.append(Step(column: column, up: up)) }
    }
    if steps.isEmpty { return }
    let columnCount = simplex.basis.formInColumn.count
    moves = [Vector](count: columnCount, of: Vector())
    inward = [Number](count: columnCount, of: .zero)
    try settle(steps, Self.guards(of: steps, simplex))
  }

  /// Forms at a bend that these steps move; the side on which they must stay is a constraint on the steps.
  private static func guards(of steps: [Step], _ simplex: PiecewiseSimplex<Number>) throws -> [Vector] {
    var isAbove: [Int32: Bool] = [:]
    for form in simplex.basis.formInRow {
      let (below, isBend) = simplex.costs.locate(form, simplex.values[Int(form)])
      if isBend, simplex.costs.bend(form, below).isHard { isAbove[form] = simplex.stand[Int(form)] > below }
    }
    if isAbove.isEmpty { return [] }
    var entries: [Int32: [Vector.Entry]] = [:]
    for (index, step) in steps.enumerated() where index == 0 || steps[index - 1].column != step.column {
      let changes = try simplex.basis.changes(simplex.basis.steps(of: step.column))
      for form in isAbove.keys where !changes[Int(form)].isZero {
        entries[form, default: []].append(.init(index: step.column, value: changes[Int(form)]))
      }
    }
    return try simplex.basis.formInRow.compactMap { form in
      guard let own = entries[form], let isAbove = isAbove[form] else { return nil }
      return isAbove ? Vector(sorted: own) : try Vector(sorted: own).scaled(by: -.one)
    }
  }

  /// How far along `inward` a column goes for each direction that it leads.
  func inwardShare(of direction: Int) -> Number { inward[Int(leaders[direction])] }

  /// Finds the steps and guards that never leave 0, then the directions that keep them there.
  private mutating func settle(_ steps: [Step], _ guards: [Vector]) throws {
    let guarded = Set(guards.flatMap { $0.entries.map(\.index) })
    // Columns that no guard sees move as they like.
    for step in steps where !guarded.contains(step.column) && moves[Int(step.column)].isEmpty {
      addDirection(step.column)
      inward[Int(step.column)] = step.up ? .one : -.one
    }
    if guards.isEmpty { return }
    let bound = steps.filter { guarded.contains($0.column) }
    let over = Self.express(guards, over: bound)
    let widest = try Self.widest(steps: bound.count, over)
    var moving: Set<Int32> = []
    for (index, step) in bound.enumerated() where widest.steps[index].sign > 0 {
      moving.insert(step.column)
      let share = step.up ? widest.steps[index] : -widest.steps[index]
      inward[Int(step.column)] = try Number.add(inward[Int(step.column)], share)
    }
    let held = widest.held.map { guarded in
      Vector(sorted: guards[guarded].entries.filter { moving.contains($0.index) })
    }
    try addNullSpace(of: held, columns: moving.sorted())
  }

  /// Steps that are positive wherever that is possible at all, and the guards that they leave at 0. Neither steps nor
  /// guards are ever negative.
  private static func widest(steps: Int, _ guards: [Vector]) throws -> (steps: [Number], held: [Int]) {
    if let point = try ConePoint(stepCount: steps, forms: guards).steps { return (point, []) }
    // Whatever can be positive can be 1, all of it at once.
    let priority = LinearSystem.requiredPriority
    let wishes = [(bound: Number.zero, priority: priority), (.one, 0)].map {
      Wish(row: 0, relation: .greaterThanOrEqual, bound: $0.bound, weight: .one, priority: $0.priority)
    }
    var costs = BentCosts<Number>()
    for _ in 0..<(steps + guards.count) { costs.addForm(wishes[...]) }
    costs.finish()
    var cone = try PiecewiseSimplex(costs, start: [Int32](count: steps, of: 0), rows: guards)
    for level in cone.costs.levels {
      try cone.minimise(level)
      try cone.settle(level)
    }
    let held = guards.indices.filter { cone.values[steps + $0].sign <= 0 }
    return (Array(cone.values[..<steps]), held)
  }

  /// Forms over columns as forms over steps, which stand in the order of their columns.
  private static func express(_ forms: [Vector], over steps: [Step]) -> [Vector] {
    var first: [Int32: Int] = [:]
    for (index, step) in steps.enumerated() where first[step.column] == nil { first[step.column] = index }
    return forms.map { form in
      var entries: [Vector.Entry] = []
      for entry in form.entries {
        guard var index = first[entry.index] else { continue }
        while index < steps.count, steps[index].column == entry.index {
          entries.append(.init(index: Int32(index), value: steps[index].up ? entry.value : -entry.value))
          index += 1
        }
      }
      return Vector(sorted: entries)
    }
  }

  private mutating func addDirection(_ column: Int32) {
    moves[Int(column)] = Vector(Int32(dimension), .one)
    leaders.append(column)
    dimension += 1
  }

  /// The directions in which all forms stay 0: solves for one column of each, the rest are free.
  private mutating func addNullSpace(of forms: [Vector], columns: [Int32]) throws {
    var solved: [(pivot: Int32, form: Vector)] = []
    for form in forms {
      var rest = form
      for (pivot, other) in solved {
        let share = rest[pivot]
        if !share.isZero { rest = try rest.removing(pivot).adding(share, other) }
      }
      guard let entry = rest.entries.last else { continue }
      let inverse = -(try Number.divide(.one, entry.value))
      let own = try rest.removing(entry.index).scaled(by: inverse)
      for index in solved.indices {
        let share = solved[index].form[entry.index]
        if share.isZero { continue }
        solved[index].form = try solved[index].form.removing(entry.index).adding(share, own)
      }
      solved.append((entry.index, own))
    }
    let pivots = Set(solved.map(\.pivot))
    for column in columns where !pivots.contains(column) { addDirection(column) }
    for (pivot, form) in solved {
      var share = Vector()
      for entry in form.entries { share = try share.adding(entry.value, moves[Int(entry.index)]) }
      moves[Int(pivot)] = share
    }
  }
}
