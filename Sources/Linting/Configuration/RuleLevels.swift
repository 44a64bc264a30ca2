package import SourceText

/// What a rule's findings count as.
package enum RuleLevel: String, CaseIterable, Sendable {
  case off, warning, error

  /// The level that a page states; a rule without one is off.
  package init(_ severity: Severity?) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case nil: self = .off
    }
  }

  package var severity: Severity? {
    switch self {
    case .off: nil
    case .warning: .warning
    case .error: .error
    }
  }
}

/// Which rules speak, and how loud.
///
/// A rule that is not named here keeps the level of each of its findings: some rules give errors and warnings.
package struct RuleLevels: Sendable, Equatable {
  /// A level, and who said it: `path:line` of a config file, or an option.
  package struct Setting: Sendable, Equatable {
    package var level: RuleLevel
    package var origin: String
  }

  private struct Entry: Equatable {
    var rule: RuleName
    var setting: Setting
  }

  /// In the order of the rules' names; few, and mostly none.
  private var entries: [Entry] = []
  /// When set, no other rule speaks.
  package var only: [RuleName]?

  package init() {}

  package mutating func set(_ rule: RuleName, to level: RuleLevel, by origin: String) {
    put(Entry(rule: rule, setting: Setting(level: level, origin: origin)))
  }

  private mutating func put(_ entry: Entry) {
    let place = entries.firstIndex { $0.rule >= entry.rule } ?? entries.count
    if place < entries.count, entries[place].rule == entry.rule {
      entries[place] = entry
    } else {
      entries.insert(entry, at: place)
    }
  }

  package subscript(_ rule: RuleName) -> Setting? { entries.first { $0.rule == rule }?.setting }

  package var isEmpty: Bool { entries.isEmpty && only == nil }

  package var settings: [(rule: RuleName, setting: Setting)] { entries.map { ($0.rule, $0.setting) } }

  /// Takes over what `other` says; where it is silent, this stays.
  package mutating func override(with other: RuleLevels) {
    for entry in other.entries { put(entry) }
    if let only = other.only { self.only = only }
  }

  /// The level of a rule whose own level is `own`. A rule that `only` names is heard even if its own level is off.
  package func level(of rule: RuleName, own: RuleLevel) -> RuleLevel {
    if let only {
      guard only.contains(rule) else { return .off }
      if self[rule] == nil, own == .off { return .warning }
    }
    return self[rule]?.level ?? own
  }

  /// The finding at the level that is set for its rule; nil where that rule is off.
  package func applied(to finding: Finding) -> Finding? {
    let own: RuleLevel = finding.severity == .error ? .error : .warning
    guard let severity = level(of: finding.rule, own: own).severity else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}
