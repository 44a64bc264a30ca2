/// The distinct linear forms over free roots of which rows speak, each with all that is asked of it.
///
/// Rows along the same form share one problem in one unknown. Forms that depend on no others are solved alone; those that
/// are tied together by a linear dependence form a group and need a linear program.
struct Forms<Number: ExactNumber> {
  typealias Failure = Number.Failure
  typealias Vector = SparseVector<Number>

  /// Each form has 1 as its first coefficient.
  private(set) var vectors: [Vector] = []
  private(set) var wishes: [[Wish<Number>]] = []
  private var ofRoot: [Int32: Int32] = [:]
  private var byHash: [Int: [Int32]] = [:]

  // The echelon: which forms are independent, and what the others are made of.
  /// The number of the echelon step whose pivot a root is.
  private(set) var stepOfRoot: [Int32: Int32] = [:]
  private(set) var steps: [Step] = []
  /// Every form as a sum of independent ones; `nil` for those that are independent themselves.
  private(set) var madeOf: [Vector?] = []
  private var group: [Int32] = []
  private var seen: Set<Int32> = []

  /// One independent form, reduced so far that its pivot is in no earlier step.
  struct Step {
    let pivot: Int32
    /// Over roots; its value is the value of `made`.
    let vector: Vector
    /// Over forms.
    let made: Vector
    /// Whether it holds other pivots of earlier steps (it was taken as it is, since its pivot had never been seen).
    let isFresh: Bool
  }

  /// Adds a row over free roots.
  mutating func add(
    _ row: Int32, _ relation: LinearSystem.Relation, _ priority: Float, roots: [Int32], weights: [Number],
    rest: Number
  ) throws(Failure) {
    let lead: Number
    let form: Int32
    if roots.count == 1 {
      lead = weights[0]
      form = try formOf(roots[0])
    } else {
      var first = 0
      for index in roots.indices where roots[index] < roots[first] { first = index }
      lead = weights[first]
      var entries: [Vector.Entry] = []
      entries.reserveCapacity(roots.count)
      for index in roots.indices {
        entries.append(Vector.Entry(index: roots[index], value: try Number.divide(weights[index], lead)))
      }
      form = intern(try Vector(unsorted: entries))
    }
    let isFlipped = lead.sign < 0
    wishes[Int(form)].append(
      Wish(
        row: row, relation: isFlipped ? relation.flipped : relation, bound: try Number.divide(rest, lead),
        weight: isFlipped ? -lead : lead, priority: priority))
  }

  private mutating func formOf(_ root: Int32) throws(Failure) -> Int32 {
    if let form = ofRoot[root] { return form }
    let form = append(Vector(root, .one))
    ofRoot[root] = form
    return form
  }

  private mutating func intern(_ vector: Vector) -> Int32 {
    var hasher = Hasher()
    for entry in vector.entries {
      hasher.combine(entry.index)
      hasher.combine(entry.value)
    }
    let hash = hasher.finalize()
    for form in byHash[hash] ?? [] where isEqual(vectors[Int(form)], vector) { return form }
    let form = append(vector)
    byHash[hash, default: []].append(form)
    return form
  }

  private func isEqual(_ a: Vector, _ b: Vector) -> Bool {
    a.count == b.count && zip(a.entries, b.entries).allSatisfy { $0.index == $1.index && $0.value == $1.value }
  }

  private mutating func append(_ vector: Vector) -> Int32 {
    vectors.append(vector)
    wishes.append([])
    return Int32(vectors.count - 1)
  }

  // MARK: Groups

  /// Finds what depends on what; returns the groups of forms that depend on each other, single forms left out.
  mutating func findGroups() throws(Failure) -> [[Int32]] {
    madeOf = [Vector?](repeating: nil, count: vectors.count)
    group = Array(0..<Int32(vectors.count))
    for form in vectors.indices { try place(Int32(form)) }
    var members: [Int32: [Int32]] = [:]
    for form in group.indices {
      let head = head(Int32(form))
      if head != Int32(form) || madeOf[form] != nil { members[head, default: [head]].append(Int32(form)) }
    }
    return members.keys.sorted().map { head in Array(Set(members[head] ?? [])).sorted() }
  }

  /// Whether a form stands alone.
  mutating func isAlone(_ form: Int32, _ grouped: Set<Int32>) -> Bool { !grouped.contains(form) }

  private mutating func place(_ form: Int32) throws(Failure) {
    let vector = vectors[Int(form)]
    // A root that no form has named yet makes this one independent without any work. Deep chains are all like that.
    if let fresh = vector.entries.last(where: { !seen.contains($0.index) }) {
      stepOfRoot[fresh.index] = Int32(steps.count)
      steps.append(Step(pivot: fresh.index, vector: vector, made: Vector(form, .one), isFresh: true))
      for entry in vector.entries { seen.insert(entry.index) }
      return
    }
    // Else take away the known pivots, noting which forms that uses.
    var rest = vector
    var used = Vector()
    while let entry = rest.entries.last(where: { stepOfRoot[$0.index] != nil }), let number = stepOfRoot[entry.index] {
      let step = steps[Int(number)]
      let share = try Number.divide(entry.value, step.vector[step.pivot])
      rest = try rest.adding(-share, step.vector)
      used = try used.adding(share, step.made)
    }
    if let pivot = rest.entries.last {
      let made = try Vector(form, .one).adding(-.one, used)
      stepOfRoot[pivot.index] = Int32(steps.count)
      steps.append(Step(pivot: pivot.index, vector: rest, made: made, isFresh: false))
      return
    }
    madeOf[Int(form)] = used
    for entry in used.entries { join(form, entry.index) }
  }

  private mutating func head(_ form: Int32) -> Int32 {
    var form = form
    while group[Int(form)] != form {
      group[Int(form)] = group[Int(group[Int(form)])]
      form = group[Int(form)]
    }
    return form
  }

  private mutating func join(_ a: Int32, _ b: Int32) {
    let (x, y) = (head(a), head(b))
    if x != y { group[Int(max(x, y))] = min(x, y) }
  }
}
