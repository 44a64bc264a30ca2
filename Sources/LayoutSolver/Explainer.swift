/// Finds the rows from which a linear form follows.
///
/// The rows that propagation used are independent, so the combination of them that yields a form is the only one, and the
/// rows in it are a smallest set. Their order makes it cheap to find: an unknown's weight goes to what it was tied to, from
/// the first tie to the last, and a tie's row takes along what it says of unknowns that were tied before, from the last
/// tie to the first.
struct Explainer<Number: ExactNumber> {
  typealias Vector = SparseVector<Number>

  /// No more rows than these are named.
  static var limit: Int { 400 }

  let system: LinearSystem
  let attachments: Attachments<Number>
  /// What the form asked for has of each tie, by the unknowns tied.
  private var weights: [Int32: Number] = [:]
  private var pending = PriorityQueue()

  /// A form written over ties and over the unknowns left.
  private struct Parts {
    var ties: [Vector.Entry] = []
    var left: [Vector.Entry] = []
  }

  init(_ system: LinearSystem, _ attachments: Attachments<Number>) {
    (self.system, self.attachments) = (system, attachments)
  }

  func vector(of row: Int32) throws -> Vector {
    var entries: [Vector.Entry] = []
    for term in system.terms(of: row) {
      entries.append(
        Vector.Entry(index: term.variable, value: Number(system.coefficients[Int(term.coefficient)])))
    }
    return try Vector(unsorted: entries)
  }

  /// A form over roots: what propagation makes of it, up to a constant.
  func reduced(_ form: Vector) throws -> Vector { try Vector(unsorted: parts(of: form, before: .max).left) }

  /// The rows that propagation used to show that a form is a constant; `nil` when it is none, or when there are too many.
  /// Takes as many off the budget as were looked at.
  mutating func rows(fixing form: Vector, _ budget: inout Int) throws -> [Int32]? {
    weights = [:]
    pending = PriorityQueue()
    let parts = try parts(of: form, before: .max)
    guard try Vector(unsorted: parts.left).isEmpty else { return nil }
    try add(parts.ties, times: .one)
    var rows: [Int32] = []
    while let unknown = pending.pop() {
      guard let weight = weights.removeValue(forKey: unknown), !weight.isZero else { continue }
      if rows.count == Self.limit || budget <= 0 { return nil }
      budget -= 1
      let row = attachments[unknown].row
      rows.append(row)
      // The tie is what the row says once earlier ties have been put in, over the weight that its unknown then has.
      let parts = try self.parts(of: vector(of: row), before: attachments[unknown].order)
      let own = try Vector(unsorted: parts.left)[unknown]
      try add(parts.ties, times: -Number.divide(weight, own))
    }
    return rows
  }

  private mutating func add(_ ties: [Vector.Entry], times factor: Number) throws {
    for tie in ties {
      if let known = weights[tie.index] {
        weights[tie.index] = try Number.multiplyAdd(known, factor, tie.value)
      } else {
        weights[tie.index] = try Number.multiply(factor, tie.value)
        pending.push(tie.index, key: Int64(attachments[tie.index].order))
      }
    }
  }

  /// Puts the ties made before a certain one into a form.
  private func parts(of form: Vector, before last: Int32) throws -> Parts {
    var parts = Parts()
    var carried: [Int32: Number] = [:]
    var waiting = PriorityQueue()
    func carry(_ part: Vector.Entry) throws {
      let order = attachments[part.index].order
      if order >= last {
        parts.left.append(part)
      } else if let known = carried[part.index] {
        carried[part.index] = try Number.add(known, part.value)
      } else {
        carried[part.index] = part.value
        waiting.push(part.index, key: -Int64(order))
      }
    }
    for part in form.entries { try carry(part) }
    while let unknown = waiting.pop() {
      guard let share = carried.removeValue(forKey: unknown), !share.isZero else { continue }
      parts.ties.append(.init(index: unknown, value: share))
      try attachments.forEachParent(of: unknown) { parent in
        try carry(.init(index: parent.index, value: Number.multiply(share, parent.value)))
      }
    }
    return parts
  }
}
