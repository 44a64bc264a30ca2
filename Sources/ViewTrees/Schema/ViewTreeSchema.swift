import LayoutModel
import SourceText

/// The JSON Schema (draft-07) of the view-tree format, for completion and hover in editors.
///
/// Made from the decoder's own vocabulary: it accepts a document exactly when the decoder finds no fault with its keys
/// and with the shape of its values. What takes more than a look at one value (ids that exist, classes that are known,
/// expressions that can be read) stays the linter's.
package enum ViewTreeSchema {
  /// The schema's text, ending with a line feed; the same bytes each time.
  package static func json() -> [UInt8] {
    var writer = SchemaWriter()
    writer.write()
    return writer.json.takeBytes()
  }
}

/// Writes the schema from top to bottom. Shapes that occur in many places are definitions.
struct SchemaWriter {
  var json = JSONWriter(pretty: true)

  fileprivate mutating func write() {
    json.beginObject()
    json.member("$schema", "http://json-schema.org/draft-07/schema#")
    json.member("title", "layoutlint view tree")
    json.member("description", "A tree of UIKit views with their Auto Layout constraints.")
    members(ViewTreeVocabulary.document)
    json.key("required")
    json.array(inline: true) { $0.value("view") }
    json.key("definitions")
    json.beginObject()
    definition("view", ViewTreeVocabulary.view, others: ViewTreeVocabulary.otherViewKeys)
    definition("defaults", ViewTreeVocabulary.defaults, others: ViewTreeVocabulary.otherViewKeys)
    definition("layoutGuide", ViewTreeVocabulary.layoutGuide)
    definition("keyboard", ViewTreeVocabulary.keyboard)
    definition("constraintMapping", ViewTreeVocabulary.constraint)
    sharedShapes()
    json.endObject()
    json.endObject()
    json.endLine()
  }

  private mutating func definition(_ name: String, _ keys: [KeyDescription], others: [String] = []) {
    json.key(name)
    json.beginObject()
    members(keys, others: others)
    json.endObject()
  }

  /// The members of a schema for a mapping with these keys and the user's own, and no others.
  ///
  /// - Parameter others: keys that may hold anything.
  private mutating func members(_ keys: [KeyDescription], others: [String] = []) {
    json.member("type", "object")
    json.key("properties")
    json.beginObject()
    for key in keys {
      json.key(key.name)
      json.beginObject()
      json.member("description", description(of: key))
      members(of: key.shape)
      json.endObject()
    }
    for name in others {
      json.key(name)
      json.value(true)
    }
    json.endObject()
    closeMapping()
  }

  /// No other keys, but for the user's own.
  mutating func closeMapping() {
    json.key("patternProperties")
    json.object(inline: true) { $0.member("^x-", true) }
    json.member("additionalProperties", false)
  }

  private func description(of key: KeyDescription) -> String {
    let owner =
      switch key.owner {
      case .everyView: ""
      case .stackView: " For UIStackView."
      case .scrollView: " For UIScrollView."
      }
    return key.summary + owner + (key.defaultValue.map { " Left out: \($0)." } ?? "")
  }
}
