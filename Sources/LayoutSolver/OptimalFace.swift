/// All optimal solutions of a linear program: which columns can move without cost, and how they hang together.
///
/// Columns without cost need not be able to move: a basic row that stands at 0 may block them. What can move is settled by
/// a small linear program over the cone of directions, and the freedom is then a matter of linear algebra.
struct OptimalFace<Number: ExactNumber> {
  typealias Failure = Number.Failure
  typealias Vector = SparseVector<Number>

  /// How many independent directions there are.
  private(set) var dimension = 0
  /// For each column that moves: its share in each direction.
  private(set) var moves: [Int32: Vector] = [:]

  /// A costless step of a column.
  private struct Step {
    let column: Int32
    let up: Bool
  }

  init(_ simplex: PiecewiseSimplex<Number>) throws(Failure) {
    var steps: [Step] = []
    for index in simplex.nonbasic.indices {
      for up in [true, false] where try simplex.direction(Int32(index), up: up) == 0 {
        steps.append(Step(column: Int32(index), up: up))
      }
    }
    guard !steps.isEmpty else { return }
    // Rows at their bound that these columns move; the side on which they must stay is a constraint on the steps.
    let columns = Set(steps.map(\.column))
    var guards: [Vector] = []
    for row in simplex.rows.indices where simplex.column[row] < 0 && simplex.values[row].isZero {
      let entries = simplex.rows[row].entries.filter { columns.contains($0.index) }
      if entries.isEmpty { continue }
      let form = try Vector(unsorted: entries)
      guards.append(simplex.isAbove[row] ? form : try form.scaled(by: -.one))
    }
    if guards.isEmpty {
      for column in columns.sorted() { addDirection(column) }
      return
    }
    try settle(steps, guards)
  }

  private mutating func addDirection(_ column: Int32) {
    moves[column] = Vector(Int32(dimension), .one)
    dimension += 1
  }

  /// Finds the guards that never leave 0, then the directions that keep them there.
  private mutating func settle(_ steps: [Step], _ guards: [Vector]) throws(Failure) {
    let over = try guards.map { form throws(Failure) in try Self.express(form, over: steps) }
    // Steps are not negative, nor are guards; whatever can be positive can be 1, all of it at once.
    typealias Cost = PiecewiseSimplex<Number>.Cost
    var costs: [Cost] = []
    var expressions: [(form: Vector, value: Number)] = []
    for index in steps.indices {
      costs.append(Cost(level: 0, below: .one, above: .zero))
      expressions.append((Vector(Int32(index), .one), .zero))
    }
    for form in over {
      costs.append(Cost(level: 0, below: .one, above: .zero))
      expressions.append((form, .zero))
    }
    for index in steps.indices {
      costs.append(Cost(level: 1, below: .one, above: .zero))
      expressions.append((Vector(Int32(index), .one), -.one))
    }
    for form in over {
      costs.append(Cost(level: 1, below: .one, above: .zero))
      expressions.append((form, -.one))
    }
    var cone = try PiecewiseSimplex(costs, start: Array(0..<Int32(steps.count)), expressions: expressions)
    try cone.minimise()
    let wishes = steps.count + guards.count
    func isOpen(_ index: Int) -> Bool { cone.expression(wishes + index).value.sign >= 0 }

    let moving = Set(steps.indices.filter(isOpen).map { steps[$0].column })
    var held: [Vector] = []
    for index in guards.indices where !isOpen(steps.count + index) {
      held.append(try Vector(unsorted: guards[index].entries.filter { moving.contains($0.index) }))
    }
    try addNullSpace(of: held, columns: moving.sorted())
  }

  private static func express(_ form: Vector, over steps: [Step]) throws(Failure) -> Vector {
    var entries: [Vector.Entry] = []
    for (index, step) in steps.enumerated() {
      let share = form[step.column]
      if !share.isZero { entries.append(Vector.Entry(index: Int32(index), value: step.up ? share : -share)) }
    }
    return try Vector(unsorted: entries)
  }

  /// The directions in which all forms stay 0: solves for one column of each, the rest are free.
  private mutating func addNullSpace(of forms: [Vector], columns: [Int32]) throws(Failure) {
    var solved: [(pivot: Int32, form: Vector)] = []
    for form in forms {
      var rest = form
      for (pivot, other) in solved { rest = try rest.removing(pivot).adding(rest[pivot], other) }
      guard let entry = rest.entries.last else { continue }
      let inverse = -(try Number.divide(.one, entry.value))
      let own = try rest.removing(entry.index).scaled(by: inverse)
      for index in solved.indices {
        let share = solved[index].form[entry.index]
        solved[index].form = try solved[index].form.removing(entry.index).adding(share, own)
      }
      solved.append((entry.index, own))
    }
    let pivots = Set(solved.map(\.pivot))
    for column in columns where !pivots.contains(column) { addDirection(column) }
    for (pivot, form) in solved {
      var share = Vector()
      for entry in form.entries { share = try share.adding(entry.value, moves[entry.index] ?? Vector()) }
      if !share.isEmpty { moves[pivot] = share }
    }
  }
}
