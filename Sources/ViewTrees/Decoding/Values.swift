import LayoutModel
import SourceText
import YAMLSyntax

/// Single values. Each function returns `nil` after it has told what is wrong.
extension DocumentDecoder {
  /// Tells that a value is not what its key takes.
  mutating func reject(_ value: NodeID, expects expected: String, help: String? = nil, fix: Fix? = nil) {
    let key = reader.string(of: currentKey)
    report(
      .invalidValue, at: reader.isNull(value) ? reader.range(of: currentKey) : tellableRange(value),
      "'\(key)' takes \(expected), not \(described(value))", help: help, fix: fix)
  }

  /// How messages quote a value.
  func described(_ value: NodeID) -> String {
    switch reader.kind(of: value) {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .alias: return "an alias that refers to nothing"
    case .scalar:
      if reader.isNull(value) { return "nothing" }
      let text = reader.string(of: value)
      let start = text.prefix(40)
      return "'\(start)\(start.count < text.count ? "…" : "")'" + (isQuotedLiteral(value) ? " in quotes" : "")
    }
  }

  /// Whether a number or truth value was put in quotes, which makes it text.
  private func isQuotedLiteral(_ value: NodeID) -> Bool {
    switch reader.style(of: value) {
    case .singleQuoted, .doubleQuoted: Double(yaml: reader.bytes(of: value)) != nil
    default: false
    }
  }

  func isNone(_ value: NodeID) -> Bool {
    reader.kind(of: value) == .scalar && (reader.isNull(value) || reader.bytes(of: value).matches("none"))
  }

  /// A scalar that is not null.
  mutating func scalar(_ value: NodeID, _ expected: String) -> NodeID? {
    guard reader.kind(of: value) == .scalar, !reader.isNull(value) else {
      reject(value, expects: expected)
      return nil
    }
    return value
  }

  /// A scalar that is not null, as bytes.
  mutating func text(_ value: NodeID, _ expected: String) -> UnsafeBufferPointer<UInt8>? {
    scalar(value, expected).map { reader.bytes(of: $0) }
  }

  /// Text, or nothing without a finding where nothing is written.
  mutating func optionalText(_ value: NodeID, _ expected: String) -> String? {
    if reader.isNull(value) { return nil }
    return text(value, expected).map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func bool(_ value: NodeID) -> Bool? {
    if let bool = reader.bool(of: value) { return bool }
    reject(value, expects: "true or false")
    return nil
  }

  /// A finite number.
  mutating func number(_ value: NodeID) -> Double? {
    guard let number = reader.number(of: value) else {
      reject(value, expects: "a number")
      return nil
    }
    guard number.isFinite else {
      reject(value, expects: "a finite number", help: "UIKit raises an exception for such a value")
      return nil
    }
    return number
  }

  mutating func length(_ value: NodeID) -> Double? {
    guard let number = number(value) else { return nil }
    guard number >= 0 else {
      reject(value, expects: "a number of at least 0")
      return nil
    }
    return number
  }

  mutating func count(_ value: NodeID) -> Int? {
    guard let number = reader.number(of: value), number >= 0, number < 1e9, number == number.rounded() else {
      reject(value, expects: "a whole number of at least 0")
      return nil
    }
    return Int(number)
  }

  // MARK: - Words

  /// The index of a word among those that the key takes.
  mutating func word(_ value: NodeID, among words: [String]) -> Int? {
    guard reader.kind(of: value) == .scalar, !reader.isNull(value) else {
      reject(value, expects: Self.alternatives(words))
      return nil
    }
    let text = reader.bytes(of: value)
    // UIKit's cases as they stand in Swift code have a point in front.
    let bare = text.first == UInt8(ascii: ".") ? UnsafeBufferPointer(rebasing: text.dropFirst()) : text
    if let index = words.firstIndex(where: { $0.utf8.elementsEqual(bare) }) { return index }
    let nearest = NearestName.match(String(decoding: text, as: UTF8.self), among: words)
    reject(
      value, expects: Self.alternatives(words), help: nearest.map { "did you mean '\($0.name)'?" },
      fix: spelling(nearest, of: value))
    return nil
  }

  mutating func choice<Choice: CaseIterable & RawRepresentable>(_ value: NodeID) -> Choice?
  where Choice.RawValue == String {
    let cases = Array(Choice.allCases)
    return word(value, among: cases.map(\.rawValue)).map { cases[$0] }
  }

  /// The indices of the words of a list, or of a single word; words that the key does not take are told and left out.
  mutating func words(_ value: NodeID, among words: [String]) -> [Int]? {
    if reader.kind(of: value) == .sequence {
      return reader.items(of: value).compactMap { word($0, among: words) }
    }
    if isNone(value) { return [] }
    return word(value, among: words).map { [$0] }
  }

  /// A notification's name, with or without what older and newer Swift put around it.
  mutating func notification(_ value: NodeID, among names: [String]) -> Int? {
    if reader.kind(of: value) == .scalar {
      var name = Substring(reader.string(of: value))
      if name.hasPrefix("UIResponder.") { name = name.dropFirst("UIResponder.".count) }
      if name.hasPrefix(".") { name = name.dropFirst() }
      if name.hasPrefix("UIKeyboard") { name = "keyboard" + name.dropFirst("UIKeyboard".count) }
      if name.hasSuffix("Notification") { name = name.dropLast("Notification".count) }
      if let index = names.firstIndex(where: { $0 == name }) { return index }
    }
    return word(value, among: names)
  }

  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  // MARK: - Collections

  /// A list; nothing at all is an empty list.
  mutating func list(_ value: NodeID, _ expected: String) -> NodeID? {
    if reader.kind(of: value) == .sequence { return value }
    if !reader.isNull(value) { reject(value, expects: expected) }
    return nil
  }

  /// A mapping; nothing at all is an empty mapping.
  mutating func mapping(_ value: NodeID, _ expected: String) -> NodeID? {
    if reader.kind(of: value) == .mapping { return value }
    if !reader.isNull(value) { reject(value, expects: expected) }
    return nil
  }
}
