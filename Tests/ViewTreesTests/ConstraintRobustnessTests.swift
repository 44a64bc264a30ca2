import SourceText
import Testing
import ViewTrees

/// Neither parser may crash, hang or point outside its text, whatever the bytes.
@Suite("Constraint parsers on hostile text")
struct ConstraintRobustnessTests {
  private static let fragments: [[UInt8]] =
    [
      "a", "b-c", ".", "leading", "top", "edges", "self", "superview", "safeAreaLayoutGuide", "==", "<=", ">=", "=",
      "≥",
      "≤", "−", "×", "÷", "8", "1e9", ".5", "+", "-", "*", "/", "@", "high", "inset", "(", ")", ",", " ", "gap", "H:",
      "V:", "|", "[", "]", "constraint", "equalTo", ":", "isActive", "true", "!", "?", "é", "\u{0}",
      "UILayoutPriority(",
    ].map { Array($0.utf8) } + [[0xFF], [0xE2], [0xE2, 0x89], [0xC2], [0xC3]]

  /// A small generator of its own, so that a failure can be repeated.
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("holds for random texts made of the languages' own words", arguments: 1...8)
  func randomTexts(seed: UInt64) {
    var random = Random(state: seed)
    for _ in 0..<1_500 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0...14, using: &random) { text += Self.fragments.randomElement(using: &random) ?? [] }
      let quoted = String(decoding: text, as: UTF8.self)
      do {
        let expression = try read(text)
        #expect(expression.constant.isFinite && expression.multiplier.isFinite, "\(quoted)")
        #expect(expression.first.range.upperBound <= text.count, "\(quoted)")
      } catch {
        #expect(error.range.upperBound <= text.count && !error.message.isEmpty, "\(quoted)")
      }
      do {
        let format = try readFormat(text)
        #expect(!format.views.isEmpty, "\(quoted)")
        for piece in format.pieces() { #expect(piece.range.upperBound <= text.count, "\(quoted)") }
      } catch {
        #expect(error.range.upperBound <= text.count && !error.message.isEmpty, "\(quoted)")
      }
    }
  }

  @Test(
    "takes time in proportion to the text",
    arguments: ["-1", "-a", "1-", "+1", "*2", "a.", "-", "(", "@1", "[a]-", "[a]", "1", "é", ".5", " "])
  func longTexts(unit: String) {
    let tail = Array(String(repeating: unit, count: 100_000).utf8)
    for head in ["a.top == b.top", "", "a.top == 1", "width == 8 @", "|-", "[a(", "V:"] {
      let text = Array(head.utf8) + tail
      let time = ContinuousClock().measure {
        _ = try? read(text)
        _ = try? readFormat(text)
      }
      #expect(time < .seconds(2), "\(head) \(unit) …")
    }
  }
}
