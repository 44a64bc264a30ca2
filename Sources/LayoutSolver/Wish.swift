/// What one row asks of a form: `form relation bound`, and how much a miss costs.
struct Wish<Number: ExactNumber>: Sendable {
  var row: Int32
  var relation: LinearSystem.Relation
  var bound: Number
  /// The row's error for each unit by which the form misses the bound; positive.
  var weight: Number
  var priority: Float

  var isRequired: Bool { priority >= LinearSystem.requiredPriority }
  var isLowerBound: Bool { relation != .lessThanOrEqual }
  var isUpperBound: Bool { relation != .greaterThanOrEqual }

  /// The same in other numbers.
  func map<Other>(_ convert: (Number) throws -> Other) rethrows -> Wish<Other> {
    Wish<Other>(
      row: row, relation: relation, bound: try convert(bound), weight: try convert(weight), priority: priority)
  }
}

extension ArraySlice {
  /// The wishes of one form after those that contradict others gave way.
  func yielding<Number: ExactNumber>(to contradictions: [Contradiction]) -> ArraySlice where Element == Wish<Number> {
    if contradictions.isEmpty { return self }
    let rows = Set(contradictions.map(\.dropped))
    return ArraySlice(
      map { wish in
        var wish = wish
        if rows.contains(wish.row) { wish.priority = LinearSystem.gaveWayPriority }
        return wish
      })
  }
}

/// Two required wishes of one form that contradict each other. The one of the higher row gives way.
struct Contradiction {
  let kept: Int32
  let dropped: Int32

  func clash<Number>() -> Clash<Number> {
    Clash([.init(index: kept, value: .one), .init(index: dropped, value: -.one)])
  }
}

/// Required rows that cannot hold together.
struct Clash<Number: ExactNumber>: Sendable {
  /// The rows, each with its form's share in a sum that contradicts itself.
  let parts: [SparseVector<Number>.Entry]
  /// Whether that sum is known. If not, the rows are not all that take part.
  let isProven: Bool

  /// In rising order of the rows.
  init(_ parts: [SparseVector<Number>.Entry]) {
    self.parts = parts.sorted { $0.index < $1.index }
    isProven = true
  }

  init(unproven row: Int32) {
    parts = [.init(index: row, value: .one)]
    isProven = false
  }

  var rows: [Int32] { parts.map(\.index) }
}

/// How much may still be spent on proofs of conflicts; what is still broken then gives way without one.
struct ProofBudget {
  /// Each round of proofs takes as many as are solved together.
  var forms: Int
  /// How many rows may be named as taking part.
  var names = 20_000

  init<Number: ExactNumber>(_: Number.Type) { forms = Number.isUnlimited ? 30_000 : 300_000 }

  var isSpent: Bool { forms <= 0 || names <= 0 }
}
