package import Rules
import SourceText

/// The rules' pages as text and as JSON.
package enum RulePages {
  /// All rules by group, each with its level and its summary.
  package static func list() -> String {
    let width = RuleName.allCases.map(\.rawValue.count).max() ?? 0
    return groups().map { group, pages in
      let lines = pages.map { page in
        let level = page.level?.name ?? "off"
        let name = page.name.rawValue
        return "  \(name)\(spaces(width - name.count + 2))\(level)\(spaces(9 - level.count))\(page.summary)\n"
      }
      return "\(group.rawValue)\n\(lines.joined())"
    }.joined(separator: "\n")
  }

  /// One rule: what it means, why, examples, and what to write instead.
  package static func page(_ page: RulePage) -> String {
    var text = "\(page.name.rawValue) (\(page.level?.name ?? "off"))\n\n"
    text +=
      "\(wrapped(page.summary.prefix(1).uppercased() + page.summary.dropFirst() + "."))\n\n\(wrapped(page.reason))\n"
    for example in page.bad { text += "\nFound fault with:\n\n\(indented(example))" }
    text += "\n\(wrapped("To mend it: " + page.remedy))\n"
    if let fix = page.fix { text += "\n\(wrapped("Fix (\(fix.safety)): " + fix.text))\n" }
    for example in page.good { text += "\nAs it should be:\n\n\(indented(example))" }
    return text
  }

  /// For programs; the same words as `page`.
  package static func json() -> [UInt8] {
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("version", 1)
      json.key("rules")
      json.array { json in
        for page in groups().flatMap(\.pages) { json.object { write(page, into: &$0) } }
      }
    }
    json.endLine()
    return json.takeBytes()
  }

  private static func write(_ page: RulePage, into json: inout JSONWriter) {
    json.member("name", page.name.rawValue)
    json.member("group", page.group.rawValue)
    json.member("level", page.level?.name ?? "off")
    json.member("summary", page.summary)
    json.member("reason", page.reason)
    json.member("remedy", page.remedy)
    if let fix = page.fix {
      json.member("fix", fix.text)
      json.member("fixSafety", fix.safety)
    }
    for (key, examples) in [("bad", page.bad), ("good", page.good)] {
      json.key(key)
      json.array { json in for example in examples { json.value(example) } }
    }
  }

  private static func groups() -> [(group: RulePage.Group, pages: [RulePage])] {
    let pages = RuleName.allCases.compactMap { Rulebook.page(of: $0) }
    return RulePage.Group.allCases.map { group in (group, pages.filter { $0.group == group }) }
      .filter { !$0.pages.isEmpty }
  }

  private static func indented(_ example: String) -> String {
    example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  /// Lines of at most 96 characters.
  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      if lines[lines.count - 1].count + word.count + 1 > 96 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? word : " \(word)"
    }
    return lines.joined(separator: "\n")
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
