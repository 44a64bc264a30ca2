import LayoutModel
import YAMLSyntax

extension KeyTable<ViewDraft> {
  /// The keys of labels, buttons, text fields, text views and image views.
  static let textKeys: [Key<ViewDraft>] = [
    Key("text", .optionalText, "The text, from which a natural size is estimated.") { value, view, decoder in
      if let text = decoder.optionalText(value, "text") { view.text.text = text }
    },
    Key("title", .optionalText, "A button's title, from which its natural size is estimated.") { value, view, decoder in
      if let text = decoder.optionalText(value, "text") { view.text.text = text }
    },
    Key("placeholder", .optionalText, "What a text field shows while it is empty.") { value, view, decoder in
      guard let text = decoder.optionalText(value, "text") else { return }
      if view.text.text == nil { view.text.text = text }
    },
    Key("font", .font, "The font's size in points, or a text style.", default: "17 points") { value, view, decoder in
      decoder.font(value, into: &view.text)
    },
    Key(
      "numberOfLines", .count, "How many lines of text a label has at most; 0 for as many as it takes.", default: "1"
    ) { value, view, decoder in
      if let lines = decoder.count(value) { view.text.numberOfLines = lines }
    },
    Key(
      "preferredMaxLayoutWidth", .length, "The width at which a label of several lines breaks them.", default: "0"
    ) { value, view, decoder in
      if let width = decoder.length(value) { view.text.preferredMaxLayoutWidth = width }
    },
    Key("isEditable", .boolean, "Whether a text view takes input, and so brings up the keyboard.", default: "true") {
      value, view, decoder in
      if let isEditable = decoder.bool(value) { view.view.traits.set(.isReadOnly, !isEditable) }
    },
    Key("image", .image, "An image view's image: a name, or a mapping of name and size.") { value, view, decoder in
      decoder.image(value, into: &view.text)
    },
  ]
}
