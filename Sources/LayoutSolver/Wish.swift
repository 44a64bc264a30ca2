/// What one row asks of a form: `form relation bound`, and how much a miss costs.
struct Wish<Number: ExactNumber>: Sendable {
  var row: Int32
  var relation: LinearSystem.Relation
  var bound: Number
  /// The row's error for each unit by which the form misses the bound; positive.
  var weight: Number
  var priority: Float

  var isRequired: Bool { priority >= LinearSystem.requiredPriority }
}

/// Two required wishes of one form that contradict each other.
struct Contradiction<Number: ExactNumber> {
  let atLeast: Wish<Number>
  let atMost: Wish<Number>
}

/// The best values of one form that nothing else depends on: an interval, found level by level.
struct BestInterval<Number: ExactNumber> {
  typealias Failure = Number.Failure

  /// `nil`: no bound on this side.
  private(set) var low: Number?
  private(set) var high: Number?
  private(set) var contradictions: [Contradiction<Number>] = []
  private var lowWish: Wish<Number>?
  private var highWish: Wish<Number>?

  /// The value chosen of an interval: the bound nearest to zero, or zero where there is none.
  var value: Number {
    switch (low, high) {
    case (let low?, let high?):
      low.sign > 0 ? low : high.sign < 0 ? high : .zero
    case (let low?, nil): low.sign > 0 ? low : .zero
    case (nil, let high?): high.sign < 0 ? high : .zero
    case (nil, nil): .zero
    }
  }

  var isUnique: Bool { low != nil && low == high }

  /// Wishes of one form in any order.
  init(_ wishes: [Wish<Number>]) throws(Failure) {
    for wish in wishes where wish.isRequired { require(wish) }
    if wishes.count > 1 || wishes.first.map({ !$0.isRequired }) ?? false {
      let soft = wishes.filter { !$0.isRequired }.sorted { $0.priority > $1.priority }
      var start = 0
      while start < soft.count, !isUnique {
        var end = start + 1
        while end < soft.count, soft[end].priority == soft[start].priority { end += 1 }
        try narrow(soft[start..<end])
        start = end
      }
    }
  }

  /// Of contradicting wishes the one with the higher row number gives way.
  private mutating func require(_ wish: Wish<Number>) {
    if wish.relation != .lessThanOrEqual, low.map({ $0 < wish.bound }) ?? true {
      if let high, high < wish.bound, let other = highWish {
        contradictions.append(Contradiction(atLeast: wish, atMost: other))
        return
      }
      low = wish.bound
      lowWish = wish
    }
    if wish.relation != .greaterThanOrEqual, high.map({ wish.bound < $0 }) ?? true {
      if let low, wish.bound < low, let other = lowWish {
        contradictions.append(Contradiction(atLeast: other, atMost: wish))
        return
      }
      high = wish.bound
      highWish = wish
    }
  }

  /// Keeps the part of the interval where the sum of the errors of these wishes is least.
  private mutating func narrow(_ wishes: ArraySlice<Wish<Number>>) throws(Failure) {
    // The sum is convex and bends at the bounds. Its slope at the far left counts what pulls to the right.
    var slope = Number.zero
    for wish in wishes where wish.relation != .lessThanOrEqual { slope = try Number.subtract(slope, wish.weight) }
    var from: Number?
    var to: Number?
    if slope.isZero {
      // Nothing pulls to the right: everything up to the first bound is equally good.
      to = wishes.map(\.bound).min()
    } else {
      for wish in wishes.sorted(by: { $0.bound < $1.bound }) {
        if from != nil, slope.isZero {
          // Flat since the last bend: the next one ends it, unless it bends at the same place.
          to = wish.bound
          break
        }
        slope = try Number.add(slope, wish.weight)
        if wish.relation == .equal { slope = try Number.add(slope, wish.weight) }
        if slope.sign >= 0 {
          from = wish.bound
          if slope.sign > 0 {
            to = wish.bound
            break
          }
        }
      }
    }
    keep(from, to)
  }

  /// Cuts the interval to `from…to`; where they do not meet, to the nearest end.
  private mutating func keep(_ from: Number?, _ to: Number?) {
    if let from, let high, high < from {
      low = high
      return
    }
    if let to, let low, to < low {
      high = low
      return
    }
    if let from, low.map({ $0 < from }) ?? true { low = from }
    if let to, high.map({ to < $0 }) ?? true { high = to }
  }
}
