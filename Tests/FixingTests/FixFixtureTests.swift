import Linting
import SourceText
import Testing

/// Files to mend, in `Fixtures/fixes`: NAME.layout.yaml becomes NAME.fixed.yaml. The first line says with which option.
struct FixFixtureTests {
  struct Fixture: CustomTestStringConvertible, Sendable {
    var name: String

    var testDescription: String { name }

    private func read(_ suffix: String) throws -> String {
      String(decoding: try FileSystem.read("\(FixFixtureTests.folder)/\(name)\(suffix)"), as: UTF8.self)
    }

    func broken() throws -> Mending {
      let text = try read(".layout.yaml")
      return Mending(
        text: text, scope: text.hasPrefix("# --fix=all") ? .all : .safe,
        extraRules: name.hasPrefix("left-right") ? [.leftRightAttribute] : [])
    }

    func mended() throws -> String { try read(".fixed.yaml") }
  }

  static let fixtures = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Fixtures"
  static let folder = fixtures + "/fixes"

  static let all: [Fixture] = names(in: folder).map { Fixture(name: String($0.dropLast(".layout.yaml".count))) }

  static func names(in folder: String) -> [String] {
    let entries = (try? FileSystem.entries(of: folder)) ?? []
    return entries.map(\.name).filter { $0.hasSuffix(".layout.yaml") }.sorted()
  }

  @Test
  func thereAreFixtures() { #expect(Self.all.count >= 20) }

  @Test(arguments: all)
  func isMended(_ fixture: Fixture) throws {
    #expect(try fixture.broken().mended() == fixture.mended())
  }

  @Test(arguments: all)
  func isMendedAlikeWithOtherLineBreaks(_ fixture: Fixture) throws {
    var broken = try fixture.broken()
    func mutated(_ text: String) -> String {
      String(text.dropLast()).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    broken = Mending(text: mutated(broken.text), scope: broken.scope, extraRules: broken.extraRules)
    #expect(try broken.mended() == mutated(fixture.mended()))
  }

  @Test(arguments: all)
  func mendingTwiceChangesNothing(_ fixture: Fixture) throws {
    let broken = try fixture.broken()
    let mended = try fixture.mended()
    #expect(Mending(text: mended, scope: broken.scope, extraRules: broken.extraRules).mended() == mended)
    #expect(Mending.comments(of: mended) == Mending.comments(of: broken.text))
  }

  @Test(arguments: all)
  func whatIsAChoiceIsLeftToThoseWhoChoose(_ fixture: Fixture) throws {
    let broken = try fixture.broken()
    guard broken.scope == .all else { return }
    #expect(Mending(text: broken.text, scope: .safe, extraRules: broken.extraRules).mended() == broken.text)
  }
}
