/// Reads decimal numbers from bytes, exactly: the nearest `Double` to what is written.
public enum DecimalNumber {
  /// The number that begins at `start`: digits with an optional fraction and exponent, without a sign.
  ///
  /// - Returns: the value, which is `inf` when the number is too large, and the offset behind it; `nil` when no
  ///   number begins there. A point or an `e` without digits behind it does not belong to the number.
  public static func scan(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (value: Double, end: Int)? {
    var reader = Reader(text: text, offset: start)
    reader.digits(scale: 0)
    if reader.peek(0) == UInt8(ascii: "."), isDigit(reader.peek(1)) {
      reader.offset += 1
      reader.digits(scale: -1)
    }
    guard reader.offset > start else { return nil }
    reader.exponent()
    if let value = reader.exactValue { return (value, reader.offset) }
    let written = String(decoding: text[start..<reader.offset], as: UTF8.self)
    return (Double(written) ?? .infinity, reader.offset)
  }

  /// The number that a whole text is, with an optional sign; `nil` when it is anything else, or not finite.
  public static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    let isNegative = text.first == UInt8(ascii: "-")
    let start = isNegative || text.first == UInt8(ascii: "+") ? 1 : 0
    guard let (value, end) = scan(text, at: start), end == text.count, value.isFinite else { return nil }
    return isNegative ? -value : value
  }

  fileprivate static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private struct Reader {
    let text: UnsafeBufferPointer<UInt8>
    var offset: Int
    private var mantissa: UInt64 = 0
    private var power = 0
    /// The mantissa has lost digits, or the exponent is past counting.
    private var isInexact = false

    init(text: UnsafeBufferPointer<UInt8>, offset: Int) {
      (self.text, self.offset) = (text, offset)
    }

    func peek(_ distance: Int) -> UInt8 {
      offset + distance < text.count ? text[offset + distance] : 0
    }

    /// - Parameter scale: what each digit does to the power of ten: 0 before the point, -1 behind it.
    mutating func digits(scale: Int) {
      while DecimalNumber.isDigit(peek(0)) {
        if mantissa < 1_000_000_000_000_000_000 {
          mantissa = mantissa * 10 + UInt64(peek(0) - 0x30)
          power += scale
        } else {
          isInexact = true
        }
        offset += 1
      }
    }

    mutating func exponent() {
      guard peek(0) | 0x20 == UInt8(ascii: "e") else { return }
      let sign = peek(1)
      let skip = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? 2 : 1
      guard DecimalNumber.isDigit(peek(skip)) else { return }
      offset += skip
      var value = 0
      while DecimalNumber.isDigit(peek(0)) {
        value = min(value * 10 + Int(peek(0) - 0x30), 100_000)
        offset += 1
      }
      power += sign == UInt8(ascii: "-") ? -value : value
    }

    /// Both factors are exact, so that the one rounding of the product or quotient gives the nearest number.
    var exactValue: Double? {
      guard !isInexact, mantissa <= 1 << 53 else { return nil }
      if power == 0 { return Double(mantissa) }
      guard power.magnitude < DecimalNumber.powersOfTen.count else { return nil }
      let scale = DecimalNumber.powersOfTen[Int(power.magnitude)]
      return power < 0 ? Double(mantissa) / scale : Double(mantissa) * scale
    }
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
