/// Required equalities, propagated: every unknown becomes `factor × root + offset`, or a number.
///
/// Rows with one free root bind it, rows with two join them, rows with more wait until that changes; what still waits at
/// the end is eliminated. A tree of n views takes about n steps.
struct Equalities<Number: ExactNumber> {
  typealias Failure = Number.Failure
  typealias Vector = SparseVector<Number>

  /// The value in `parent` of an unknown that is a number.
  static var bound: Int32 { -1 }

  let system: LinearSystem
  let coefficients: [Number]
  /// `unknown = factor × parent + offset`; a free root is its own parent.
  private(set) var parent: [Int32]
  private(set) var factor: [Number]
  private(set) var offset: [Number]
  private var classSize: [Int32]
  /// The row that made an unknown cease to be a root, and the root it was then tied to: what proofs are made of.
  private(set) var attachedBy: [Int32]
  private(set) var attachedTo: [Int32]
  /// Rows that contradict earlier ones.
  private(set) var failed: [Int32] = []
  private var watches: WatchLists
  private var ready: [Int32] = []
  /// Roots solved by elimination, as forms over roots that are still free.
  private(set) var definitions: [Int32: (form: Vector, constant: Number)] = [:]
  private var users: [Int32: Set<Int32>] = [:]

  // The row being reduced.
  private(set) var roots: [Int32] = []
  private(set) var weights: [Number] = []
  private(set) var rest: Number = .zero

  init(_ system: LinearSystem) {
    self.system = system
    coefficients = system.coefficients.map { Number($0) }
    let count = system.variableCount
    parent = Array(0..<Int32(count))
    factor = [Number](repeating: .one, count: count)
    offset = [Number](repeating: .zero, count: count)
    classSize = [Int32](repeating: 1, count: count)
    attachedBy = [Int32](repeating: -1, count: count)
    attachedTo = [Int32](repeating: -1, count: count)
    watches = WatchLists(unknowns: count)
  }

  /// Takes all required equalities but those in `dropped`, in their order.
  mutating func propagate(dropping dropped: Set<Int32>) throws(Failure) {
    for index in system.rows.indices {
      let row = system.rows[index]
      guard row.relation == .equal, row.isRequired else { continue }
      if !dropped.isEmpty, dropped.contains(Int32(index)) { continue }
      try take(Int32(index))
      while let next = ready.popLast() {
        watches.isReady[Int(next)] = false
        if let row = watches.rows[Int(next)] { try take(row, waitingAs: next) }
      }
    }
    for waiting in watches.rows.indices {
      if let row = watches.rows[waiting] { try eliminate(row) }
    }
  }

  /// What an unknown is now: a root with a factor and an offset, or (`bound`) the offset alone. Shortens the way there.
  mutating func find(_ unknown: Int32) throws(Failure) -> Int32 {
    let index = Int(unknown)
    while true {
      let above = parent[index]
      if above == Self.bound || above == unknown { return above }
      let next = parent[Int(above)]
      if next == above { return above }
      // unknown = f·above + o and above = g·next + p.
      let moved = try Number.multiplyAdd(offset[index], factor[index], offset[Int(above)])
      offset[index] = moved
      if next != Self.bound { factor[index] = try Number.multiply(factor[index], factor[Int(above)]) }
      parent[index] = next
    }
  }

  /// Writes a row over free roots into `roots` and `weights`; `rest` is what is left on its right side.
  mutating func reduce(_ row: Int32) throws(Failure) {
    roots.removeAll(keepingCapacity: true)
    weights.removeAll(keepingCapacity: true)
    let it = system.rows[Int(row)]
    rest = Number(it.constant)
    // Held once for the row, not for each term.
    let (terms, coefficients) = (system.terms, coefficients)
    for index in Int(it.termStart)..<Int(it.termEnd) {
      let term = terms[index]
      let coefficient = coefficients[Int(term.coefficient)]
      let root = try find(term.variable)
      let place = Int(term.variable)
      if !offset[place].isZero { rest = try Number.multiplyAdd(rest, -coefficient, offset[place]) }
      if root == Self.bound { continue }
      try addWeight(root == term.variable ? coefficient : Number.multiply(coefficient, factor[place]), root)
    }
    if !definitions.isEmpty { try expandDefinitions() }
  }

