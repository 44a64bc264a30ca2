import FlatCollections

/// The values of the independent forms, and the freedoms in them, numbered from 0.
struct FormValues<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  private(set) var values: [Number]
  /// Over freedoms; empty where a form's value is unique.
  private(set) var moves: [Vector]
  private var groups: [FormGroup<Number>] = []
  /// For forms solved in a group: which one, or -1, and their place in it. Empty when there are no groups.
  private var groupOfForm: [Int32] = []
  private var memberOfForm: [Int32] = []
  /// Where each freedom comes from.
  private var freedoms: [Freedom] = []

  private enum Freedom {
    /// What this freedom alone moves, moved so far, is optimal too.
    case alone(stride: Number)
    /// A direction of a group's optimal face; its first direction has the number `first`.
    case group(Int, first: Int32)
  }

  init(count: Int) {
    values = [Number](count: count, of: .zero)
    moves = [Vector](count: count, of: Vector())
  }

  var freedomCount: Int32 { Int32(freedoms.count) }

  /// A freedom without any bound.
  mutating func newFreedom() -> Vector { newFreedom(stride: Number(Solution.openStride)) }

  private mutating func newFreedom(stride: Number) -> Vector {
    freedoms.append(.alone(stride: stride))
    return Vector(freedomCount - 1, .one)
  }

  mutating func take(_ best: BestInterval<Number>, _ form: Int) throws {
    let value = best.value
    values[form] = value
    if best.isUnique { return }
    // To the other end, or as far as shows well.
    let open = Number(Solution.openStride)
    var stride = best.high == nil ? open : -open
    if let high = best.high, high != value {
      stride = try Number.subtract(high, value)
    } else if let low = best.low, low != value {
      stride = try Number.subtract(low, value)
    }
    moves[form] = newFreedom(stride: stride)
  }

  mutating func take(_ group: FormGroup<Number>) throws {
    let first = freedomCount
    for member in 0..<group.independentCount {
      let form = group.members[member]
      values[Int(form)] = group.value(member)
      moves[Int(form)] = group.moves(member).shifted(by: first)
      if groupOfForm.isEmpty {
        groupOfForm = [Int32](count: values.count, of: -1)
        memberOfForm = groupOfForm
      }
      (groupOfForm[Int(form)], memberOfForm[Int(form)]) = (Int32(groups.count), Int32(member))
    }
    for _ in 0..<group.dimension { freedoms.append(.group(groups.count, first: first)) }
    groups.append(group)
  }

  /// The rows that hold a form at its value.
  func rowsDeciding(_ form: Int32, _ forms: Forms<Number>) throws -> [Int32] {
    if !groupOfForm.isEmpty, groupOfForm[Int(form)] >= 0 {
      return try groups[Int(groupOfForm[Int(form)])].rowsDeciding(Int(memberOfForm[Int(form)]))
    }
    let value = values[Int(form)]
    var best: Wish<Number>?
    for wish in forms.wishes(of: Int(form)) where wish.bound == value {
      if best.map({ $0.priority < wish.priority }) ?? true { best = wish }
    }
    return best.map { [$0.row] } ?? []
  }

  /// How far something is from its value in another optimal solution, given its share in each freedom.
  func change(of shares: Vector) throws -> Number {
    guard let first = shares.entries.first else { return .zero }
    switch freedoms[Int(first.index)] {
    case .alone(let stride):
      return try Number.multiply(first.value, stride)
    case .group(let group, let start):
      let own = shares.entries.filter { $0.index < start + Int32(groups[group].dimension) }
      return try groups[group].change(of: Vector(sorted: own).shifted(by: -start))
    }
  }
}
