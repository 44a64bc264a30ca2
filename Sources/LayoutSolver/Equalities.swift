import FlatCollections

/// Required equalities, propagated: every unknown becomes `factor × root + offset`, or a number.
///
/// Rows with one free root bind it, rows with two join them, rows with more wait until that changes; what still waits at
/// the end is eliminated. A tree of n views takes about n steps.
struct Equalities<Number: ExactNumber> {
  typealias Vector = SparseVector<Number>

  /// The value in `parent` of an unknown that is a number.
  static var bound: Int32 { -1 }

  /// `unknown = factor × parent + offset`; a free root is its own parent, with a factor of 1.
  struct Tie {
    var parent: Int32
    /// How many unknowns are known to hang on a free root, itself included.
    fileprivate var size: Int32 = 1
    var factor: Number
    var offset: Number
  }

  let system: LinearSystem
  private let coefficients: [Number]
  private(set) var ties: [Tie]
  private(set) var attachments: Attachments<Number>
  /// Rows that contradict earlier ones.
  private(set) var failed: [Int32] = []
  private var watches: WatchLists
  private var ready: [Int32] = []
  /// Roots solved by elimination, as forms over roots that are still free.
  private(set) var definitions: [Int32: (form: Vector, constant: Number)] = [:]
  private var users: [Int32: Set<Int32>] = [:]

  /// The row being reduced: its free roots with their weights, in no order, and what is left on its right side.
  private(set) var terms: [Vector.Entry] = []
  private(set) var rest: Number = .zero

  init(_ system: LinearSystem) {
    self.system = system
    coefficients = system.coefficients.map { Number($0) }
    let count = system.variableCount
    ties = (0..<Int32(count)).map { Tie(parent: $0, factor: .one, offset: .zero) }
    attachments = Attachments(unknowns: count)
    watches = WatchLists(unknowns: count)
  }

  /// Takes all required equalities but those in `dropped`, in their order. Afterwards every unknown's parent is its root.
  mutating func propagate(dropping dropped: PlaceSet) throws {
    for index in system.rows.indices {
      let row = system.rows[index]
      guard row.relation == .equal, row.isRequired else { continue }
      if dropped.contains(index) { continue }
      try take(Int32(index), row)
      while let next = ready.popLast() {
        watches.isReady[Int(next)] = false
        if let row = watches.rows[Int(next)] { try takeSum(row, waitingAs: next) }
      }
    }
    for waiting in watches.rows.indices {
      if let row = watches.rows[waiting] { try eliminate(row) }
    }
    for unknown in ties.indices { _ = try find(Int32(unknown)) }
  }

  /// What an unknown is now: a root with a factor and an offset, or (`bound`) the offset alone. Shortens the way there.
  @inline(__always)
  mutating func find(_ unknown: Int32) throws -> Int32 {
    let above = ties[Int(unknown)].parent
    if above == Self.bound || above == unknown || ties[Int(above)].parent == above { return above }
    return try climb(unknown)
  }

  private mutating func climb(_ unknown: Int32) throws -> Int32 {
    let index = Int(unknown)
    while true {
      let above = ties[index].parent
      if above == Self.bound || above == unknown { return above }
      let next = ties[Int(above)].parent
      if next == above { return above }
      // unknown = f·above + o and above = g·next + p.
      let (tie, step) = (ties[index], ties[Int(above)])
      ties[index].offset = try Number.multiplyAdd(tie.offset, tie.factor, step.offset)
      if next != Self.bound { ties[index].factor = try Number.multiply(tie.factor, step.factor) }
      ties[index].parent = next
    }
  }

  /// Writes a row over free roots into `terms`; `rest` is what is left on its right side.
  mutating func reduce(_ row: Int32) throws {
    while !terms.isEmpty { terms.removeLast() }
    let it = system.rows[Int(row)]
    var rest = Number(it.constant)
    switch it.sum {
    case .difference(let first, let second):
      try add(.one, first, &rest)
      try add(-.one, second, &rest)
    case .terms(let start, let end):
      for term in system.terms[Int(start)..<Int(end)] {
        try add(coefficients[Int(term.coefficient)], term.variable, &rest)
      }
    }
    self.rest = rest
    if !definitions.isEmpty { try expandDefinitions() }
  }

  /// Adds a term of a row: its root to `terms`, and what is a number to the other side.
  @inline(__always)
  private mutating func add(_ coefficient: Number, _ unknown: Int32, _ rest: inout Number) throws {
    let root = try find(unknown)
    let tie = ties[Int(unknown)]
    rest = try Number.multiplyAdd(rest, -coefficient, tie.offset)
    if root != Self.bound { try addTerm(Number.multiply(coefficient, tie.factor), root) }
  }

  @inline(__always)
  private mutating func addTerm(_ weight: Number, _ root: Int32) throws {
    for index in terms.indices where terms[index].index == root {
      let sum = try Number.add(terms[index].value, weight)
      if sum.isZero { removeTerm(index) } else { terms[index].value = sum }
      return
    }
    terms.append(Vector.Entry(index: root, value: weight))
  }

  @inline(__always)
  private mutating func removeTerm(_ index: Int) {
    terms.swapAt(index, terms.count - 1)
    terms.removeLast()
  }

