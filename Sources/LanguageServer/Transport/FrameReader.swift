/// Cuts a stream of bytes into messages: `Content-Length: N`, an empty line, N bytes.
///
/// Any bytes are survived: a header that cannot be understood is told and passed over, and reading goes on behind it.
struct FrameReader {
  enum Frame: Equatable {
    case message([UInt8])
    /// What stands in the stream is no message; the reason in one line.
    case malformed(String)
  }

  /// The longest content that is taken, in bytes; a longer one is passed over without being held.
  static let contentLimit = 64 << 20
  /// The longest header that is taken, in bytes.
  static let headerLimit = 4096

  private var buffer: [UInt8] = []
  /// How much of the buffer has been read.
  private var start = 0
  /// How many bytes of refused content are still to come.
  private var refused = 0

  mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0, start == buffer.count || start > 1 << 16 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
  }

  /// The next message, or nil when more bytes are needed.
  mutating func next() -> Frame? {
    let passed = min(refused, buffer.count - start)
    start += passed
    refused -= passed
    guard refused == 0 else { return nil }
    guard let header = headerEnd() else {
      guard buffer.count - start > Self.headerLimit else { return nil }
      start = buffer.count
      return .malformed("a header of more than \(Self.headerLimit) bytes")
    }
    guard let length = Self.contentLength(buffer[start..<header.end]) else {
      start = header.next
      return .malformed("a header without a Content-Length that is a number")
    }
    guard length <= Self.contentLimit else {
      start = header.next
      refused = length
      return .malformed("a content of \(length) bytes, where \(Self.contentLimit) are the most that is taken")
    }
    guard buffer.count - header.next >= length else { return nil }
    start = header.next + length
    return .message(Array(buffer[header.next..<start]))
  }

  /// Where the header ends and where its content begins. Lines may end without CR.
  private func headerEnd() -> (end: Int, next: Int)? {
    let limit = min(buffer.count, start + Self.headerLimit)
    return buffer.withUnsafeBufferPointer { bytes in
      var i = start
      while i < limit {
        if bytes[i] == 0x0A {
          if i + 1 < limit, bytes[i + 1] == 0x0A { return (i, i + 2) }
          if i + 2 < limit, bytes[i + 1] == 0x0D, bytes[i + 2] == 0x0A { return (i, i + 3) }
        }
        i += 1
      }
      return nil
    }
  }

  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      guard name.lowercased() == "content-length" else { continue }
      let digits = line[line.index(after: colon)...].filter { $0 != 0x20 && $0 != 0x09 }
      guard !digits.isEmpty, digits.count <= 18, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    return nil
  }
}
