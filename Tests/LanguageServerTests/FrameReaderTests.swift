import Testing

@testable import LanguageServer

@Suite struct FrameReaderTests {
  private func frames(_ text: String) -> [FrameReader.Frame] {
    var reader = FrameReader()
    reader.append(text.utf8)
    var frames: [FrameReader.Frame] = []
    while let frame = reader.next() { frames.append(frame) }
    return frames
  }

  private func message(_ text: String) -> FrameReader.Frame { .message(Array(text.utf8)) }

  @Test func readsMessagesOneAfterTheOther() {
    #expect(frames("Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\n{ }\n") == [message("{}"), message("{ }\n")])
  }

  @Test func takesOtherHeadersLetterCaseAndBareLineFeeds() {
    #expect(frames("content-type: x\r\ncontent-length:2\r\n\r\n{}") == [message("{}")])
    #expect(frames("Content-Length: 2\n\n{}") == [message("{}")])
  }

  @Test func waitsForWhatIsMissing() {
    var reader = FrameReader()
    var seen: [FrameReader.Frame] = []
    for byte in "Content-Length: 7\r\n\r\n[1,2,3]Content-Length: 0\r\n\r\n".utf8 {
      reader.append([byte])
      while let frame = reader.next() { seen.append(frame) }
    }
    #expect(seen == [message("[1,2,3]"), message("")])
  }

  @Test(arguments: ["Length: 2", "Content-Length: two", "Content-Length:", "Content-Length: -1"])
  func goesOnBehindABadHeader(header: String) {
    let frames = frames(header + "\r\n\r\nContent-Length: 2\r\n\r\n{}")
    #expect(frames.count == 2)
    #expect(frames.last == message("{}"))
    if case .message = frames.first { Issue.record("the bad header was taken for a good one") }
  }

  @Test func passesOverContentBeyondTheLimitWithoutHoldingIt() {
    var reader = FrameReader()
    reader.append("Content-Length: \(FrameReader.contentLimit + 5)\r\n\r\n".utf8)
    if case .malformed = reader.next() {} else { Issue.record("too long a content was taken") }
    let chunk = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<(FrameReader.contentLimit >> 20) {
      reader.append(chunk)
      #expect(reader.next() == nil)
    }
    reader.append("12345Content-Length: 2\r\n\r\n{}".utf8)
    #expect(reader.next() == message("{}"))
  }

  @Test func givesUpOnAHeaderWithoutEnd() {
    var reader = FrameReader()
    reader.append([UInt8](repeating: 0x41, count: FrameReader.headerLimit + 1))
    if case .malformed = reader.next() {} else { Issue.record("an endless header was taken") }
    reader.append("Content-Length: 2\r\n\r\n{}".utf8)
    #expect(reader.next() == message("{}"))
  }
}
