import SourceText

/// A name (a view's id, a class, an identifier) as a small number; equal names have equal numbers.
public struct Name: Hashable, Sendable {
  public var index: Int32

  @inlinable public init(index: Int32) { self.index = index }

  /// No name at all.
  @inlinable public static var none: Name { Name(index: -1) }
  @inlinable public var exists: Bool { index >= 0 }
}

/// The names of one document: each is stored once.
public struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  /// Open addressing; a slot holds an index plus one, or zero.
  private var slots: [Int32] = []

  public init() {}

  public var count: Int { ends.count }

  public subscript(name: Name) -> String {
    guard name.exists else { return "" }
    return String(decoding: bytes[range(of: Int(name.index))], as: UTF8.self)
  }

  public mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  public mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    if ends.count * 2 >= slots.count { grow() }
    let slot = slot(of: text)
    if slots[slot] != 0 { return Name(index: slots[slot] - 1) }
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    slots[slot] = Int32(ends.count)
    return Name(index: Int32(ends.count - 1))
  }

  /// The name that a text already has, or `none`.
  public func find(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    slots.isEmpty ? .none : Name(index: slots[slot(of: text)] - 1)
  }

  public func find(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { find($0) }
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  private func slot(of text: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: WordBytes.hash(text)) & mask
    // This is asked for every name of every constraint: pointers spare it the arrays' checks.
    return bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        slots.withUnsafeBufferPointer { slots in
          while slots[slot] != 0 {
            let index = Int(slots[slot] - 1)
            let start = index == 0 ? 0 : Int(ends[index - 1])
            let name = UnsafeBufferPointer(rebasing: bytes[start..<Int(ends[index])])
            if WordBytes.areEqual(name, text) { return slot }
            slot = (slot + 1) & mask
          }
          return slot
        }
      }
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: max(64, slots.count * 4))
    let mask = slots.count - 1
    bytes.withUnsafeBufferPointer { stored in
      for index in ends.indices {
        let name = UnsafeBufferPointer(rebasing: stored[range(of: index)])
        var slot = Int(truncatingIfNeeded: WordBytes.hash(name)) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = Int32(index + 1)
      }
    }
  }
}
