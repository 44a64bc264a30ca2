import SourceText
import ViewTrees

/// Finds the ids in a constraint's text, an expression or a visual format string, whether or not it can be read.
enum ConstraintNames {
  static func isKeyword(_ word: String) -> Bool { word == "self" || word == "superview" }

  /// The places of ids in a text, relative to it.
  ///
  /// - Parameter metrics: names that stand for numbers.
  static func ids(in text: UnsafeBufferPointer<UInt8>, metrics: Set<String>) -> [ByteRange] {
    let metric = { (name: UnsafeBufferPointer<UInt8>) -> Double? in
      metrics.contains(String(decoding: name, as: UTF8.self)) ? 1 : nil
    }
    if VisualFormat.isMeant(by: text) {
      guard let format = try? VisualFormat(text, metric: metric) else { return bracketed(in: text) }
      let objects = format.predicates.compactMap { predicate in
        if case .view(let name) = predicate.object { name } else { nil }
      }
      return (format.views.map(\.name) + objects).filter { !isKeyword(word($0, in: text)) }.sorted()
    }
    guard let expression = try? ConstraintExpression(text, metric: metric) else {
      return chainHeads(in: text).filter { !metrics.contains(word($0, in: text)) }
    }
    return [expression.first, expression.second].compactMap { $0.subject == .named ? $0.name : nil }
  }

  static func word(_ range: ByteRange, in text: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: text[range.indices], as: UTF8.self)
  }

  /// The words behind the opening brackets of a visual format string that cannot be read.
  private static func bracketed(in text: UnsafeBufferPointer<UInt8>) -> [ByteRange] {
    var ranges: [ByteRange] = []
    var i = 0
    while i < text.count {
      i += 1
      guard text[i - 1] == UInt8(ascii: "[") else { continue }
      let start = i
      while i < text.count, isNameByte(text[i]), text[i] != UInt8(ascii: "-") { i += 1 }
      let range = ByteRange(start, i)
      if !range.isEmpty, !isKeyword(word(range, in: text)) { ranges.append(range) }
    }
    return ranges
  }

  /// The first words of chains (`title` of `title.leading`) in an expression that cannot be read.
  private static func chainHeads(in text: UnsafeBufferPointer<UInt8>) -> [ByteRange] {
    var ranges: [ByteRange] = []
    var i = 0
    while i < text.count {
      guard isNameByte(text[i]), text[i] &- 0x30 >= 10, text[i] != UInt8(ascii: "-") else {
        i += 1
        continue
      }
      let start = i
      while i < text.count, isNameByte(text[i]) { i += 1 }
      let range = ByteRange(start, i)
      let isHead = start == 0 || text[start - 1] != UInt8(ascii: ".")
      let isPriority = start > 0 && text[start - 1] == UInt8(ascii: "@")
      let word = word(range, in: text)
      let isWord = ConstraintVocabulary.attribute(word) != nil || ConstraintVocabulary.guide(word) != nil
      if isHead, !isPriority, !isWord, !isKeyword(word) { ranges.append(range) }
    }
    return ranges
  }

  /// Whether a byte can be part of an id.
  static func isNameByte(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
