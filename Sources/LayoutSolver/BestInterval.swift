/// The best values of one form that nothing else depends on: an interval, found level by level.
struct BestInterval<Number: ExactNumber> {

  /// `nil`: no bound on this side.
  private(set) var low: Number?
  private(set) var high: Number?
  private(set) var contradictions: [Contradiction] = []
  private var lowRow: Int32 = -1
  private var highRow: Int32 = -1

  /// The value chosen of an interval: the bound nearest to zero, or zero where there is none.
  var value: Number {
    if let low, low.sign > 0 { return low }
    if let high, high.sign < 0 { return high }
    return .zero
  }

  var isUnique: Bool { low != nil && low == high }

  /// Takes the wishes of one form, in the order of their rows.
  init(_ asked: ArraySlice<Wish<Number>>) throws {
    for wish in asked where wish.isRequired { require(wish) }
    let wishes = asked.yielding(to: contradictions)
    var next = -Float.infinity
    for wish in wishes where !wish.isRequired { next = max(next, wish.priority) }
    // Levels of one form are few, so looking for the next one in all wishes costs less than to sort them.
    if wishes.count > 16 {
      try narrowSorted(wishes.filter { !$0.isRequired })
      return
    }
    while next > -.infinity, !isUnique {
      let level = next
      var only: Wish<Number>?
      var count = 0
      next = -.infinity
      for wish in wishes where !wish.isRequired {
        if wish.priority == level { (only, count) = (wish, count + 1) }
        if wish.priority < level { next = max(next, wish.priority) }
      }
      if count == 1, let only {
        keep(only.isLowerBound ? only.bound : nil, only.isUpperBound ? only.bound : nil)
      } else {
        try narrow(wishes.filter { $0.priority == level })
      }
    }
  }

  private mutating func narrowSorted(_ soft: [Wish<Number>]) throws {
    let sorted = soft.sorted { $0.priority > $1.priority }
    var start = 0
    while start < sorted.count, !isUnique {
      var end = start + 1
      while end < sorted.count, sorted[end].priority == sorted[start].priority { end += 1 }
      try narrow(Array(sorted[start..<end]))
      start = end
    }
  }

  private mutating func require(_ wish: Wish<Number>) {
    if wish.isLowerBound, let high, high < wish.bound {
      contradictions.append(Contradiction(kept: highRow, dropped: wish.row))
      return
    }
    if wish.isUpperBound, let low, wish.bound < low {
      contradictions.append(Contradiction(kept: lowRow, dropped: wish.row))
      return
    }
    if wish.isLowerBound, low.map({ $0 < wish.bound }) ?? true { (low, lowRow) = (wish.bound, wish.row) }
    if wish.isUpperBound, high.map({ wish.bound < $0 }) ?? true { (high, highRow) = (wish.bound, wish.row) }
  }

  /// Keeps the part of the interval where the sum of the errors of these wishes is least.
  private mutating func narrow(_ wishes: [Wish<Number>]) throws {
    // The sum is convex and bends at the bounds. Its slope at the far left counts what pulls to the right.
    var slope = Number.zero
    for wish in wishes where wish.isLowerBound { slope = try Number.subtract(slope, wish.weight) }
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
    } else if let to, let low, to < low {
      high = low
    } else {
      if let from, low.map({ $0 < from }) ?? true { low = from }
      if let to, high.map({ to < $0 }) ?? true { high = to }
    }
  }
}
