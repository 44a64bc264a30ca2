import Linting
import Reports
import SourceText
import Testing

@Suite("Text reports")
struct TextReportTests {
  @Test("show the line, the mark, notes and the fix")
  func ordinary() {
    #expect(
      Sample.ordinary.written(by: TextReport()) == """
        Screens/a b.layout.yaml:2:7: error: content width is ambiguous [missing-equal-width]
              id: scroll
                  ^^^^^^
          Screens/a b.layout.yaml:3:22: note: this one
                name: "größe 🙂 日本" # x
                                ^^^^
          help: add `width == x` (--fix does it)
        Screens/a b.layout.yaml:3:22: warning: open [ambiguous-layout]
                name: "größe 🙂 日本" # x
                                ^^^^

        """)
  }

  @Test("have colour only when asked for")
  func color() {
    #expect(!Sample.ordinary.written(by: TextReport()).contains("\u{1B}"))
    #expect(Sample.ordinary.written(by: TextReport(isColored: true)).contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test("let no name forge a line or speak to the terminal")
  func hostile() {
    let text = Sample.hostile.written(by: TextReport())
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
    #expect(text.contains(#"a"b'<c>&d]]>\n::error::e%,:f\u{1b}[31m\u{202e}g\u{0}\r\t"#))
    #expect(text.split(separator: "\n").count == 7)
    let xcode = Sample.hostile.written(by: XcodeReport(currentFolder: "/w"))
    #expect(xcode.split(separator: "\n").count == 2)
    #expect(!xcode.contains("\u{1B}"))
  }

  @Test("show the part around the mark of a line that is too long")
  func longLine() {
    let text = String(repeating: "x", count: 5_000) + "HERE" + String(repeating: "y", count: 5_000)
    let report = FileReport(
      SourceFile(path: "a", text: text), [Finding(.unknownKey, .error, at: ByteRange(5_000, 5_004), "m")])
    let lines = report.written(by: TextReport(width: 60)).split(separator: "\n")
    #expect(lines[1].hasPrefix("    …xxx"))
    #expect(lines[1].hasSuffix("…"))
    #expect(lines[1].count <= 62)
    let mark = lines[2].prefix { $0 != "^" }.count
    #expect(lines[1].dropFirst(mark).hasPrefix("HERE"))
    #expect(lines[2].filter { $0 == "^" }.count == 4)
  }

  @Test("mark what they can of odd ranges", arguments: [0, 3, 4, 8, 9, 200])
  func oddRanges(_ start: Int) {
    let source = SourceFile(path: "a", text: "\u{FEFF}ab\nä\t\n")
    let report = FileReport(source, [Finding(.unknownKey, .error, at: ByteRange(start, start + 50), "m")])
    #expect(report.written(by: TextReport()).hasPrefix("a:"))
  }

  @Test("for Xcode have absolute paths and notes")
  func xcode() {
    #expect(
      Sample.ordinary.written(by: XcodeReport(currentFolder: "/w")) == """
        /w/Screens/a b.layout.yaml:2:7: error: content width is ambiguous [missing-equal-width]
        /w/Screens/a b.layout.yaml:3:22: note: this one
        /w/Screens/a b.layout.yaml:3:22: warning: open [ambiguous-layout]

        """)
  }

  @Test("for GitHub escape what would end a property or a line")
  func gitHub() {
    #expect(
      Sample.ordinary.written(by: GitHubReport()) == """
        ::error file=Screens/a b.layout.yaml,line=2,col=7,endLine=2,endColumn=13,title=missing-equal-width::\
        content width is ambiguous%0Anote: line 3: this one%0Ahelp: add `width == x`
        ::warning file=Screens/a b.layout.yaml,line=3,col=17,endLine=3,endColumn=19,title=ambiguous-layout::open

        """)
    let hostile = Sample.hostile.written(by: GitHubReport())
    #expect(hostile.split(separator: "\n").count == 1)
    #expect(hostile.contains("file=a\"b'<c>&d]]>%0A%3A%3Aerror%3A%3Ae%25%2C%3Af"))
  }
}
