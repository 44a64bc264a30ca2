/// The basic forms of a linear program, written over its columns.
///
/// Only changes are written down: when the forms in the columns move, a basic form moves by its row's share of each.
struct Tableau<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  private(set) var rows: [Vector]
  private(set) var formInRow: [Int32]
  private(set) var formInColumn: [Int32]
  /// For each form its column, or the complement of its row.
  private var place: [Int32]
  /// For each column the rows that may have a share of it, and some that no longer do.
  private var users: [[Int32]]
  private var isMarked: [Bool]

  /// The first forms stand in the columns, one more stands in each row.
  init(columns: Int, rows: [Vector]) {
    self.rows = rows
    formInColumn = Array(0..<Int32(columns))
    formInRow = rows.indices.map { Int32(columns + $0) }
    place = formInColumn + rows.indices.map { ~Int32($0) }
    users = [[Int32]](repeating: [], count: columns)
    for (row, vector) in rows.enumerated() {
      for entry in vector.entries { users[Int(entry.index)].append(Int32(row)) }
    }
    isMarked = [Bool](repeating: false, count: rows.count)
  }

  func column(of form: Int32) -> Int32? { place[Int(form)] >= 0 ? place[Int(form)] : nil }
  func row(of form: Int32) -> Int? { place[Int(form)] < 0 ? Int(~place[Int(form)]) : nil }

  /// What a form is over the columns.
  func expression(of form: Int32) -> Vector {
    if let row = row(of: form) { return rows[row] }
    return Vector(place[Int(form)], .one)
  }

  /// The rows that have a share of a column.
  mutating func rows(using column: Int32) -> [(row: Int, share: Number)] {
    var shares: [(row: Int, share: Number)] = []
    shares.reserveCapacity(users[Int(column)].count)
    var hasStale = false
    for row in users[Int(column)].map(Int.init) {
      let share = rows[row][column]
      if share.isZero || isMarked[row] {
        hasStale = true
        continue
      }
      isMarked[row] = true
      shares.append((row, share))
    }
    for (row, _) in shares { isMarked[row] = false }
    if hasStale { users[Int(column)] = shares.map { Int32($0.row) } }
    return shares
  }

  /// Lets the forms of a row and a column change places; gives what the column's form is now over the columns.
  mutating func exchange(_ column: Int32, _ row: Int, _ shares: [(row: Int, share: Number)]) throws -> Vector {
    let (joining, leaving) = (formInColumn[Int(column)], formInRow[row])
    // leaving = share·joining + …, so joining = (leaving − …) / share.
    let inverse = try Number.divide(.one, rows[row][column])
    let solved = try rows[row].removing(column).scaled(by: -inverse).adding(inverse, Vector(column, .one))
    for (other, share) in shares where other != row {
      rows[other] = try rows[other].removing(column).adding(share, solved) { users[Int($0)].append(Int32(other)) }
    }
    rows[row] = solved
    formInRow[row] = joining
    formInColumn[Int(column)] = leaving
    place[Int(joining)] = ~Int32(row)
    place[Int(leaving)] = column
    return solved
  }
}
