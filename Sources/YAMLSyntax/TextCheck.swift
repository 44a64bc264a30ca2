import SourceText

/// Looks for bytes that no YAML file may hold, before the parser sees them.
///
/// libyaml reads ahead, so it would stop at such a byte long before the nodes in front of it were told.
struct TextCheck {
  /// Whether every byte behind a byte-order mark is ASCII, so that code points and bytes count alike.
  private(set) var isASCII = true
  /// The first runs of bad bytes.
  private(set) var faults: [Fault] = []

  struct Fault {
    enum Kind: Equatable {
      case nul
      case notUTF8
      case control(UInt32)
    }

    var kind: Kind
    var range: ByteRange
  }

  /// Checks `text` and puts `_` in place of every bad byte, so that the rest can be parsed at its old place.
  init(repairing text: inout [UInt8]) {
    var i = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while true {
      let run = text.withUnsafeBufferPointer { Self.plainRun($0, from: i) }
      i += run
      guard i < text.count else { return }
      if text[i] >= 0x80 { isASCII = false }
      let (kind, length) = text.withUnsafeBufferPointer { Self.classify($0, at: i) }
      if let kind {
        note(kind, i, length)
        for k in i..<i + length { text[k] = UInt8(ascii: "_") }
      }
      i += length
    }
  }

  private mutating func note(_ kind: Fault.Kind, _ offset: Int, _ length: Int) {
    if let last = faults.last, last.kind == kind, last.range.upperBound == offset {
      faults[faults.count - 1].range = ByteRange(last.range.lowerBound, offset + length)
    } else {
      faults.append(Fault(kind: kind, range: ByteRange(offset, offset + length)))
    }
  }

  /// How many bytes from `start` on are printable ASCII, tabs or line ends.
  private static func plainRun(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var i = start
    func run(to end: Int) { while i < end, isPlain(text[i]) { i += 1 } }
    // Where the text is not ASCII, the next character mostly ends the run.
    let near = min(start + 16, text.count)
    run(to: near)
    guard i == near else { return i - start }
    while i + blockSize <= text.count, isPlain(text, from: i) { i += blockSize }
    run(to: text.count)
    return i - start
  }

  /// How many bytes are looked at together.
  private static let blockSize = 256

  /// Whether a whole block is plain. Without a branch for a byte, so that the compiler looks at many of them at a time.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var odd: UInt8 = 0
    for i in start..<start + blockSize { odd |= oddness(of: text[i]) }
    return odd == 0
  }

  private static func isPlain(_ byte: UInt8) -> Bool { oddness(of: byte) == 0 }

  /// 0 for printable ASCII, tabs and line ends, 1 for all other bytes.
  @inline(__always)
  private static func oddness(of byte: UInt8) -> UInt8 {
    (byte &- 0x20 < 0x5F ? 0 : 1) & (byte == 0x0A ? 0 : 1) & (byte == 0x0D ? 0 : 1) & (byte == 0x09 ? 0 : 1)
  }

  /// What is wrong with the character at an offset, if anything, and how many bytes it takes.
  private static func classify(_ text: UnsafeBufferPointer<UInt8>, at i: Int) -> (Fault.Kind?, length: Int) {
    let lead = text[i]
    if lead < 0x80 { return (lead == 0 ? .nul : .control(UInt32(lead)), 1) }
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, i + length <= text.count else { return (.notUTF8, 1) }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for k in 1..<length {
      guard text[i + k] & 0xC0 == 0x80 else { return (.notUTF8, 1) }
      scalar = scalar << 6 | UInt32(text[i + k] & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    if scalar < least || scalar > 0x10_FFFF || 0xD800...0xDFFF ~= scalar { return (.notUTF8, 1) }
    let isAllowed = scalar == 0x85 || scalar >= 0xA0 && scalar != 0xFEFF && scalar != 0xFFFE && scalar != 0xFFFF
    return (isAllowed ? nil : .control(scalar), length)
  }

  /// One finding for each kind of fault, at its first place: a picture given as a file is not told byte by byte.
  var findings: [Finding] {
    var told: [Fault.Kind] = []
    var findings: [Finding] = []
    for fault in faults {
      let kind: Fault.Kind = if case .control = fault.kind { .control(0) } else { fault.kind }
      if told.contains(kind) { continue }
      told.append(kind)
      findings.append(Self.finding(fault))
    }
    return findings
  }

  private static func finding(_ fault: Fault) -> Finding {
    switch fault.kind {
    case .nul:
      Finding(
        .yamlSyntax, .error, at: fault.range, "a NUL byte cannot stand in YAML",
        help: "remove it, or save the file as UTF-8")
    case .notUTF8:
      Finding(
        .yamlSyntax, .error, at: fault.range, "these bytes are not UTF-8", help: "save the file as UTF-8")
    case .control(let scalar):
      Finding(
        .yamlSyntax, .error, at: fault.range,
        "the control character U+\(hexadecimal(scalar)) cannot stand in YAML",
        help: "remove it, or write it as \\u\(hexadecimal(scalar)) in double quotes")
    }
  }

  private static func hexadecimal(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
