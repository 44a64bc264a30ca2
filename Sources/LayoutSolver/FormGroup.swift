/// Forms that depend on each other, solved together.
struct FormGroup<Number: ExactNumber> {
  typealias Failure = Number.Failure
  typealias Vector = SparseVector<Number>

  /// Sets of contradicting wishes above this size are not made smaller.
  private static var shrinkLimit: Int { 64 }

  private let forms: Forms<Number>
  /// The independent forms, one for each column.
  private let columns: [Int32]
  private var wishes: [Wish<Number>] = []
  private var expressions: [(form: Vector, value: Number)] = []
  private var start: [Int32] = []
  private var startBounds: [Number] = []

  /// The value of each independent form, with its share in each direction of the optimal face.
  private(set) var values: [Int32: (value: Number, moves: Vector)] = [:]
  private(set) var dimension = 0
  /// Rows whose bounds are met exactly, so that they decide the values.
  private(set) var tight: [Int32] = []
  /// Rows of required wishes that contradict each other, as few as can be.
  private(set) var conflict: [Int32]?

  init(_ members: [Int32], _ forms: Forms<Number>) throws(Failure) {
    self.forms = forms
    columns = members.filter { forms.madeOf[Int($0)] == nil }
    let place = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, Int32($0)) })
    // Each independent form starts where it would stand alone.
    for form in columns {
      let own = forms.wishes[Int(form)]
      let best = try BestInterval(own).value
      let nearest = own.indices.first { own[$0].bound == best } ?? 0
      start.append(Int32(wishes.count + nearest))
      startBounds.append(own[nearest].bound)
      for wish in own {
        wishes.append(wish)
        let column = place[form] ?? 0
        expressions.append(
          (Vector(column, .one), try Number.subtract(own[nearest].bound, wish.bound)))
      }
    }
    for form in members {
      guard let made = forms.madeOf[Int(form)] else { continue }
      var value = Number.zero
      var entries: [Vector.Entry] = []
      for entry in made.entries {
        guard let column = place[entry.index] else { continue }
        entries.append(Vector.Entry(index: column, value: entry.value))
        value = try Number.multiplyAdd(value, entry.value, startBounds[Int(column)])
      }
      let vector = try Vector(unsorted: entries)
      for wish in forms.wishes[Int(form)] {
        wishes.append(wish)
        expressions.append((vector, try Number.subtract(value, wish.bound)))
      }
    }
    try solve()
  }

  private mutating func solve() throws(Failure) {
    var simplex = try PiecewiseSimplex(costs(of: nil), start: start, expressions: expressions)
    try simplex.minimise()
    if wishes.indices.contains(where: { simplex.isBroken($0) }) {
      conflict = try shrink(simplex)
    }
    let face = try OptimalFace(simplex)
    dimension = face.dimension
    for (index, form) in columns.enumerated() {
      let (vector, value) = simplex.expression(Int(start[index]))
      var moves = Vector()
      for entry in vector.entries {
        if let share = face.moves[entry.index] { moves = try moves.adding(entry.value, share) }
      }
      values[form] = (try Number.add(value, startBounds[index]), moves)
    }
    tight = simplex.nonbasic.map { wishes[Int($0)].row }
  }

  /// The cost of every wish; only required ones of `included` when that is given.
  private func costs(of included: Set<Int>?) -> [PiecewiseSimplex<Number>.Cost] {
    var levels: [Float: Int] = [:]
    let priorities = Set(wishes.lazy.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    for (index, priority) in priorities.enumerated() { levels[priority] = index + 1 }
    return wishes.enumerated().map { index, wish in
      if let included, !included.contains(index) { return .init(level: 0, below: .zero, above: .zero) }
      return .init(
        level: wish.isRequired ? 0 : levels[wish.priority] ?? 0,
        below: wish.relation == .lessThanOrEqual ? .zero : wish.weight,
        above: wish.relation == .greaterThanOrEqual ? .zero : wish.weight)
    }
  }

  /// A smallest set of required wishes that contradict each other: those that carry the proof, each tried without.
  private func shrink(_ simplex: PiecewiseSimplex<Number>) throws(Failure) -> [Int32] {
    var set = wishes.indices.filter { index in
      guard wishes[index].isRequired else { return false }
      if simplex.isBroken(index) { return true }
      let column = simplex.column[index]
      return column >= 0 && !simplex.gradients[0][column].isZero
    }
    if set.count <= Self.shrinkLimit {
      for index in set.reversed() {
        let without = set.filter { $0 != index }
        var trial = try PiecewiseSimplex(costs(of: Set(without)), start: start, expressions: expressions)
        try trial.minimise()
        if without.contains(where: { trial.isBroken($0) }) { set = without }
      }
    }
    return set.map { wishes[$0].row }.sorted()
  }
}
