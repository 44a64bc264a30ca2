import Linting
import SourceText
import Testing

@Suite("Fixes")
struct FixTests {
  private func finding(_ edits: [Edit], _ safety: Fix.Safety = .safe) -> Finding {
    Finding(.unknownKey, .error, at: edits.first?.range ?? .fileStart, "x", fix: Fix("mend", safety, edits))
  }

  private func apply(_ findings: [Finding], to text: String, _ scope: FixApplier.Scope = .safe) -> (String, Int) {
    let result = FixApplier.apply(findings, to: Array(text.utf8), scope: scope)
    return (String(decoding: result.bytes, as: UTF8.self), result.mended.count)
  }

  @Test("are put in together where they do not touch")
  func together() {
    let (text, count) = apply(
      [finding([Edit(ByteRange(0, 1), "A"), Edit(ByteRange(4, 5), "E")]), finding([Edit(ByteRange(2, 3), "")])],
      to: "abcde")
    #expect(text == "AbdE")
    #expect(count == 2)
  }

  @Test("are taken whole or not at all")
  func whole() {
    let (text, count) = apply(
      [finding([Edit(ByteRange(2, 4), "X")]), finding([Edit(ByteRange(0, 1), "A"), Edit(ByteRange(3, 5), "Y")])],
      to: "abcdef")
    #expect(text == "abXef")
    #expect(count == 1)
  }

  @Test("that would insert at the same place wait for the next round")
  func insertions() {
    let (text, count) = apply(
      [finding([Edit(ByteRange(at: 1), "1")]), finding([Edit(ByteRange(at: 1), "2")])], to: "ab")
    #expect(text == "a1b")
    #expect(count == 1)
  }

  @Test("that choose for the author are applied only when asked for")
  func scope() {
    let choice = [finding([Edit(ByteRange(0, 1), "x")], .choice)]
    #expect(apply(choice, to: "a") == ("a", 0))
    #expect(apply(choice, to: "a", .all) == ("x", 1))
  }

  @Test("beyond the end of the text are left out")
  func beyond() {
    #expect(apply([finding([Edit(ByteRange(5, 9), "x")])], to: "abc") == ("abc", 0))
  }

  @Test("of a file run until nothing is left to mend, and once more changes nothing")
  func loop() {
    let source = SourceFile(
      path: "a.layout.yaml",
      text: "view: {id: a}\r\n# layoutlint:disable-next-line uknown-key\r\n# kept\r\nx-mine: 1\r\n")
    let loop = FixLoop(.safe, checker: Checker(currentFolder: "/"))
    let once = loop.run(on: source, configuration: Configuration(folder: "/"))
    #expect(String(decoding: once.after.bytes, as: UTF8.self) == "view: {id: a}\r\n# kept\r\nx-mine: 1\r\n")
    #expect(once.fixes == 2)
    #expect(loop.run(on: once.after, configuration: Configuration(folder: "/")).fixes == 0)
  }
}
