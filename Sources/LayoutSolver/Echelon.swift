import FlatCollections

/// Which forms are independent, what the others are made of, and how roots follow from forms.
struct Echelon<Number: ExactNumber>: Sendable {
  typealias Vector = SparseVector<Number>

  /// One independent form, reduced so far that its pivot is in no earlier step.
  struct Step: Sendable {
    let pivot: Int32
    /// Over roots.
    let vector: Vector
    /// What its value is the value of: this form, and a sum of earlier ones.
    let form: Int32
    let others: Vector
    /// Whether its pivot had never been seen, so that it was taken as it is: it leans on earlier fresh steps and on
    /// reduced ones, which in turn lean on later reduced ones only.
    let isFresh: Bool
  }

  private(set) var steps: [Step] = []
  /// For each root the number of the step whose pivot it is, or -1.
  private var stepOfRoot: [Int32]
  /// The forms that depend on others, as sums of independent ones.
  private(set) var dependent: [(form: Int32, made: Vector)] = []
  private var isSeen: [Bool]

  init(_ forms: borrowing Forms<Number>) throws {
    stepOfRoot = [Int32](count: forms.count == 0 ? 0 : forms.unknownCount, of: -1)
    isSeen = [Bool](count: stepOfRoot.count, of: false)
    if forms.count == 0 { return }
    let order = FormOrder(forms)
    steps.reserveCapacity(forms.count)
    for (form, root) in order.tree { takeFresh(form, forms.vectors[Int(form)], root) }
    if order.others.isEmpty { return }
    var rest = SparseAccumulator<Number>(count: forms.unknownCount)
    var used = SparseAccumulator<Number>(count: forms.count)
    for form in order.others { try place(form, forms.vectors[Int(form)], &rest, &used) }
  }

  func isPivot(_ root: Int32) -> Bool { Int(root) < stepOfRoot.count && stepOfRoot[Int(root)] >= 0 }

  func step(of root: Int32) -> Step? {
    guard isPivot(root) else { return nil }
    return steps[Int(stepOfRoot[Int(root)])]
  }

  /// A key that is greater than those of all pivots on which the step of this one leans.
  func rank(of root: Int32) -> Int64? {
    guard Int(root) < stepOfRoot.count else { return nil }
    let number = Int(stepOfRoot[Int(root)])
    if number < 0 { return nil }
    return steps[number].isFresh ? 1 << 32 + Int64(number) : 1 << 32 - 1 - Int64(number)
  }

  private mutating func takeFresh(_ form: Int32, _ vector: Vector, _ root: Int32) {
    stepOfRoot[Int(root)] = Int32(steps.count)
    steps.append(Step(pivot: root, vector: vector, form: form, others: Vector(), isFresh: true))
    for entry in vector.entries { isSeen[Int(entry.index)] = true }
  }

  private mutating func place(
    _ form: Int32, _ vector: Vector, _ rest: inout SparseAccumulator<Number>,
    _ used: inout SparseAccumulator<Number>
  ) throws {
    if let fresh = vector.entries.last(where: { !isSeen[Int($0.index)] }) {
      takeFresh(form, vector, fresh.index)
      return
    }
    // Take away the known pivots, noting which forms that uses.
    var pending = PriorityQueue()
    for entry in vector.entries {
      try rest.add(.one, entry.value, at: entry.index)
      if let rank = rank(of: entry.index) { pending.push(entry.index, key: rank) }
    }
    while let pivot = pending.pop() {
      let weight = rest[pivot]
      guard !weight.isZero, let step = step(of: pivot) else { continue }
      let share = try Number.divide(weight, step.vector[pivot])
      for entry in step.vector.entries where entry.index != pivot {
        let isNew = try rest.add(-share, entry.value, at: entry.index)
        if isNew, let rank = rank(of: entry.index) { pending.push(entry.index, key: rank) }
      }
      rest.clear(pivot)
      try used.add(share, .one, at: step.form)
      for entry in step.others.entries { try used.add(share, entry.value, at: entry.index) }
    }
    let made = used.take()
    let left = rest.take()
    guard let pivot = left.entries.last else {
      dependent.append((form, made))
      return
    }
    stepOfRoot[Int(pivot.index)] = Int32(steps.count)
    steps.append(
      Step(pivot: pivot.index, vector: left, form: form, others: try made.scaled(by: -.one), isFresh: false))
  }
}

extension Echelon {
  /// Forms that hang together through dependences.
  struct Group {
    var independent: [Int32] = []
    var dependent: [(form: Int32, made: Vector)] = []

    /// The independent forms, then the dependent ones.
    var members: [Int32] { independent + dependent.map(\.form) }
  }

  /// The forms that depend on each other, group by group; forms that stand alone are left out.
  func groups(formCount: Int) -> [Group] {
    if dependent.isEmpty { return [] }
    var parent = Array(0..<Int32(formCount))
    func head(_ form: Int32) -> Int32 {
      var form = form
      while parent[Int(form)] != form {
        parent[Int(form)] = parent[Int(parent[Int(form)])]
        form = parent[Int(form)]
      }
      return form
    }
    var isGrouped = [Bool](count: formCount, of: false)
    for (form, made) in dependent {
      for entry in made.entries {
        isGrouped[Int(entry.index)] = true
        let (x, y) = (head(form), head(entry.index))
        parent[Int(max(x, y))] = min(x, y)
      }
    }
    var groups: [Group] = []
    var groupOfHead = [Int32](count: formCount, of: -1)
    func group(of form: Int32) -> Int {
      let head = Int(head(form))
      if groupOfHead[head] < 0 {
        groupOfHead[head] = Int32(groups.count)
        groups.append(Group())
      }
      return Int(groupOfHead[head])
    }
    for form in isGrouped.indices where isGrouped[form] {
      groups[group(of: Int32(form))].independent.append(Int32(form))
    }
    for (form, made) in dependent { groups[group(of: form)].dependent.append((form, made)) }
    return groups
  }
}
