import FlatCollections

/// A step for each of some columns such that all steps are positive, and all of some forms over them too.
///
/// Found without a linear program where each form can be lifted by one of its steps, and the steps can be put in an order
/// such that each depends on earlier ones only: true of the chains of edges that layouts are made of.
struct ConePoint<Number: ExactNumber> {

  /// `nil` when a form has no step to lift it, or no order was found.
  let steps: [Number]?

  init(stepCount: Int, forms: [SparseVector<Number>]) throws {
    steps = try Self.find(stepCount, forms)
  }

  private static func find(_ stepCount: Int, _ forms: [SparseVector<Number>]) throws -> [Number]? {
    // The forms that each step lifts, those that it lowers, and how many lowering steps each lifting one waits for.
    var lifted = [[Int32]](count: stepCount, of: [])
    var lowered = lifted
    var waiting = [Int32](count: stepCount, of: 0)
    for (form, vector) in forms.enumerated() {
      guard let lifting = vector.entries.first(where: { $0.value.sign > 0 }) else { return nil }
      lifted[Int(lifting.index)].append(Int32(form))
      for entry in vector.entries where entry.value.sign < 0 {
        lowered[Int(entry.index)].append(lifting.index)
        waiting[Int(lifting.index)] += 1
      }
    }
    var steps = [Number](count: stepCount, of: .one)
    var ready = waiting.indices.filter { waiting[$0] == 0 }
    var count = 0
    while let step = ready.popLast() {
      count += 1
      for form in lifted[step] { steps[step] = max(steps[step], try needed(step, forms[Int(form)], steps)) }
      for other in lowered[step].map(Int.init) {
        waiting[other] -= 1
        if waiting[other] == 0 { ready.append(other) }
      }
    }
    return count == stepCount ? steps : nil
  }

  /// How large a step makes a form 1 or more, whatever its other lifting steps are.
  private static func needed(
    _ step: Int, _ form: SparseVector<Number>, _ steps: [Number]
  ) throws -> Number {
    var sum = Number.one
    for entry in form.entries where entry.value.sign < 0 {
      sum = try Number.multiplyAdd(sum, -entry.value, steps[Int(entry.index)])
    }
    return try Number.divide(sum, form[Int32(step)])
  }
}
