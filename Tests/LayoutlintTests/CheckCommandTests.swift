import Foundation
import TestSupport
import Testing

@Suite("layoutlint check")
struct CheckCommandTests {
  private let tool: BuiltTool
  private let folder: TemporaryFolder

  init() throws {
    tool = try BuiltTool()
    folder = try TemporaryFolder()
  }

  /// A tree with one error, at 3:5.
  private static let broken = "view:\n  id: root\n  x: 1\n"
  private static let clean = "view:\n  id: root\n"
  /// A tree with one warning.
  private static let doubtful = "view:\n  id: root\n# layoutlint:disable unknown-key\n"

  private func check(_ arguments: String..., input: [UInt8] = [], environment: [String: String] = [:]) throws
    -> BuiltTool.Run
  {
    try tool.run(["check"] + arguments, in: folder.path, input: input, environment: environment)
  }

  @Test("says nothing and exits with 0 when nothing is wrong")
  func clean() throws {
    try folder.write("a.layout.yaml", Self.clean)
    let run = try check()
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  @Test("reports what it finds and exits with 1")
  func findings() throws {
    try folder.write("Screens/a.layout.yaml", Self.broken)
    let run = try check("Screens")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Screens/a.layout.yaml:3:3: error: "))
    #expect(run.output.contains("[unknown-key]"))
    #expect(run.errors == "")
  }

  @Test("fails for warnings only when strict; quiet hides them")
  func warnings() throws {
    try folder.write("a.layout.yaml", Self.doubtful)
    #expect(try check().status == 0)
    #expect(try check().output.contains("warning:"))
    #expect(try check("--strict").status == 1)
    #expect(try check("--quiet").output == "")
    #expect(try check("--rule", "unused-suppression=error").status == 1)
    #expect(try check("--rule", "unused-suppression=off", "--strict").status == 0)
    #expect(try check("--only", "yaml-syntax", "--strict").status == 0)
  }

  @Test("cannot do what cannot be done: exit 2, one line each, and the rest is still checked")
  func failures() throws {
    try folder.write("a.layout.yaml", Self.broken)
    let missing = try check("none", "a.layout.yaml")
    #expect(missing.status == 2)
    #expect(missing.errors == "layoutlint: none: no such file or directory\n")
    #expect(missing.output.contains("a.layout.yaml:3:3"))
    try folder.write("b/.layoutlint.yml", "rule: {}")
    try folder.write("b/b.layout.yaml", Self.clean)
    let config = try check()
    #expect(config.status == 2)
    #expect(config.errors == "layoutlint: b/.layoutlint.yml:1:1: unknown key 'rule'; did you mean 'rules'?\n")
    #expect(config.output.contains("a.layout.yaml:3:3"))
    #expect(try check("--no-config").status == 1)
    #expect(try check("--config", "none.yml").errors == "layoutlint: none.yml: no such file or directory\n")
    #expect(try check("--output", "no/folder/x").status == 2)
    #expect(try check("--format", "json", "--output", "a.json", "--format", "text", "--output", "no/x").status == 2)
    #expect(try folder.names() == ["a.layout.yaml", "b"])
  }

  @Test("cannot read a file without permission")
  func permission() throws {
    try folder.write("a.layout.yaml", Self.clean)
    try folder.setMode(0, of: "a.layout.yaml")
    // The administrator may read everything.
    guard getuid() != 0 else { return }
    let run = try check("a.layout.yaml")
    #expect(run.status == 2)
    #expect(run.errors == "layoutlint: a.layout.yaml: permission denied\n")
  }

  @Test("says when a folder has nothing to check, and exits with 0")
  func emptyFolder() throws {
    let run = try check()
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("layoutlint: .: no files to check here"))
  }

  @Test("gives the same bytes whatever the number of jobs", arguments: ["text", "json", "sarif", "html"])
  func jobs(_ format: String) throws {
    for number in 0..<40 { try folder.write("\(number % 7)/\(number).layout.yaml", Self.broken) }
    let one = try check("--jobs", "1", "--format", format)
    #expect(one.status == 1)
    #expect(try check("--jobs", "8", "--format", format).output == one.output)
  }

  @Test("writes several reports at once")
  func several() throws {
    try folder.write("a.layout.yaml", Self.broken)
    let run = try check("--format", "json", "--output", "a.json", "--format", "github")
    #expect(run.output.hasPrefix("::error file=a.layout.yaml,line=3,col=3"))
    #expect(try folder.read("a.json").hasPrefix("{\n  \"version\": 1"))
  }

