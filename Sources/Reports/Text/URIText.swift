import Linting

/// Paths as URIs.
enum URIText {
  /// A relative reference for a relative path, a `file:` URI for an absolute one.
  ///
  /// Everything but letters, digits, `-._~` and the slashes is percent-encoded, so that neither a blank nor a colon in
  /// the first part can be read as something else.
  static func of(_ path: String) -> String {
    var text = Path.isAbsolute(path) ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
