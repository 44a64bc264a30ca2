import FlatCollections

/// The costs of forms that are solved together: the cost of each bends at the bounds of its wishes.
///
/// A form with `n` bends has `n + 1` segments; segment `s` lies between the bends `s - 1` and `s`. Slopes are those of one
/// level at a time.
struct BentCosts<Number: ExactNumber>: Sendable {

  struct Bend: Sendable {
    let bound: Number
    /// Whether crossing it would cost at a level that has been settled.
    var isHard = false
  }

  private struct Place: Sendable {
    let form: Int32
    /// Among all bends.
    let bend: Int32
  }

  /// The wishes of all forms, those of each together.
  private(set) var wishes: [Wish<Number>] = []
  private var places: [Place] = []
  private var firstWish: [Int32] = [0]
  private var bends: [Bend] = []
  private var firstBend: [Int32] = [0]
  private var slopes: [Number] = []
  /// The wishes of each level, one level after the other. The first two levels are always there: that of required rows, and
  /// that of rows that gave way.
  private var levelWishes: [Int32] = []
  private var firstOfLevel: [Int32] = [0]

  var formCount: Int { firstWish.count - 1 }

  /// By number.
  var levels: Range<Int> { 0..<firstOfLevel.count - 1 }

  func isEmpty(level: Int) -> Bool { firstOfLevel[level] == firstOfLevel[level + 1] }

  /// Where the wishes of a level lie among those of all levels.
  private func places(of level: Int) -> Range<Int> { Int(firstOfLevel[level])..<Int(firstOfLevel[level + 1]) }

  /// Makes room for as many forms and wishes as there are to be.
  mutating func reserve(forms: Int, wishes count: Int) {
    wishes.reserveCapacity(count)
    places.reserveCapacity(count)
    bends.reserveCapacity(count)
    firstWish.reserveCapacity(forms + 1)
    firstBend.reserveCapacity(forms + 1)
  }

  /// Adds the next form, with its wishes in rising order of their bounds.
  mutating func addForm(_ asked: ArraySlice<Wish<Number>>) {
    let form = Int32(formCount)
    for wish in asked {
      if bends.count == Int(firstBend[Int(form)]) || bends.last?.bound != wish.bound {
        bends.append(Bend(bound: wish.bound))
      }
      wishes.append(wish)
      places.append(Place(form: form, bend: Int32(bends.count - 1)))
    }
    firstWish.append(Int32(wishes.count))
    firstBend.append(Int32(bends.count))
  }

  /// To be called once, after all forms were added.
  mutating func finish() {
    slopes = [Number](count: bends.count + formCount, of: .zero)
    // Optional levels from high to low; that of rows that gave way is the highest, and always there.
    var priorities: [Float] = []
    priorities.reserveCapacity(wishes.count + 1)
    priorities.append(LinearSystem.gaveWayPriority)
    for wish in wishes where !wish.isRequired && wish.priority != priorities[priorities.count - 1] {
      priorities.append(wish.priority)
    }
    priorities.sort(by: >)
    var optional: [Float] = []
    optional.reserveCapacity(priorities.count)
    for priority in priorities where priority != optional.last { optional.append(priority) }
    fillLevels(optional)
  }

  private mutating func fillLevels(_ optional: [Float]) {
    func level(of wish: Int) -> Int {
      wishes[wish].isRequired ? 0 : 1 + Self.place(of: wishes[wish].priority, in: optional)
    }
    // First how many wishes the levels have, then where they begin, which moves on as they are filled.
    firstOfLevel = [Int32](count: optional.count + 2, of: 0)
    for wish in wishes.indices { firstOfLevel[level(of: wish)] += 1 }
    var sum: Int32 = 0
    for level in firstOfLevel.indices { (firstOfLevel[level], sum) = (sum, sum + firstOfLevel[level]) }
    levelWishes = [Int32](count: wishes.count, of: 0)
    for wish in wishes.indices {
      let level = level(of: wish)
      levelWishes[Int(firstOfLevel[level])] = Int32(wish)
      firstOfLevel[level] += 1
    }
    firstOfLevel.removeLast()
    firstOfLevel.insert(0, at: 0)
  }

  /// The same in other numbers, while no level is loaded or hardened.
  func map<Other>(_ convert: (Number) throws -> Other) throws -> BentCosts<Other> {
    var other = BentCosts<Other>()
    other.wishes = try wishes.map { try $0.map(convert) }
    other.places = places.map { .init(form: $0.form, bend: $0.bend) }
    other.firstWish = firstWish
    other.bends = try bends.map { .init(bound: try convert($0.bound)) }
    other.firstBend = firstBend
    other.slopes = [Other](count: slopes.count, of: .zero)
    (other.levelWishes, other.firstOfLevel) = (levelWishes, firstOfLevel)
    return other
  }

