import Linting
import Testing

/// Whole documents under markers, in `Fixtures/valid` and `Fixtures/invalid`.
struct FixtureTests {
  struct Fixture: CustomTestStringConvertible, Sendable {
    var folder: String
    var name: String

    var testDescription: String { "\(folder)/\(name)" }
    var path: String { FixtureTests.fixtures + "/" + testDescription }

    func document() throws -> TestDocument {
      TestDocument(String(decoding: try FileSystem.read(path), as: UTF8.self))
    }
  }

  static let fixtures = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Fixtures"

  static func all(in folder: String) -> [Fixture] {
    let entries = (try? FileSystem.entries(of: fixtures + "/" + folder)) ?? []
    return entries.map(\.name).filter { $0.hasSuffix(".layout.yaml") }.sorted().map {
      Fixture(folder: folder, name: $0)
    }
  }

  @Test(arguments: all(in: "valid"))
  func nothingIsFound(_ fixture: Fixture) throws {
    let document = try fixture.document()
    #expect(Marker.all(in: document.text).isEmpty)
    #expect(document.disagreements() == [])
  }

  @Test(arguments: all(in: "invalid"))
  func findingsAreTheMarkers(_ fixture: Fixture) throws {
    let document = try fixture.document()
    #expect(!Marker.all(in: document.text).isEmpty)
    #expect(document.disagreements() == [])
  }

  @Test(arguments: all(in: "valid") + all(in: "invalid"))
  func verdictSurvivesMutation(_ fixture: Fixture) throws {
    let document = try fixture.document()
    let verdict = document.verdict()
    for mutation in Mutation.allCases {
      guard let mutated = mutation.apply(to: document) else { continue }
      #expect(mutated.verdict() == verdict, "\(mutation.rawValue)")
    }
    if let silenced = Mutation.suppressed(document) { #expect(silenced.verdict() == []) }
  }

  @Test
  func bothFoldersHaveFixtures() {
    #expect(Self.all(in: "valid").count >= 10)
    #expect(Self.all(in: "invalid").count >= 10)
  }
}
