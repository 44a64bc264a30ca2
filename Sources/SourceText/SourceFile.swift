/// A file as it was read: the name that messages use, and its bytes as UTF-8.
public struct SourceFile: Sendable {
  /// The path as the user named it, or the name given for standard input.
  public let path: String
  /// The whole text. UTF-16 files have been converted; a byte-order mark is still there.
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Files above this size (in bytes) are refused with a finding, so that offsets fit 32 bits with room to spare.
  public static let sizeLimit = 1 << 30

  /// The text in a range, repaired where the bytes are not UTF-8.
  public func text(in range: ByteRange) -> String {
    String(decoding: bytes[range.clamped(to: bytes.count).indices], as: UTF8.self)
  }
}
