import SourceText
import ViewTrees
import YAMLSyntax

/// Judges YAML by the format's JSON Schema, as far as that goes: draft-07's keywords that it uses, and a failed
/// precondition for any other.
struct SchemaValidator {
  /// The schema as the program prints it.
  static let format = SchemaValidator(ViewTreeSchema.json())

  private let schema: JSON

  init(_ json: [UInt8]) {
    // JSON is YAML in flow style.
    let tree = SyntaxTree(parsing: SourceFile(path: "schema.json", bytes: json))
    precondition(tree.findings.isEmpty, "the schema is not well-formed")
    schema = tree.withReader { reader in tree.documents.first?.root.map { JSON($0, reader) } ?? .null }
  }

  /// Whether every document of a text is accepted.
  func accepts(_ yaml: String) -> Bool {
    let tree = SyntaxTree(parsing: SourceFile(path: "test.yaml", text: yaml))
    guard tree.findings.isEmpty else { return false }
    return tree.withReader { reader in
      tree.documents.allSatisfy { document in
        document.root.map { accepts(JSON($0, reader), schema) } ?? false
      }
    }
  }
}

/// A value of JSON, or of YAML as a reader of YAML 1.2 sees it.
private indirect enum JSON {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(_ node: NodeID, _ reader: SyntaxReader) {
    switch reader.kind(of: node) {
    case .alias: self = .null
    case .sequence: self = .array(reader.items(of: node).map { JSON($0, reader) })
    case .mapping:
      let members = reader.entries(of: node).map { (reader.string(of: $0.key), JSON($0.value, reader)) }
      self = .object(Dictionary(members) { first, _ in first })
    case .scalar:
      let text = reader.string(of: node)
      if reader.isNull(node) {
        self = .null
      } else if let number = reader.number(of: node) {
        self = .number(number)
      } else if let truth = reader.bool(of: node), ["true", "false"].contains(text.lowercased()) {
        self = .boolean(truth)
      } else {
        self = .string(text)
      }
    }
  }

  var type: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  var items: [JSON] { if case .array(let items) = self { items } else { [] } }
  var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var text: String? { if case .string(let text) = self { text } else { nil } }

  func hasType(_ name: String) -> Bool {
    name == "integer" ? number.map { $0 == $0.rounded() } ?? false : name == type
  }
}

extension SchemaValidator {
  private func accepts(_ value: JSON, _ rules: JSON) -> Bool {
    if case .boolean(let truth) = rules { return truth }
    return rules.members.allSatisfy { accepts(value, keyword: $0.key, $0.value, rules.members) }
  }

  private func accepts(_ value: JSON, keyword: String, _ rule: JSON, _ rules: [String: JSON]) -> Bool {
    switch keyword {
    case "$schema", "title", "description", "definitions": return true
    case "$ref":
      let name = rule.text?.split(separator: "/").last.map(String.init) ?? ""
      return schema.members["definitions"]?.members[name].map { accepts(value, $0) } ?? false
    case "type": return (rule.text.map { [$0] } ?? rule.items.compactMap(\.text)).contains { value.hasType($0) }
    case "const": return value.number == rule.number
    case "enum": return value.text.map { text in rule.items.contains { $0.text == text } } ?? false
    case "pattern": return value.text.map { matches($0, rule.text ?? "") } ?? true
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
      guard let number = value.number, let bound = rule.number else { return true }
      if number == bound { return !keyword.hasPrefix("exclusive") }
      return (number > bound) == keyword.hasSuffix("inimum")
    case "minItems": return value.type != "array" || Double(value.items.count) >= rule.number ?? 0
    case "maxItems": return value.type != "array" || Double(value.items.count) <= rule.number ?? 0
    case "anyOf": return rule.items.contains { accepts(value, $0) }
    case "allOf": return rule.items.allSatisfy { accepts(value, $0) }
    case "items":
      if case .array(let rules) = rule { return zip(value.items, rules).allSatisfy { accepts($0, $1) } }
      return value.items.allSatisfy { accepts($0, rule) }
    case "required": return rule.items.compactMap(\.text).allSatisfy { value.members[$0] != nil }
    case "properties":
      return value.members.allSatisfy { key, member in rule.members[key].map { accepts(member, $0) } ?? true }
    case "patternProperties": return true
    case "additionalProperties":
      let patterns = rules["patternProperties"]?.members.keys.map { $0 } ?? []
      return value.members.allSatisfy { key, member in
        rules["properties"]?.members[key] != nil || patterns.contains { matches(key, $0) } || accepts(member, rule)
      }
    default: preconditionFailure("the validator does not know '\(keyword)'")
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    (try? Regex(pattern)).map { text.firstMatch(of: $0) != nil } ?? false
  }
}
