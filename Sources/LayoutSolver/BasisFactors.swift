import FlatCollections

/// Sparse factors of the forms that stand in the columns of a linear program.
///
/// Coordinates that stand in columns need none. The dependent forms in columns are solved for the other coordinates, one
/// pivot after the other, each chosen such that little is filled in: in chains hardly anything is.
struct BasisFactors<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  private struct Pivot: Sendable {
    /// Among the dependent forms.
    let form: Int
    let column: Int32
    let coordinate: Int32
    let value: Number
    /// The rest of its row, over coordinates of later pivots.
    let upper: Vector
    /// How often it was taken from the rows of later pivots.
    var lower: [Vector.Entry]
  }

  private var pivots: [Pivot] = []
  /// For each coordinate the column in which it stands, or -1.
  private var columnOfCoordinate: [Int32]
  /// How many numbers there are.
  private(set) var size = 0

  var isEmpty: Bool { pivots.isEmpty && size == 0 }

  /// Each coordinate stands in its own column.
  init(columns: Int) { columnOfCoordinate = Array(0..<Int32(columns)) }

  init(_ formInColumn: [Int32], _ dependent: [Vector]) throws {
    let count = formInColumn.count
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
      pivots.append(
        Pivot(
          form: Int(formInColumn[columns[row]]) - count, column: Int32(columns[row]), coordinate: coordinate,
          value: value, upper: upper, lower: lower))
      size += upper.count + lower.count + 1
    }
    for pivot in pivots.indices {
      for index in pivots[pivot].lower.indices {
        pivots[pivot].lower[index].index = pivotOfRow[Int(pivots[pivot].lower[index].index)]
      }
    }
    size += 1
  }

  /// What a sum of coordinates is over the columns.
  func shares(of sum: [Number], _ dependent: [Vector]) throws -> [Number] {
    var rest = sum
    var weights = [Number](count: pivots.count, of: .zero)
    for (number, pivot) in pivots.enumerated() where !rest[Int(pivot.coordinate)].isZero {
      let weight = try Number.divide(rest[Int(pivot.coordinate)], pivot.value)
      weights[number] = weight
      try Self.take(weight, pivot.upper.entries, from: &rest)
    }
    var shares = [Number](count: sum.count, of: .zero)
    for number in pivots.indices.reversed() {
      var weight = weights[number]
      for entry in pivots[number].lower where !weights[Int(entry.index)].isZero {
        weight = try Number.multiplyAdd(weight, -entry.value, weights[Int(entry.index)])
      }
      weights[number] = weight
      if weight.isZero { continue }
      shares[Int(pivots[number].column)] = weight
      try Self.take(weight, dependent[pivots[number].form].entries, from: &rest)
    }
    for (coordinate, column) in columnOfCoordinate.enumerated() where column >= 0 {
      shares[Int(column)] = rest[coordinate]
    }
    return shares
  }

  /// The steps of the coordinates when the columns make these steps.
  func steps(ofColumns steps: [Number], _ dependent: [Vector]) throws -> [Number] {
    var result = [Number](count: steps.count, of: .zero)
    for (coordinate, column) in columnOfCoordinate.enumerated() where column >= 0 {
      result[coordinate] = steps[Int(column)]
    }
    var rest = pivots.map { steps[Int($0.column)] }
    for (number, pivot) in pivots.enumerated() {
      // The coordinates that are still to be found are zero.
      for entry in dependent[pivot.form].entries where !result[Int(entry.index)].isZero {
        rest[number] = try Number.multiplyAdd(rest[number], -entry.value, result[Int(entry.index)])
      }
    }
    for (number, pivot) in pivots.enumerated() where !rest[number].isZero {
      try Self.take(rest[number], pivot.lower, from: &rest)
    }
    for (number, pivot) in pivots.enumerated().reversed() {
      var value = rest[number]
      for entry in pivot.upper.entries where !result[Int(entry.index)].isZero {
        value = try Number.multiplyAdd(value, -entry.value, result[Int(entry.index)])
      }
      if !value.isZero { result[Int(pivot.coordinate)] = try Number.divide(value, pivot.value) }
    }
    return result
  }

  private static func take(_ weight: Number, _ entries: [Vector.Entry], from rest: inout [Number]) throws {
    let weight = -weight
    for entry in entries {
      rest[Int(entry.index)] = try Number.multiplyAdd(rest[Int(entry.index)], weight, entry.value)
    }
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
