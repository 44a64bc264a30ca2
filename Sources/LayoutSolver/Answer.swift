/// Every unknown's value and freedom, in one kind of number.
///
/// A class, since it has many parts and is asked several times for every view.
final class Answer<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  let system: LinearSystem
  let equalities: Equalities<Number>
  let forms: Forms<Number>
  let echelon: Echelon<Number>
  let formValues: FormValues<Number>
  let conflicts: [[Int32]]
  let leftOut: [Int32]
  let freedomCount: Int32
  let roots: RootValues<Number>

  init(
    _ system: LinearSystem, _ equalities: Equalities<Number>, _ forms: Forms<Number>, _ echelon: Echelon<Number>,
    _ solvedForms: FormValues<Number>, conflicts: [[Int32]], leftOut: [Int32]
  ) throws {
    var formValues = solvedForms
    roots = try RootValues(equalities, echelon, &formValues)
    self.system = system
    self.equalities = equalities
    self.forms = forms
    self.echelon = echelon
    self.formValues = formValues
    self.conflicts = conflicts
    self.leftOut = leftOut
    freedomCount = formValues.freedomCount
  }

  // MARK: Differences

  /// The value of `a − b` where it is unique and can be said without following roots to what they follow from, as nearly
  /// everywhere; else `nil`.
  @inline(__always)
  func plainDifference(_ a: Int32, _ b: Int32) -> Double? {
    if let (end, start) = equalities.offsets(a, b) { return (try? Number.subtract(end, start))?.doubleValue }
    let (end, start) = (equalities.ties[Int(a)], equalities.ties[Int(b)])
    if roots.moves(end.parent) || roots.moves(start.parent) { return nil }
    guard let from = try? position(b, start), let to = try? position(a, end) else { return nil }
    return (try? Number.subtract(to, from))?.doubleValue
  }

  /// The value of `a − b` and the freedoms that change it, where the two hang on roots that few freedoms move; else `nil`.
  func fewMovedDifference(_ a: Int32, _ b: Int32) -> (value: Double, freedoms: [Int32])? {
    let (end, start) = (equalities.ties[Int(a)], equalities.ties[Int(b)])
    guard let from = try? position(b, start), let to = try? position(a, end),
      let value = try? Number.subtract(to, from),
      let endMoves = roots.fewFreedoms(of: end.parent), let startMoves = roots.fewFreedoms(of: start.parent),
      let freedoms = try? endMoves.indices(times: end.factor, plus: -start.factor, startMoves)
    else { return nil }
    return (value.doubleValue, freedoms)
  }

  /// Where an unknown stands in the solution at hand.
  private func position(_ unknown: Int32, _ tie: Equalities<Number>.Tie) throws -> Number {
    if tie.parent < 0 { return tie.offset }
    if tie.parent == unknown { return roots.values[Int(unknown)] }
    return try Number.multiplyAdd(tie.offset, tie.factor, roots.values[Int(tie.parent)])
  }

  /// `a − b` as a constant and at most two roots with their weights, in numbers that may be wider than the answer's own.
  private func combination<Wide: ExactNumber>(
    _ a: Int32, _ b: Int32, _ widen: (Number) -> Wide
  ) throws -> (value: Wide, first: SparseVector<Wide>.Entry?, second: SparseVector<Wide>.Entry?) {
    let (end, start) = (equalities.ties[Int(a)], equalities.ties[Int(b)])
    var value = try Wide.subtract(widen(end.offset), widen(start.offset))
    var first: SparseVector<Wide>.Entry?
    var second: SparseVector<Wide>.Entry?
    if end.parent >= 0, end.parent == start.parent {
      let factor = try Wide.subtract(widen(factor(a, end)), widen(factor(b, start)))
      if !factor.isZero { first = .init(index: end.parent, value: factor) }
    } else {
      if end.parent >= 0 { first = .init(index: end.parent, value: widen(factor(a, end))) }
      if start.parent >= 0 { second = .init(index: start.parent, value: -widen(factor(b, start))) }
    }
    if let first { value = try Wide.multiplyAdd(value, first.value, widen(roots.values[Int(first.index)])) }
    if let second { value = try Wide.multiplyAdd(value, second.value, widen(roots.values[Int(second.index)])) }
    return (value, first, second)
  }

  /// A root counts as itself.
  private func factor(_ unknown: Int32, _ tie: Equalities<Number>.Tie) -> Number {
    unknown == tie.parent ? .one : tie.factor
  }

  /// The value of `a − b`, and the freedoms that change it; of very many only some.
  func difference<Wide: ExactNumber>(
    _ a: Int32, _ b: Int32, _ widen: (Number) -> Wide
  ) throws -> (value: Wide, freedoms: [Int32]) {
    let (value, moving) = try movingParts(a, b, widen)
    if moving.isEmpty { return (value, []) }
    // By how much each of them changes it can take very long numbers to say.
    let parts = moving.map { SparseVector<Fingerprint>.Entry(index: $0.index, value: $0.value.fingerprint) }
    return (value, try freedoms(in: parts) { $0.fingerprint }.entries.map(\.index))
  }

  /// The value of `a − b`, and the roots that move it, with their weights.
  private func movingParts<Wide: ExactNumber>(
    _ a: Int32, _ b: Int32, _ widen: (Number) -> Wide
  ) throws -> (value: Wide, moving: [SparseVector<Wide>.Entry]) {
    let (value, first, second) = try combination(a, b, widen)
    var motion = Fingerprint.zero
    if let first, roots.moves(first.index) {
      motion = first.value.fingerprint * roots.motions[Int(first.index)]
    }
    if let second, roots.moves(second.index) {
      motion = motion + second.value.fingerprint * roots.motions[Int(second.index)]
    }
    if motion == .zero { return (value, []) }
    return (value, [first, second].compactMap { $0 }.filter { roots.moves($0.index) })
  }

  /// Hands over what a root follows from: other roots that move, and freedoms, each with its share.
  func forEachOrigin<Wide: ExactNumber>(
    of root: Int32, _ widen: (Number) -> Wide, root onRoot: (SparseVector<Wide>.Entry) throws -> Void,
    freedom onFreedom: (SparseVector<Wide>.Entry) throws -> Void
  ) throws {
    if let freedom = roots.ownFreedom(of: root) { return try onFreedom(.init(index: freedom, value: .one)) }
    if let definition = equalities.definitions[root] {
      for entry in definition.form.entries where roots.moves(entry.index) {
        try onRoot(.init(index: entry.index, value: widen(entry.value)))
      }
      return
    }
    guard let step = echelon.step(of: root) else { return }
    let inverse = try Wide.divide(.one, widen(step.vector[root]))
    for entry in step.vector.entries where entry.index != root && roots.moves(entry.index) {
      try onRoot(.init(index: entry.index, value: -(try Wide.multiply(inverse, widen(entry.value)))))
    }
    for move in formValues.moves[Int(step.form)].entries {
      try onFreedom(.init(index: move.index, value: try Wide.multiply(inverse, widen(move.value))))
    }
    for entry in step.others.entries {
      for move in formValues.moves[Int(entry.index)].entries {
        let share = try Wide.multiply(widen(entry.value), widen(move.value))
        try onFreedom(.init(index: move.index, value: try Wide.multiply(inverse, share)))
      }
    }
  }

  /// A key that is greater than those of the roots from which a root follows.
  func rank(of root: Int32) -> Int64 {
    if equalities.definitions[root] != nil { return .max }
    return echelon.rank(of: root) ?? 0
  }

  /// The rows that decide `a − b`; empty when nothing does.
  func support(_ a: Int32, _ b: Int32) throws -> [Int32] {
    try support(a, b, Explainer(system, equalities.attachments))
  }

  private func support<Wide>(_ a: Int32, _ b: Int32, _ explainer: Explainer<Wide>) throws -> [Int32] {
    let target = try SparseVector<Wide>(a, .one).adding(-.one, SparseVector<Wide>(b, .one))
    let rows = try Support.rows(deciding: target, explainer) { root in
      guard let step = echelon.step(of: root) else { return [] }
      return try formValues.rowsDeciding(step.form, forms)
        + step.others.entries.flatMap { try formValues.rowsDeciding($0.index, forms) }
    }
    return rows ?? []
  }
}

extension Answer<Rational> {
  /// The same in numbers that cannot overflow.
  func supportInLargeNumbers(_ a: Int32, _ b: Int32) throws -> [Int32] {
    try support(a, b, Explainer(system, equalities.attachments.map { BigRational($0) }))
  }
}

extension Answer {
  /// The values of `a − b` in two optimal solutions where they differ, or `nil` when it is unique.
  func witness(_ a: Int32, _ b: Int32) throws -> (Double, Double)? {
    let (value, moving) = try movingParts(a, b) { $0 }
    let shares = try freedoms(in: moving) { $0 }
    if shares.isEmpty { return nil }
    let other = try Number.add(value, formValues.change(of: shares))
    return (value.doubleValue, other.doubleValue)
  }
}
