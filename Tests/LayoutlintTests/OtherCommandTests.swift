import Foundation
import Linting
import TestSupport
import Testing

@Suite("Other commands")
struct OtherCommandTests {
  private let tool: BuiltTool
  private let folder: TemporaryFolder

  init() throws {
    tool = try BuiltTool()
    folder = try TemporaryFolder()
  }

  @Test("version and help go to standard output")
  func help() throws {
    #expect(try tool("--version", in: folder.path).output == "layoutlint \(Linting.Tool.version)\n")
    #expect(try tool(in: folder.path).output.contains("usage: layoutlint COMMAND"))
    #expect(try tool("help", "check", in: folder.path).output == tool("check", "--help", in: folder.path).output)
    let wrong = try tool("check", "--nope", in: folder.path)
    #expect(wrong.status == 2)
    #expect(wrong.output == "")
    #expect(wrong.errors.split(separator: "\n").count == 1)
  }

  @Test("rules and explain print the rules' pages")
  func rules() throws {
    #expect(try tool("rules", in: folder.path).output.contains("missing-equal-width "))
    let json = try tool("rules", "--format", "json", in: folder.path).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["rules"] as? [[String: Any]])?.contains { $0["name"] as? String == "missing-equal-width" } == true)
    let page = try tool("explain", "missing-equal-width", in: folder.path).output
    #expect(page.hasPrefix("missing-equal-width (error)\n"))
    #expect(page.contains("As it should be:"))
  }

  @Test("init writes a config that works, and only once")
  func initialize() throws {
    #expect(try tool("init", in: folder.path).status == 0)
    #expect(try tool("init", in: folder.path).status == 2)
    #expect(try tool("init", "--force", in: folder.path).status == 0)
    try folder.write("a.layout.yaml", "view: {id: a}\n")
    #expect(try tool("check", in: folder.path).status == 0)
    let shown = try tool("config", "a.layout.yaml", in: folder.path)
    #expect(shown.output.hasPrefix("# What holds for a.layout.yaml\n# from .layoutlint.yml\n"))
  }

  @Test("bash offers what the table says")
  func bashCompletion() throws {
    let script = try tool("completions", "bash", in: folder.path).output
    try folder.write("complete.bash", script)
    try folder.write(
      "try.bash",
      """
      source ./complete.bash
      offer() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _layoutlint; echo "${COMPREPLY[*]}"; }
      offer layoutlint ch
      offer layoutlint check --fo
      offer layoutlint check --format = sa
      offer layoutlint explain missing-equal-w
      """)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", "bash try.bash >out 2>&1"]
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try shell.run()
    shell.waitUntilExit()
    #expect(try folder.read("out") == "check\n--format\nsarif\nmissing-equal-width\n")
  }
}
