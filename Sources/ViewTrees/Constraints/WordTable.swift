import SourceText

/// Words and their meanings, looked up by their bytes.
package struct WordTable<Meaning: Sendable>: Sendable {
  private let index: WordIndex
  private let meanings: [Meaning]

  /// Of two equal words the first counts.
  package init(_ words: [(String, Meaning)]) {
    self.init(words.map(\.0), meaning: words.map(\.1))
  }

  /// The words, and the meaning of each.
  init(_ words: [String], meaning meanings: [Meaning]) {
    precondition(words.count == meanings.count, "every word has a meaning")
    index = WordIndex(words)
    self.meanings = meanings
  }

  package func find(_ word: UnsafeBufferPointer<UInt8>) -> Meaning? {
    guard let place = index.find(word) else { return nil }
    return meanings[place]
  }

  /// The meaning of a word, or another for words that are not in the table.
  package func find(_ word: UnsafeBufferPointer<UInt8>, otherwise unknown: Meaning) -> Meaning {
    guard let place = index.find(word) else { return unknown }
    return meanings[place]
  }

  package func find(_ word: String) -> Meaning? {
    guard let place = index.find(word) else { return nil }
    return meanings[place]
  }

  /// Every word, in the table's order.
  package var words: [String] { index.words }
}
