import SourceText
import YAMLSyntax

/// Puts elements into collections and takes them out, in the style in which the collection is written.
///
/// A function returns `nil` where the edit would cost a comment, or where the text is not written as the function knows
/// it.
struct CollectionEditor {
  let tree: SyntaxTree
  let text: WrittenText

  init(_ tree: SyntaxTree) {
    self.tree = tree
    text = WrittenText(tree.source.bytes)
  }

  // MARK: - Flow style

  /// Elements behind the last one of `[…]` or `{…}`.
  ///
  /// - Parameter last: the range of the last element there is.
  func appendToFlow(_ elements: [String], behind last: ByteRange?, in collection: ByteRange) -> [Edit]? {
    let (open, close) = (collection.lowerBound, collection.upperBound - 1)
    guard let opening = text.byte(open), let closing = text.byte(close),
      (opening, closing) == (UInt8(ascii: "["), UInt8(ascii: "]"))
        || (opening, closing) == (UInt8(ascii: "{"), UInt8(ascii: "}"))
    else { return nil }
    guard let last else { return [Edit(ByteRange(at: open + 1), elements.joined(separator: ", "))] }

    let next = text.skippingSpaceAndComments(from: last.upperBound)
    let hasComma = text.byte(next) == UInt8(ascii: ",")
    let lineEnd = text.lineEnd(of: hasComma ? next : last.upperBound)
    // Elements on lines of their own get lines of their own.
    if let indentation = text.indentation(before: last.lowerBound), lineEnd < close {
      let lines = elements.map { text.lineBreak + indentation + $0 }
      if hasComma { return [Edit(ByteRange(at: lineEnd), lines.map { $0 + "," }.joined())] }
      let newText = lines.joined(separator: ",")
      if lineEnd == last.upperBound { return [Edit(ByteRange(at: lineEnd), "," + newText)] }
      return [Edit(ByteRange(at: last.upperBound), ","), Edit(ByteRange(at: lineEnd), newText)]
    }
    if hasComma { return [Edit(ByteRange(at: next + 1), elements.map { " \($0)," }.joined())] }
    return [Edit(ByteRange(at: last.upperBound), elements.map { ", \($0)" }.joined())]
  }

  // MARK: - Sequences

  /// Where the dash of a block sequence's item stands.
  func dash(of item: NodeID) -> Int? {
    var offset = tree.range(of: item).lowerBound
    while offset > 0, text.bytes[offset - 1] <= 0x20 { offset -= 1 }
    return offset > 0 && text.bytes[offset - 1] == UInt8(ascii: "-") ? offset - 1 : nil
  }

  /// What stands before each item of a block sequence: indentation, dash and blanks.
  func itemPrefix(ofBlock list: NodeID) -> String? {
    let dash = tree.range(of: list).lowerBound
    guard text.byte(dash) == UInt8(ascii: "-"), let indentation = text.indentation(before: dash) else { return nil }
    let item = text.skippingBlanks(from: dash + 1)
    let blanks = item > dash + 1 && item < text.lineEnd(of: dash) ? text.string(dash + 1..<item) : " "
    return "\(indentation)-\(blanks)"
  }

  func append(_ items: [String], to list: NodeID) -> [Edit]? {
    let last = tree.writtenItems(of: list).last
    if tree.isFlow(list) {
      return appendToFlow(items, behind: last.map { tree.range(of: $0) }, in: tree.range(of: list))
    }
    guard let last, let prefix = itemPrefix(ofBlock: list) else { return nil }
    let place = text.lineEnd(of: tree.range(of: last).upperBound)
    return [Edit(ByteRange(at: place), items.map { text.lineBreak + prefix + $0 }.joined())]
  }

  // MARK: - Mappings

