import LayoutModel
import Linting
import SourceText

/// What the editor's own settings say, as `initializationOptions` or `workspace/didChangeConfiguration` hold it:
///
///     {"layoutlint": {"config": "path", "rules": {"floating-content": "off"}, "devices": ["iphone-se", "390x844"],
///                     "ruleLinks": "https://wiki.example.org/layout#RULE"}}
///
/// The outer name may be left out. What cannot be read is passed over, so that an editor with settings for a newer
/// version can be served.
struct Settings: Sendable {
  /// Where configuration is looked for.
  var source: ConfigurationLocator.Source = .nearest
  var overrides = ConfigurationLocator.Overrides()
  /// Where a rule can be read about: a URL in which `RULE` stands for its name; nil where there is no such place.
  var ruleLinks: String?

  init() {}

  func link(to rule: RuleName) -> String? { ruleLinks?.replacing("RULE", with: rule.rawValue) }

  init(_ value: JSONValue) {
    let own = value["layoutlint"] ?? value
    if let path = own["config"]?.string, !path.isEmpty { source = .file(path) }
    ruleLinks = own["ruleLinks"]?.string
    for (name, level) in own["rules"]?.object ?? [:] {
      guard let rule = RuleName(rawValue: name), let level = level.string.flatMap(RuleLevel.init) else { continue }
      overrides.rules.set(rule, to: level, by: "the editor's settings")
    }
    overrides.devices = own["devices"]?.array?.compactMap { $0.string.flatMap { try? Device.parse($0).get() } } ?? []
  }
}
