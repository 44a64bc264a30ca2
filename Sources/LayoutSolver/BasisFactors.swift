import FlatCollections

/// Sparse factors of the forms that stand in the columns of a linear program.
///
/// Coordinates that stand in columns need none. The dependent forms in columns are solved for the other coordinates, one
/// pivot after the other, each chosen such that little is filled in: in chains hardly anything is.
struct BasisFactors<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  private struct Pivot: Sendable {
    let column: Int32
    let coordinate: Int32
    let value: Number
    /// Among `entries`: what its form has of coordinates that stand in columns, what is left of its row over coordinates of
    /// later pivots, and how often that was taken from the rows of later pivots.
    let kept: Range<Int>
    let upper: Range<Int>
    let lower: Range<Int>
  }

  private var pivots: [Pivot] = []
  /// Of all pivots, in one array so that loops over them follow no references.
  private var entries: [Vector.Entry] = []
  /// For each coordinate the column in which it stands, or -1.
  private var columnOfCoordinate: [Int32]
  /// Whether each coordinate stands in its own column.
  let isPlain: Bool

  /// How many numbers there are.
  var size: Int { entries.count + pivots.count }

  /// Each coordinate stands in its own column.
  init(columns: Int) {
    columnOfCoordinate = Array(0..<Int32(columns))
    isPlain = true
  }

  init(_ formInColumn: [Int32], _ dependent: [Vector]) throws {
    let count = formInColumn.count
    isPlain = false
    columnOfCoordinate = [Int32](count: count, of: -1)
    for (column, form) in formInColumn.enumerated() where form < count {
      columnOfCoordinate[Int(form)] = Int32(column)
    }
    let columns = formInColumn.indices.filter { formInColumn[$0] >= count }
    var rest = PivotSearch(
      columns.map { column in
        let form = dependent[Int(formInColumn[column]) - count]
        return Vector(sorted: form.entries.filter { columnOfCoordinate[Int($0.index)] < 0 })
      }, coordinates: count)
    var pivotOfRow = [Int32](count: columns.count, of: -1)
    pivots.reserveCapacity(columns.count)
    while let (row, coordinate) = try rest.next() {
      let (value, upper, lower) = try rest.eliminate(row, coordinate)
      pivotOfRow[row] = Int32(pivots.count)
      let form = dependent[Int(formInColumn[columns[row]]) - count]
      pivots.append(
        Pivot(
          column: Int32(columns[row]), coordinate: coordinate, value: value,
          kept: append(form.entries.filter { columnOfCoordinate[Int($0.index)] >= 0 }),
          upper: append(upper.entries), lower: append(lower)))
    }
    for pivot in pivots {
      for index in pivot.lower { entries[index].index = pivotOfRow[Int(entries[index].index)] }
    }
  }

  private mutating func append(_ new: [Vector.Entry]) -> Range<Int> {
    let start = entries.count
    entries += new
    return start..<entries.count
  }

  /// What a sum of coordinates is over the columns.
  func shares(of sum: [Number]) throws -> [Number] {
    var rest = sum
    var weights = [Number](count: pivots.count, of: .zero)
    for number in pivots.indices where !rest[Int(pivots[number].coordinate)].isZero {
      let weight = try Number.divide(rest[Int(pivots[number].coordinate)], pivots[number].value)
      weights[number] = weight
      try take(weight, pivots[number].upper, from: &rest)
    }
    var shares = [Number](count: sum.count, of: .zero)
    for number in pivots.indices.reversed() {
      let weight = try less(weights[number], pivots[number].lower, of: weights)
      weights[number] = weight
      if weight.isZero { continue }
      shares[Int(pivots[number].column)] = weight
      try take(weight, pivots[number].kept, from: &rest)
    }
    for (coordinate, column) in columnOfCoordinate.enumerated() where column >= 0 {
      shares[Int(column)] = rest[coordinate]
    }
    return shares
  }

  /// The steps of the coordinates when the columns make these steps.
  func steps(ofColumns steps: [Number]) throws -> [Number] {
    var result = [Number](count: steps.count, of: .zero)
    for (coordinate, column) in columnOfCoordinate.enumerated() where column >= 0 {
      result[coordinate] = steps[Int(column)]
    }
    var rest: [Number] = []
    rest.reserveCapacity(pivots.count)
    for pivot in pivots { rest.append(try less(steps[Int(pivot.column)], pivot.kept, of: result)) }
    for number in pivots.indices where !rest[number].isZero {
      try take(rest[number], pivots[number].lower, from: &rest)
    }
    for number in pivots.indices.reversed() {
      let value = try less(rest[number], pivots[number].upper, of: result)
      if !value.isZero { result[Int(pivots[number].coordinate)] = try Number.divide(value, pivots[number].value) }
    }
    return result
  }

  /// Takes entries, so many times, from numbers.
  private func take(_ weight: Number, _ range: Range<Int>, from rest: inout [Number]) throws {
    let weight = -weight
    for index in range {
      let place = Int(entries[index].index)
      rest[place] = try Number.multiplyAdd(rest[place], weight, entries[index].value)
    }
  }

  /// A number less what entries make of others.
  private func less(_ number: Number, _ range: Range<Int>, of others: [Number]) throws -> Number {
    var sum = number
    for index in range where !others[Int(entries[index].index)].isZero {
      sum = try Number.multiplyAdd(sum, -entries[index].value, others[Int(entries[index].index)])
    }
    return sum
  }
}

