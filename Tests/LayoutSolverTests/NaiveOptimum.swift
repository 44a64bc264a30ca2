@testable import LayoutSolver

/// Finds all optimal solutions by trying every corner of the arrangement of the rows' hyperplanes, and every edge that
/// leads from a corner to infinity.
///
/// The cost is convex and bends at those hyperplanes only, so its optimal solutions are the hull of some corners and edges.
struct NaiveOptimum {
  private let small: SmallSystem
  /// Directions that no row sees.
  private var unseen: [[Rational]] = []
  private var corners: [[Rational]] = []
  private var edges: [[Rational]] = []
  /// The total error of each level, required rows first.
  private(set) var cost: [Rational] = []

  init(_ small: SmallSystem) throws {
    self.small = small
    let hyperplanes = small.rows.filter { $0.coefficients.contains { !$0.isZero } }
    let seen = try Elimination(hyperplanes.map { $0.coefficients + [$0.constant] }, unknowns: small.unknownCount)
    unseen = seen.nullSpace
    // Unknowns that the others leave open are set to zero.
    let pins = seen.free.map { Elimination.unit($0, of: small.unknownCount) + [.zero] }
    let rank = small.unknownCount - pins.count
    var best: [Rational]?
    var all: [[Rational]] = []
    try Self.forEachChoice(of: rank, from: hyperplanes.count) { choice in
      let chosen = choice.map { hyperplanes[$0].coefficients + [hyperplanes[$0].constant] }
      let solved = try Elimination(chosen + pins, unknowns: small.unknownCount)
      guard let point = solved.point else { return }
      let cost = try errors(at: point)
      if let known = best, known.lexicographicallyPrecedes(cost, by: <) { return }
      if best != cost { all = [] }
      best = cost
      all.append(point)
    }
    corners = all
    cost = best ?? []
    guard rank > 0, let corner = corners.first else { return }
    try Self.forEachChoice(of: rank - 1, from: hyperplanes.count) { choice in
      let chosen = choice.map { hyperplanes[$0].coefficients + [.zero] }
      let lines = try Elimination(chosen + pins, unknowns: small.unknownCount).nullSpace
      guard lines.count == 1 else { return }
      for sign in [Rational.one, Rational(-1)] {
        let edge = try lines[0].map { try Rational.multiply($0, sign) }
        // Far beyond every bend the cost is linear.
        let near = try moved(corner, by: edge, Rational(10_000))
        let far = try moved(corner, by: edge, Rational(20_000))
        if try errors(at: near) == cost, try errors(at: far) == cost { edges.append(edge) }
      }
    }
  }

  /// Whether all required rows can hold.
  var isFeasible: Bool { cost.first?.isZero ?? true }

  /// The values of `a − b` in the optimal solutions: one, when it is unique, or `nil`.
  func difference(_ a: Int, _ b: Int) throws -> Rational? {
    guard let corner = corners.first else { return nil }
    for direction in unseen + edges where direction[a] != direction[b] { return nil }
    let value = try Rational.subtract(corner[a], corner[b])
    for other in corners where try Rational.subtract(other[a], other[b]) != value { return nil }
    return value
  }

  /// Whether `a − b` has a value in some optimal solution, give or take the rounding of a double.
  func allows(_ value: Double, as a: Int, _ b: Int) throws -> Bool {
    let ends = try corners.map { try Rational.subtract($0[a], $0[b]).doubleValue }
    let ways = try (edges + unseen + unseen.map { $0.map { -$0 } }).map { try Rational.subtract($0[a], $0[b]).sign }
    return (ways.contains(-1) || ends.contains { $0 <= value + 1e-9 })
      && (ways.contains(1) || ends.contains { $0 >= value - 1e-9 })
  }

  func errors(at point: [Rational]) throws -> [Rational] {
    let priorities = Set(small.rows.map { min($0.priority, 1000) }).union([1000]).sorted(by: >)
    var sums = [Rational](repeating: .zero, count: priorities.count)
    for row in small.rows {
      var error = -row.constant
      for (share, value) in zip(row.coefficients, point) { error = try Rational.multiplyAdd(error, share, value) }
      let isMissed =
        switch row.relation {
        case .lessThanOrEqual: error.sign > 0
        case .greaterThanOrEqual: error.sign < 0
        case .equal: true
        }
      guard isMissed, let level = priorities.firstIndex(of: min(row.priority, 1000)) else { continue }
      sums[level] = try Rational.add(sums[level], error.sign < 0 ? -error : error)
    }
    return sums
  }

  private func moved(_ point: [Rational], by edge: [Rational], _ length: Rational) throws -> [Rational] {
    try zip(point, edge).map { try Rational.multiplyAdd($0, $1, length) }
  }

  private static func forEachChoice(of size: Int, from count: Int, _ body: ([Int]) throws -> Void) rethrows {
    guard size <= count else { return }
    var choice = Array(0..<size)
    while true {
      try body(choice)
      guard let place = choice.indices.last(where: { choice[$0] < count - size + $0 }) else { return }
      choice[place] += 1
      for next in choice.indices where next > place { choice[next] = choice[next - 1] + 1 }
    }
  }
}
