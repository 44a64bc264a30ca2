import LayoutModel
import SourceText
import YAMLSyntax

/// What a document's keys say before its views are read.
struct DocumentDraft: KeyTarget {
  var view: NodeID?
  var constraints: NodeID?
  var defaults: NodeID?
  var keyboard: NodeID?
  var keyboardKey: NodeID?
}

extension KeyTable<DocumentDraft> {
  /// Every key of a document.
  static let document = KeyTable(
    of: "a document",
    [
      Key("version", .constant(1), "The version of this format.", default: "1") { value, _, decoder in
        guard decoder.reader.number(of: value) != 1 else { return }
        decoder.reject(value, expects: "1, the only version there is")
      },
      Key("view", .view, "The root view.") { value, document, _ in document.view = value },
      Key("constraints", .constraints, "Constraints that name their views by id.") { value, document, decoder in
        document.constraints = decoder.list(value, "a list of constraints: begin each on a line of its own with '- '")
      },
      Key("metrics", .metrics, "Names for numbers, for use in constraints.") { value, _, decoder in
        decoder.readMetrics(value)
      },
      Key(
        "devices", .devices, "The sizes at which the tree is solved: names, or [width, height] in points.",
        default: "[\(Device.standard.name)]"
      ) { value, _, decoder in decoder.readDevices(value) },
      Key("keyboard", .keyboard, "How the screen's code answers the keyboard.") { value, document, decoder in
        document.keyboard = decoder.mapping(value, "a mapping, as in {scrollView: scroll, show: keyboardWillShow}")
        document.keyboardKey = decoder.currentKey
      },
      Key("defaults", .defaults, "View keys that every view of the document starts from.") { value, document, decoder in
        document.defaults = decoder.mapping(
          value, "a mapping of view keys, as in {translatesAutoresizingMaskIntoConstraints: false}")
      },
    ])
}
