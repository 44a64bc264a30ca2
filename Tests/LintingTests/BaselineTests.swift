import Linting
import SourceText
import Testing

@Suite("Baselines")
struct BaselineTests {
  private func finding(_ message: String, at offset: Int = 0, view: String? = "scroll") -> Finding {
    Finding(.ambiguousLayout, .error, at: ByteRange(offset, offset + 1), message, view: view, axis: "horizontal")
  }

  private func report(_ findings: [Finding], _ path: String = "a.yaml") -> FileReport {
    FileReport(SourceFile(path: path, text: "some text of a file"), findings)
  }

  private func baseline(_ findings: [Finding]) -> Baseline {
    var baseline = Baseline()
    for finding in findings { baseline.add(Fingerprint(of: finding, in: "a.yaml")) }
    return baseline
  }

  @Test("know a finding that has moved or whose numbers have changed")
  func moved() {
    var matcher = BaselineMatcher(baseline([finding("12.5 points off, on line 3")]), path: "/p/b.json")
    var moved = report([finding("14 points off, on line 8", at: 7)])
    matcher.filter(&moved, at: "/p/a.yaml")
    #expect(moved.findings.isEmpty)
    #expect(moved.baselined == 1)
    #expect(matcher.goneCount { _ in true } == 0)
  }

  @Test("let no more through than they count, nor another view, name or file")
  func others() {
    var matcher = BaselineMatcher(baseline([finding("x")]), path: "/p/b.json")
    var twice = report([finding("x"), finding("x", at: 3), finding("x", view: "other"), finding("'label2' y")])
    matcher.filter(&twice, at: "/p/a.yaml")
    #expect(twice.findings.count == 3)
    var elsewhere = report([finding("x")], "c.yaml")
    matcher.filter(&elsewhere, at: "/p/c.yaml")
    #expect(elsewhere.findings.count == 1)
    #expect(
      Fingerprint(of: finding("'label1' y"), in: "a") != Fingerprint(of: finding("'label2' y"), in: "a"))
  }

  @Test("shrink when something is mended, and never grow")
  func ratchet() {
    var matcher = BaselineMatcher(baseline([finding("x"), finding("x"), finding("y")]), path: "/p/b.json")
    var now = report([finding("x"), finding("new")])
    matcher.filter(&now, at: "/p/a.yaml")
    #expect(now.findings.map(\.message) == ["new"])
    #expect(matcher.goneCount { _ in true } == 2)
    #expect(matcher.tightened { _ in true } == baseline([finding("x")]))
  }

  @Test("keep what was not looked at, unless its file is gone")
  func unseen() {
    let matcher = BaselineMatcher(baseline([finding("x")]), path: "/p/b.json")
    #expect(matcher.goneCount { _ in true } == 0)
    #expect(matcher.tightened { $0 == "/p/a.yaml" } == baseline([finding("x")]))
    #expect(matcher.tightened { _ in false } == Baseline())
  }

  @Test("read what they write, whatever the names")
  func roundTrip() throws {
    var all = baseline([finding("x"), finding("x"), finding("\"quoted\" \\ \u{1} ü 🙂", view: nil)])
    all.add(Fingerprint(file: "a, b: c/😀.yaml", rule: .unknownKey, view: "- x", axis: nil, message: "null"))
    let text = BaselineFile.text(of: all)
    #expect(try BaselineFile.read(SourceFile(path: "b.json", bytes: text)) == all)
    #expect(BaselineFile.text(of: all) == text)
  }

  @Test(
    "say why they cannot be read",
    arguments: [
      ("[", "b.json:1:"), ("{}", "no 'findings'"), ("{\"version\": 9, \"findings\": []}", "version 1"),
      ("{\"version\": 1, \"findings\": [{\"file\": \"a\"}]}", "b.json:1:29"),
    ])
  func malformed(_ text: String, _ expected: String) {
    let error = #expect(throws: BaselineFile.Malformed.self) {
      try BaselineFile.read(SourceFile(path: "b.json", text: text))
    }
    #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
  }
}
