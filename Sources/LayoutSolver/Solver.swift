/// One solve: propagate equalities, gather forms, solve them, and read every unknown off.
struct Solver<Number: ExactNumber> {
  typealias Failure = Number.Failure
  typealias Vector = SparseVector<Number>

  /// So many conflicts get their smallest set; further ones are told by the row that gave way alone.
  private static var explanationLimit: Int { 200 }
  /// So often all is solved anew without the rows that gave way; after that, contradicting rows just stay broken.
  private static var roundLimit: Int { 24 }

  /// A row that gave way still holds as well as it can, before any optional one, so that what it alone decided stays
  /// decided.
  private static var gaveWayPriority: Float { LinearSystem.requiredPriority.nextDown }

  private let system: LinearSystem
  private var dropped: Set<Int32> = []
  private var conflicts: [[Int32]] = []
  private var mustRepeat = false

  private init(_ system: LinearSystem) { self.system = system }

  static func solve(_ system: LinearSystem) throws(Failure) -> Answer<Number> {
    var solver = Solver(system)
    for _ in 1..<roundLimit {
      let answer = try solver.round()
      if !solver.mustRepeat { return answer }
      solver.mustRepeat = false
    }
    return try solver.round()
  }

  private mutating func round() throws(Failure) -> Answer<Number> {
    var equalities = Equalities<Number>(system)
    try equalities.propagate(dropping: dropped)
    for row in equalities.failed { try settle([row], keeping: [], equalities) }

    var forms = Forms<Number>()
    for index in system.rows.indices {
      let row = system.rows[index]
      let gaveWay = !dropped.isEmpty && dropped.contains(Int32(index))
      if row.relation == .equal && row.isRequired && !gaveWay { continue }
      try equalities.reduce(Int32(index))
      if equalities.roots.isEmpty {
        if row.isRequired, !gaveWay, !Self.holds(row.relation, equalities.rest) {
          try settle([Int32(index)], keeping: [], equalities)
        }
        continue
      }
      try forms.add(
        Int32(index), row.relation, gaveWay ? Self.gaveWayPriority : row.priority, roots: equalities.roots,
        weights: equalities.weights,
        rest: equalities.rest)
    }

    var values = FormValues<Number>(count: forms.vectors.count)
    let groups = try forms.findGroups()
    for members in groups {
      let group = try FormGroup(members, forms)
      if let conflict = group.conflict { try settle(conflict, keeping: [], equalities, isBroken: true) }
      values.take(group)
    }
    for form in forms.vectors.indices where !values.isKnown(form) && forms.madeOf[form] == nil {
      let best = try BestInterval(forms.wishes[form])
      for contradiction in best.contradictions {
        let pair = [contradiction.atLeast.row, contradiction.atMost.row].sorted()
        try settle(pair, keeping: [pair[0]], equalities)
      }
      values.take(best, form)
    }
    return try Answer(system, equalities, forms, values, conflicts: conflicts)
  }

  /// `0 relation rest`.
  private static func holds(_ relation: LinearSystem.Relation, _ rest: Number) -> Bool {
    switch relation {
    case .equal: rest.isZero
    case .lessThanOrEqual: rest.sign >= 0
    case .greaterThanOrEqual: rest.sign <= 0
    }
  }

  /// Notes a conflict around some rows, and lets its highest row give way.
  ///
  /// - Parameter isBroken: no row of the set has given way yet, so all must be solved again.
  private mutating func settle(
    _ rows: [Int32], keeping: [Int32], _ equalities: Equalities<Number>, isBroken: Bool = false
  ) throws(Failure) {
    guard let own = rows.max() else { return }
    var set = rows
    if conflicts.count < Self.explanationLimit {
      let explainer = Explainer<Number>(
        system: system, attachedBy: equalities.attachedBy, attachedTo: equalities.attachedTo, rowsDeciding: { _ in [] })
      let target = try explainer.vector(of: rows[0])
      set = Array(Set(rows + (try explainer.rows(yielding: target, extra: Array(rows.dropFirst())) ?? []))).sorted()
    }
    conflicts.append(set)
    let highest = set.last ?? own
    dropped.insert(highest)
    // A row that gave way by itself, while all others were kept, needs no second round.
    if isBroken || highest != own { mustRepeat = true }
  }
}
