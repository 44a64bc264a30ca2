import SourceText
import Testing

@Suite struct WordIndexTests {
  /// Words that share their ends, their middles or their lengths.
  private static let words: [String] =
    (1...40).map { String(repeating: "a", count: $0) }
    + (0..<40).flatMap { gap in
      ["x", "yz"].map { String(repeating: "b", count: gap) + $0 + String(repeating: "b", count: 40 - gap) }
    }
    + ["leading", "trailing", "translatesAutoresizingMaskIntoConstraints", "é", "éé"]

  @Test func everyWordHasItsPlace() {
    let index = WordIndex(Self.words)
    for (place, word) in Self.words.enumerated() { #expect(index.find(word) == place, "\(word)") }
  }

  @Test func noOtherTextIsFound() {
    let index = WordIndex(Self.words)
    #expect(index.find("") == nil)
    for word in Self.words {
      for other in [word + "!", "!" + word, String(word.dropLast()) + "!", "!" + word.dropFirst()] {
        #expect(index.find(other) == nil, "\(other)")
      }
    }
  }

  @Test func ofTwoEqualWordsTheFirstCounts() {
    #expect(WordIndex(["top", "bottom", "top"]).find("top") == 0)
  }

  @Test(arguments: ["cell_", "containerView", "x"])
  func numberedNamesSpreadOverTheSlots(stem: String) {
    let hashes = (10_000..<14_096).map { number in
      var name = "\(stem)\(number)"
      return name.withUTF8 { WordBytes.hash($0) }
    }
    // By chance it would be 2589 of 4096.
    for half in [0, 32] { #expect(Set(hashes.map { $0 >> half & 4095 }).count > 2400, "from bit \(half)") }
  }

  @Test func textsAreEqualWhenAllTheirBytesAre() {
    for length in 0...40 {
      let text = (0..<length).map { UInt8($0) }
      text.withUnsafeBufferPointer { a in
        #expect(WordBytes.areEqual(a, a))
        for place in 0..<length {
          var changed = text
          changed[place] ^= 0x80
          changed.withUnsafeBufferPointer { b in
            #expect(!WordBytes.areEqual(a, b))
            #expect(WordBytes.hash(a) != WordBytes.hash(b))
          }
        }
      }
    }
  }
}

@Suite struct EightBytesTests {
  @Test(arguments: 0..<20) func aByteIsFoundWhereItFirstStands(_ place: Int) {
    var text = [UInt8](repeating: UInt8(ascii: "$"), count: 20)
    text[place] = UInt8(ascii: "#")
    text.withUnsafeBufferPointer { text in
      for start in 0...20 {
        for end in start...20 {
          let expected = start <= place && place < end ? place : nil
          #expect(text.firstIndex(of: UInt8(ascii: "#"), from: start, before: end) == expected)
        }
      }
    }
  }

  @Test func wordsAreFoundInLettersOfEitherCase() {
    #expect("TPKeyboardAvoidingScrollView".containsWord("keyboard"))
    #expect("keyboard".containsWord("keyboard"))
    #expect(!"Keyboar".containsWord("keyboard"))
    #expect(!"".containsWord("keyboard"))
    #expect("a KEYBOARD".containsWord("keyboard"))
  }
}
