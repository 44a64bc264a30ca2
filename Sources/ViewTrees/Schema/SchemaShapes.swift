import LayoutModel
import SourceText

/// What each `ValueShape` is in JSON Schema.
extension SchemaWriter {
  /// A shape that occurs more than once, by the name of its definition.
  enum Shared: String, CaseIterable {
    case boolean, text, priority, priorities, size, insets, directionalInsets, constraints, devices, metrics, length
  }

  /// The members of a schema that accepts a shape.
  mutating func members(of shape: ValueShape) {
    switch shape {
    case .anything: break
    case .text, .id, .item: refer(to: .text)
    case .optionalText, .optionalItem: types("string", "number", "boolean", "null")
    case .boolean: refer(to: .boolean)
    case .number: json.member("type", "number")
    case .numberOrMetric: types("number", "string")
    case .length: refer(to: .length)
    case .count:
      json.member("type", "integer")
      json.member("minimum", 0)
      json.member("exclusiveMaximum", 1_000_000_000)
    case .constant(let number): json.member("const", number)
    case .choice(let words): choice(words)
    case .notification(let names): notification(names)
    case .choices(let words): choices(words)
    case .attribute: choice(ConstraintVocabulary.singleAttributeWords)
    case .priority: refer(to: .priority)
    case .priorities: refer(to: .priorities)
    case .rectangle: numbers(["x", "y", "width", "height"], lengths: ["width", "height"])
    case .size: refer(to: .size)
    case .intrinsicSize: intrinsicSize()
    case .insets: refer(to: .insets)
    case .directionalInsets: refer(to: .directionalInsets)
    case .font: font()
    case .image: image()
    case .customSpacing:
      types("object", "null")
      json.key("additionalProperties")
      json.object(inline: true) { $0.member("type", "number") }
    case .metrics: refer(to: .metrics)
    case .devices: refer(to: .devices)
    case .view: refer(toDefinition: "view")
    case .views: list { $0.refer(toDefinition: "view") }
    case .arrangedViews:
      list { schema in
        schema.anyOf([{ $0.refer(toDefinition: "view") }, { $0.refer(to: .text) }])
      }
    case .layoutGuides: list { $0.refer(toDefinition: "layoutGuide") }
    case .constraints: refer(to: .constraints)
    case .keyboard: orNothing { $0.refer(toDefinition: "keyboard") }
    case .defaults: orNothing { $0.refer(toDefinition: "defaults") }
    }
  }

  mutating func sharedShapes() {
    for shape in Shared.allCases {
      json.key(shape.rawValue)
      json.beginObject()
      members(of: shape)
      json.endObject()
    }
  }

  private mutating func members(of shape: Shared) {
    switch shape {
    case .boolean:
      // Readers of YAML 1.2 take these words for text, and Objective-C does not.
      let words = ["yes", "no", "on", "off", "true", "false"]
      anyOf([
        { $0.json.member("type", "boolean") },
        { $0.words(words.flatMap { [$0, $0.prefix(1).uppercased() + $0.dropFirst(), $0.uppercased()] }) },
      ])
    case .text: types("string", "number", "boolean")
    case .length:
      json.member("type", "number")
      json.member("minimum", 0)
    case .priority:
      anyOf([
        { $0.number(above: 0, atMost: 1000) },
        { $0.choice(ConstraintVocabulary.priorityNames) },
      ])
    case .priorities:
      anyOf([
        { $0.refer(to: .priority) },
        { $0.parts(["horizontal", "vertical"]) { schema, _ in schema.refer(to: .priority) } },
      ])
    case .size: numbers(["width", "height"], lengths: ["width", "height"])
    case .insets: insets(["top", "left", "bottom", "right"])
    case .directionalInsets: insets(["top", "leading", "bottom", "trailing"])
    case .constraints:
      list { schema in
        schema.anyOf([{ $0.json.member("type", "string") }, { $0.refer(toDefinition: "constraintMapping") }])
      }
    case .devices: list { $0.device() }
    case .metrics:
      types("object", "null")
      json.key("additionalProperties")
      json.object(inline: true) { $0.member("type", "number") }
    }
  }

  // MARK: Values of several numbers

  private mutating func insets(_ names: [String]) {
    anyOf([{ $0.json.member("type", "number") }, { $0.numbers(names, lengths: []) }])
  }

  /// Numbers as a list in this order, or as a mapping.
  private mutating func numbers(_ names: [String], lengths: Set<String>) {
    let part: (inout SchemaWriter, String) -> Void = { schema, name in
      if lengths.contains(name) { schema.refer(to: .length) } else { schema.json.member("type", "number") }
    }
    anyOf([{ $0.tuple(names, part) }, { $0.parts(names, part) }])
  }

  private mutating func tuple(_ names: [String], _ part: (inout SchemaWriter, String) -> Void) {
    json.member("type", "array")
    json.key("items")
    json.beginArray()
    for name in names { object { part(&$0, name) } }
    json.endArray()
    json.member("minItems", names.count)
    json.member("maxItems", names.count)
  }

  private mutating func parts(_ names: [String], _ part: (inout SchemaWriter, String) -> Void) {
    json.member("type", "object")
    json.key("properties")
    json.beginObject()
    for name in names {
      json.key(name)
      object { part(&$0, name) }
    }
    json.endObject()
    closeMapping()
  }

  private mutating func intrinsicSize() {
    let side: (inout SchemaWriter, String) -> Void = { schema, _ in
      schema.anyOf([
        { $0.refer(to: .length) }, { $0.json.member("const", -1) }, { $0.words(["none", "noIntrinsicMetric"]) },
        { $0.json.member("type", "null") },
      ])
    }
    anyOf([
      { $0.words(["none"]) }, { $0.json.member("type", "null") }, { $0.tuple(["width", "height"], side) },
      { $0.parts(["width", "height"], side) },
    ])
  }

  private mutating func device() {
    anyOf([
      { $0.words(Device.known.map(\.name)) },
      { $0.pattern("^[0-9]+(\\.[0-9]+)?x[0-9]+(\\.[0-9]+)?$") },
      { schema in schema.tuple(["width", "height"]) { side, _ in side.number(above: 0, below: 1_000_000) } },
      { schema in schema.parts(["width", "height"]) { side, _ in side.number(above: 0, below: 1_000_000) } },
    ])
  }

  // MARK: Fonts and images

  private mutating func font() {
    let styles = ViewTreeVocabulary.textStyles
    anyOf([
      { $0.number(above: 0) }, { $0.choice(styles) },
      { schema in
        schema.parts(["size", "pointSize", "textStyle", "name", "weight", "design"]) { part, name in
          switch name {
          case "size", "pointSize": part.number(above: 0)
          case "textStyle": part.choice(styles)
          default: break
          }
        }
      },
    ])
  }

  private mutating func image() {
    anyOf([
      { $0.types("string", "number", "boolean", "null") },
      { schema in
        schema.parts(["name", "systemName", "size"]) { part, name in if name == "size" { part.refer(to: .size) } }
      },
    ])
  }
}
