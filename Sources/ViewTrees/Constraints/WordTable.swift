/// Words and their meanings, looked up by their bytes through a small hash table.
package struct WordTable<Meaning: Sendable>: Sendable {
  private let meanings: [Meaning]
  /// The words, one behind the other, and where each ends.
  private let letters: [UInt8]
  private let ends: [Int]
  /// Open addressing; a slot holds an index plus one, or zero.
  private let slots: [UInt8]

  /// Of two equal words the first counts.
  package init(_ words: [(String, Meaning)]) {
    precondition(words.count < Self.slotCount / 2, "an index plus one must fit a byte, and searches must end")
    meanings = words.map(\.1)
    var letters: [UInt8] = []
    var ends: [Int] = []
    var slots = [UInt8](repeating: 0, count: Self.slotCount)
    for (index, word) in words.enumerated() {
      letters += word.0.utf8
      ends.append(letters.count)
      var slot = Self.slot(of: Array(word.0.utf8)[...])
      while slots[slot] != 0 { slot = (slot + 1) % Self.slotCount }
      slots[slot] = UInt8(index + 1)
    }
    (self.letters, self.ends, self.slots) = (letters, ends, slots)
  }

  private static var slotCount: Int { 256 }

  package func find(_ word: some RandomAccessCollection<UInt8>) -> Meaning? {
    guard !word.isEmpty else { return nil }
    var slot = Self.slot(of: word)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      let start = index == 0 ? 0 : ends[index - 1]
      if ends[index] - start == word.count, isEqual(word, start) { return meanings[index] }
      slot = (slot + 1) % Self.slotCount
    }
    return nil
  }

  private func isEqual(_ word: some RandomAccessCollection<UInt8>, _ start: Int) -> Bool {
    var offset = start
    for byte in word {
      if letters[offset] != byte { return false }
      offset += 1
    }
    return true
  }

  private static func slot(of word: some RandomAccessCollection<UInt8>) -> Int {
    let count = word.count
    let first = Int(word[word.startIndex])
    let middle = Int(word[word.index(word.startIndex, offsetBy: count / 2)])
    let last = Int(word[word.index(word.startIndex, offsetBy: count - 1)])
    return (count &* 67 &+ first &* 31 &+ middle &* 7 &+ last &* 131) % slotCount
  }

  /// Every word, in the table's order.
  package var words: [String] {
    ends.indices.map { String(decoding: letters[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]], as: UTF8.self) }
  }
}
