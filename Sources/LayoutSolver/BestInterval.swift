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

  /// Takes the wishes of one form, in rising order of their bounds.
  init(_ asked: ArraySlice<Wish<Number>>) throws {
    for wish in asked where wish.isRequired {
      if wish.isLowerBound { low = wish.bound }
      if wish.isUpperBound, high == nil { high = wish.bound }
    }
    if let low, let high, high < low { requireInTurn(asked.filter(\.isRequired)) }
    let wishes = asked.yielding(to: contradictions)
    // Levels of one form are few, so looking for the next one in all wishes costs less than to sort them.
    if wishes.count > 16 {
      try narrowSorted(wishes.filter { !$0.isRequired })
      return
    }
    var next = -Float.infinity
    for wish in wishes where !wish.isRequired { next = max(next, wish.priority) }
    while next > -.infinity, !isUnique {
      let level = next
      next = -.infinity
      for wish in wishes where wish.priority < level { next = max(next, wish.priority) }
      try narrow(wishes, level)
    }
  }

  private mutating func narrowSorted(_ soft: [Wish<Number>]) throws {
    let sorted = soft.sorted { ($1.priority, $0.bound, $0.row) < ($0.priority, $1.bound, $1.row) }
    var start = 0
    while start < sorted.count, !isUnique {
      var end = start + 1
      while end < sorted.count, sorted[end].priority == sorted[start].priority { end += 1 }
      try narrow(sorted[start..<end], sorted[start].priority)
      start = end
    }
  }

  /// Takes contradictory wishes in the order of their rows, without those that contradict earlier ones.
  private mutating func requireInTurn(_ wishes: [Wish<Number>]) {
    (low, high) = (nil, nil)
    for wish in wishes.sorted(by: { $0.row < $1.row }) { require(wish) }
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

  /// Keeps the part of the interval where the sum of the errors of the wishes of one level is least.
  private mutating func narrow(_ wishes: ArraySlice<Wish<Number>>, _ level: Float) throws {
    // The sum is convex and bends at the bounds. Its slope at the far left counts what pulls to the right; where nothing
    // does, everything up to the first bound is equally good.
    var slope = Number.zero
    for wish in wishes where wish.priority == level && wish.isLowerBound {
      slope = try Number.subtract(slope, wish.weight)
    }
    var from: Number?
    var to: Number?
    var isFlat = slope.isZero
    for wish in wishes where wish.priority == level {
      if isFlat {
        // The next bend ends it, unless it bends at the same place.
        to = wish.bound
        break
      }
      slope = try Number.add(slope, wish.weight)
      if wish.relation == .equal { slope = try Number.add(slope, wish.weight) }
      if slope.sign < 0 { continue }
      from = wish.bound
      if slope.sign > 0 {
        to = wish.bound
        break
      }
      isFlat = true
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
