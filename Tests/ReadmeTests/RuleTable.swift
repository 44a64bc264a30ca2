import Rules
import SourceText

/// The README's table of rules, made from the rules themselves.
enum RuleTable {
  static func lines() -> [String] {
    RulePage.Group.allCases.flatMap { group in
      ["", "### \(group.rawValue)", "", "| rule | level | fix | what it finds |", "| --- | --- | --- | --- |"]
        + Rulebook.all.map { $0.page }.filter { $0.group == group }.map(row)
    } + [""]
  }

  private static func row(_ page: RulePage) -> String {
    let level = page.level?.name ?? "off"
    return "| `\(page.name.rawValue)` | \(level) | \(page.fix?.safety ?? "") | \(page.summary) |"
  }
}
