import FlatCollections

/// One solve: propagate equalities, gather forms, solve them, and read every unknown off.
struct Solver<Number: ExactNumber> {
  typealias Vector = SparseVector<Number>

  /// So often all is solved anew without the rows that gave way; then the rows at hand give way instead of the highest.
  private static var roundLimit: Int { 24 }

  private let system: LinearSystem
  private var dropped = PlaceSet()
  private var conflicts: [[Int32]] = []
  /// Rows of groups of forms that are too intricate to be solved: nothing more is asked of them.
  private var leftOut = PlaceSet()
  private var mustRepeat = false
  private var isLastRound = false
  private var budget: Budget

  private init(_ system: LinearSystem, _ budget: Budget) { (self.system, self.budget) = (system, budget) }

  static func solve(_ system: LinearSystem, _ budget: Budget = Budget(Number.self)) throws -> Answer<Number> {
    var solver = Solver(system, budget)
    for _ in 1..<roundLimit {
      if let answer = try solver.round() { return answer }
    }
    solver.isLastRound = true
    while true {
      if let answer = try solver.round() { return answer }
    }
  }

  /// `nil`: rows gave way that had been used, or are left out, so all must be solved anew.
  private mutating func round() throws -> Answer<Number>? {
    mustRepeat = false
    var equalities = Equalities<Number>(system)
    try equalities.propagate(dropping: dropped)
    for row in equalities.failed { try settle(Clash([.init(index: row, value: .one)]), equalities) }
    var forms = try gatherForms(&equalities)
    forms.finish()
    let echelon = try Echelon(forms)
    var values = FormValues<Number>(count: forms.count)
    var isGrouped = [Bool](count: forms.count, of: false)
    for group in echelon.groups(formCount: forms.count) {
      let solved: FormGroup<Number>
      do {
        solved = try FormGroup(group, forms, &budget)
      } catch is TooIntricate {
        // What is left is for the other groups.
        budget.products /= 2
        for form in group.members { for wish in forms.wishes(of: Int(form)) { leftOut.insert(Int(wish.row)) } }
        return nil
      }
      for form in solved.members { isGrouped[Int(form)] = true }
      for clash in solved.clashes { try settle(clash, equalities) }
      try values.take(solved)
    }
    for form in 0..<forms.count where !isGrouped[form] {
      let best = try BestInterval(forms.wishes(of: form))
      for pair in best.contradictions { try settle(pair.clash(), equalities) }
      try values.take(best, form)
    }
    if mustRepeat { return nil }
    return try Answer(
      system, equalities, forms, echelon, values, conflicts: conflicts, leftOut: leftOut.places.map(Int32.init))
  }

  private mutating func gatherForms(_ equalities: inout Equalities<Number>) throws -> Forms<Number> {
    var forms = Forms<Number>(unknownCount: system.variableCount)
    for index in system.rows.indices where !leftOut.contains(index) {
      let row = system.rows[index]
      let gaveWay = dropped.contains(index)
      let mustHold = row.isRequired && !gaveWay
      if row.relation == .equal && mustHold { continue }
      if case .difference(let first, let second) = row.sum, let (first, second) = equalities.offsets(first, second) {
        // Nothing else is left of most rows.
        if mustHold, !Self.holds(first, row.relation, try Number.add(second, Number(row.constant))) {
          try settle(Clash([.init(index: Int32(index), value: .one)]), equalities)
        }
        continue
      }
      try equalities.reduce(Int32(index))
      if equalities.terms.isEmpty {
        if mustHold, !Self.holds(.zero, row.relation, equalities.rest) {
          try settle(Clash([.init(index: Int32(index), value: .one)]), equalities)
        }
        continue
      }
      try forms.add(
        Int32(index), row.relation, gaveWay ? LinearSystem.gaveWayPriority : row.priority, equalities.terms,
        rest: equalities.rest)
    }
    return forms
  }

  private static func holds(_ left: Number, _ relation: LinearSystem.Relation, _ right: Number) -> Bool {
    switch relation {
    case .equal: left == right
    case .lessThanOrEqual: !(right < left)
    case .greaterThanOrEqual: !(left < right)
    }
  }

  /// Notes a conflict, of which the highest row has been left out, and lets the highest of all rows that take part give
  /// way.
  private mutating func settle(_ clash: Clash<Number>, _ equalities: Equalities<Number>) throws {
    var set = clash.rows
    guard let own = set.last else { return }
    if budget.explanations > 0, clash.isProven {
      set = Array(Set(set + (try others(in: clash, equalities) ?? []))).sorted()
    }
    if set.contains(where: { dropped.contains(Int($0)) }) {
      // A row of it gave way in this round, so it is solved already; what depends on that is not known yet.
      mustRepeat = true
      return
    }
    conflicts.append(set)
    let highest = isLastRound ? own : set.last ?? own
    dropped.insert(Int(highest))
    // A row that gave way by itself, while all others were kept, needs no other round.
    if highest != own { mustRepeat = true }
  }

  /// The rows that propagation used to make the sum of a clash vanish.
  private mutating func others(in clash: Clash<Number>, _ equalities: Equalities<Number>) throws -> [Int32]? {
    var explainer = Explainer(system, equalities.attachments)
    var sum: [Vector.Entry] = []
    for part in clash.parts {
      let row = try explainer.vector(of: part.index)
      // A form is the row over its first root.
      let lead = try explainer.reduced(row).entries.first?.value ?? .one
      sum += try row.scaled(by: Number.divide(part.value, lead)).entries
    }
    return try explainer.rows(fixing: Vector(unsorted: sum), &budget.explanations)
  }
}
