import SourceText

/// Reads JSON text as RFC 8259 has it. Bytes that are not UTF-8 and lone surrogates become U+FFFD.
struct JSONParser {
  /// Why a text is no JSON.
  struct Failure: Error, Equatable {
    var message: String
    /// In bytes from the start of the text.
    var offset: Int
  }

  /// How deep arrays and objects may nest.
  static let depthLimit = 128

  private let text: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var depth = 0

  private init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  static func parse(_ text: [UInt8]) throws(Failure) -> JSONValue {
    let result = text.withUnsafeBufferPointer { buffer in
      Result { () throws(Failure) in
        var parser = JSONParser(buffer)
        let value = try parser.value()
        parser.skipBlanks()
        guard parser.offset == buffer.count else { throw parser.failure("nothing may follow the value") }
        return value
      }
    }
    return try result.get()
  }

  private func failure(_ message: String) -> Failure { Failure(message: message, offset: offset) }

  private func peek() -> UInt8 { offset < text.count ? text[offset] : 0 }

  private mutating func skipBlanks() {
    while offset < text.count {
      switch text[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < text.count, text[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSONValue {
    skipBlanks()
    switch peek() {
    case UInt8(ascii: "{"): return try nested { parser throws(Failure) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(Failure) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(Failure) -> JSONValue
  ) throws(Failure) -> JSONValue {
    guard depth < Self.depthLimit else { throw failure("nested more than \(Self.depthLimit) levels deep") }
    depth += 1
    offset += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    for i in 0..<word.utf8CodeUnitCount where !take(word.utf8Start[i]) { throw failure("a value is expected") }
    return value
  }

  private mutating func object() throws(Failure) -> JSONValue {
    var members: [String: JSONValue] = [:]
    skipBlanks()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipBlanks()
      guard peek() == UInt8(ascii: "\"") else { throw failure("the name of a member is expected") }
      let name = try string()
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw failure("':' is expected") }
      members[name] = try value()
      skipBlanks()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw failure("',' or '}' is expected") }
    }
  }

  private mutating func array() throws(Failure) -> JSONValue {
    var items: [JSONValue] = []
    skipBlanks()
    if take(UInt8(ascii: "]")) { return .array(items) }
    while true {
      items.append(try value())
      skipBlanks()
      if take(UInt8(ascii: "]")) { return .array(items) }
      guard take(UInt8(ascii: ",")) else { throw failure("',' or ']' is expected") }
    }
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = offset
    let isNegative = take(UInt8(ascii: "-"))
    let digits = offset
    while peek() &- 0x30 < 10 { offset += 1 }
    let hasLeadingZero = offset - digits > 1 && text[digits] == UInt8(ascii: "0")
    guard offset > digits, !hasLeadingZero else {
      offset = start
      throw failure("a value is expected")
    }
    guard let (magnitude, end) = DecimalNumber.scan(text, at: digits) else { throw failure("a number is expected") }
    if end == offset, let whole = Int(String(decoding: text[start..<end], as: UTF8.self)) { return .integer(whole) }
    offset = end
    return .number(isNegative ? -magnitude : magnitude)
  }
}

extension JSONParser {
  /// Reads the string whose opening quote stands here.
  private mutating func string() throws(Failure) -> String {
    offset += 1
    let start = offset
    plainRun()
    if peek() == UInt8(ascii: "\""), offset < text.count {
      defer { offset += 1 }
      return String(decoding: text[start..<offset], as: UTF8.self)
    }
    var bytes = Array(text[start..<offset])
    while true {
      guard offset < text.count else { throw failure("the string does not end") }
      switch text[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        offset += 1
        try escape(into: &bytes)
      case 0..<0x20: throw failure("a control character in a string must be escaped")
      default:
        let start = offset
        plainRun()
        bytes += text[start..<offset]
      }
    }
  }

  private mutating func plainRun() {
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      offset += 1
    }
  }

  private mutating func escape(into bytes: inout [UInt8]) throws(Failure) {
    let letter = peek()
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(letter)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"): bytes += Array(String(Character(try escapedScalar())).utf8)
    default:
      offset -= 1
      throw failure("there is no such escape")
    }
  }

  /// Four hexadecimal digits, or two such groups for what lies beyond them.
  private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, text.count - offset >= 6, peek() == UInt8(ascii: "\\"), text[offset + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let place = offset
    offset += 2
    let second = try codeUnit()
    if second >= 0xDC00, second < 0xE000 {
      let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
    // What follows is no second half: it stands for itself.
    offset = place
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(peek())).hexDigitValue, offset < text.count else {
        throw failure("four hexadecimal digits are expected")
      }
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }
}
