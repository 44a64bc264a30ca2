import Rules
import SourceText

/// A rule as SARIF describes it, from the rule's own page.
struct SARIFRule {
  private let name: RuleName
  private let page: RulePage?

  init(_ name: RuleName) {
    self.name = name
    page = Rulebook.page(of: name)
  }

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("id", name.rawValue)
      guard let page else { return }
      text("shortDescription", page.summary, into: &json)
      text("fullDescription", page.reason, into: &json)
      json.key("help")
      json.object {
        $0.member("text", "\(page.reason)\n\n\(page.remedy)")
        $0.member("markdown", markdown(page))
      }
      json.key("defaultConfiguration")
      json.object(inline: true) {
        $0.member("enabled", page.level != nil)
        $0.member("level", (page.level ?? .warning).name)
      }
      json.key("properties")
      json.object { json in
        json.key("tags")
        json.array(inline: true) {
          $0.value("auto-layout")
          $0.value(page.group.rawValue)
        }
      }
    }
  }

  private func text(_ key: String, _ text: String, into json: inout JSONWriter) {
    json.key(key)
    json.object(inline: true) { $0.member("text", text) }
  }

  private func markdown(_ page: RulePage) -> String {
    var text = "\(page.reason)\n\n\(page.remedy)\n"
    if let bad = page.bad.first { text += "\n**Found fault with**\n\n```yaml\n\(bad)\n```\n" }
    if let good = page.good.first { text += "\n**As it should be**\n\n```yaml\n\(good)\n```\n" }
    return text
  }
}
