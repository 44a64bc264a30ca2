/// Every unknown's value and freedom, in one kind of number.
struct Answer<Number: ExactNumber>: Sendable {
  typealias Failure = Number.Failure
  typealias Vector = SparseVector<Number>

  let system: LinearSystem
  let equalities: Equalities<Number>
  let forms: Forms<Number>
  let echelon: Echelon<Number>
  let formValues: FormValues<Number>
  let conflicts: [[Int32]]
  let freedomCount: Int32
  /// Over unknowns; set for free roots.
  private var values: [Number]
  /// How each root moves with all freedoms; empty when there are none. A chain of a thousand loose views has half a
  /// million moves, so they are not written out.
  private var motions: [Fingerprint] = []
  /// For each root that moves with none of the forms, the freedom that it is.
  private(set) var ownFreedom: [Int32: Int32] = [:]

  init(
    _ system: LinearSystem, _ equalities: Equalities<Number>, _ forms: Forms<Number>, _ echelon: Echelon<Number>,
    _ solvedForms: FormValues<Number>, conflicts: [[Int32]]
  ) throws(Failure) {
    self.system = system
    self.equalities = equalities
    self.forms = forms
    self.echelon = echelon
    self.conflicts = conflicts
    var formValues = solvedForms
    values = equalities.ties.map(\.offset)
    let hasSteps = !echelon.steps.isEmpty
    for root in equalities.ties.indices where equalities.ties[root].parent == Int32(root) {
      if equalities.definitions[Int32(root)] != nil || hasSteps && echelon.stepOfRoot[root] >= 0 { continue }
      values[root] = .zero
      ownFreedom[Int32(root)] = formValues.freedomCount
      _ = formValues.newFreedom()
    }
    freedomCount = formValues.freedomCount
    self.formValues = formValues
    if freedomCount > 0 {
      motions = [Fingerprint](repeating: .zero, count: values.count)
      for (root, freedom) in ownFreedom { motions[Int(root)] = Fingerprint(ofUnknown: freedom) }
    }
    // Reduced steps lean on later ones only, fresh ones on earlier ones and on reduced ones.
    for step in echelon.steps.reversed() where !step.isFresh { try read(step) }
    for step in echelon.steps where step.isFresh { try read(step) }
    for (root, definition) in equalities.definitions { try read(root, definition.form, definition.constant) }
  }

  /// Solves a step for its pivot.
  private mutating func read(_ step: Echelon<Number>.Step) throws(Failure) {
    var value = Number.zero
    var motion = Fingerprint.zero
    for entry in step.made.entries {
      value = try Number.multiplyAdd(value, entry.value, formValues.values[Int(entry.index)])
      for move in formValues.moves[Int(entry.index)].entries {
        let share = try Number.multiply(entry.value, move.value)
        motion = motion + share.fingerprint * Fingerprint(ofUnknown: move.index)
      }
    }
    var lead = Number.one
    for entry in step.vector.entries {
      if entry.index == step.pivot {
        lead = entry.value
        continue
      }
      value = try Number.multiplyAdd(value, -entry.value, values[Int(entry.index)])
      if moves(entry.index) { motion = motion + -(entry.value.fingerprint * motions[Int(entry.index)]) }
    }
    values[Int(step.pivot)] = try Number.divide(value, lead)
    if motion != .zero { motions[Int(step.pivot)] = motion / lead.fingerprint }
  }

  private mutating func read(_ root: Int32, _ form: Vector, _ constant: Number) throws(Failure) {
    var value = constant
    var motion = Fingerprint.zero
    for entry in form.entries {
      value = try Number.multiplyAdd(value, entry.value, values[Int(entry.index)])
      if moves(entry.index) { motion = motion + entry.value.fingerprint * motions[Int(entry.index)] }
    }
    values[Int(root)] = value
    if motion != .zero { motions[Int(root)] = motion }
  }

  /// Whether freedoms move a root; numbers (`Equalities.bound`) stand still.
  private func moves(_ root: Int32) -> Bool { root >= 0 && !motions.isEmpty && motions[Int(root)] != .zero }

  // MARK: Differences

  /// `a − b` where it is plain that nothing moves it, as nearly everywhere; `nil` where there is more to look at.
  func fixedDifference(_ a: Int32, _ b: Int32) -> Double? {
    let (end, start) = (equalities.ties[Int(a)], equalities.ties[Int(b)])
    if end.parent >= 0, end.parent == start.parent, factor(a, end) == factor(b, start) {
      return (try? Number.subtract(end.offset, start.offset))?.doubleValue
    }
    guard !moves(end.parent), !moves(start.parent), let from = try? position(b, start), let to = try? position(a, end)
    else {
      return nil
    }
    return (try? Number.subtract(to, from))?.doubleValue
  }

  /// Where an unknown stands in the solution at hand.
  private func position(_ unknown: Int32, _ tie: Equalities<Number>.Tie) throws(Failure) -> Number {
    if tie.parent < 0 { return tie.offset }
    if tie.parent == unknown { return values[Int(unknown)] }
    return try Number.multiplyAdd(tie.offset, tie.factor, values[Int(tie.parent)])
  }

