import Linting
import Reports
import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// Files that are broken in every way that people and tools break them.
///
/// `expected.txt` holds what is said about each, as `--format xcode` writes it.
@Suite("Malformed files")
struct MalformedFixtureTests {
  static let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Fixtures/malformed"

  static var names: [String] {
    let entries = (try? FileSystem.entries(of: folder)) ?? []
    return entries.map(\.name).filter { $0 != "expected.txt" }.sorted(by: Path.inOrder)
  }

  private func report(_ name: String) throws -> FileReport {
    let source = SourceFile(path: name, decoding: try FileSystem.read("\(Self.folder)/\(name)"))
    return Checker(currentFolder: "/").check(source, configuration: Configuration(folder: "/"))
  }

  @Test("are told at their places, with all that can be said about the rest")
  func findings() throws {
    var said = ""
    for name in Self.names { said += try report(name).written(by: XcodeReport(currentFolder: "/")) }
    let expected = String(decoding: try FileSystem.read("\(Self.folder)/expected.txt"), as: UTF8.self)
    let lines = said.split(separator: "\n").map { String($0.dropFirst()) }
    #expect(lines == expected.split(separator: "\n").map(String.init))
  }

  @Test("fail, and can be written in every format", arguments: names)
  func formats(_ name: String) throws {
    let report = try report(name)
    #expect(report.findings.contains { $0.severity == .error })
    for format in ReportFormat.allCases {
      var writer = format.report(in: .init(currentFolder: "/"))
      let bytes = writer.begin() + writer.add(report) + writer.end(Sample.summary(report))
      #expect(String(validating: bytes, as: UTF8.self) != nil)
    }
  }

  @Test(
    "of any size are read in time",
    arguments: [
      String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 50_000),
      String(repeating: "- ", count: 50_000), "view: {id: \"" + String(repeating: "\\u0041", count: 100_000),
      "view:\n  id: root\n  constraints:\n" + String(repeating: "    - nowhere.top == 1\n", count: 2_000),
    ])
  func large(_ text: String) {
    let seconds = processorSeconds {
      let report = Checker(currentFolder: "/").check(
        SourceFile(path: "a", text: text), configuration: Configuration(folder: "/"))
      #expect(!report.findings.isEmpty)
      #expect(report.written(by: TextReport()).utf8.count < 2_000_000)
    }
    #expect(seconds < 30)
  }
}