  @Test("reads standard input under the name that it is given")
  func standardInput() throws {
    try folder.write(".layoutlint.yml", "exclude: [Legacy]\nrules: {unknown-key: warning}")
    let run = try check("--stdin-filename", "x/a.layout.yaml", "-", input: Array(Self.broken.utf8))
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("x/a.layout.yaml:3:3: warning: "))
    let excluded = try check("--stdin-filename", "Legacy/a.layout.yaml", "-", input: Array(Self.broken.utf8))
    #expect(excluded.output == "")
    #expect(try check("-", input: Array(Self.broken.utf8)).output.hasPrefix("<stdin>:3:3"))
  }

  @Test("mends files in place, or shows what it would do")
  func fix() throws {
    try folder.write("a.layout.yaml", Self.doubtful)
    try folder.setMode(0o600, of: "a.layout.yaml")
    let diff = try check("--diff")
    #expect(diff.status == 1)
    #expect(
      diff.output == """
        --- a/a.layout.yaml
        +++ b/a.layout.yaml
        @@ -1,3 +1,2 @@
         view:
           id: root
        -# layoutlint:disable unknown-key

        """)
    #expect(try folder.read("a.layout.yaml") == Self.doubtful)
    let fixed = try check("--fix", "--strict")
    #expect(fixed.status == 0)
    #expect(fixed.output == "")
    #expect(fixed.errors == "fixed 1 in 1 file\n")
    #expect(try folder.read("a.layout.yaml") == Self.clean)
    #expect(try folder.mode(of: "a.layout.yaml") == 0o600)
    #expect(try folder.names() == ["a.layout.yaml"])
  }

  @Test("mends standard input to standard output, findings beside it")
  func fixStandardInput() throws {
    let text = Self.broken + "# layoutlint:disable unknown-view\n"
    let run = try check("--fix", "--stdin-filename", "a.layout.yaml", "-", input: Array(text.utf8))
    #expect(run.status == 1)
    #expect(run.output == Self.broken)
    #expect(run.errors.contains("a.layout.yaml:3:3: error: "))
    let clean = try check("--fix", "-", input: Array(Self.clean.utf8))
    #expect(clean.output == Self.clean)
    #expect(clean.status == 0)
  }

  @Test("keeps the encoding of a file that it mends")
  func encoding() throws {
    func utf16(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    }
    try folder.write("a.layout.yaml", utf16(Self.doubtful))
    #expect(try check("--fix").status == 0)
    #expect(try folder.bytes("a.layout.yaml") == utf16(Self.clean))
  }

  @Test("keeps silent about a baseline's findings, fails for new ones, and lets mended ones go")
  func baseline() throws {
    try folder.write("a.layout.yaml", Self.broken)
    #expect(try check("--baseline", "none.json").status == 2)
    let written = try check("--write-baseline", "known.json")
    #expect(written.errors == "wrote known.json with 1 finding\n")
    #expect(try check("--baseline", "known.json").status == 0)
    try folder.write(".layoutlint.yml", "baseline: known.json")
    try folder.write("a.layout.yaml", "# moved\n\n" + Self.broken + "  y: 2\n")
    let new = try check()
    #expect(new.status == 1)
    #expect(new.output.contains(":6:3: error:"))
    #expect(!new.output.contains(":5:3:"))
    try folder.write("a.layout.yaml", Self.clean)
    let mended = try check()
    #expect(mended.status == 0)
    #expect(mended.errors.contains("1 finding of it is gone"))
    _ = try check("--baseline", "known.json", "--write-baseline", "known.json")
    #expect(try check().errors == "")
  }

  @Test("has no colour but where it is asked for")
  func color() throws {
    try folder.write("a.layout.yaml", Self.broken)
    #expect(try !check().output.contains("\u{1B}"))
    #expect(try check("--color", "always", environment: ["NO_COLOR": "1"]).output.contains("\u{1B}"))
    #expect(try !check("--color=never").output.contains("\u{1B}"))
  }

  @Test("ends quietly when nobody reads on")
  func closedPipe() throws {
    for number in 0..<400 { try folder.write("\(number).layout.yaml", Self.broken) }
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", "'\(tool.path)' check 2>errors | head -n 1 >first; echo ${PIPESTATUS[0]} >status"]
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try shell.run()
    shell.waitUntilExit()
    #expect(try folder.read("errors") == "")
    #expect(try folder.read("status") == "1\n")
    #expect(try folder.read("first").contains("error:"))
  }

  @Test("counts what each rule said")
  func statistics() throws {
    try folder.write("a.layout.yaml", Self.broken)
    let run = try check("--statistics")
    #expect(run.errors.contains("     1  unknown-key\n1 error in 1 file"))
  }

  @Test("takes any bytes without a crash", arguments: [[], [0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], Array("[".utf8)])
  func anyBytes(_ bytes: [UInt8]) throws {
    try folder.write("a.layout.yaml", bytes)
    for format in ["text", "json", "html", "xcode"] {
      let run = try check("--format", format)
      #expect(run.status == 1)
      #expect(run.errors == "")
    }
  }
}
