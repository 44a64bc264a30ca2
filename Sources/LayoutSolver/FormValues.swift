/// The values of the independent forms, and the freedoms in them, numbered from 0.
struct FormValues<Number: ExactNumber> {
  typealias Vector = SparseVector<Number>

  private(set) var values: [Number]
  /// Over freedoms; empty where a form's value is unique.
  private(set) var moves: [Vector]
  private(set) var freedomCount: Int32 = 0
  private var known: [Bool]
  /// For forms solved in a group: the rows that decide the group.
  private var groupOf: [Int32: Int] = [:]
  private var tight: [[Int32]] = []

  init(count: Int) {
    values = [Number](repeating: .zero, count: count)
    moves = [Vector](repeating: Vector(), count: count)
    known = [Bool](repeating: false, count: count)
  }

  func isKnown(_ form: Int) -> Bool { known[form] }

  mutating func newFreedom() -> Vector {
    defer { freedomCount += 1 }
    return Vector(freedomCount, .one)
  }

  mutating func take(_ best: BestInterval<Number>, _ form: Int) {
    values[form] = best.value
    if !best.isUnique { moves[form] = newFreedom() }
    known[form] = true
  }

  mutating func take(_ group: FormGroup<Number>) {
    for (form, solved) in group.values {
      values[Int(form)] = solved.value
      moves[Int(form)] = solved.moves.shifted(by: freedomCount)
      known[Int(form)] = true
      groupOf[form] = tight.count
    }
    tight.append(group.tight)
    freedomCount += Int32(group.dimension)
  }

  /// The rows that hold a form at its value.
  func rowsDeciding(_ form: Int32, _ forms: Forms<Number>) -> [Int32] {
    if let group = groupOf[form] { return tight[group] }
    let value = values[Int(form)]
    return forms.wishes[Int(form)].filter { $0.bound == value }.map(\.row)
  }
}
