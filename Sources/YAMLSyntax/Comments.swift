package import SourceText

extension SyntaxTree {
  /// The comments up to `parsedEnd`, each from its `#` to the end of its line, in order.
  ///
  /// libyaml throws comments away, so they are looked for in the text, outside quotes and text blocks. A plain scalar
  /// cannot contain one.
  package func comments() -> [ByteRange] {
    var comments: [ByteRange] = []
    text.withUnsafeBufferPointer { text in
      var nextNode = 0
      var i = 0
      // Parsing may have broken off inside a comment or a text block, before the end of either.
      while i < parsedEnd, let found = text.firstIndex(of: UInt8(ascii: "#"), from: i, before: parsedEnd) {
        i = found + 1
        guard found == 0 || text[found - 1] <= 0x20 || found == 3 && text[0] == 0xEF else { continue }
        // The first scalar in quotes or text block that ends behind the place is the one that may hold it.
        while nextNode < store.nodes.count, !Self.mayHold(store.nodes[nextNode], found) { nextNode += 1 }
        if nextNode < store.nodes.count, let inside = Self.content(of: store.nodes[nextNode], text).map({ $0 }),
          inside.contains(found)
        {
          i = inside.upperBound
          continue
        }
        let end = Self.lineEnd(text, from: found)
        comments.append(ByteRange(found, end))
        i = end
      }
    }
    return comments
  }

  private static func mayHold(_ node: SyntaxNode, _ place: Int) -> Bool {
    node.kind == .scalar && node.style != .plain && Int(node.end) > place
  }

  /// What of a scalar in quotes or text block is text: not the first line of a block, which may have a comment.
  private static func content(of node: SyntaxNode, _ text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard node.style == .literal || node.style == .folded else { return node.range.indices }
    let header = lineEnd(text, from: Int(node.start))
    return header < Int(node.end) ? header..<Int(node.end) : nil
  }

  /// The end of a line as YAML 1.1 sees it: LF, CR, and U+0085, U+2028 and U+2029 end a comment.
  private static func lineEnd(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var i = start
    while i < text.count {
      switch text[i] {
      case 0x0A, 0x0D: return i
      case 0xC2 where i + 1 < text.count && text[i + 1] == 0x85: return i
      case 0xE2 where i + 2 < text.count && text[i + 1] == 0x80 && text[i + 2] & 0xFE == 0xA8: return i
      default: i += 1
      }
    }
    return i
  }
}