  /// `a − b` as a constant and a combination of at most two roots, in numbers that may be wider than the answer's own.
  private func combination<Wide: ExactNumber>(
    _ a: Int32, _ b: Int32, _ widen: (Number) -> Wide
  ) throws(Wide.Failure) -> (value: Wide, roots: [SparseVector<Wide>.Entry]) {
    let (end, start) = (equalities.ties[Int(a)], equalities.ties[Int(b)])
    var value = try Wide.subtract(widen(end.offset), widen(start.offset))
    var roots: [SparseVector<Wide>.Entry] = []
    if end.parent >= 0, end.parent == start.parent {
      let factor = try Wide.subtract(widen(factor(a, end)), widen(factor(b, start)))
      roots = factor.isZero ? [] : [.init(index: end.parent, value: factor)]
    } else {
      if end.parent >= 0 { roots.append(.init(index: end.parent, value: widen(factor(a, end)))) }
      if start.parent >= 0 { roots.append(.init(index: start.parent, value: -widen(factor(b, start)))) }
    }
    for root in roots { value = try Wide.multiplyAdd(value, root.value, widen(values[Int(root.index)])) }
    return (value, roots)
  }

  /// A root counts as itself.
  private func factor(_ unknown: Int32, _ tie: Equalities<Number>.Tie) -> Number {
    unknown == tie.parent ? .one : tie.factor
  }

  /// The value of `a − b`, and the freedoms that change it; of very many only some.
  func difference<Wide: ExactNumber>(
    _ a: Int32, _ b: Int32, _ widen: (Number) -> Wide
  ) throws(Wide.Failure) -> (value: Wide, shares: SparseVector<Wide>) {
    let (value, roots) = try combination(a, b, widen)
    guard roots.contains(where: { moves($0.index) }) else { return (value, SparseVector()) }
    var motion = Fingerprint.zero
    for root in roots { motion = motion + root.value.fingerprint * motions[Int(root.index)] }
    if motion == .zero { return (value, SparseVector()) }
    return (value, try freedoms(in: roots.filter { moves($0.index) }, widen))
  }

  /// What a root follows from: other roots that move, and freedoms, each with its share.
  func origins<Wide: ExactNumber>(
    of root: Int32, _ widen: (Number) -> Wide
  ) throws(Wide.Failure) -> (roots: [SparseVector<Wide>.Entry], freedoms: [SparseVector<Wide>.Entry]) {
    if let freedom = ownFreedom[root] { return ([], [.init(index: freedom, value: .one)]) }
    if let definition = equalities.definitions[root] {
      return (
        definition.form.entries.filter { moves($0.index) }.map { .init(index: $0.index, value: widen($0.value)) }, []
      )
    }
    guard let step = echelon.step(of: root) else { return ([], []) }
    let inverse = try Wide.divide(.one, widen(step.vector[root]))
    var roots: [SparseVector<Wide>.Entry] = []
    for entry in step.vector.entries where entry.index != root && moves(entry.index) {
      roots.append(.init(index: entry.index, value: -(try Wide.multiply(inverse, widen(entry.value)))))
    }
    var freedoms: [SparseVector<Wide>.Entry] = []
    for entry in step.made.entries {
      for move in formValues.moves[Int(entry.index)].entries {
        let share = try Wide.multiply(widen(entry.value), widen(move.value))
        freedoms.append(.init(index: move.index, value: try Wide.multiply(inverse, share)))
      }
    }
    return (roots, freedoms)
  }

  /// A key that is greater than those of the roots from which a root follows.
  func rank(of root: Int32) -> Int64 {
    if equalities.definitions[root] != nil { return .max }
    return echelon.rank(of: root) ?? 0
  }

  /// The rows that decide `a − b`, computed in any kind of number; empty when nothing does.
  func support<Wide: ExactNumber>(_ a: Int32, _ b: Int32, in _: Wide.Type) throws(Wide.Failure) -> [Int32] {
    let explainer = Explainer<Wide>(
      system: system, attachedBy: equalities.attachedBy, attachedTo: equalities.attachedTo,
      rowsDeciding: { root in
        guard let step = echelon.step(of: root) else { return [] }
        return step.made.entries.flatMap { formValues.rowsDeciding($0.index, forms) }
      })
    let target = try SparseVector<Wide>(a, .one).adding(-.one, SparseVector<Wide>(b, .one))
    return try explainer.rows(yielding: target) ?? []
  }
}

extension Answer {
  /// The values of `a − b` in two optimal solutions where they differ, or `nil` when it is unique.
  func witness(_ a: Int32, _ b: Int32) throws(Failure) -> (Double, Double)? {
    let (value, shares) = try difference(a, b) { $0 }
    if shares.isEmpty { return nil }
    let other = try Number.add(value, formValues.change(of: shares))
    return (value.doubleValue, other.doubleValue)
  }
}
