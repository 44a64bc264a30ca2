/// Writes JSON text piece by piece: keys in the order they are given, the same bytes for the same calls.
///
///     var json = JSONWriter(pretty: true)
///     json.object {
///       $0.member("version", 1)
///       $0.key("findings")
///       $0.array { $0.value("…") }
///     }
///
/// Nothing is kept but the text and one byte per open container. Numbers that JSON cannot say (`nan`, `inf`) are
/// written as `null`; bytes that are not UTF-8 become U+FFFD.
public struct JSONWriter: Sendable {
  /// What has been written and not taken.
  public private(set) var bytes: [UInt8] = []

  private struct Container {
    /// Its members stand on the line of its opening bracket.
    var isInline: Bool
    var isEmpty = true
  }

  private let pretty: Bool
  private var open: [Container] = []
  /// A key has been written, and its value has not.
  private var awaitsValue = false

  /// - Parameter pretty: one member a line, indented by two spaces; otherwise no blanks at all.
  public init(pretty: Bool) {
    self.pretty = pretty
  }

  /// Hands over what has been written so far, so that a long text need not be held in whole.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  // MARK: Containers

  /// - Parameter inline: keeps the members on one line when the text is pretty, as in `{"line": 3, "column": 7}`.
  public mutating func beginObject(inline: Bool = false) { begin(UInt8(ascii: "{"), inline) }
  public mutating func endObject() { end(UInt8(ascii: "}")) }
  /// - Parameter inline: keeps the elements on one line when the text is pretty, as in `[0, 0, 390, 1200]`.
  public mutating func beginArray(inline: Bool = false) { begin(UInt8(ascii: "["), inline) }
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  public mutating func object<E>(
    inline: Bool = false, _ members: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    beginObject(inline: inline)
    try members(&self)
    endObject()
  }

  public mutating func array<E>(
    inline: Bool = false, _ elements: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    beginArray(inline: inline)
    try elements(&self)
    endArray()
  }

  // MARK: Members

  /// The key of the member whose value is written next.
  public mutating func key(_ name: String) {
    separate()
    string(name)
    bytes.append(UInt8(ascii: ":"))
    if pretty { bytes.append(UInt8(ascii: " ")) }
    awaitsValue = true
  }

  public mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }
  public mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }
  public mutating func member(_ name: String, _ number: Double) {
    key(name)
    value(number)
  }
  public mutating func member(_ name: String, _ truth: Bool) {
    key(name)
    value(truth)
  }

  // MARK: Values

  public mutating func value(_ text: String) {
    separate()
    string(text)
  }

  /// Text as bytes; what is not UTF-8 in it is repaired.
  public mutating func value(utf8 text: some Collection<UInt8>) {
    value(String(decoding: text, as: UTF8.self))
  }

  public mutating func value(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// The shortest decimal that reads back as the same number; a whole number has no point.
  public mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    // Beyond 2^53 a Double no longer tells neighbouring integers apart, and the exponent form is honest.
    if let whole = Int(exactly: number), abs(number) < 0x1p53 { return value(whole) }
    separate()
    bytes.append(contentsOf: number.description.utf8)
  }

  public mutating func value(_ truth: Bool) {
    separate()
    bytes.append(contentsOf: (truth ? "true" : "false").utf8)
  }

  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Ends the text with a line feed, as a file or a line of a stream wants it.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension JSONWriter {
  private mutating func begin(_ bracket: UInt8, _ inline: Bool) {
    separate()
    bytes.append(bracket)
    open.append(Container(isInline: inline || open.last?.isInline == true))
  }

  private mutating func end(_ bracket: UInt8) {
    guard let container = open.popLast() else { return assertionFailure("a container was closed twice") }
    if !container.isEmpty, !container.isInline { breakLine() }
    bytes.append(bracket)
  }

  /// Puts what must stand between the last thing written and the next: a comma, a line break, or nothing.
  private mutating func separate() {
    if awaitsValue {
      awaitsValue = false
      return
    }
    guard let last = open.indices.last else { return }
    if !open[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
    if !open[last].isInline {
      breakLine()
    } else if pretty, !open[last].isEmpty {
      bytes.append(UInt8(ascii: " "))
    }
    open[last].isEmpty = false
  }

  private mutating func breakLine() {
    guard pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * open.count))
  }

  private mutating func string(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      bytes.reserveCapacity(bytes.count + utf8.count + 2)
      var start = 0
      for i in 0..<utf8.count {
        let byte = utf8[i]
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
        bytes.append(contentsOf: utf8[start..<i])
        escape(byte)
        start = i + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0..<0x20:
      let hex = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(hex[Int(byte >> 4)])
      bytes.append(hex[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }
}