  /// The place of a priority among falling ones, one of which it is.
  private static func place(of priority: Float, in levels: [Float]) -> Int {
    var (low, high) = (0, levels.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func bendCount(_ form: Int32) -> Int32 { firstBend[Int(form) + 1] - firstBend[Int(form)] }
  func bend(_ form: Int32, _ number: Int32) -> Bend { bends[Int(firstBend[Int(form)] + number)] }
  func slope(_ form: Int32, _ segment: Int32) -> Number { slopes[Int(firstBend[Int(form)] + form + segment)] }

  /// How many bends lie below a value, and whether one lies at it.
  func locate(_ form: Int32, _ value: Number) -> (below: Int32, isBend: Bool) {
    var low = firstBend[Int(form)]
    var high = firstBend[Int(form) + 1]
    while low < high {
      let middle = (low + high) / 2
      if bends[Int(middle)].bound < value { low = middle + 1 } else { high = middle }
    }
    let isBend = low < firstBend[Int(form) + 1] && bends[Int(low)].bound == value
    return (low - firstBend[Int(form)], isBend)
  }

  // MARK: Levels

  /// Lets the slopes be those of a level.
  mutating func load(_ level: Int) throws {
    // First the change of slope at each bend, noted at the segment above it, then their sums.
    for place in places(of: level) {
      let wish = Int(levelWishes[place])
      if level == 0, !wishes[wish].isRequired { continue }
      let place = places[wish]
      let first = Int(firstBend[Int(place.form)] + place.form)
      let above = Int(place.bend + place.form + 1)
      let weight = wishes[wish].weight
      if wishes[wish].isLowerBound {
        slopes[first] = try Number.subtract(slopes[first], weight)
        slopes[above] = try Number.add(slopes[above], weight)
      }
      if wishes[wish].isUpperBound { slopes[above] = try Number.add(slopes[above], weight) }
    }
    try forEachForm(of: level) { costs, segments in
      for segment in segments.dropFirst() {
        costs.slopes[segment] = try Number.add(costs.slopes[segment], costs.slopes[segment - 1])
      }
    }
  }

  /// Sets the slopes back to zero.
  mutating func unload(_ level: Int) throws {
    try forEachForm(of: level) { costs, segments in
      for segment in segments { costs.slopes[segment] = .zero }
    }
  }

  /// From now on the bends of a level are not to be crossed.
  mutating func harden(_ level: Int) {
    for place in places(of: level) {
      let wish = Int(levelWishes[place])
      if level > 0 || wishes[wish].isRequired { bends[Int(places[wish].bend)].isHard = true }
    }
  }

  private mutating func forEachForm(
    of level: Int, _ body: (inout BentCosts, Range<Int>) throws -> Void
  ) throws {
    var last: Int32 = -1
    for place in places(of: level) {
      let form = places[Int(levelWishes[place])].form
      if form == last { continue }
      last = form
      try body(&self, Int(firstBend[Int(form)] + form)..<Int(firstBend[Int(form) + 1] + form + 1))
    }
  }

  // MARK: Single wishes

  /// The required wishes that are broken at a form's value.
  func broken(_ form: Int32, at value: Number) -> [Int32] {
    var broken: [Int32] = []
    for index in Int(firstWish[Int(form)])..<Int(firstWish[Int(form) + 1]) {
      let wish = wishes[index]
      guard wish.isRequired else { continue }
      let isBelow = wish.isLowerBound && value < wish.bound
      if isBelow || wish.isUpperBound && wish.bound < value { broken.append(Int32(index)) }
    }
    return broken
  }

  /// The required wish that holds a form up most, or down.
  func tightest(_ form: Int32, isLower: Bool) -> Int32? {
    var best: Int?
    for index in Int(firstWish[Int(form)])..<Int(firstWish[Int(form) + 1]) {
      let wish = wishes[index]
      guard wish.isRequired, isLower ? wish.isLowerBound : wish.isUpperBound else { continue }
      if let known = best {
        let old = wishes[known].bound
        if isLower ? wish.bound <= old : old <= wish.bound { continue }
      }
      best = index
    }
    return best.map(Int32.init)
  }

  /// The row that bends a form's cost at a bend: of several that of the highest priority.
  func row(_ form: Int32, atBend number: Int32) -> Int32? {
    var best: Int?
    for index in Int(firstWish[Int(form)])..<Int(firstWish[Int(form) + 1]) {
      guard places[index].bend == firstBend[Int(form)] + number else { continue }
      if best.map({ wishes[$0].priority < wishes[index].priority }) ?? true { best = index }
    }
    return best.map { wishes[$0].row }
  }

  /// Lets required wishes give way. Slopes that are loaded stay as they are.
  mutating func yield(_ yielding: [Int32]) {
    for wish in yielding { wishes[Int(wish)].priority = LinearSystem.gaveWayPriority }
    // The wishes of each form stay together.
    levelWishes.replaceSubrange(places(of: 1), with: (levelWishes[places(of: 1)] + yielding).sorted())
    for level in levels.dropFirst() { firstOfLevel[level + 1] += Int32(yielding.count) }
  }
}
