@testable import LayoutSolver

/// Gauss and Jordan's elimination of full rows; the last number of each is its right side.
struct Elimination {
  private let unknowns: Int
  private var rows: [[Rational]] = []
  private var pivots: [Int] = []
  private(set) var isConsistent = true

  init(_ matrix: [[Rational]], unknowns: Int) throws {
    self.unknowns = unknowns
    for row in matrix {
      var rest = row
      for (other, pivot) in zip(rows, pivots) { try Self.clear(&rest, pivot, with: other) }
      guard let pivot = rest.indices.first(where: { $0 < unknowns && !rest[$0].isZero }) else {
        if let right = rest.last, !right.isZero { isConsistent = false }
        continue
      }
      let lead = rest[pivot]
      rest = try rest.map { try Rational.divide($0, lead) }
      for index in rows.indices { try Self.clear(&rows[index], pivot, with: rest) }
      rows.append(rest)
      pivots.append(pivot)
    }
  }

  var rank: Int { rows.count }
  var free: [Int] { (0..<unknowns).filter { !pivots.contains($0) } }

  /// The only solution, if there is just one.
  var point: [Rational]? {
    rank == unknowns && isConsistent ? somePoint : nil
  }

  /// A solution with zero for all that is open; without meaning when there is none.
  var somePoint: [Rational] {
    var point = [Rational](repeating: .zero, count: unknowns)
    for (row, pivot) in zip(rows, pivots) { point[pivot] = row[unknowns] }
    return point
  }

  var nullSpace: [[Rational]] {
    free.map { column in
      var direction = Self.unit(column, of: unknowns)
      for (row, pivot) in zip(rows, pivots) { direction[pivot] = -row[column] }
      return direction
    }
  }

  static func unit(_ column: Int, of count: Int) -> [Rational] {
    (0..<count).map { $0 == column ? .one : .zero }
  }

  private static func clear(_ row: inout [Rational], _ pivot: Int, with other: [Rational]) throws {
    let share = -row[pivot]
    if share.isZero { return }
    for index in row.indices { row[index] = try Rational.multiplyAdd(row[index], share, other[index]) }
  }
}
