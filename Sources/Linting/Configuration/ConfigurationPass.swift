import SourceText
import YAMLSyntax

/// One walk through a config file: turns nodes into values and gathers what is wrong.
struct ConfigurationPass {
  let decoder: ConfigurationDecoder
  private(set) var problems: [ConfigurationError.Problem] = []
  /// The superclasses named, to be looked up when all classes are known.
  var superclasses: [(node: NodeID, name: String)] = []

  init(decoder: ConfigurationDecoder) { self.decoder = decoder }

  var tree: SyntaxTree { decoder.tree }

  mutating func complain(_ range: ByteRange, _ message: String) {
    problems.append(decoder.problem(at: range, message))
  }

  mutating func complain(_ node: NodeID, _ message: String) { complain(tree.range(of: node), message) }

  // MARK: Shapes

  mutating func isMapping(_ node: NodeID, _ what: String) -> Bool {
    if tree.kind(of: node) == .mapping { return true }
    complain(node, "\(what) is a mapping, not \(kindName(of: node))")
    return false
  }

  /// The entries of a mapping whose keys are all known; the others are told with the nearest known one.
  mutating func entries<Key: RawRepresentable<String> & CaseIterable>(
    of node: NodeID, as what: String, keys: Key.Type
  ) -> [(key: Key, keyNode: NodeID, value: NodeID)] {
    guard isMapping(node, what) else { return [] }
    var entries: [(Key, NodeID, NodeID)] = []
    for entry in tree.entries(of: node) {
      let name = tree.text(of: entry.key)
      if let key = Key(rawValue: name) {
        entries.append((key, entry.key, entry.value))
      } else if !name.hasPrefix("x-") {
        complain(entry.key, unknown("key", name, among: Key.allCases.map(\.rawValue)))
      }
    }
    return entries
  }

  mutating func text(_ node: NodeID, _ what: String) -> String? {
    if tree.kind(of: node) == .scalar, !tree.isNull(node) { return tree.text(of: node) }
    complain(node, "\(what) is wanted here, not \(kindName(of: node))")
    return nil
  }

  /// A list, or one value that stands for a list of itself.
  func items(_ node: NodeID) -> [NodeID] {
    if tree.isNull(node) { return [] }
    return tree.kind(of: node) == .sequence ? tree.items(of: node) : [node]
  }

  private func kindName(of node: NodeID) -> String {
    switch tree.kind(of: node) {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .alias: "an alias"
    case .scalar: tree.isNull(node) ? "nothing" : "'\(tree.text(of: node))'"
    }
  }

  func unknown(_ what: String, _ name: String, among known: [String]) -> String {
    let hint =
      NearestName.of(name, among: known).map { "did you mean '\($0)'?" }
      ?? (known.count <= 10 ? "known are \(known.joined(separator: ", "))" : nil)
    return "unknown \(what) '\(name)'" + (hint.map { "; \($0)" } ?? "")
  }

  // MARK: Paths and rules

  mutating func patterns(_ node: NodeID) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for item in items(node) {
      guard let text = text(item, "a glob") else { continue }
      do throws(Glob.Malformed) {
        patterns.append(PathPattern(try Glob(text), in: decoder.folder))
      } catch {
        complain(item, "the glob '\(text)' cannot be read: \(error.message)")
      }
    }
    return patterns
  }

  mutating func ruleLevels(_ node: NodeID) -> RuleLevels {
    var levels = RuleLevels()
    if tree.isNull(node) { return levels }
    guard isMapping(node, "'rules'") else { return levels }
    for entry in tree.entries(of: node) {
      let name = tree.text(of: entry.key)
      guard let rule = RuleName(rawValue: name) else {
        complain(entry.key, unknown("rule", name, among: RuleName.allCases.map(\.rawValue)))
        continue
      }
      if let level = ruleLevel(entry.value) { levels.set(rule, to: level, by: decoder.place(of: entry.key)) }
    }
    return levels
  }

  private enum RuleKey: String, CaseIterable { case level }

  /// A level, or a mapping that holds one.
  private mutating func ruleLevel(_ node: NodeID) -> RuleLevel? {
    var node = node
    if tree.kind(of: node) == .mapping {
      guard let entry = entries(of: node, as: "a rule's setting", keys: RuleKey.self).first else { return nil }
      node = entry.value
    }
    guard let text = text(node, "off, warning or error") else { return nil }
    if let level = RuleLevel(rawValue: text) { return level }
    complain(node, unknown("level", text, among: RuleLevel.allCases.map(\.rawValue)))
    return nil
  }

  private enum OverrideKey: String, CaseIterable { case files, rules }

  mutating func pathRules(_ node: NodeID) -> [Configuration.PathRules] {
    var all: [Configuration.PathRules] = []
    for item in items(node) {
      var override = Configuration.PathRules(files: [], rules: RuleLevels(), origin: "")
      var namesFiles = false
      for (key, _, value) in entries(of: item, as: "an override", keys: OverrideKey.self) {
        switch key {
        case .files:
          override.files = patterns(value)
          namesFiles = true
        case .rules: override.rules = ruleLevels(value)
        }
      }
      if !namesFiles, tree.kind(of: item) == .mapping {
        complain(item, "an override names its 'files', for example {files: [Legacy/**], rules: {…}}")
      }
      override.origin = decoder.place(of: item)
      all.append(override)
    }
    return all
  }
}
