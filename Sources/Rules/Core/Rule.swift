package import SourceText

/// A rule: its page, and a pure check of one solved screen.
///
/// A rule reads a `Screen` and returns findings; it touches no file, no clock and no state. Rules whose findings are made
/// where the text is read (`yaml-syntax`, `unknown-key`, …) have a page and check nothing here.
package protocol Rule: Sendable {
  static var page: RulePage { get }
  static func check(_ screen: Screen) -> [Finding]
}

extension Rule {
  package static func check(_ screen: Screen) -> [Finding] { [] }
}

/// What is said about a rule: by `explain`, on hover, in the rule reference, and to its tests.
package struct RulePage: Sendable {
  /// The group under which rules are listed.
  package enum Group: String, CaseIterable, Sendable {
    case scrollViews = "Scroll views"
    case everyView = "Every view"
    case keyboard = "Keyboard"
    case file = "The file"
  }

  /// What a fix writes and when it is safe, in a sentence or two.
  package enum FixNote: Sendable {
    case safe(String)
    case choice(String)
    /// Safe in one case and a choice in another.
    case either(String)

    package var text: String {
      switch self {
      case .safe(let text), .choice(let text), .either(let text): text
      }
    }

    /// `safe`, `choice`, or both.
    package var safety: String {
      switch self {
      case .safe: "safe"
      case .choice: "choice"
      case .either: "safe, choice"
      }
    }
  }

  package let name: RuleName
  package let group: Group
  /// The severity when nothing is configured; `nil` when the rule is off by default.
  package let level: Severity?
  /// One line, without a full stop.
  package let summary: String
  /// Why it matters, in UIKit's own terms.
  package let reason: String
  /// What to write instead.
  package let remedy: String
  /// `nil` when the rule has no fix.
  package let fix: FixNote?
  /// View trees that the rule finds fault with. Comment lines under a line mark its findings:
  /// `#  ^^^^ error[rule-name]: part of the message`.
  package let bad: [String]
  /// View trees in which nothing at all is found.
  package let good: [String]

  package init(
    _ name: RuleName, in group: Group, level: Severity?, summary: String, reason: String, remedy: String,
    fix: FixNote? = nil, bad: [String], good: [String]
  ) {
    self.name = name
    self.group = group
    self.level = level
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.fix = fix
    self.bad = bad
    self.good = good
  }
}
