import FlatCollections

/// The distinct linear forms over free roots of which rows speak, each with all that is asked of it.
///
/// Rows along the same form share one problem in one unknown.
struct Forms<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  let unknownCount: Int
  /// Each form has 1 as its first coefficient.
  private(set) var vectors: [Vector] = []
  private var wishes: [Wish<Number>] = []
  /// While rows are added: the form of each wish. Afterwards: where the wishes of each form begin.
  private var formOfWish: [Int32] = []
  private var start: [Int32] = []
  /// For each root the form that is the root itself, or -1.
  private var ofRoot: [Int32] = []
  /// Finds the forms of several roots.
  private var composites = SlotTable()

  init(unknownCount: Int) {
    self.unknownCount = unknownCount
    // Propagation leaves few rows to be wished for; a screen of forty views has about twenty.
    wishes.reserveCapacity(32)
    formOfWish.reserveCapacity(32)
    vectors.reserveCapacity(8)
  }

  var count: Int { vectors.count }

  /// What is asked of a form, in rising order of the bounds, then of the rows; to be used once all rows are added and
  /// `finish` was called.
  func wishes(of form: Int) -> ArraySlice<Wish<Number>> { wishes[Int(start[form])..<Int(start[form + 1])] }

  /// Adds a row over free roots, each of which stands in it once.
  mutating func add(
    _ row: Int32, _ relation: LinearSystem.Relation, _ priority: Float, _ terms: [Vector.Entry], rest: Number
  ) throws {
    let lead: Number
    let form: Int32
    if terms.count == 1 {
      lead = terms[0].value
      form = formOf(terms[0].index)
    } else if terms.count == 2 {
      // As nearly all are; what follows does the same for any number of terms.
      let isRising = terms[0].index < terms[1].index
      let (first, second) = isRising ? (terms[0], terms[1]) : (terms[1], terms[0])
      lead = first.value
      let share = try Number.divide(second.value, lead)
      form = intern(.init(index: first.index, value: .one), .init(index: second.index, value: share))
    } else {
      var first = 0
      for index in terms.indices where terms[index].index < terms[first].index { first = index }
      lead = terms[first].value
      var entries = terms
      for index in entries.indices { entries[index].value = try Number.divide(entries[index].value, lead) }
      entries.sort { $0.index < $1.index }
      form = intern(Vector(sorted: entries))
    }
    let isFlipped = lead.sign < 0
    wishes.append(
      Wish(
        row: row, relation: isFlipped ? relation.flipped : relation, bound: try Number.divide(rest, lead),
        weight: isFlipped ? -lead : lead, priority: priority))
    formOfWish.append(form)
  }

  /// Puts the wishes of each form together, in order.
  mutating func finish() {
    start = [Int32](count: vectors.count + 1, of: 0)
    for form in formOfWish { start[Int(form) + 1] += 1 }
    for form in vectors.indices { start[form + 1] += start[form] }
    var next = start
    var order = [Int32](count: wishes.count, of: 0)
    for (wish, form) in formOfWish.enumerated() {
      order[Int(next[Int(form)])] = Int32(wish)
      next[Int(form)] += 1
    }
    for form in vectors.indices where start[form + 1] - start[form] > 1 {
      // As a slice of the array it would be copied to be sorted.
      order.withUnsafeMutableBufferPointer { order in
        var own = UnsafeMutableBufferPointer(rebasing: order[Int(start[form])..<Int(start[form + 1])])
        own.sort { (wishes[Int($0)].bound, $0) < (wishes[Int($1)].bound, $1) }
      }
    }
    wishes = order.map { wishes[Int($0)] }
    formOfWish = []
    ofRoot = []
    composites = SlotTable()
  }

  private mutating func formOf(_ root: Int32) -> Int32 {
    if ofRoot.isEmpty { ofRoot = [Int32](count: unknownCount, of: -1) }
    let known = ofRoot[Int(root)]
    if known >= 0 { return known }
    let form = append(Vector(root, .one))
    ofRoot[Int(root)] = form
    return form
  }

  private static func hash(_ entry: Vector.Entry, after hash: UInt64 = 0) -> UInt64 {
    hash.mixed(with: UInt64(UInt32(bitPattern: entry.index))).mixed(with: entry.value.fingerprint.residue)
  }

  /// A form of two roots; a vector is made of it only where it is new.
  private mutating func intern(_ first: Vector.Entry, _ second: Vector.Entry) -> Int32 {
    let hash = Self.hash(second, after: Self.hash(first))
    let known = composites.find(hash) { form in
      let entries = vectors[form].entries
      return entries.count == 2 && entries[0] == first && entries[1] == second
    }
    if let known { return Int32(known) }
    let form = append(Vector(sorted: [first, second]))
    composites.insert(hash, at: Int(form))
    return form
  }

  private mutating func intern(_ vector: Vector) -> Int32 {
    let hash = vector.entries.reduce(0) { Self.hash($1, after: $0) }
    if let known = composites.find(hash, where: { vectors[$0] == vector }) { return Int32(known) }
    let form = append(vector)
    composites.insert(hash, at: Int(form))
    return form
  }

  private mutating func append(_ vector: Vector) -> Int32 {
    vectors.append(vector)
    return Int32(vectors.count - 1)
  }
}
