/// Words and their meanings, looked up by their bytes.
///
/// The tables are small (at most some forty words), so a scan that compares length and first letter beats hashing.
struct WordTable<Meaning: Sendable>: Sendable {
  private struct Entry: Sendable {
    let word: [UInt8]
    let meaning: Meaning
  }

  private let entries: [Entry]

  init(_ words: [(String, Meaning)]) {
    entries = words.map { Entry(word: Array($0.0.utf8), meaning: $0.1) }
  }

  func find(_ word: some RandomAccessCollection<UInt8>) -> Meaning? {
    let count = word.count
    for entry in entries where entry.word.count == count && entry.word.first == word.first {
      if entry.word.elementsEqual(word) { return entry.meaning }
    }
    return nil
  }

  /// Every word, in the table's order.
  var words: [String] { entries.map { String(decoding: $0.word, as: UTF8.self) } }
}
