/// Minimises a sum of bent costs level by level: the linear program for forms that depend on each other.
///
/// Every wish is a row `y = form − bound`, which costs `weight` for each unit on its wrong side (on both sides for an
/// equality). Required wishes are the highest level. Basic rows are written as `value + Σ coefficient × y` over the
/// nonbasic rows, which stand at 0, that is, exactly on their bounds. Free unknowns never appear: they have been solved
/// for by the first choice of nonbasic rows.
struct PiecewiseSimplex<Number: ExactNumber> {
  typealias Failure = Number.Failure
  typealias Vector = SparseVector<Number>

  /// What a row costs on its two sides.
  struct Cost {
    /// 0 for required wishes, then one more for each lower priority.
    let level: Int
    let below: Number
    let above: Number
  }

  let costs: [Cost]
  private(set) var levelCount: Int
  /// For each row: its place among the columns when nonbasic, or -1.
  private(set) var column: [Int32]
  /// The row that stands in each column.
  private(set) var nonbasic: [Int32]
  /// For each basic row, over columns.
  private(set) var rows: [Vector]
  private(set) var values: [Number]
  /// Which side a basic row counts as: matters where its value is 0.
  private(set) var isAbove: [Bool]
  /// For each level, what a step of each column adds to the cost of the basic rows.
  private(set) var gradients: [Vector]

  /// - Parameters:
  ///   - costs: one for each row.
  ///   - start: the rows that are nonbasic at first; each independent form needs one.
  ///   - expressions: for each row `y` over the columns of `start`, and its value at the start.
  init(_ costs: [Cost], start: [Int32], expressions: [(form: Vector, value: Number)]) throws(Failure) {
    self.costs = costs
    levelCount = (costs.map(\.level).max() ?? 0) + 1
    nonbasic = start
    column = [Int32](repeating: -1, count: costs.count)
    for (index, row) in start.enumerated() { column[Int(row)] = Int32(index) }
    rows = expressions.map(\.form)
    values = expressions.map(\.value)
    isAbove = values.map { $0.sign >= 0 }
    gradients = [Vector](repeating: Vector(), count: levelCount)
    for row in costs.indices where column[row] < 0 {
      // At its bound a row counts as on its cheaper side.
      if values[row].isZero { isAbove[row] = costs[row].above.isZero || !costs[row].below.isZero }
      try addToGradient(row, .one)
    }
  }

  private func slope(_ row: Int, above: Bool) -> Number { above ? costs[row].above : -costs[row].below }

  private mutating func addToGradient(_ row: Int, _ sign: Number) throws(Failure) {
    let slope = try Number.multiply(sign, slope(row, above: isAbove[row]))
    let level = costs[row].level
    gradients[level] = try gradients[level].adding(slope, rows[row])
  }

  /// The first level at which a step of a column in a direction changes the cost, and the sign of that change.
  func direction(_ index: Int32, up: Bool) throws(Failure) -> Int {
    let row = Int(nonbasic[Int(index)])
    for level in 0..<levelCount {
      var change = gradients[level][index]
      if !up { change = -change }
      if costs[row].level == level { change = try Number.add(change, up ? costs[row].above : costs[row].below) }
      if !change.isZero { return change.sign }
    }
    return 0
  }

  /// Runs to the optimum. Ends surely: after many steps without gain, Bland's rule takes over.
  mutating func minimise() throws(Failure) {
    var idle = 0
    var start: Int32 = 0
    while true {
      let careful = idle > 2 * nonbasic.count + 16
      guard let (entering, up) = try chooseEntering(from: careful ? nil : start) else { return }
      let step = try pivot(entering, up: up)
      idle = step ? 0 : idle + 1
      start = entering + 1
    }
  }

  /// A column whose step lowers the cost: the next one round from `start`, or by Bland the one of the lowest row.
  private func chooseEntering(from start: Int32?) throws(Failure) -> (Int32, Bool)? {
    let count = Int32(nonbasic.count)
    var best: (column: Int32, up: Bool)?
    for offset in 0..<count {
      let index = ((start ?? 0) + offset) % count
      for up in [true, false] where try direction(index, up: up) < 0 {
        if start != nil { return (index, up) }
        if best.map({ nonbasic[Int(index)] < nonbasic[Int($0.column)] }) ?? true { best = (index, up) }
      }
    }
    return best
  }

  /// Moves a column until a basic row reaches its bound, and exchanges the two; says whether anything moved.
  private mutating func pivot(_ entering: Int32, up: Bool) throws(Failure) -> Bool {
    var leaving = -1
    var length = Number.zero
    for row in rows.indices where column[row] < 0 {
      let share = rows[row][entering]
      if share.isZero { continue }
      let rises = (share.sign > 0) == up
      if rises == isAbove[row] { continue }
      let distance = try Number.divide(values[row], share)
      let size = distance.sign < 0 ? -distance : distance
      if leaving < 0 || size < length || size == length && row < leaving { (leaving, length) = (row, size) }
    }
    precondition(leaving >= 0, "costs are bounded below, so some row must block")
    try exchange(entering, leaving, up: up)
    return !length.isZero
  }

  private mutating func exchange(_ entering: Int32, _ leaving: Int, up: Bool) throws(Failure) {
    let joining = Int(nonbasic[Int(entering)])
    try addToGradient(leaving, -.one)
    // leaving = value + share·joining + …, so joining = (leaving − value − …) / share.
    let share = rows[leaving][entering]
    let inverse = try Number.divide(.one, share)
    let solved = try rows[leaving].removing(entering).scaled(by: -inverse).adding(inverse, Vector(entering, .one))
    let value = -(try Number.multiply(values[leaving], inverse))
    for row in rows.indices where column[row] < 0 && row != leaving {
      let factor = rows[row][entering]
      if factor.isZero { continue }
      values[row] = try Number.multiplyAdd(values[row], factor, value)
      rows[row] = try rows[row].removing(entering).adding(factor, solved)
    }
    for level in 0..<levelCount {
      let factor = gradients[level][entering]
      if factor.isZero { continue }
      gradients[level] = try gradients[level].removing(entering).adding(factor, solved)
    }
    rows[joining] = solved
    values[joining] = value
    isAbove[joining] = up
    column[joining] = -1
    rows[leaving] = Vector()
    values[leaving] = .zero
    column[leaving] = entering
    nonbasic[Int(entering)] = Int32(leaving)
    try addToGradient(joining, .one)
  }

  /// What a row is now: over the columns, and its value.
  func expression(_ row: Int) -> (form: Vector, value: Number) {
    column[row] >= 0 ? (Vector(column[row], .one), .zero) : (rows[row], values[row])
  }

  /// Whether a required row is broken at the optimum.
  func isBroken(_ row: Int) -> Bool {
    guard costs[row].level == 0 else { return false }
    return values[row].sign > 0 && !costs[row].above.isZero || values[row].sign < 0 && !costs[row].below.isZero
  }
}
