import Linting
import Rules
import SourceText
import Testing

/// Fixes offered for files and examples that were not written with fixes in mind.
struct OfferedFixTests {
  static let fixtures: [String] = FixFixtureTests.names(in: FixFixtureTests.fixtures + "/invalid")

  /// Each fix of a text keeps its word; afterwards nothing is left to mend.
  private func inspect(_ mending: Mending) {
    let before = mending.findings(in: mending.text)
    for (finding, fix, text) in mending.offers() {
      let after = mending.findings(in: text)
      #expect(
        after.count { $0.kind == finding.kind } < before.count { $0.kind == finding.kind }, "\(fix.title)\n\(text)")
      for kind in Set(after.map(\.kind)) {
        #expect(after.count { $0.kind == kind } <= before.count { $0.kind == kind }, "\(kind) is new:\n\(text)")
      }
      #expect(Mending.comments(of: text) == Mending.comments(of: mending.text))
    }
    let mended = mending.mended()
    #expect(Mending(text: mended, scope: mending.scope, extraRules: mending.extraRules).mended() == mended)
    #expect(Mending.comments(of: mended) == Mending.comments(of: mending.text))
  }

  @Test(arguments: fixtures)
  func fixturesAreMended(_ name: String) throws {
    let text = String(decoding: try FileSystem.read("\(FixFixtureTests.fixtures)/invalid/\(name)"), as: UTF8.self)
    inspect(Mending(text: text, scope: .all))
  }

  @Test(arguments: RuleName.allCases)
  func examplesAreMended(_ rule: RuleName) throws {
    let page = try #require(Rulebook.page(of: rule))
    for example in page.bad where !example.hasPrefix("<") {
      inspect(Mending(text: example, scope: .all, extraRules: page.level == nil ? [rule] : []))
    }
  }

  /// Each fixture of its own folder shows a fix, and no page promises one that nobody has seen.
  @Test
  func pagesSayWhichRulesHaveFixes() throws {
    var offered: Set<RuleName> = []
    for fixture in FixFixtureTests.all { offered.formUnion(try fixture.broken().offers().map(\.finding.rule)) }
    #expect(offered.sorted() == Rulebook.all.map { $0.page }.filter { $0.fix != nil }.map(\.name).sorted())
  }

  @Test(arguments: FixFixtureTests.names(in: FixFixtureTests.fixtures + "/valid"))
  func whatIsWellIsLeftAlone(_ name: String) throws {
    let text = String(decoding: try FileSystem.read("\(FixFixtureTests.fixtures)/valid/\(name)"), as: UTF8.self)
    #expect(Mending(text: text, scope: .all).mended() == text)
  }
}
