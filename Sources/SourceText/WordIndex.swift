public import FlatCollections

/// Short texts hashed and compared by eight bytes at a time.
public enum WordBytes {
  /// The first and the last eight bytes of a text; of a shorter one all that tells it apart from others of its length.
  @inlinable
  @inline(__always)
  static func ends(_ text: UnsafeBufferPointer<UInt8>) -> (head: UInt64, tail: UInt64) {
    let count = text.count
    guard let start = UnsafeRawPointer(text.baseAddress), count > 0 else { return (0, 0) }
    if count >= 8 {
      return (start.loadUnaligned(as: UInt64.self), (start + (count - 8)).loadUnaligned(as: UInt64.self))
    }
    if count >= 4 {
      let high = (start + (count - 4)).loadUnaligned(as: UInt32.self)
      return (UInt64(start.loadUnaligned(as: UInt32.self)) | UInt64(high) << 32, 0)
    }
    return (UInt64(text[0]) | UInt64(text[count / 2]) << 8 | UInt64(text[count - 1]) << 16, 0)
  }

  /// A hash whose low bits are good enough to choose a slot.
  @inlinable
  @inline(__always)
  public static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let (head, tail) = ends(text)
    var hash = (UInt64(truncatingIfNeeded: text.count) &* 0xD6E8_FEB8_6659_FD93).mixed(with: head)
    if text.count > 16, let start = UnsafeRawPointer(text.baseAddress) {
      var offset = 8
      while offset < text.count - 8 {
        hash = hash.mixed(with: (start + offset).loadUnaligned(as: UInt64.self))
        offset += 8
      }
    }
    return hash.mixed(with: tail)
  }

  /// Whether two texts have the same bytes.
  @inlinable
  @inline(__always)
  public static func areEqual(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count else { return false }
    guard ends(a) == ends(b) else { return false }
    guard a.count > 16, let x = UnsafeRawPointer(a.baseAddress), let y = UnsafeRawPointer(b.baseAddress) else {
      return true
    }
    var offset = 8
    while offset < a.count - 8 {
      let (left, right) = (x + offset, y + offset)
      if left.loadUnaligned(as: UInt64.self) != right.loadUnaligned(as: UInt64.self) { return false }
      offset += 8
    }
    return true
  }
}

/// A fixed list of words that finds each by its bytes.
public struct WordIndex: Sendable {
  /// The words, in their order.
  public let words: [String]
  /// The words' bytes, one behind the other, and where each ends.
  private let letters: [UInt8]
  private let ends: [UInt32]
  /// Open addressing; a slot holds a place in `words` plus one, or zero.
  private let slots: [UInt16]

  /// Of two equal words the first counts.
  public init(_ words: [String]) {
    precondition(words.count < UInt16.max, "a place plus one must fit a slot")
    self.words = words
    var letters: [UInt8] = []
    var ends: [UInt32] = []
    var slotCount = 16
    while slotCount < 4 * words.count { slotCount *= 2 }
    var slots = [UInt16](repeating: 0, count: slotCount)
    for (index, word) in words.enumerated() {
      var word = word
      word.withUTF8 { bytes in
        letters.append(contentsOf: bytes)
        var slot = Int(truncatingIfNeeded: WordBytes.hash(bytes)) & (slotCount - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
        slots[slot] = UInt16(index + 1)
      }
      ends.append(UInt32(letters.count))
    }
    (self.letters, self.ends, self.slots) = (letters, ends, slots)
  }

  /// The place of a word in the list, from 0; `nil` when it is none of them.
  public func find(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  public func find(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: WordBytes.hash(text)) & mask
    return letters.withUnsafeBufferPointer { letters in
      while slots[slot] != 0 {
        let index = Int(slots[slot]) - 1
        let start = index == 0 ? 0 : Int(ends[index - 1])
        let word = UnsafeBufferPointer(rebasing: letters[start..<Int(ends[index])])
        if WordBytes.areEqual(word, text) { return index }
        slot = (slot + 1) & mask
      }
      return nil
    }
  }
}
