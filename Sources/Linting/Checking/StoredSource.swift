import SourceText
import YAMLSyntax

/// A text with the encoding that it is stored in, so that it can be put back as it came.
struct StoredSource {
  enum Encoding { case utf8, utf16LittleEndian, utf16BigEndian }

  var source: SourceFile
  private var encoding: Encoding

  init(_ target: Discovery.Target) throws(SystemError) {
    let stored: [UInt8]
    if let given = target.standardInput {
      stored = given
    } else {
      stored = try FileSystem.read(target.path, limit: SourceFile.sizeLimit)
    }
    source = SourceFile(path: target.path, decoding: stored)
    encoding =
      stored.starts(with: [0xFF, 0xFE])
      ? .utf16LittleEndian : stored.starts(with: [0xFE, 0xFF]) ? .utf16BigEndian : .utf8
  }

  /// Another text in the same encoding. A byte-order mark is part of the text.
  func encoded(_ text: SourceFile) -> [UInt8] {
    if encoding == .utf8 { return text.bytes }
    return String(decoding: text.bytes, as: UTF8.self).utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return encoding == .utf16BigEndian ? [high, low] : [low, high]
    }
  }
}
