/// A linear form: coefficients by index, in rising order of index, none of them zero.
struct SparseVector<Number: ExactNumber>: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var index: Int32
    var value: Number
  }

  fileprivate(set) var entries: [Entry] = []

  init() {}

  init(_ index: Int32, _ value: Number) {
    if !value.isZero { entries.append(Entry(index: index, value: value)) }
  }

  /// Takes entries in rising order of index, none of them zero.
  init(sorted: [Entry]) { entries = sorted }

  /// Takes entries in any order; those of the same index add up.
  init(unsorted: [Entry]) throws {
    entries = unsorted
    if !entries.indices.dropFirst().allSatisfy({ entries[$0 - 1].index <= entries[$0].index }) {
      entries.sort { $0.index < $1.index }
    }
    // Those that are kept move up, over those that have been added or are zero.
    var count = 0
    for index in entries.indices {
      let entry = entries[index]
      if count > 0, entries[count - 1].index == entry.index {
        entries[count - 1].value = try Number.add(entries[count - 1].value, entry.value)
      } else {
        if count > 0, entries[count - 1].value.isZero { count -= 1 }
        entries[count] = entry
        count += 1
      }
    }
    if count > 0, entries[count - 1].value.isZero { count -= 1 }
    entries.removeLast(entries.count - count)
  }

  /// Takes all coefficients, in the order of their indices.
  init(dense: some Collection<Number>) {
    for (index, value) in dense.enumerated() where !value.isZero {
      entries.append(Entry(index: Int32(index), value: value))
    }
  }

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  subscript(index: Int32) -> Number {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].index == index ? entries[low].value : .zero
  }

  /// `self + factor × other`; tells the indices that were in `other` only.
  func adding(
    _ factor: Number, _ other: SparseVector, onNew: (Int32) -> Void = { _ in }
  ) throws -> SparseVector {
    if factor.isZero || other.isEmpty { return self }
    var result = SparseVector()
    result.entries.reserveCapacity(entries.count + other.entries.count)
    var i = 0
    var j = 0
    while i < entries.count || j < other.entries.count {
      if j == other.entries.count || i < entries.count && entries[i].index < other.entries[j].index {
        result.entries.append(entries[i])
        i += 1
      } else if i == entries.count || other.entries[j].index < entries[i].index {
        let entry = other.entries[j]
        result.entries.append(Entry(index: entry.index, value: try Number.multiply(factor, entry.value)))
        onNew(entry.index)
        j += 1
      } else {
        let sum = try Number.multiplyAdd(entries[i].value, factor, other.entries[j].value)
        if !sum.isZero { result.entries.append(Entry(index: entries[i].index, value: sum)) }
        i += 1
        j += 1
      }
    }
    return result
  }

  /// The indices of `factor × self + otherFactor × other`, of which neither factor is zero.
  func indices(times factor: Number, plus otherFactor: Number, _ other: SparseVector) throws -> [Int32] {
    var indices: [Int32] = []
    indices.reserveCapacity(entries.count + other.entries.count)
    var next = 0
    for entry in entries {
      while next < other.entries.count, other.entries[next].index < entry.index {
        indices.append(other.entries[next].index)
        next += 1
      }
      if next < other.entries.count, other.entries[next].index == entry.index {
        let own = try Number.multiply(factor, entry.value)
        let sum = try Number.multiplyAdd(own, otherFactor, other.entries[next].value)
        next += 1
        if sum.isZero { continue }
      }
      indices.append(entry.index)
    }
    for entry in other.entries[next...] { indices.append(entry.index) }
    return indices
  }

  /// `factor × self`.
  func scaled(by factor: Number) throws -> SparseVector {
    if factor.isZero { return SparseVector() }
    if factor == .one { return self }
    var result = self
    for index in result.entries.indices {
      result.entries[index].value = try Number.multiply(factor, result.entries[index].value)
    }
    return result
  }

  /// Without one index.
  func removing(_ index: Int32) -> SparseVector {
    var result = self
    result.entries.removeAll { $0.index == index }
    return result
  }
}

extension SparseVector {
  /// The same coefficients at indices moved by `distance`.
  func shifted(by distance: Int32) -> SparseVector {
    if distance == 0 { return self }
    var result = self
    for index in result.entries.indices { result.entries[index].index += distance }
    return result
  }

  /// The same coefficients as other numbers, none of which becomes zero.
  func map<Other>(_ convert: (Number) throws -> Other) rethrows -> SparseVector<Other> {
    SparseVector<Other>(sorted: try entries.map { .init(index: $0.index, value: try convert($0.value)) })
  }
}
