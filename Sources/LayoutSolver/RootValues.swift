/// Every free root's value in the solution at hand, and how it moves.
struct RootValues<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  /// Over unknowns; set for free roots.
  private(set) var values: [Number]
  /// How each root moves with all freedoms; empty when there are none. A chain of a thousand loose views has half a
  /// million moves, so they are not written out.
  private(set) var motions: [Fingerprint] = []
  /// Which freedom moves each root, and its share; set for roots that just one moves, others have the index -1. Empty when
  /// there are no freedoms.
  private var loneFreedoms: [Vector.Entry] = []
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
      if ownFreedoms.isEmpty { ownFreedoms = [Int32](repeating: -1, count: values.count) }
      ownFreedoms[root] = formValues.freedomCount
      _ = formValues.newFreedom()
    }
    if formValues.freedomCount > 0 {
      motions = [Fingerprint](repeating: .zero, count: values.count)
      loneFreedoms = [Vector.Entry](repeating: .init(index: -1, value: .zero), count: values.count)
      for (root, freedom) in ownFreedoms.enumerated() where freedom >= 0 {
        motions[root] = Fingerprint(ofUnknown: freedom)
        loneFreedoms[root] = .init(index: freedom, value: .one)
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
    // What moves the pivot before it is divided by the lead, and from how many sides.
    var (lone, moverCount) = (Vector.Entry(index: -1, value: .zero), 0)
    for move in formValues.moves[Int(step.form)].entries {
      motion = motion + move.value.fingerprint * Fingerprint(ofUnknown: move.index)
      (lone, moverCount) = (move, moverCount + 1)
    }
    for entry in step.others.entries {
      value = try Number.multiplyAdd(value, entry.value, formValues.values[Int(entry.index)])
      for move in formValues.moves[Int(entry.index)].entries {
        let share = try Number.multiply(entry.value, move.value)
        motion = motion + share.fingerprint * Fingerprint(ofUnknown: move.index)
        (lone, moverCount) = (.init(index: move.index, value: share), moverCount + 1)
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
        let mover = loneFreedoms[Int(entry.index)]
        (lone, moverCount) = (mover, moverCount + 1)
        if mover.index >= 0 { lone.value = try Number.multiply(-entry.value, mover.value) }
      }
    }
    values[Int(step.pivot)] = try Number.divide(value, lead)
    if motion == .zero { return }
    motions[Int(step.pivot)] = motion / lead.fingerprint
    if moverCount == 1, lone.index >= 0 {
      loneFreedoms[Int(step.pivot)] = .init(index: lone.index, value: try Number.divide(lone.value, lead))
    }
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

  /// The one freedom that moves a root, with its share; `nil` where several do or none does.
  func loneFreedom(of root: Int32) -> Vector.Entry? {
    loneFreedoms.isEmpty || loneFreedoms[Int(root)].index < 0 ? nil : loneFreedoms[Int(root)]
  }

  func ownFreedom(of root: Int32) -> Int32? {
    ownFreedoms.isEmpty || ownFreedoms[Int(root)] < 0 ? nil : ownFreedoms[Int(root)]
  }

  /// Whether freedoms move a root; numbers (`Equalities.bound`) stand still.
  func moves(_ root: Int32) -> Bool { root >= 0 && !motions.isEmpty && motions[Int(root)] != .zero }
}
