/// Text as a YAML scalar that reads back as the same string, in any YAML reader.
enum YAMLScalar {
  /// Plain where that is safe, in block and flow style alike; otherwise in double quotes with escapes.
  static func text(_ string: String) -> String {
    isPlain(string) ? string : quoted(string)
  }

  /// Whether a string needs no quotes: it begins with a letter, holds no sign that YAML could take for its own, and is
  /// no word that some reader takes for a truth or a number.
  static func isPlain(_ string: String) -> Bool {
    guard let first = string.unicodeScalars.first, isLetter(first), string.utf8.last != 0x20 else { return false }
    for scalar in string.unicodeScalars {
      guard isLetter(scalar) || (scalar.value &- 0x30) < 10 || " _-./()'%".unicodeScalars.contains(scalar) else {
        return false
      }
    }
    return !reserved.contains(string.lowercased())
  }

  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where isPrintable(scalar): text.unicodeScalars.append(scalar)
      default: text += escape(scalar.value)
      }
    }
    return text + "\""
  }

  /// Words that YAML 1.1 or 1.2 readers take for something else than a string.
  private static let reserved: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf",
  ]

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (scalar.value | 0x20) &- 0x61 < 26 : scalar.properties.isAlphabetic
  }

  /// What YAML lets stand unescaped, less line and paragraph separators, bidirectional controls and the like: what
  /// cannot be seen is better spelled out.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    let (letter, width) = value < 0x100 ? ("x", 2) : value < 0x10000 ? ("u", 4) : ("U", 8)
    return "\\\(letter)" + String(repeating: "0", count: width - digits.count) + digits
  }
}
