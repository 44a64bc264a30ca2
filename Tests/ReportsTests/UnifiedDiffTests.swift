import Reports
import Testing

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String, _ path: String = "a.yaml") -> String {
    String(decoding: UnifiedDiff.text(path, before: Array(before.utf8), after: Array(after.utf8)), as: UTF8.self)
  }

  @Test("show changes with three lines around them")
  func hunks() {
    let lines = (1...20).map { "line \($0)\n" }
    var changed = lines
    changed[1] = "new 2\n"
    changed.remove(at: 14)
    #expect(
      diff(lines.joined(), changed.joined()) == """
        --- a/a.yaml
        +++ b/a.yaml
        @@ -1,5 +1,5 @@
         line 1
        -line 2
        +new 2
         line 3
         line 4
         line 5
        @@ -12,7 +12,6 @@
         line 12
         line 13
         line 14
        -line 15
         line 16
         line 17
         line 18

        """)
  }

  @Test("are one hunk where contexts meet")
  func meeting() {
    #expect(diff("a\nb\nc\nd\n", "A\nb\nc\nD\n").components("@@ -").count == 2)
  }

  @Test("say where a file has no line end")
  func lineEnds() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a/a.yaml
        +++ b/a.yaml
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
    #expect(diff("a\r\n", "a\n").contains("-a\r\n+a\n"))
  }

  @Test("start and end with empty texts")
  func empty() {
    #expect(diff("", "a\n").contains("@@ -0,0 +1 @@\n+a\n"))
    #expect(diff("a\n", "").contains("@@ -1 +0,0 @@\n-a\n"))
    #expect(diff("a\n", "a\n") == "")
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
