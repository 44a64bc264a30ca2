import SourceText
import Testing

@Suite struct LineIndexEditTests {
  /// A small generator, so that a failure can be repeated.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test func knowsTheSameLinesAsAfterReadingAnew() {
    var random = Generator(state: 7)
    let letters: [UInt8] = [0x0A, 0x0D, 0x61, 0x62, 0xC3, 0xA9]
    var lines = LineIndex([])
    for _ in 0..<5_000 {
      let count = lines.bytes.count
      let start = Int.random(in: 0...count, using: &random)
      let end = min(count, start + Int.random(in: 0...4, using: &random))
      let text = (0..<Int.random(in: 0...4, using: &random)).map { _ in letters.randomElement(using: &random) ?? 0 }
      lines.replace(ByteRange(start, count > 60 ? count : end), with: text)
      let anew = LineIndex(lines.bytes)
      #expect(lines.lineCount == anew.lineCount)
      for line in 1...anew.lineCount { #expect(lines.lineRange(line) == anew.lineRange(line)) }
      for offset in 0...lines.bytes.count { #expect(lines.line(of: offset) == anew.line(of: offset)) }
    }
  }

  @Test func keepsRangesInsideTheText() {
    var lines = LineIndex(Array("ab".utf8))
    lines.replace(ByteRange(1, 99), with: Array("\nc".utf8))
    #expect(lines.bytes == Array("a\nc".utf8))
    #expect(lines.lineCount == 2)
  }
}
