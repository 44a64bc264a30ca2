import FlatCollections

/// Forms that depend on each other, solved together.
///
/// A class, since it has many parts and is handed on as a whole.
final class FormGroup<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  /// From so many forms on, rough numbers go ahead: of fewer where exact ones can grow long.
  private static var leapSize: Int { 300 }
  private static var unlimitedLeapSize: Int { 60 }

  /// The independent forms, then the dependent ones; within the group a form is known by its place here.
  let members: [Int32]
  let independentCount: Int
  /// Rows of required wishes that contradict each other, as few as can be. The highest of each gave way.
  let clashes: [Clash<Number>]
  private let simplex: PiecewiseSimplex<Number>
  private let face: OptimalFace<Number>
  /// The share of each independent form in each direction of the optimal face; empty when that is a point.
  private let moves: [Vector]

  init(_ group: Echelon<Number>.Group, _ forms: borrowing Forms<Number>, _ budget: inout Budget) throws {
    let members = group.members
    var clashes: [Clash<Number>] = []
    var costs = BentCosts<Number>()
    var wishCount = 0
    for form in members { wishCount += forms.wishes(of: Int(form)).count }
    costs.reserve(forms: members.count, wishes: wishCount)
    var alone: [Number] = []
    alone.reserveCapacity(members.count)
    for form in members {
      let wishes = forms.wishes(of: Int(form))
      let best = try BestInterval(wishes)
      costs.addForm(wishes.yielding(to: best.contradictions))
      for contradiction in best.contradictions { clashes.append(contradiction.clash()) }
      alone.append(best.low ?? best.high ?? .zero)
    }
    costs.finish()
    // Each independent form starts where it would stand alone.
    let start = group.independent.indices.map { costs.locate(Int32($0), alone[$0]).below }
    let rows = group.dependent.map { _, made in
      // The independent forms are in rising order, so these stay so.
      Vector(
        sorted: made.entries.map { .init(index: Self.place(of: $0.index, in: group.independent), value: $0.value) })
    }
    var simplex = try PiecewiseSimplex(costs, start: start, rows: rows, effort: Effort(limit: budget.products))
    clashes += try Self.solve(&simplex, &budget)
    budget.products -= simplex.effort.spent
    let face = try OptimalFace(simplex)
    moves = face.dimension > 0 ? try Self.moves(of: face, simplex.basis) : []
    (self.members, independentCount, self.clashes) = (members, group.independent.count, clashes)
    (self.simplex, self.face) = (simplex, face)
  }

  private static func moves(of face: OptimalFace<Number>, _ basis: Basis<Number>) throws -> [Vector] {
    var moves = [Vector](count: basis.formInColumn.count, of: Vector())
    for (column, shares) in face.moves.enumerated() where !shares.isEmpty {
      for (coordinate, step) in try basis.steps(of: Int32(column)).enumerated() where !step.isZero {
        moves[coordinate] =
          moves[coordinate].isEmpty && step == .one ? shares : try moves[coordinate].adding(step, shares)
      }
    }
    return moves
  }

  /// The place of a form among rising ones, one of which it is.
  private static func place(of form: Int32, in forms: [Int32]) -> Int32 {
    var (low, high) = (0, forms.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if forms[middle] < form { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  /// Settles all levels; gives the conflicts of required wishes that were found on the way.
  private static func solve(
    _ simplex: inout PiecewiseSimplex<Number>, _ budget: inout Budget
  ) throws -> [Clash<Number>] {
    var clashes: [Clash<Number>] = []
    let leaps = simplex.values.count > (Number.isUnlimited ? unlimitedLeapSize : leapSize)
    if leaps { simplex.leap(levels: 1) }
    try simplex.minimise(0)
    while simplex.isBroken {
      let wishes = simplex.costs.wishes
      var yielding: Set<Int32> = []
      if budget.provesNoMore {
        // All that are broken, since without them the others hold where they are now.
        yielding = Set(simplex.brokenWishes)
        clashes += yielding.map { wishes[Int($0)].row }.sorted().map { Clash(unproven: $0) }
      } else {
        budget.forms -= simplex.values.count
        for parts in try Certificate.contradictions(in: simplex) {
          if parts.contains(where: { yielding.contains($0.index) }) { continue }
          let clash = Clash(parts.map { .init(index: wishes[Int($0.index)].row, value: $0.value) })
          clashes.append(clash)
          budget.names -= parts.count
          let highest = parts.max { wishes[Int($0.index)].row < wishes[Int($1.index)].row }
          if let highest { yielding.insert(highest.index) }
        }
      }
      try simplex.yield(yielding.sorted())
      if leaps, Number.isUnlimited { simplex.leap(levels: 1) }
      try simplex.minimise(0)
    }
    if leaps {
      try simplex.unsettle()
      simplex.leap(levels: .max)
      try simplex.minimise(0)
    }
    try simplex.settle(0)
    // Once no form can move, lower levels have no say; and one without wishes has none either.
    for level in simplex.costs.levels.dropFirst() where !simplex.costs.isEmpty(level: level) {
      if simplex.isSettled { break }
      try simplex.minimise(level)
      try simplex.settle(level)
    }
    return clashes
  }

  var dimension: Int { face.dimension }

  /// The value of an independent form.
  func value(_ member: Int) -> Number { simplex.values[member] }

  /// The share of an independent form in each direction of the optimal face.
  func moves(_ member: Int) -> Vector { dimension == 0 ? Vector() : moves[member] }

  /// The rows that hold an independent form at its value.
  func rowsDeciding(_ member: Int) throws -> [Int32] {
    try simplex.basis.expression(of: Int32(member)).entries.compactMap { entry in
      let form = simplex.basis.formInColumn[Int(entry.index)]
      return simplex.costs.row(form, atBend: simplex.stand[Int(form)])
    }
  }
}

// MARK: Two solutions

extension FormGroup {
  /// How far something is from its value in another optimal solution, given its share in each direction; not zero when
  /// any share is not.
  func change(of shares: Vector) throws -> Number {
    let speeds = try inwardSpeeds()
    let length = try reach(speeds)
    var change = Number.zero
    for entry in shares.entries {
      change = try Number.multiplyAdd(change, entry.value, face.inwardShare(of: Int(entry.index)))
    }
    if !change.isZero { return try Number.multiply(change, length) }
    // The way inward does not show it, so turn aside from its middle.
    guard let first = shares.entries.first else { return .zero }
    let half = try Number.divide(length, Number(Rational(2)))
    return try Number.multiply(first.value, room(at: half, speeds))
  }

  /// How fast each form changes on the way inward.
  private func inwardSpeeds() throws -> [Number] {
    try simplex.basis.changes(simplex.basis.steps(ofColumns: face.inward))
  }

  /// How far the way inward leads until the face ends, or as far as shows well.
  private func reach(_ speeds: [Number]) throws -> Number {
    var reach: Number?
    for (member, speed) in speeds.enumerated() where !speed.isZero {
      guard let gap = try gap(member, simplex.values[member], isUp: speed.sign > 0) else { continue }
      let limit = try Number.divide(gap, speed.sign > 0 ? speed : -speed)
      if reach.map({ limit < $0 }) ?? true { reach = limit }
    }
    return reach ?? Number(Solution.openStride)
  }

  /// How far each direction can be gone, in all of them at once, from a place on the way inward.
  private func room(at length: Number, _ speeds: [Number]) throws -> Number {
    var room = Number(Solution.openStride)
    for member in members.indices {
      var shares = Vector()
      for entry in simplex.basis.coordinates(of: Int32(member)).entries {
        shares = try shares.adding(entry.value, moves(Int(entry.index)))
      }
      var speed = Number.zero
      for entry in shares.entries { speed = try Number.add(speed, entry.value.sign < 0 ? -entry.value : entry.value) }
      if speed.isZero { continue }
      let value = try Number.multiplyAdd(simplex.values[member], speeds[member], length)
      for isUp in [true, false] {
        guard let gap = try gap(member, value, isUp: isUp) else { continue }
        room = min(room, try Number.divide(gap, speed))
      }
    }
    return room
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
