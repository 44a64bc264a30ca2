/// A fixed list of words that finds each by its bytes.
///
/// A class, since a structure would be copied with all its arrays wherever a word is looked up.
public final class WordIndex: Sendable {
  /// The words, in their order.
  public let words: [String]
  /// For each kind of text, the first of the words that are of it, by its place plus one; zero where there is none. Most
  /// texts that are none of the words show it here.
  private let firsts: [UInt16]
  /// Each word has three numbers: its two ends (all there is of most words), and what else is known of it: its length,
  /// the next word of its kind, and where it begins in `letters`. Numbers rather than a structure, since an array of a
  /// type of its own costs the program time to start.
  private let entries: [UInt64]
  /// The words' bytes, one behind the other, for those that are longer than their two ends.
  private let letters: [UInt8]

  /// Of two equal words the first counts. Words have less than 64 KiB.
  public init(_ words: [String]) {
    precondition(words.count < UInt16.max, "a place plus one must fit its number")
    self.words = words
    var letters: [UInt8] = []
    var firsts = [UInt16](repeating: 0, count: Self.kindCount)
    var entries = [UInt64](repeating: 0, count: 3 * words.count)
    // Backwards, so that each word comes before those that are of its kind already.
    for (place, word) in words.enumerated().reversed() {
      var word = word
      word.withUTF8 { bytes in
        let kind = Self.kind(of: bytes)
        (entries[3 * place], entries[3 * place + 1]) = WordBytes.ends(bytes)
        entries[3 * place + 2] = UInt64(UInt16(bytes.count)) << 48 | UInt64(firsts[kind]) << 32 | UInt64(letters.count)
        firsts[kind] = UInt16(place + 1)
        letters.append(contentsOf: bytes)
      }
    }
    (self.letters, self.firsts, self.entries) = (letters, firsts, entries)
  }

  /// Texts are of one kind that begin alike, in the low five bits, and are equally long; all long ones are so.
  private static func kind(of text: UnsafeBufferPointer<UInt8>) -> Int {
    text.isEmpty ? 0 : Int(text[0] & 31) << 5 | min(text.count, 31)
  }

  private static let kindCount = 32 * 32

  /// The place of a word in the list, from 0; `nil` when it is none of them.
  public func find(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  public func find(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let first = Int(firsts[Self.kind(of: text)])
    if first == 0 { return nil }
    return text.count <= 16 ? find(text, from: first, isLong: false) : findLong(text, from: first)
  }

  /// In a function of its own, so that short words, as most are, need few registers.
  @inline(never)
  private func findLong(_ text: UnsafeBufferPointer<UInt8>, from first: Int) -> Int? {
    find(text, from: first, isLong: true)
  }

  /// Looks through the words of one kind.
  ///
  /// - Parameter isLong: whether there is more of the text than its two ends.
  @inline(__always)
  private func find(_ text: UnsafeBufferPointer<UInt8>, from first: Int, isLong: Bool) -> Int? {
    var next = first
    let ends = WordBytes.ends(text)
    return entries.withUnsafeBufferPointer { entries in
      repeat {
        let entry = 3 &* (next &- 1)
        let rest = entries[entry &+ 2]
        if entries[entry] == ends.head, entries[entry &+ 1] == ends.tail, rest >> 48 == text.count,
          !isLong || isWord(text, at: Int(rest & 0xFFFF_FFFF))
        {
          return next &- 1
        }
        next = Int(rest >> 32 & 0xFFFF)
      } while next != 0
      return nil
    }
  }

  private func isWord(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    letters.withUnsafeBufferPointer {
      WordBytes.areEqual(UnsafeBufferPointer(rebasing: $0[start..<start + text.count]), text)
    }
  }
}
