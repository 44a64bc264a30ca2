import Linting
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
    return "| `\(page.name.rawValue)` | \(level) | \(fix(for: page)) | \(page.summary) |"
  }

  /// Which fixes come with the findings in the rule's own bad examples.
  private static func fix(for page: RulePage) -> String {
    var configuration = Configuration(folder: "/")
    if page.level == nil { configuration.rules.set(page.name, to: .warning, by: "the table") }
    let fixes = page.bad.flatMap { example in
      let path = example.hasPrefix("<") ? "/example.xib" : "/example.layout.yaml"
      let report = Checker(currentFolder: "/").check(
        SourceFile(path: path, text: example), configuration: configuration)
      return report.findings.filter { $0.rule == page.name }.compactMap { $0.fix?.safety }
    }
    return [(Fix.Safety.safe, "safe"), (.choice, "choice")].filter { fixes.contains($0.0) }.map(\.1)
      .joined(separator: ", ")
  }
}
