import SourceText

/// What plain scalars mean as numbers and truth values.
extension SyntaxReader {
  /// Nothing, `~` or `null`.
  package func isNull(_ node: NodeID) -> Bool {
    guard kind(of: node) == .scalar, style(of: node) == .plain else { return false }
    let text = bytes(of: node)
    switch text.count {
    case 0: return true
    case 1: return text[0] == UInt8(ascii: "~")
    case 4: return text.matchesWord("null")
    default: return false
    }
  }

  /// A truth value as Objective-C (`YES`, `NO`), Swift and YAML 1.1 (`yes`, `no`, `on`, `off`) write them; `nil` for
  /// anything else, and for text in quotes.
  package func bool(of node: NodeID) -> Bool? {
    guard kind(of: node) == .scalar, style(of: node) == .plain else { return nil }
    let text = bytes(of: node)
    switch text.count {
    case 2: return text.matchesWord("on") ? true : text.matchesWord("no") ? false : nil
    case 3: return text.matchesWord("yes") ? true : text.matchesWord("off") ? false : nil
    case 4: return text.matchesWord("true") ? true : nil
    case 5: return text.matchesWord("false") ? false : nil
    default: return nil
    }
  }

  /// A number as YAML writes it, possibly infinite or not a number (`.inf`, `.nan`, `1e400`); `nil` for anything
  /// else, and for text in quotes.
  package func number(of node: NodeID) -> Double? {
    guard kind(of: node) == .scalar, style(of: node) == .plain else { return nil }
    return Double(yaml: bytes(of: node))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these are exactly the bytes of an ASCII literal.
  package func matches(_ literal: StaticString) -> Bool {
    count == literal.utf8CodeUnitCount
      && elementsEqual(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Whether these are the bytes of a lowercase word, or of its form in capitals or with a capital first.
  package func matchesWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    let letters = word.utf8Start
    var capitals = 0
    for i in 0..<count {
      if self[i] == letters[i] { continue }
      guard self[i] | 0x20 == letters[i], capitals == i else { return false }
      capitals += 1
    }
    return capitals <= 1 || capitals == count
  }
}

extension Double {
  /// Reads a number as YAML's core schema writes it: `12`, `-0.5`, `.5`, `1e3`, `0x1F`, `.inf`, `.nan`.
  package init?(yaml text: UnsafeBufferPointer<UInt8>) {
    if let decimal = DecimalNumber.parse(text) {
      self = decimal
      return
    }
    guard let first = text.first, text.count <= 400 else { return nil }
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let body = UnsafeBufferPointer(rebasing: text[(isSigned ? 1 : 0)...])
    if body.matchesWord(".inf") || body.matches(".Inf") {
      self = first == UInt8(ascii: "-") ? -.infinity : .infinity
      return
    }
    if text.matchesWord(".nan") || text.matches(".NaN") || text.matches("NaN") {
      self = .nan
      return
    }
    if body.count > 2, body[0] == UInt8(ascii: "0"), body[1] == UInt8(ascii: "x") {
      guard !isSigned, let value = UInt64(String(decoding: body[2...], as: UTF8.self), radix: 16) else { return nil }
      self = Double(value)
      return
    }
    let isDecimal = body.allSatisfy {
      switch $0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"),
        UInt8(ascii: "+"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isDecimal, body.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    var written = String(decoding: text, as: UTF8.self)
    // YAML allows a point without digits before or behind it; Swift does not.
    if body.first == UInt8(ascii: ".") {
      written.insert("0", at: written.index(written.startIndex, offsetBy: isSigned ? 1 : 0))
    }
    if body.last == UInt8(ascii: ".") { written.append("0") }
    guard let value = Double(written) else { return nil }
    self = value
  }
}
