import FlatCollections

/// Every free root's value in the solution at hand, and how it moves.
struct RootValues<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  /// So many freedoms of a root are written down.
  private static var few: Int { 8 }

  /// Over unknowns; set for free roots.
  private(set) var values: [Number]
  /// How each root moves with all freedoms; empty when there are none. A chain of a thousand loose views has half a
  /// million moves, so they are not written out.
  private(set) var motions: [Fingerprint] = []
  /// Which freedoms move a root, with their shares, where they are few, and for each root the place of its own; -1 for other
  /// roots, and for those that stand still. Without any freedom there are no places at all.
  private var fewFreedoms: [Vector] = []
  private var placeOfFew: [Int32] = []
  /// For each root that moves with none of the forms, the freedom that it is; -1 for others. Empty when there is none.
  private var ownFreedoms: [Int32] = []

  /// - Parameter formValues: takes in the freedoms of roots that no form speaks of.
  init(
    _ equalities: borrowing Equalities<Number>, _ echelon: borrowing Echelon<Number>,
    _ formValues: inout FormValues<Number>
  ) throws {
    values = equalities.ties.map(\.offset)
    for root in equalities.ties.indices where equalities.ties[root].parent == Int32(root) {
      if echelon.isPivot(Int32(root)) { continue }
      if equalities.definitions[Int32(root)] != nil { continue }
      if ownFreedoms.isEmpty { ownFreedoms = [Int32](count: values.count, of: -1) }
      ownFreedoms[root] = formValues.freedomCount
      _ = formValues.newFreedom()
    }
    if formValues.freedomCount > 0 {
      motions = [Fingerprint](count: values.count, of: .zero)
      placeOfFew = [Int32](count: values.count, of: -1)
      fewFreedoms.reserveCapacity(Int(formValues.freedomCount))
      for (root, freedom) in ownFreedoms.enumerated() where freedom >= 0 {
        motions[root] = Fingerprint(ofUnknown: freedom)
        note(Vector(freedom, .one), asMoving: Int32(root))
      }
    }
    // Reduced steps lean on later ones only, fresh ones on earlier ones and on reduced ones.
    for step in echelon.steps.reversed() where !step.isFresh { try read(step, formValues) }
    for step in echelon.steps where step.isFresh { try read(step, formValues) }
    for (root, definition) in equalities.definitions { try read(root, definition.form, definition.constant) }
  }

  /// Solves a step for its pivot.
  private mutating func read(_ step: Echelon<Number>.Step, _ formValues: FormValues<Number>) throws {
    var value = formValues.values[Int(step.form)]
    var motion = Fingerprint.zero
    for move in formValues.moves[Int(step.form)].entries {
      motion = motion + move.value.fingerprint * Fingerprint(ofUnknown: move.index)
    }
    for entry in step.others.entries {
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
      if moves(entry.index) {
        motion = motion + -(entry.value.fingerprint * motions[Int(entry.index)])
      }
    }
    values[Int(step.pivot)] = try Number.divide(value, lead)
    if motion == .zero { return }
    motions[Int(step.pivot)] = motion / lead.fingerprint
    // Numbers that do not fit are left to whoever asks for the freedoms.
    if let few = try? few(in: step, formValues, lead) { note(few, asMoving: step.pivot) }
  }

  private mutating func note(_ few: Vector, asMoving root: Int32) {
    if few.isEmpty { return }
    placeOfFew[Int(root)] = Int32(fewFreedoms.count)
    fewFreedoms.append(few)
  }

  /// The freedoms that move a step's pivot; `nil` when they are many, or when it follows from a root that many move.
  private func few(
    in step: Echelon<Number>.Step, _ formValues: FormValues<Number>, _ lead: Number
  ) throws -> Vector? {
    var sum = formValues.moves[Int(step.form)]
    for entry in step.others.entries where sum.count <= Self.few {
      sum = try sum.adding(entry.value, formValues.moves[Int(entry.index)])
    }
    for entry in step.vector.entries where entry.index != step.pivot && moves(entry.index) {
      guard let few = fewFreedoms(of: entry.index), sum.count <= Self.few else { return nil }
      sum = try sum.adding(-entry.value, few)
    }
    if sum.count > Self.few { return nil }
    return lead == .one ? sum : try sum.scaled(by: Number.divide(.one, lead))
  }

  private mutating func read(_ root: Int32, _ form: Vector, _ constant: Number) throws {
    var value = constant
    var motion = Fingerprint.zero
    for entry in form.entries {
      value = try Number.multiplyAdd(value, entry.value, values[Int(entry.index)])
      if moves(entry.index) { motion = motion + entry.value.fingerprint * motions[Int(entry.index)] }
    }
    values[Int(root)] = value
    if motion != .zero { motions[Int(root)] = motion }
  }

  /// The freedoms that move a root, with their shares, where they are known to be few; else `nil`.
  func fewFreedoms(of root: Int32) -> Vector? {
    if !moves(root) { return Vector() }
    let place = placeOfFew[Int(root)]
    return place < 0 ? nil : fewFreedoms[Int(place)]
  }

  func ownFreedom(of root: Int32) -> Int32? {
    ownFreedoms.isEmpty || ownFreedoms[Int(root)] < 0 ? nil : ownFreedoms[Int(root)]
  }

  /// Whether freedoms move a root; numbers (`Equalities.bound`) stand still.
  func moves(_ root: Int32) -> Bool { root >= 0 && !motions.isEmpty && motions[Int(root)] != .zero }
}
