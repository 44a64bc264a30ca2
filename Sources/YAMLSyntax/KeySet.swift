import SourceText

/// A set of the scalars of a tree, equal by their values: which keys a mapping has had.
///
/// A dozen hashes are compared one by one; beyond that a table of them takes over.
struct KeySet {
  private struct Key {
    var node: Int32
    /// Of the value; tells almost all keys apart.
    var hash: UInt64
  }

  private var keys: [Key] = []
  /// Open addressing; a slot holds an index into `keys` plus one, or zero.
  private var slots: [Int32] = []
  private static let linearLimit = 12

  mutating func removeAll() {
    while !keys.isEmpty { keys.removeLast() }
    if !slots.isEmpty { slots.removeAll() }
  }

  /// Adds a scalar node unless an equal one is there; returns that one.
  mutating func insert(_ node: Int, _ store: NodeStore, _ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let key = Key(node: Int32(node), hash: store.withValue(of: node, in: text, WordBytes.hash))
    if keys.count < Self.linearLimit {
      for known in keys where known.hash == key.hash && Self.areEqual(Int(known.node), node, store, text) {
        return Int(known.node)
      }
      keys.append(key)
      return nil
    }
    if keys.count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.hash) & mask
    while slots[slot] != 0 {
      let known = keys[Int(slots[slot]) - 1]
      if known.hash == key.hash, Self.areEqual(Int(known.node), node, store, text) { return Int(known.node) }
      slot = (slot + 1) & mask
    }
    keys.append(key)
    slots[slot] = Int32(keys.count)
    return nil
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: max(64, slots.count * 4))
    let mask = slots.count - 1
    for (index, key) in keys.enumerated() {
      var slot = Int(truncatingIfNeeded: key.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index + 1)
    }
  }

  private static func areEqual(_ a: Int, _ b: Int, _ store: NodeStore, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    store.withValue(of: a, in: text) { first in
      store.withValue(of: b, in: text) { WordBytes.areEqual(first, $0) }
    }
  }
}
