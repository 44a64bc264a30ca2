import FlatCollections

/// Every free root's value in the solution at hand, and how it moves.
struct RootValues<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  /// So many freedoms of a root are written down.
  private static var few: Int { 4 }

  /// Over unknowns; set for free roots.
  private(set) var values: [Number]
  /// How each root moves with all freedoms; empty when there are none. A chain of a thousand loose views has half a
  /// million moves, so they are not written out.
  private(set) var motions: [Fingerprint] = []
  /// Which freedoms move each root, where they are few: over freedoms. Empty for other roots, and for those that stand
  /// still; without any freedom there is no such list at all.
  private var fewFreedoms: [Vector] = []
  /// For each root that moves with none of the forms, the freedom that it is; -1 for others. Empty when there is none.
  private var ownFreedoms: [Int32] = []

  /// - Parameter formValues: takes in the freedoms of roots that no form speaks of.
  init(
    _ equalities: Equalities<Number>, _ echelon: Echelon<Number>, _ formValues: inout FormValues<Number>
  ) throws {
    values = equalities.ties.map(\.offset)
    let hasSteps = !echelon.steps.isEmpty
    for root in equalities.ties.indices where equalities.ties[root].parent == Int32(root) {
      if hasSteps && echelon.stepOfRoot[root] >= 0 || equalities.definitions[Int32(root)] != nil { continue }
      if ownFreedoms.isEmpty { ownFreedoms = [Int32](count: values.count, of: -1) }
      ownFreedoms[root] = formValues.freedomCount
      _ = formValues.newFreedom()
    }
    if formValues.freedomCount > 0 {
      motions = [Fingerprint](count: values.count, of: .zero)
      fewFreedoms = [Vector](count: values.count, of: Vector())
      for (root, freedom) in ownFreedoms.enumerated() where freedom >= 0 {
        motions[root] = Fingerprint(ofUnknown: freedom)
        fewFreedoms[root] = Vector(freedom, .one)
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
    if let few = try? few(in: step, formValues, lead) { fewFreedoms[Int(step.pivot)] = few }
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
      let few = fewFreedoms[Int(entry.index)]
      if few.isEmpty || sum.count > Self.few { return nil }
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
    let few = fewFreedoms[Int(root)]
    return few.isEmpty ? nil : few
  }

  func ownFreedom(of root: Int32) -> Int32? {
    ownFreedoms.isEmpty || ownFreedoms[Int(root)] < 0 ? nil : ownFreedoms[Int(root)]
  }

  /// Whether freedoms move a root; numbers (`Equalities.bound`) stand still.
  func moves(_ root: Int32) -> Bool { root >= 0 && !motions.isEmpty && motions[Int(root)] != .zero }
}
