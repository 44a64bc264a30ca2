import SourceText

/// The building blocks of schemas. Each writes members into the object that is open, unless it says otherwise.
extension SchemaWriter {
  /// An object of its own around some members.
  mutating func object(_ members: (inout SchemaWriter) -> Void) {
    json.beginObject()
    members(&self)
    json.endObject()
  }

  /// Draft-07 ignores what stands beside a `$ref`, the description too; inside `allOf` it does not stand beside it.
  mutating func refer(toDefinition name: String) {
    json.key("allOf")
    json.array(inline: true) {
      $0.beginObject()
      $0.member("$ref", "#/definitions/\(name)")
      $0.endObject()
    }
  }

  mutating func refer(to shape: Shared) { refer(toDefinition: shape.rawValue) }

  mutating func anyOf(_ schemas: [(inout SchemaWriter) -> Void]) {
    json.key("anyOf")
    json.beginArray()
    for schema in schemas { object(schema) }
    json.endArray()
  }

  /// What a key takes that may stand there without a value.
  mutating func orNothing(_ schema: @escaping (inout SchemaWriter) -> Void) {
    anyOf([schema, { $0.json.member("type", "null") }])
  }

  /// A list; nothing at all is an empty list.
  mutating func list(_ item: (inout SchemaWriter) -> Void) {
    types("array", "null")
    json.key("items")
    object(item)
  }

  mutating func types(_ names: String...) {
    json.key("type")
    json.array(inline: true) { for name in names { $0.value(name) } }
  }

  mutating func words(_ words: [String]) {
    json.key("enum")
    json.array(inline: true) { for word in words { $0.value(word) } }
  }

  mutating func pattern(_ pattern: String) {
    json.member("type", "string")
    json.member("pattern", pattern)
  }

  mutating func number(above least: Int, atMost greatest: Int? = nil, below bound: Int? = nil) {
    json.member("type", "number")
    json.member("exclusiveMinimum", least)
    if let greatest { json.member("maximum", greatest) }
    if let bound { json.member("exclusiveMaximum", bound) }
  }

  /// One of some words. As Swift code has them, with a point in front, they are accepted but not offered.
  mutating func choice(_ words: [String]) {
    anyOf([{ $0.words(words) }, { $0.pattern("^\\.(\(words.joined(separator: "|")))$") }])
  }

  /// A list of some words, or one of them, or none.
  mutating func choices(_ words: [String]) {
    anyOf([
      { $0.choice(words) }, { $0.words(["none"]) }, { $0.json.member("type", "null") },
      { schema in
        schema.json.member("type", "array")
        schema.json.key("items")
        schema.object { $0.choice(words) }
      },
    ])
  }

  /// A keyboard notification, with or without what older and newer Swift put around its name.
  mutating func notification(_ names: [String]) {
    let stems = names.map { $0.dropFirst("keyboard".count) }.joined(separator: "|")
    anyOf([
      { $0.words(names) }, { $0.pattern("^(UIResponder)?\\.?(UIK|k)eyboard(\(stems))(Notification)?$") },
    ])
  }
}