  private mutating func expandDefinitions() throws {
    var index = 0
    while index < terms.count {
      guard let (form, constant) = definitions[terms[index].index] else {
        index += 1
        continue
      }
      let weight = terms[index].value
      removeTerm(index)
      rest = try Number.multiplyAdd(rest, -weight, constant)
      for entry in form.entries { try addTerm(Number.multiply(weight, entry.value), entry.index) }
      // An entry may have cancelled what stood before; definitions hold free roots only, so going on is safe.
      index = 0
    }
  }

  /// The offsets of two unknowns that hang on the same root alike, so that only these are left of their difference.
  @inline(__always)
  func offsets(_ first: Int32, _ second: Int32) -> (Number, Number)? {
    let (end, start) = (ties[Int(first)], ties[Int(second)])
    guard end.parent == start.parent, end.parent == Self.bound || end.factor == start.factor else { return nil }
    return (end.offset, start.offset)
  }

  // MARK: Taking a row

  private mutating func take(_ row: Int32, _ it: LinearSystem.Row) throws {
    switch it.sum {
    case .difference(let first, let second): try takeDifference(first, second, Number(it.constant), row)
    case .terms: try takeSum(row)
    }
  }

  /// Does for `first − second = constant` what `takeSum` does for any row. Such a row never waits.
  private mutating func takeDifference(
    _ first: Int32, _ second: Int32, _ constant: Number, _ row: Int32
  ) throws {
    let (x, y) = (try find(first), try find(second))
    let (end, start) = (ties[Int(first)], ties[Int(second)])
    let rest = try Number.add(Number.subtract(constant, end.offset), start.offset)
    if x != y {
      if y == Self.bound { return try bind(Vector.Entry(index: x, value: end.factor), rest, by: row) }
      let other = Vector.Entry(index: y, value: -start.factor)
      if x == Self.bound { return try bind(other, rest, by: row) }
      return try join(Vector.Entry(index: x, value: end.factor), other, rest, by: row)
    }
    let factor = x == Self.bound ? .zero : try Number.subtract(end.factor, start.factor)
    if !factor.isZero { return try bind(Vector.Entry(index: x, value: factor), rest, by: row) }
    if !rest.isZero { failed.append(row) }
  }

  private mutating func takeSum(_ row: Int32, waitingAs waiting: Int32? = nil) throws {
    try reduce(row)
    switch terms.count {
    case 0:
      if !rest.isZero { failed.append(row) }
    case 1:
      try bind(terms[0], rest, by: row)
    case 2:
      try join(terms[0], terms[1], rest, by: row)
    default:
      if waiting == nil { watches.wait(row, on: terms.map(\.index)) }
      return
    }
    if let waiting { watches.rows[Int(waiting)] = nil }
  }

  /// `weight·root = rest`: the root is a number from now on.
  @inline(__always)
  private mutating func bind(_ term: Vector.Entry, _ rest: Number, by row: Int32) throws {
    let root = term.index
    ties[Int(root)] = Tie(parent: Self.bound, factor: .one, offset: try Number.divide(rest, term.value))
    attachments.note(root, row)
    watches.release(root, to: nil, &ready)
  }

  /// `a·x + b·y = rest`: the smaller class joins the larger.
  @inline(__always)
  private mutating func join(_ first: Vector.Entry, _ second: Vector.Entry, _ rest: Number, by row: Int32) throws {
    let isLarger =
      ties[Int(first.index)].size + watches.length(first.index)
      > ties[Int(second.index)].size + watches.length(second.index)
    let (x, y) = isLarger ? (second, first) : (first, second)
    let factor = -(try Number.divide(y.value, x.value))
    ties[Int(y.index)].size += ties[Int(x.index)].size
    ties[Int(x.index)] = Tie(parent: y.index, factor: factor, offset: try Number.divide(rest, x.value))
    attachments.note(x.index, row, parent: y.index, factor: factor)
    watches.release(x.index, to: y.index, &ready)
  }

  // MARK: Elimination

  /// Solves a row with three or more free roots for one of them.
  private mutating func eliminate(_ row: Int32) throws {
    try reduce(row)
    guard !terms.isEmpty else {
      if !rest.isZero { failed.append(row) }
      return
    }
    // The root that fewest definitions use keeps the others short.
    var pivot = 0
    for index in terms.indices where (users[terms[index].index]?.count ?? 0) < (users[terms[pivot].index]?.count ?? 0) {
      pivot = index
    }
    let (root, weight) = (terms[pivot].index, terms[pivot].value)
    var entries: [Vector.Entry] = []
    for (index, term) in terms.enumerated() where index != pivot {
      entries.append(Vector.Entry(index: term.index, value: -(try Number.divide(term.value, weight))))
    }
    let form = try Vector(unsorted: entries)
    let constant = try Number.divide(rest, weight)
    attachments.note(root, row, form: form)
    for user in users.removeValue(forKey: root) ?? [] {
      guard let old = definitions[user] else { continue }
      let share = old.form[root]
      let merged = try old.form.removing(root).adding(share, form)
      definitions[user] = (merged, try Number.multiplyAdd(old.constant, share, constant))
      for entry in form.entries {
        if merged[entry.index].isZero {
          users[entry.index]?.remove(user)
        } else {
          users[entry.index, default: []].insert(user)
        }
      }
    }
    definitions[root] = (form, constant)
    for entry in form.entries { users[entry.index, default: []].insert(root) }
  }
}
