/// Finds the elements of a growing list by a hash of theirs: open addressing over places in the list.
///
/// The list stays where it is, and whoever owns it says what is equal, so that one table serves all kinds of elements.
public struct SlotTable: Sendable {
  /// A slot holds the upper half of a hash and a place plus one, or zero.
  @usableFromInline var slots: [UInt64] = []
  @usableFromInline var count = 0

  public init() {}

  public var isEmpty: Bool { count == 0 }

  /// Makes room for as many elements as are expected.
  public init(capacity: Int) {
    var size = 16
    while size * 3 <= capacity * 4 { size *= 2 }
    slots = [UInt64](count: size, of: 0)
  }

  /// The place of the element with this hash that `matches`.
  @inlinable
  public func find(_ hash: UInt64, where matches: (Int) -> Bool) -> Int? {
    if slots.isEmpty { return nil }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32 {
        let place = Int(slots[slot] & 0xFFFF_FFFF) - 1
        if matches(place) { return place }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds an element that `find` has not found, at its place in the list.
  @inlinable
  public mutating func insert(_ hash: UInt64, at place: Int) {
    // Three of four slots may be taken: with hashes this good few steps are needed even then.
    if count * 4 >= slots.count * 3 { grow() }
    put(hash & 0xFFFF_FFFF_0000_0000 | UInt64(place + 1))
    count += 1
  }

  @usableFromInline
  mutating func put(_ entry: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entry >> 32) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = entry
  }

  @usableFromInline
  mutating func grow() {
    let old = slots
    slots = [UInt64](count: max(16, old.count * 4), of: 0)
    for entry in old where entry != 0 { put(entry) }
  }
}
