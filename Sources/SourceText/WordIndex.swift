/// A fixed list of words that finds each by its bytes.
///
/// A class, since a structure would be copied with all its arrays wherever a word is looked up.
public final class WordIndex: Sendable {
  /// The words, in their order.
  public let words: [String]
  /// Open addressing. A slot has three numbers: the two ends of a word (all there is of most words), and where the
  /// word is: its length, its place in `words` plus one, and where it begins in `letters`. The last is zero in a free
  /// slot. Numbers rather than a structure, since an array of a type of its own costs the program time to start.
  private let slots: [UInt64]
  private let mask: Int
  /// For the low five bits of a first byte: how long the words are that begin with it, a bit for each length, the last
  /// one for all that are longer. Most texts that are none of the words show it here.
  private let lengths: [UInt32]
  /// The words' bytes, one behind the other, for those that are longer than their two ends.
  private let letters: [UInt8]

  /// Of two equal words the first counts. Words have less than 64 KiB.
  public init(_ words: [String]) {
    precondition(words.count < UInt16.max, "a place plus one must fit a slot")
    self.words = words
    var letters: [UInt8] = []
    var lengths = [UInt32](repeating: 0, count: 32)
    var slotCount = 16
    while slotCount < 4 * words.count { slotCount *= 2 }
    var slots = [UInt64](repeating: 0, count: 3 * slotCount)
    for (index, word) in words.enumerated() {
      var word = word
      word.withUTF8 { bytes in
        let (head, tail) = WordBytes.ends(bytes)
        var slot = Int(truncatingIfNeeded: WordBytes.hash(bytes)) & (slotCount - 1)
        while slots[3 * slot + 2] != 0 { slot = (slot + 1) & (slotCount - 1) }
        let place = UInt64(UInt16(bytes.count)) << 48 | UInt64(index + 1) << 32 | UInt64(letters.count)
        (slots[3 * slot], slots[3 * slot + 1], slots[3 * slot + 2]) = (head, tail, place)
        letters.append(contentsOf: bytes)
        lengths[Self.beginning(of: bytes)] |= Self.lengthBit(of: bytes)
      }
    }
    (self.letters, self.lengths, self.slots, mask) = (letters, lengths, slots, slotCount - 1)
  }

  private static func beginning(of text: UnsafeBufferPointer<UInt8>) -> Int { Int(text.first ?? 0) & 31 }

  private static func lengthBit(of text: UnsafeBufferPointer<UInt8>) -> UInt32 { 1 << UInt32(min(text.count, 31)) }

  /// The place of a word in the list, from 0; `nil` when it is none of them.
  public func find(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  public func find(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    if lengths[Self.beginning(of: text)] & Self.lengthBit(of: text) == 0 { return nil }
    let ends = WordBytes.ends(text)
    var slot = Int(truncatingIfNeeded: WordBytes.hash(text, ends)) & mask
    return slots.withUnsafeBufferPointer { slots in
      while true {
        let start = 3 &* slot
        let place = slots[start &+ 2]
        if place == 0 { return nil }
        if slots[start] == ends.head, slots[start &+ 1] == ends.tail, place >> 48 == text.count,
          text.count <= 16 || isWord(text, at: Int(place & 0xFFFF_FFFF))
        {
          return Int(place >> 32 & 0xFFFF) &- 1
        }
        slot = (slot &+ 1) & mask
      }
    }
  }

  private func isWord(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    letters.withUnsafeBufferPointer {
      WordBytes.areEqual(UnsafeBufferPointer(rebasing: $0[start..<start + text.count]), text)
    }
  }
}
