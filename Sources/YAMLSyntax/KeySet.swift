import FlatCollections
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
  /// Finds the keys by their hashes, once there are many.
  private var table = SlotTable()
  private static let linearLimit = 12

  mutating func removeAll() {
    while !keys.isEmpty { keys.removeLast() }
    if !table.isEmpty { table = SlotTable() }
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
    if table.isEmpty { for (place, known) in keys.enumerated() { table.insert(known.hash, at: place) } }
    let known = table.find(key.hash) { place in
      keys[place].hash == key.hash && Self.areEqual(Int(keys[place].node), node, store, text)
    }
    if let known { return Int(keys[known].node) }
    table.insert(key.hash, at: keys.count)
    keys.append(key)
    return nil
  }

  private static func areEqual(_ a: Int, _ b: Int, _ store: NodeStore, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    store.withValue(of: a, in: text) { first in
      store.withValue(of: b, in: text) { WordBytes.areEqual(first, $0) }
    }
  }
}
