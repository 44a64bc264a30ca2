import FlatCollections

/// A linear form under construction: any coefficient can be looked up and changed in constant time.
struct SparseAccumulator<Number: ExactNumber> {
  private var values: [Number]
  private var isTouched: [Bool]
  private var touched: [Int32] = []

  /// - Parameter count: indices are less than this.
  init(count: Int) {
    values = [Number](count: count, of: .zero)
    isTouched = [Bool](count: count, of: false)
    touched.reserveCapacity(16)
  }

  subscript(index: Int32) -> Number { values[Int(index)] }

  /// Adds `factor × value`; says whether the index is new.
  @discardableResult
  mutating func add(_ factor: Number, _ value: Number, at index: Int32) throws -> Bool {
    let place = Int(index)
    values[place] = try Number.multiplyAdd(values[place], factor, value)
    if isTouched[place] { return false }
    isTouched[place] = true
    touched.append(index)
    return true
  }

  mutating func clear(_ index: Int32) { values[Int(index)] = .zero }

  /// The form so far; begins anew with an empty one.
  mutating func take() -> SparseVector<Number> {
    touched.sort()
    var entries: [SparseVector<Number>.Entry] = []
    entries.reserveCapacity(touched.count)
    for index in touched {
      let value = values[Int(index)]
      if !value.isZero { entries.append(.init(index: index, value: value)) }
      values[Int(index)] = .zero
      isTouched[Int(index)] = false
    }
    touched.removeAll(keepingCapacity: true)
    return SparseVector(sorted: entries)
  }
}