  private mutating func addWeight(_ weight: Number, _ root: Int32) throws(Failure) {
    for index in roots.indices where roots[index] == root {
      let sum = try Number.add(weights[index], weight)
      if sum.isZero {
        roots.swapAt(index, roots.count - 1)
        weights.swapAt(index, weights.count - 1)
        roots.removeLast()
        weights.removeLast()
      } else {
        weights[index] = sum
      }
      return
    }
    roots.append(root)
    weights.append(weight)
  }

  private mutating func expandDefinitions() throws(Failure) {
    var index = 0
    while index < roots.count {
      guard let (form, constant) = definitions[roots[index]] else {
        index += 1
        continue
      }
      let weight = weights[index]
      roots.swapAt(index, roots.count - 1)
      weights.swapAt(index, weights.count - 1)
      roots.removeLast()
      weights.removeLast()
      rest = try Number.multiplyAdd(rest, -weight, constant)
      for entry in form.entries { try addWeight(Number.multiply(weight, entry.value), entry.index) }
      // An entry may have cancelled what stood before; definitions hold free roots only, so going on is safe.
      index = 0
    }
  }

  // MARK: Taking a row

  private mutating func take(_ row: Int32, waitingAs waiting: Int32? = nil) throws(Failure) {
    try reduce(row)
    switch roots.count {
    case 0:
      if !rest.isZero { failed.append(row) }
    case 1:
      try bind(roots[0], Number.divide(rest, weights[0]), by: row)
    case 2:
      try join(row)
    default:
      if waiting == nil { watches.wait(row, on: roots) }
      return
    }
    if let waiting { watches.rows[Int(waiting)] = nil }
  }

  private mutating func bind(_ root: Int32, _ value: Number, by row: Int32) throws(Failure) {
    parent[Int(root)] = Self.bound
    offset[Int(root)] = value
    attachedBy[Int(root)] = row
    watches.release(root, to: nil, &ready)
  }

  /// `a·x + b·y = rest`: the smaller class joins the larger.
  private mutating func join(_ row: Int32) throws(Failure) {
    var (x, y) = (roots[0], roots[1])
    var (a, b) = (weights[0], weights[1])
    if classSize[Int(x)] + watches.length(x) > classSize[Int(y)] + watches.length(y) {
      (x, y) = (y, x)
      (a, b) = (b, a)
    }
    parent[Int(x)] = y
    factor[Int(x)] = -(try Number.divide(b, a))
    offset[Int(x)] = try Number.divide(rest, a)
    classSize[Int(y)] += classSize[Int(x)]
    attachedBy[Int(x)] = row
    attachedTo[Int(x)] = y
    watches.release(x, to: y, &ready)
  }

  // MARK: Elimination

  /// Solves a row with three or more free roots for one of them.
  private mutating func eliminate(_ row: Int32) throws(Failure) {
    try reduce(row)
    guard !roots.isEmpty else {
      if !rest.isZero { failed.append(row) }
      return
    }
    // The root that fewest definitions use keeps the others short.
    var pivot = 0
    for index in roots.indices where (users[roots[index]]?.count ?? 0) < (users[roots[pivot]]?.count ?? 0) {
      pivot = index
    }
    let root = roots[pivot]
    let weight = weights[pivot]
    var entries: [Vector.Entry] = []
    for index in roots.indices where index != pivot {
      entries.append(Vector.Entry(index: roots[index], value: -(try Number.divide(weights[index], weight))))
    }
    let form = try Vector(unsorted: entries)
    let constant = try Number.divide(rest, weight)
    attachedBy[Int(root)] = row
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

  /// Ends the work: afterwards every unknown's parent is its root.
  mutating func compress() throws(Failure) {
    for unknown in parent.indices { _ = try find(Int32(unknown)) }
  }
}
