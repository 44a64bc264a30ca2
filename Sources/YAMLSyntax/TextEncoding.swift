package import SourceText

extension SourceFile {
  /// A file from its bytes as stored: UTF-16 with a byte-order mark is turned into UTF-8, and all positions refer to
  /// the text so turned. Anything else is taken as UTF-8, which the parser checks.
  package init(path: String, decoding stored: [UInt8]) {
    if stored.starts(with: [0xFF, 0xFE]) {
      self.init(path: path, bytes: Self.utf8(stored, high: 1))
    } else if stored.starts(with: [0xFE, 0xFF]) {
      self.init(path: path, bytes: Self.utf8(stored, high: 0))
    } else {
      self.init(path: path, bytes: stored)
    }
  }

  /// `high` is the place of the high byte in each pair. Lone surrogates and a lone last byte become U+FFFD.
  private static func utf8(_ stored: [UInt8], high: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stored.count / 2 * 3 / 2)
    let units = stride(from: 0, to: stored.count - 1, by: 2).lazy.map {
      UInt16(stored[$0 + high]) << 8 | UInt16(stored[$0 + 1 - high])
    }
    _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { bytes.append($0) }
    if stored.count % 2 == 1 { bytes.append(contentsOf: [0xEF, 0xBF, 0xBD]) }
    return bytes
  }
}
