import FlatCollections
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
  private var table = SlotTable()

  public init() {}

  public var count: Int { ends.count }

  /// Makes room for so many names of ordinary length in a table that has none yet.
  mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(16 * count)
    ends.reserveCapacity(count)
    if table.isEmpty { table = SlotTable(capacity: count) }
  }

  public subscript(name: Name) -> String {
    guard name.exists else { return "" }
    return String(decoding: bytes[range(of: Int(name.index))], as: UTF8.self)
  }

  public mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  public mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    let hash = WordBytes.hash(text)
    let known = find(text, hash)
    if known.exists { return known }
    table.insert(hash, at: ends.count)
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    return Name(index: Int32(ends.count - 1))
  }

  /// The name that a text already has, or `none`.
  public func find(_ text: UnsafeBufferPointer<UInt8>) -> Name { find(text, WordBytes.hash(text)) }

  /// The same, for a text whose name may well have come next after another.
  public func find(_ text: UnsafeBufferPointer<UInt8>, after other: Name) -> Name {
    let next = Int(other.index) + 1
    let isNext =
      next < ends.count
      && bytes.withUnsafeBufferPointer {
        WordBytes.areEqual(UnsafeBufferPointer(rebasing: $0[range(of: next)]), text)
      }
    return isNext ? Name(index: Int32(next)) : find(text)
  }

  public func find(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { find($0) }
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  @inline(__always)
  private func find(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Name {
    bytes.withUnsafeBufferPointer { bytes in
      let place = table.find(hash) { index in
        WordBytes.areEqual(UnsafeBufferPointer(rebasing: bytes[range(of: index)]), text)
      }
      return place.map { Name(index: Int32($0)) } ?? .none
    }
  }
}
