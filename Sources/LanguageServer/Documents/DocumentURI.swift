/// What a document's URI says of where it is.
enum DocumentURI {
  /// The absolute path of a `file:` URI; nil for other schemes and for what is no URI.
  static func path(of uri: String) -> String? {
    guard let colon = uri.firstIndex(of: ":"), uri[..<colon].lowercased() == "file" else { return nil }
    var rest = uri[uri.index(after: colon)...]
    if rest.hasPrefix("//") {
      // The authority is empty, or `localhost`; files of other machines have no path here.
      let authority = rest.dropFirst(2).prefix { $0 != "/" }
      guard authority.isEmpty || authority == "localhost" else { return nil }
      rest = rest.dropFirst(2 + authority.count)
    }
    guard rest.hasPrefix("/") else { return nil }
    return decoded(rest.prefix { $0 != "?" && $0 != "#" })
  }

  /// What the document is called: the last part of its path.
  static func name(of uri: String) -> String {
    let path = uri.prefix { $0 != "?" && $0 != "#" }
    return decoded(path[(path.lastIndex { $0 == "/" || $0 == ":" }.map(path.index(after:)) ?? path.startIndex)...])
  }

  /// The text with `%20` and the like read; a percent sign without two digits behind it stands for itself.
  private static func decoded(_ text: Substring) -> String {
    let encoded = Array(text.utf8)
    var bytes: [UInt8] = []
    var i = 0
    while i < encoded.count {
      if encoded[i] == UInt8(ascii: "%"), i + 2 < encoded.count, let high = digit(encoded[i + 1]),
        let low = digit(encoded[i + 2])
      {
        bytes.append(high << 4 | low)
        i += 3
      } else {
        bytes.append(encoded[i])
        i += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
