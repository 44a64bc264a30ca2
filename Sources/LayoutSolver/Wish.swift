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