  /// A key with its value, before the first of the keys that are to follow it.
  ///
  /// - Parameter value: the value's lines; those behind the first stand below the key, relative to it. Flow style takes
  ///   `flowValue`.
  func insert(
    _ key: String, _ value: [String], flowValue: String, into mapping: NodeID, before followers: Set<String>
  ) -> [Edit]? {
    let entries = tree.writtenEntries(of: mapping)
    guard let first = entries.first else {
      return tree.isFlow(mapping)
        ? appendToFlow(["\(key): \(flowValue)"], behind: nil, in: tree.range(of: mapping)) : nil
    }
    let place = entries.firstIndex { followers.contains(tree.text(of: $0.key)) } ?? entries.count
    if tree.isFlow(mapping) {
      let isQuoted = tree.style(of: first.key) == .doubleQuoted
      let entry = "\(isQuoted ? "\"\(key)\"" : key): \(flowValue)"
      if place == entries.count {
        return appendToFlow([entry], behind: range(of: entries[place - 1]), in: tree.range(of: mapping))
      }
      let start = tree.range(of: entries[place].key).lowerBound
      guard isBare(start, behind: [UInt8(ascii: "{"), UInt8(ascii: ",")]) else { return nil }
      let separator = text.indentation(before: start).map { text.lineBreak + $0 } ?? " "
      return [Edit(ByteRange(at: start), "\(entry),\(separator)")]
    }
    let indentation = String(repeating: " ", count: text.column(of: tree.range(of: first.key).lowerBound))
    var lines = value
    lines[0] = lines[0].isEmpty ? "\(key):" : "\(key): \(lines[0])"
    if place > 0, !isTextBlock(entries[place - 1].value) {
      let end = text.lineEnd(of: range(of: entries[place - 1]).upperBound)
      return [Edit(ByteRange(at: end), lines.map { text.lineBreak + indentation + $0 }.joined())]
    }
    guard place < entries.count else { return nil }
    let start = tree.range(of: entries[place].key).lowerBound
    guard isBare(start, behind: [UInt8(ascii: "-")]) else { return nil }
    return [Edit(ByteRange(at: start), lines.map { $0 + text.lineBreak + indentation }.joined())]
  }

  func entry(_ key: String, of mapping: NodeID) -> SyntaxEntry? {
    tree.writtenEntries(of: mapping).first { tree.text(of: $0.key) == key }
  }

  /// From the key to the end of the value.
  func range(of entry: SyntaxEntry) -> ByteRange {
    let (key, value) = (tree.range(of: entry.key), tree.range(of: entry.value))
    return ByteRange(key.lowerBound, max(key.upperBound, value.upperBound))
  }

  /// Trailing blank lines may belong to a text block.
  private func isTextBlock(_ node: NodeID) -> Bool {
    tree.kind(of: node) == .scalar && [.literal, .folded].contains(tree.style(of: node))
  }

  /// Whether nothing but blanks (no anchor, no tag) stands between an offset and one of some signs, or the line's start.
  private func isBare(_ offset: Int, behind signs: [UInt8]) -> Bool {
    var before = offset
    while before > 0, WrittenText.isBlank(text.bytes[before - 1]) { before -= 1 }
    return before == text.lineStart(of: offset) || signs.contains(text.bytes[before - 1])
  }

  // MARK: - Taking out

  /// Takes one of several elements out.
  ///
  /// - Parameter elements: the ranges of all elements as they are written, dashes included.
  func removal(of index: Int, of elements: [ByteRange], isFlow: Bool) -> [Edit]? {
    guard elements.count > 1 else { return nil }
    let element = elements[index]
    let next = index + 1 < elements.count ? elements[index + 1] : nil
    let rest = text.skippingBlanks(from: element.upperBound)
    let endsLine = rest == text.lineEnd(of: element.upperBound)
    if !isFlow, text.indentation(before: element.lowerBound) != nil {
      // A comment on the element's last line stays, on a line of its own.
      guard endsLine else { return [Edit(ByteRange(element.lowerBound, rest), "")] }
      let start = text.lineStart(of: element.lowerBound)
      if rest < text.bytes.count { return [Edit(ByteRange(start, text.nextLine(after: rest)), "")] }
      return [Edit(ByteRange(text.previousLineEnd(before: start), rest), "")]
    }
    let range: ByteRange
    if let next {
      range = ByteRange(element.lowerBound, next.lowerBound)
    } else if isFlow {
      range = ByteRange(elements[index - 1].upperBound, element.upperBound)
    } else {
      return nil
    }
    return text.mayHoldComment(element.upperBound..<max(element.upperBound, range.upperBound))
      || text.mayHoldComment(range.lowerBound..<max(range.lowerBound, element.lowerBound)) ? nil : [Edit(range, "")]
  }
}
