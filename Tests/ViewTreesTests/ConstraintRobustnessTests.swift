import SourceText
import TestSupport
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
    for _ in 0..<600 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0...14, using: &random) { text += Self.fragments.randomElement(using: &random) ?? [] }
      let complaint = complaint(about: text)
      if let complaint { Issue.record("\(complaint): \(String(decoding: text, as: UTF8.self))") }
    }
  }

  private func complaint(about text: [UInt8]) -> String? {
    func isInside(_ range: ByteRange) -> Bool { range.upperBound <= text.count }
    do {
      let expression = try read(text)
      guard expression.constant.isFinite, expression.multiplier.isFinite else { return "not finite" }
      guard isInside(expression.first.range) else { return "an operand outside the text" }
    } catch {
      guard isInside(error.range), !error.message.isEmpty else { return "an error outside the text" }
    }
    do {
      let format = try readFormat(text)
      guard !format.views.isEmpty else { return "a format without views" }
      guard format.pieces().allSatisfy({ isInside($0.range) }) else { return "a piece outside the text" }
    } catch {
      guard isInside(error.range), !error.message.isEmpty else { return "an error outside the text" }
    }
    return nil
  }

  @Test(
    "takes time in proportion to the text",
    arguments: ["-1", "-a", "1-", "+1", "*2", "a.", "-", "(", "@1", "[a]-", "[a]", "1", "é", ".5", " "])
  func longTexts(unit: String) {
    let tail = String(repeating: unit, count: 30_000)
    for head in ["a.top == b.top", "", "V:[a"] {
      let text = Array((head + tail).utf8)
      let seconds = processorSeconds {
        _ = try? read(text)
        _ = try? readFormat(text)
      }
      // A tenth of a second on an idle machine; work in proportion to the square would take more than ten.
      #expect(seconds < 4, "\(head) \(unit) …")
    }
  }
}
