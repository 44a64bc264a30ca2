import Foundation
import Linting
import TestSupport
import Testing

/// Small projects with all that a project has: configuration, a baseline, old code, machine-made files.
///
/// `expected.txt` beside each holds the output of `layoutlint check` in it.
@Suite("Projects")
struct ProjectFixtureTests {
  static let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Fixtures/projects"

  static var names: [String] {
    ((try? FileSystem.entries(of: folder)) ?? []).filter { $0.kind == .folder }.map(\.name).sorted()
  }

  @Test("are checked as their configuration says, wherever one stands", arguments: names)
  func check(_ name: String) throws {
    let tool = try BuiltTool()
    let project = "\(Self.folder)/\(name)"
    let expected = String(decoding: try FileSystem.read("\(project)/expected.txt"), as: UTF8.self)
    let run = try tool("check", in: project)
    #expect(run.output == expected)
    #expect(run.errors == "")
    #expect(run.status == 1)
    // From outside only the paths differ.
    let outside = try tool("check", name, "--format", "github", in: Self.folder)
    let inside = try tool("check", "--format", "github", in: project)
    #expect(outside.output == inside.output.replacing("file=", with: "file=\(name)/"))
  }
}
