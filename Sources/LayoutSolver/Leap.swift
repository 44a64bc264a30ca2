/// Where exact steps are slow, rough ones find the place first.
extension PiecewiseSimplex {
  /// Goes to where rough numbers find the optimum of the first levels, if they do. To be called while no level is settled:
  /// any place will do to start from, and exact steps then make good what is missing.
  mutating func leap(levels: Int) {
    guard let rough = try? roughOptimum(levels: levels) else { return }
    try? stand(like: rough)
  }

  private func roughOptimum(levels: Int) throws -> PiecewiseSimplex<RoughNumber> {
    var rough = try map { try RoughNumber(near: $0) }
    let limit = 20 * values.count + 1000
    for level in costs.levels.prefix(levels) where level == 0 || !costs.isEmpty(level: level) {
      if level > 0, rough.isSettled { break }
      try rough.minimise(level, stepLimit: limit)
      try rough.settle(level)
    }
    return rough
  }
}
