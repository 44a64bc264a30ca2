import FlatCollections

/// Which forms of a linear program stand in its columns, and how all others follow from those.
///
/// The independent forms are coordinates, and each dependent form is a sum of a few of them. What a form is over the
/// columns of the moment is not written down, since in a chain of a thousand views that is half a million numbers: it is
/// solved for when it is asked, with the factors of the forms that have moved into columns.
struct Basis<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  /// One exchange since the columns were factored: the steps of the coordinates as the column moves by 1, what the form in
  /// the column became and what it was before, one taken from the other, and the new form's speed in those steps.
  private struct Exchange: Sendable {
    let direction: Vector
    let change: Vector
    let speed: Number
  }

  private(set) var formInRow: [Int32]
  private(set) var formInColumn: [Int32]
  /// For each form its column, or the complement of its row.
  private var place: [Int32]
  /// The dependent forms over the coordinates.
  private let dependent: [Vector]
  /// The dependent forms that use each coordinate, with their shares, those of one coordinate after those of the other.
  private let users: [Vector.Entry]
  private let firstUser: [Int32]
  private var factors: BasisFactors<Number>
  private var exchanges: [Exchange] = []
  private var exchangeSize = 0

  /// The coordinates stand in the columns first, one dependent form in each row.
  init(columns: Int, rows: [Vector]) {
    formInColumn = Array(0..<Int32(columns))
    formInRow = rows.indices.map { Int32(columns + $0) }
    place = formInColumn + rows.indices.map { ~Int32($0) }
    dependent = rows
    factors = BasisFactors(columns: columns)
    (users, firstUser) = Self.users(of: columns, in: rows)
  }

  private static func users(of coordinates: Int, in rows: [Vector]) -> (users: [Vector.Entry], first: [Int32]) {
    // First how many there are, then where each coordinate's begin, which moves on as they are filled in.
    var next = [Int32](count: coordinates + 1, of: 0)
    for vector in rows { for entry in vector.entries { next[Int(entry.index)] += 1 } }
    var sum: Int32 = 0
    for coordinate in next.indices { (next[coordinate], sum) = (sum, sum + next[coordinate]) }
    let first = next
    var users = [Vector.Entry](count: Int(sum), of: .init(index: 0, value: .zero))
    for (row, vector) in rows.enumerated() {
      for entry in vector.entries {
        users[Int(next[Int(entry.index)])] = .init(index: Int32(coordinates + row), value: entry.value)
        next[Int(entry.index)] += 1
      }
    }
    return (users, first)
  }

  /// Whether each coordinate still stands in its own column.
  private var isUntouched: Bool { exchanges.isEmpty && factors.isPlain }

  func column(of form: Int32) -> Int32? { place[Int(form)] >= 0 ? place[Int(form)] : nil }
  func row(of form: Int32) -> Int? { place[Int(form)] < 0 ? Int(~place[Int(form)]) : nil }

  /// A form over the coordinates.
  func coordinates(of form: Int32) -> Vector {
    isCoordinate(form) ? Vector(form, .one) : dependent[Int(form) - formInColumn.count]
  }

  private func isCoordinate(_ form: Int32) -> Bool { form < formInColumn.count }

  /// How many coordinates a form is made of.
  func length(of form: Int32) -> Int { isCoordinate(form) ? 1 : dependent[Int(form) - formInColumn.count].count }

  /// Adds a multiple of a form to what a sum is over the columns, if that can be read off; else to what remains of the sum
  /// over the coordinates.
  func add(_ factor: Number, _ form: Int32, toShares shares: inout [Number], orTo rest: inout [Vector.Entry]) throws {
    for entry in coordinates(of: form).entries {
      if isUntouched {
        shares[Int(entry.index)] = try Number.multiplyAdd(shares[Int(entry.index)], factor, entry.value)
      } else {
        rest.append(.init(index: entry.index, value: try Number.multiply(factor, entry.value)))
      }
    }
  }

  /// What a form is over the columns.
  func expression(of form: Int32) throws -> Vector {
    if let column = column(of: form) { return Vector(column, .one) }
    let own = coordinates(of: form)
    return isUntouched ? own : Vector(dense: try shares(of: own.entries))
  }

  /// What a sum of coordinates, given in any order, is over the columns.
  func shares(of entries: [Vector.Entry]) throws -> [Number] {
    var sum = [Number](count: formInColumn.count, of: .zero)
    for entry in entries { sum[Int(entry.index)] = try Number.add(sum[Int(entry.index)], entry.value) }
    if isUntouched { return sum }
    for exchange in exchanges.reversed() {
      try Self.correct(&sum, along: exchange.change, seen: exchange.direction, exchange.speed)
    }
    return try factors.shares(of: sum)
  }

  /// The steps of the coordinates when the columns make these steps.
  func steps(ofColumns steps: [Number]) throws -> [Number] {
    if isUntouched { return steps }
    var result = try factors.steps(ofColumns: steps)
    for exchange in exchanges {
      try Self.correct(&result, along: exchange.direction, seen: exchange.change, exchange.speed)
    }
    return result
  }

  /// Takes from numbers a multiple of one side of an exchange: what its other side makes of them, for each unit of speed.
  private static func correct(
    _ numbers: inout [Number], along side: Vector, seen other: Vector, _ speed: Number
  ) throws {
    var product = Number.zero
    for entry in other.entries where !numbers[Int(entry.index)].isZero {
      product = try Number.multiplyAdd(product, entry.value, numbers[Int(entry.index)])
    }
    if product.isZero { return }
    let share = -(try Number.divide(product, speed))
    for entry in side.entries {
      numbers[Int(entry.index)] = try Number.multiplyAdd(numbers[Int(entry.index)], share, entry.value)
    }
  }

  /// The steps of the coordinates when one column alone moves by 1.
  func steps(of column: Int32) throws -> [Number] {
    var steps = [Number](count: formInColumn.count, of: .zero)
    steps[Int(column)] = .one
    return try self.steps(ofColumns: steps)
  }

  /// How much each form changes when the coordinates make these steps.
  func changes(_ steps: [Number]) throws -> [Number] {
    var changes = [Number](count: place.count, of: .zero)
    for (coordinate, step) in steps.enumerated() where !step.isZero {
      changes[coordinate] = step
      for place in Int(firstUser[coordinate])..<Int(firstUser[coordinate + 1]) {
        let user = users[place]
        changes[Int(user.index)] = try Number.multiplyAdd(changes[Int(user.index)], step, user.value)
      }
    }
    return changes
  }

  /// Lets the forms of a row and a column change places.
  ///
  /// - Parameter changes: of all forms when the column moves by 1.
  mutating func exchange(_ column: Int32, _ row: Int, _ changes: [Number]) throws {
    let (joining, leaving) = (formInColumn[Int(column)], formInRow[row])
    let direction = Vector(dense: changes.prefix(formInColumn.count))
    let change = try coordinates(of: leaving).adding(-.one, coordinates(of: joining))
    exchanges.append(Exchange(direction: direction, change: change, speed: changes[Int(leaving)]))
    exchangeSize += direction.count + 8
    formInRow[row] = joining
    formInColumn[Int(column)] = leaving
    place[Int(joining)] = ~Int32(row)
    place[Int(leaving)] = column
    // To factor costs about as much as some passes over the factors; where numbers grow long, exchanges have the longest.
    if exchangeSize > (Number.isUnlimited ? 1 : 8) * (formInColumn.count + factors.size) {
      factors = try BasisFactors(formInColumn, dependent)
      exchanges = []
      exchangeSize = 0
    }
  }

  /// With certain forms in the columns.
  func exchanged(to columns: [Int32]) throws -> Basis {
    var other = self
    other.formInColumn = columns
    other.place = [Int32](count: place.count, of: -1)
    for (column, form) in columns.enumerated() { other.place[Int(form)] = Int32(column) }
    other.formInRow = place.indices.filter { other.place[$0] < 0 }.map(Int32.init)
    for (row, form) in other.formInRow.enumerated() { other.place[Int(form)] = ~Int32(row) }
    other.factors = try BasisFactors(columns, dependent)
    other.exchanges = []
    other.exchangeSize = 0
    return other
  }

  /// The same in other numbers.
  func map<Other>(_ convert: (Number) throws -> Other) throws -> Basis<Other> {
    let other = Basis<Other>(columns: formInColumn.count, rows: try dependent.map { try $0.map(convert) })
    return isUntouched ? other : try other.exchanged(to: formInColumn)
  }
}
