/// Forms that depend on each other, solved together.
struct FormGroup<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  /// The independent forms, then the dependent ones; within the group a form is known by its place here.
  let members: [Int32]
  let independentCount: Int
  /// Rows of required wishes that contradict each other, as few as can be. The highest of each gave way.
  private(set) var conflicts: [[Int32]] = []
  private var simplex: PiecewiseSimplex<Number>
  private var face: OptimalFace<Number>

  init(_ group: Echelon<Number>.Group, _ forms: Forms<Number>) throws {
    independentCount = group.independent.count
    members = group.independent + group.dependent.map(\.form)
    var costs = BentCosts<Number>()
    costs.reserve(forms: members.count, wishes: members.reduce(0) { $0 + forms.wishes(of: Int($1)).count })
    var alone: [Number] = []
    for form in members {
      let wishes = forms.wishes(of: Int(form))
      let best = try BestInterval(wishes)
      costs.addForm(wishes.yielding(to: best.contradictions))
      conflicts += best.contradictions.map { [$0.kept, $0.dropped].sorted() }
      alone.append(best.low ?? best.high ?? .zero)
    }
    costs.finish()
    // Each independent form starts where it would stand alone.
    let start = (0..<independentCount).map { costs.locate(Int32($0), alone[$0]).below }
    let rows = group.dependent.map { _, made in
      // The independent forms are in rising order, so these stay so.
      Vector(
        sorted: made.entries.compactMap { entry in
          Self.place(of: entry.index, in: group.independent).map { .init(index: $0, value: entry.value) }
        })
    }
    simplex = try PiecewiseSimplex(costs, start: start, rows: rows)
    conflicts += try Self.solve(&simplex)
    face = try OptimalFace(simplex)
  }

  /// The place of a form among rising ones.
  private static func place(of form: Int32, in forms: [Int32]) -> Int32? {
    var (low, high) = (0, forms.count)
    while low < high {
      let middle = (low + high) / 2
      if forms[middle] < form { low = middle + 1 } else { high = middle }
    }
    return low < forms.count && forms[low] == form ? Int32(low) : nil
  }

  /// Settles all levels; gives the conflicts of required wishes that were found on the way.
  private static func solve(_ simplex: inout PiecewiseSimplex<Number>) throws -> [[Int32]] {
    var conflicts: [[Int32]] = []
    try simplex.minimise(0)
    while simplex.isBroken {
      var yielding: Set<Int32> = []
      for wishes in try Certificate.contradictions(in: simplex) where yielding.isDisjoint(with: wishes) {
        let rows = simplex.costs.wishes
        conflicts.append(wishes.map { rows[Int($0)].row }.sorted())
        if let highest = wishes.max(by: { rows[Int($0)].row < rows[Int($1)].row }) { yielding.insert(highest) }
      }
      try simplex.yield(yielding.sorted())
      try simplex.minimise(0)
    }
    try simplex.settle(0)
    // Once no form can move, lower levels have no say; and one without wishes has none either.
    for level in simplex.costs.levels.indices.dropFirst() where !simplex.costs.levels[level].isEmpty {
      if simplex.isSettled { break }
      try simplex.minimise(level)
      try simplex.settle(level)
    }
    return conflicts
  }

  var dimension: Int { face.dimension }

  /// The value of an independent form.
  func value(_ member: Int) -> Number { simplex.values[member] }

  /// The share of an independent form in each direction of the optimal face.
  func moves(_ member: Int) throws -> Vector { try moves(of: simplex.tableau.expression(of: Int32(member))) }

  private func moves(of form: Vector) throws -> Vector {
    var moves = Vector()
    if dimension == 0 { return moves }
    for entry in form.entries {
      if let share = face.moves[entry.index] { moves = try moves.adding(entry.value, share) }
    }
    return moves
  }

  /// The rows that hold an independent form at its value.
  func rowsDeciding(_ member: Int) -> [Int32] {
    simplex.tableau.expression(of: Int32(member)).entries.compactMap { entry in
      let form = simplex.tableau.formInColumn[Int(entry.index)]
      return simplex.costs.row(form, atBend: simplex.stand[Int(form)])
    }
  }
}

// MARK: Two solutions

extension FormGroup {
  /// How far something is from its value in another optimal solution, given its share in each direction; not zero when
  /// any share is not.
  func change(of shares: Vector) throws -> Number {
    let length = try reach()
    var change = Number.zero
    for entry in shares.entries {
      change = try Number.multiplyAdd(change, entry.value, face.inwardShare(of: Int(entry.index)))
    }
    if !change.isZero { return try Number.multiply(change, length) }
    // The way inward does not show it, so turn aside from its middle.
    guard let first = shares.entries.first else { return .zero }
    let half = try Number.divide(length, Number(Rational(2)))
    return try Number.multiply(first.value, room(at: half))
  }

  /// How far the way inward leads until the face ends, or as far as shows well.
  private func reach() throws -> Number {
    var reach: Number?
    for member in members.indices {
      let speed = try inward(member)
      if speed.isZero { continue }
      guard let gap = try gap(member, simplex.values[member], isUp: speed.sign > 0) else { continue }
      let limit = try Number.divide(gap, speed.sign > 0 ? speed : -speed)
      if reach.map({ limit < $0 }) ?? true { reach = limit }
    }
    return reach ?? Number(Solution.openStride)
  }

  /// How far each direction can be gone, in all of them at once, from a place on the way inward.
  private func room(at length: Number) throws -> Number {
    var room = Number(Solution.openStride)
    for member in members.indices {
      var speed = Number.zero
      for entry in try moves(member).entries {
        speed = try Number.add(speed, entry.value.sign < 0 ? -entry.value : entry.value)
      }
      if speed.isZero { continue }
      let value = try Number.multiplyAdd(simplex.values[member], inward(member), length)
      for isUp in [true, false] {
        guard let gap = try gap(member, value, isUp: isUp) else { continue }
        room = min(room, try Number.divide(gap, speed))
      }
    }
    return room
  }

  private func inward(_ member: Int) throws -> Number {
    var speed = Number.zero
    for entry in simplex.tableau.expression(of: Int32(member)).entries {
      if let share = face.inward[entry.index] { speed = try Number.multiplyAdd(speed, entry.value, share) }
    }
    return speed
  }

  /// The distance from a value to the next bend of a form, if there is one.
  private func gap(_ member: Int, _ value: Number, isUp: Bool) throws -> Number? {
    let (below, isBend) = simplex.costs.locate(Int32(member), value)
    let next = isUp ? below + (isBend ? 1 : 0) : below - 1
    guard next >= 0, next < simplex.costs.bendCount(Int32(member)) else { return nil }
    let gap = try Number.subtract(simplex.costs.bend(Int32(member), next).bound, value)
    return gap.sign < 0 ? -gap : gap
  }
}