/// Rows that are being eliminated, shortest first.
private struct PivotSearch<Number: ExactNumber> {
  typealias Vector = SparseVector<Number>

  private var rows: [Vector]
  private var isDone: [Bool]
  /// For each coordinate the rows that may use it, and not less than how many there are.
  private var users: [[Int32]]
  private var userCount: [Int32]
  /// Coordinates that only one row uses.
  private var single: [Int32] = []
  private var shortest = PriorityQueue()

  init(_ rows: [Vector], coordinates: Int) {
    self.rows = rows
    isDone = [Bool](count: rows.count, of: false)
    users = [[Int32]](count: coordinates, of: [])
    for (row, vector) in rows.enumerated() {
      for entry in vector.entries { users[Int(entry.index)].append(Int32(row)) }
      shortest.push(Int32(row), key: -Int64(vector.count))
    }
    userCount = users.map { Int32($0.count) }
    single = userCount.indices.filter { userCount[$0] == 1 }.map(Int32.init)
  }

  /// The next pivot: nothing is filled in when its coordinate is nowhere else, and little when its row is short.
  mutating func next() throws -> (row: Int, coordinate: Int32)? {
    while let coordinate = single.popLast() {
      if let row = users[Int(coordinate)].first(where: { !isDone[Int($0)] && !rows[Int($0)][coordinate].isZero }) {
        return (Int(row), coordinate)
      }
    }
    while let row = shortest.pop().map(Int.init) {
      if isDone[row] { continue }
      let entry = rows[row].entries.min { userCount[Int($0.index)] < userCount[Int($1.index)] }
      // Forms in columns are independent.
      guard let entry else { throw LostTrack() }
      return (row, entry.index)
    }
    return nil
  }

  /// Takes a row from all others that use the coordinate; gives its own value there, the rest of the row, and the rows from
  /// which it was taken with how often.
  mutating func eliminate(
    _ row: Int, _ coordinate: Int32
  ) throws -> (value: Number, upper: Vector, lower: [Vector.Entry]) {
    isDone[row] = true
    let value = rows[row][coordinate]
    let upper = rows[row].removing(coordinate)
    for entry in upper.entries { leave(entry.index) }
    var lower: [Vector.Entry] = []
    for other in users[Int(coordinate)].map(Int.init) where !isDone[other] {
      let share = rows[other][coordinate]
      if share.isZero { continue }
      let factor = try Number.divide(share, value)
      lower.append(.init(index: Int32(other), value: factor))
      let rest = rows[other].removing(coordinate)
      rows[other] = try rest.adding(-factor, upper) {
        users[Int($0)].append(Int32(other))
        userCount[Int($0)] += 1
      }
      shortest.push(Int32(other), key: -Int64(rows[other].count))
    }
    return (value, upper, lower)
  }

  private mutating func leave(_ coordinate: Int32) {
    userCount[Int(coordinate)] -= 1
    if userCount[Int(coordinate)] == 1 { single.append(coordinate) }
  }
}
