import FlatCollections

/// Minimises bent costs level by level: the linear program for forms that depend on each other.
///
/// The form in each column stands at one of its bends; those in rows follow from them. Free unknowns never appear: they
/// have been solved for by the choice of independent forms. Once a level is settled, a column is barred from the directions
/// that would cost at that level, and no form crosses a bend of it. What is left is the face of its optimal solutions,
/// where the next level goes on.
struct PiecewiseSimplex<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  private(set) var costs: BentCosts<Number>
  private(set) var basis: Basis<Number>
  private(set) var values: [Number]
  /// The bend at which a form in a column stands; the segment in which a form in a row does.
  private(set) var stand: [Int32]
  private var isBarred: (up: [Bool], down: [Bool])
  /// At the level being settled: what a rise of each column adds to the cost of the rows.
  private(set) var gradient: [Number] = []
  /// What a rise of coordinates adds to that, and `gradient` has not taken in yet.
  private var pull: [Vector.Entry] = []
  /// What the steps have cost.
  private(set) var effort = Effort<Number>(limit: .max)

  /// - Parameters:
  ///   - start: the bend at which each independent form stands first.
  ///   - rows: the dependent forms over the independent ones.
  ///   - effort: how much its steps may cost.
  init(
    _ costs: BentCosts<Number>, start: [Int32], rows: [Vector], effort: Effort<Number> = Effort(limit: .max)
  ) throws {
    var stand = start
    stand.reserveCapacity(start.count + rows.count)
    var values: [Number] = []
    values.reserveCapacity(start.count + rows.count)
    for (form, bend) in start.enumerated() { values.append(costs.bend(Int32(form), bend).bound) }
    for vector in rows {
      var value = Number.zero
      for entry in vector.entries { value = try Number.multiplyAdd(value, entry.value, values[Int(entry.index)]) }
      stand.append(costs.locate(Int32(values.count), value).below)
      values.append(value)
    }
    self.init(costs, Basis(columns: start.count, rows: rows), values: values, stand: stand)
    self.effort = effort
  }

  /// The same in other numbers, at the same place, while no level is settled.
  func map<Other>(_ convert: (Number) throws -> Other) throws -> PiecewiseSimplex<Other> {
    try PiecewiseSimplex<Other>(costs.map(convert), basis.map(convert), values: values.map(convert), stand: stand)
  }

  private init(_ costs: BentCosts<Number>, _ basis: Basis<Number>, values: [Number], stand: [Int32]) {
    (self.costs, self.basis, self.values, self.stand) = (costs, basis, values, stand)
    let none = [Bool](count: basis.formInColumn.count, of: false)
    isBarred = (none, none)
  }

  /// Lets the same forms stand in the columns, at the same bends.
  mutating func stand<Other>(like other: PiecewiseSimplex<Other>) throws {
    let basis = try basis.exchanged(to: other.basis.formInColumn)
    let bounds = basis.formInColumn.map { costs.bend($0, other.stand[Int($0)]).bound }
    values = try basis.changes(basis.steps(ofColumns: bounds))
    stand = other.stand
    for form in basis.formInRow {
      let (below, isBend) = costs.locate(form, values[Int(form)])
      // At a bend it may be in the segment above as well.
      if !isBend || stand[Int(form)] != below + 1 { stand[Int(form)] = below }
    }
    self.basis = basis
  }

  func canMove(_ column: Int32, up: Bool) -> Bool { !(up ? isBarred.up : isBarred.down)[Int(column)] }

  /// Whether no column can move any more without costing at a level that has been settled.
  var isSettled: Bool { !isBarred.up.contains(false) && !isBarred.down.contains(false) }

  // MARK: Levels

  /// Runs to the optimum of a level. Ends surely: after many steps without gain, Bland's rule takes over.
  mutating func minimise(_ level: Int, stepLimit: Int = .max) throws {
    try costs.load(level)
    if gradient.isEmpty { gradient = [Number](count: basis.formInColumn.count, of: .zero) }
    for column in gradient.indices { gradient[column] = .zero }
    for form in basis.formInRow { try addToPull(costs.slope(form, stand[Int(form)]), form) }
    try takeInPull()
    var idle = 0
    var count = 0
    var start: Int32 = 0
    while let (column, up) = try chooseEntering(from: idle > 2 * gradient.count + 16 ? nil : start) {
      let hasMoved = try step(column, up: up, isCareful: idle > 2 * gradient.count + 16)
      idle = hasMoved ? 0 : idle + 1
      count += 1
      if count == stepLimit { throw LostTrack() }
      start = column + 1
    }
  }

  /// Bars what would cost at the level just minimised, and leaves that level.
  mutating func settle(_ level: Int) throws {
    for column in gradient.indices {
      let rises = try rises(Int32(column))
      if rises.up.sign > 0 { isBarred.up[column] = true }
      if rises.down.sign > 0 { isBarred.down[column] = true }
    }
    costs.harden(level)
    try costs.unload(level)
  }

  /// Leaves the required level, just minimised, as it was before.
  mutating func unsettle() throws { try costs.unload(0) }

  /// Leaves the required level, just minimised, without some wishes, so that it can be minimised anew.
  mutating func yield(_ wishes: [Int32]) throws {
    costs.yield(wishes)
    try costs.unload(0)
  }

  /// Whether a required wish is broken.
  var isBroken: Bool { values.indices.contains { !costs.broken(Int32($0), at: values[$0]).isEmpty } }

  /// The required wishes that are broken.
  var brokenWishes: [Int32] { values.indices.flatMap { costs.broken(Int32($0), at: values[$0]) } }

  // MARK: Steps

  private mutating func addToPull(_ slope: Number, _ form: Int32) throws {
    if slope.isZero { return }
    try basis.add(slope, form, toShares: &gradient, orTo: &pull)
  }

  private mutating func addToGradient(_ slope: Number, _ entries: [Vector.Entry]) throws {
    for entry in entries {
      gradient[Int(entry.index)] = try Number.multiplyAdd(gradient[Int(entry.index)], slope, entry.value)
    }
  }

  private mutating func takeInPull() throws {
    if pull.isEmpty { return }
    for (column, share) in try basis.shares(of: pull).enumerated() where !share.isZero {
      gradient[column] = try Number.add(gradient[column], share)
    }
    pull.removeAll(keepingCapacity: true)
  }

  /// What a step of a column adds to the cost, up and down.
  @inline(__always)
  private func rises(_ column: Int32) throws -> (up: Number, down: Number) {
    let form = basis.formInColumn[Int(column)]
    let bend = stand[Int(form)]
    let below = try Number.add(gradient[Int(column)], costs.slope(form, bend))
    return (try Number.add(gradient[Int(column)], costs.slope(form, bend + 1)), -below)
  }

  /// A column whose step lowers the cost: a good one of the next ones round from `start`, or by Bland that of the first
  /// form.
  private func chooseEntering(from start: Int32?) throws -> (Int32, Bool)? {
    let count = Int32(gradient.count)
    var best: (column: Int32, up: Bool)?
    var bestRise = Number.zero
    for offset in 0..<count {
      let column = ((start ?? 0) + offset) % count
      let rises = try rises(column)
      // The cost is convex, so at most one direction lowers it.
      let up = rises.up.sign < 0
      let rise = up ? rises.up : rises.down
      if rise.sign < 0, canMove(column, up: up) {
        if start == nil {
          let form = basis.formInColumn[Int(column)]
          if best.map({ form < basis.formInColumn[Int($0.column)] }) ?? true { best = (column, up) }
        } else if rise < bestRise {
          (best, bestRise) = ((column, up), rise)
        }
      }
      if start != nil, best != nil, offset >= 32 { break }
    }
    return best
  }

  /// Moves a column past all bends as long as that pays, and exchanges its form with the one whose bend ends it. Says
  /// whether anything moved.
  private mutating func step(_ column: Int32, up: Bool, isCareful: Bool) throws -> Bool {
    let entering = basis.formInColumn[Int(column)]
    let changes = try basis.changes(basis.steps(of: column))
    try effort.spend(on: changes)
    var rise = up ? try rises(column).up : try rises(column).down
    var meetings: [Meeting] = []
    if let own = try meeting(
      nil, entering, .one, isRising: up, up ? stand[Int(entering)] + 1 : stand[Int(entering)] - 1)
    {
      meetings.append(own)
    }
    for (row, form) in basis.formInRow.enumerated() where !changes[Int(form)].isZero {
      let change = changes[Int(form)]
      let isRising = (change.sign > 0) == up
      let speed = change.sign < 0 ? -change : change
      let next = isRising ? stand[Int(form)] : stand[Int(form)] - 1
      if let next = try meeting(row, form, speed, isRising: isRising, next) { meetings.append(next) }
    }
    var enteringStand = up ? stand[Int(entering)] + 1 : stand[Int(entering)]
    while true {
      guard let next = nearest(meetings, isCareful: isCareful) else {
        // Costs are bounded below, so some bend ends the step: only in rough numbers a step can seem to pay that does not.
        if up { isBarred.up[Int(column)] = true } else { isBarred.down[Int(column)] = true }
        return false
      }
      let met = meetings[next]
      let kink = try Number.subtract(
        costs.slope(met.form, met.bend + 1), costs.slope(met.form, met.bend))
      rise = try Number.multiplyAdd(rise, met.speed, kink)
      if costs.bend(met.form, met.bend).isHard || rise.sign >= 0 || isCareful && !kink.isZero {
        try move(by: up ? met.distance : -met.distance, changes)
        try finish(column, met, enteringStand, changes)
        return !met.distance.isZero
      }
      // Passed: the form goes on in its next segment.
      let segment = met.isRising ? met.bend + 1 : met.bend
      if met.row != nil {
        try addToPull(met.isRising ? kink : -kink, met.form)
        stand[Int(met.form)] = segment
      } else {
        enteringStand = segment
      }
      if let following = try meeting(
        met.row, met.form, met.speed, isRising: met.isRising, met.isRising ? met.bend + 1 : met.bend - 1)
      {
        meetings[next] = following
      } else {
        meetings.remove(at: next)
      }
    }
  }

  private mutating func move(by distance: Number, _ changes: [Number]) throws {
    if distance.isZero { return }
    for (form, change) in changes.enumerated() where !change.isZero {
      values[form] = try Number.multiplyAdd(values[form], change, distance)
    }
  }

  /// Lets the form that met its bend stand there, in the column.
  private mutating func finish(
    _ column: Int32, _ met: Meeting, _ enteringStand: Int32, _ changes: [Number]
  ) throws {
    try takeInPull()
    if let row = met.row {
      let entering = basis.formInColumn[Int(column)]
      let speed = changes[Int(met.form)]
      let leaving = try basis.expression(of: met.form).entries
      let slope = costs.slope(met.form, stand[Int(met.form)])
      if !slope.isZero { try addToGradient(-slope, leaving) }
      gradient[Int(column)] = try Number.add(gradient[Int(column)], costs.slope(entering, enteringStand))
      if !gradient[Int(column)].isZero {
        // What the column's form does now comes from the form that takes its place, and from the other columns.
        let share = try Number.divide(gradient[Int(column)], speed)
        try addToGradient(-share, leaving)
        gradient[Int(column)] = share
      }
      try basis.exchange(column, row, changes)
      stand[Int(entering)] = enteringStand
    }
    stand[Int(met.form)] = met.bend
    // Back where it came from costs nothing at the levels before, and beyond a hard bend it does.
    let isHard = costs.bend(met.form, met.bend).isHard
    isBarred.up[Int(column)] = met.isRising && isHard
    isBarred.down[Int(column)] = !met.isRising && isHard
  }
}
