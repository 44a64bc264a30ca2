import SourceText

/// A set of the scalars of a tree, equal by their values: which keys a mapping has had.
///
/// A dozen keys are compared one by one, which is faster than hashing; beyond that a hash table takes over.
struct KeySet {
  private struct Key {
    var node: Int32
    /// The length and the first bytes, which tell almost all keys apart.
    var signature: UInt64
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
    let (signature, hash) = store.withValue(of: node, in: text) { bytes in
      (Self.signature(bytes), keys.count < Self.linearLimit ? 0 : WordBytes.hash(bytes))
    }
    let key = Key(node: Int32(node), signature: signature)
    if keys.count < Self.linearLimit {
      for known in keys where known.signature == signature && Self.areEqual(Int(known.node), node, store, text) {
        return Int(known.node)
      }
      keys.append(key)
      return nil
    }
    if keys.count * 2 >= slots.count { grow(store, text) }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let known = keys[Int(slots[slot]) - 1]
      if known.signature == signature, Self.areEqual(Int(known.node), node, store, text) { return Int(known.node) }
      slot = (slot + 1) & mask
    }
    keys.append(key)
    slots[slot] = Int32(keys.count)
    return nil
  }

  private mutating func grow(_ store: NodeStore, _ text: UnsafeBufferPointer<UInt8>) {
    slots = [Int32](repeating: 0, count: max(64, slots.count * 4))
    let mask = slots.count - 1
    for (index, key) in keys.enumerated() {
      var slot = Int(truncatingIfNeeded: store.withValue(of: Int(key.node), in: text, WordBytes.hash)) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index + 1)
    }
  }

  private static func areEqual(_ a: Int, _ b: Int, _ store: NodeStore, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    store.withValue(of: a, in: text) { first in
      store.withValue(of: b, in: text) { WordBytes.areEqual(first, $0) }
    }
  }

  private static func signature(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var signature = UInt64(truncatingIfNeeded: bytes.count)
    for i in 0..<min(7, bytes.count) { signature = signature << 8 | UInt64(bytes[i]) }
    return signature
  }
}
