import Rules
import SourceText
import Testing

struct RulebookTests {
  static let pages = Rulebook.all.map { $0.page }

  @Test
  func everyRuleHasOnePage() {
    #expect(Self.pages.map(\.name).sorted() == RuleName.allCases.sorted())
  }

  @Test(arguments: RuleName.allCases)
  func pageIsWhole(_ name: RuleName) throws {
    let page = try #require(Rulebook.page(of: name))
    #expect(!page.bad.isEmpty)
    #expect(!page.good.isEmpty)
    #expect(!page.summary.isEmpty && !page.summary.hasSuffix("."))
    #expect(page.reason.hasSuffix("."))
    #expect(page.remedy.hasSuffix("."))
    for line in [page.summary, page.remedy] {
      #expect(!line.contains("\n"))
      #expect(line.count <= 120)
    }
    #expect(!page.reason.contains("\n"))
  }

  @Test
  func groupsStandTogether() {
    var groups = Self.pages.map(\.group)
    groups = groups.indices.filter { $0 == 0 || groups[$0] != groups[$0 - 1] }.map { groups[$0] }
    #expect(groups == RulePage.Group.allCases)
  }
}
