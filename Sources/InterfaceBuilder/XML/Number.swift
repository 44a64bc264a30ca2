/// Numbers as Interface Builder writes them.
enum Number {
  /// A finite decimal number. Magnitudes beyond a million points are refused: no layout has them, and sums of them
  /// would drown the fractions that decide.
  static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let value = short(text) ?? Double(String(decoding: text, as: UTF8.self)), abs(value) <= 1e6 else {
      return nil
    }
    return snapped(value)
  }

  /// Numbers of a few digits, which most are, without a detour through `String`.
  private static func short(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard !text.isEmpty, text.count <= 15 else { return nil }
    var digits: Int64 = 0
    var power = 1.0
    var seenPoint = false
    let negative = text[0] == UInt8(ascii: "-")
    guard text.count > (negative ? 1 : 0) else { return nil }
    for byte in text.dropFirst(negative ? 1 : 0) {
      if byte == UInt8(ascii: "."), !seenPoint {
        seenPoint = true
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        if seenPoint { power *= 10 }
      } else {
        return nil
      }
    }
    // Both are exact, so the division rounds once, as it should.
    return (negative ? -1 : 1) * Double(digits) / power
  }

  /// A stored number that misses a whole, half or third of a point by rounding noise is that number.
  ///
  /// Files hold 14/3 as 4.6666666666666856, or in single precision as 4.6666665, and 0 as -1.4e-14; taken at their word,
  /// rows that agree would conflict.
  static func snapped(_ value: Double) -> Double {
    let sixths = value * 6
    let whole = sixths.rounded()
    return abs(sixths - whole) < 1e-4 ? whole / 6 + 0 : value
  }

  /// A multiplier: a number, a ratio (`3:10`, `2/3`, with or without blanks), or a share (`50%`).
  static func parseMultiplier(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    let trimmed = trim(text)
    if trimmed.last == UInt8(ascii: "%") {
      return parse(trim(UnsafeBufferPointer(rebasing: trimmed.dropLast()))).map { $0 / 100 }
    }
    guard let bar = trimmed.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) else {
      return plain(trimmed)
    }
    guard let numerator = plain(trim(UnsafeBufferPointer(rebasing: trimmed[..<bar]))),
      let denominator = plain(trim(UnsafeBufferPointer(rebasing: trimmed[(bar + 1)...]))), denominator != 0
    else { return nil }
    return numerator / denominator
  }

  private static func plain(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let value = short(text) ?? Double(String(decoding: text, as: UTF8.self)), abs(value) <= 1e9 else {
      return nil
    }
    return value
  }

  private static func trim(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var part = text[...]
    while part.first == UInt8(ascii: " ") { part.removeFirst() }
    while part.last == UInt8(ascii: " ") { part.removeLast() }
    return UnsafeBufferPointer(rebasing: part)
  }
}
