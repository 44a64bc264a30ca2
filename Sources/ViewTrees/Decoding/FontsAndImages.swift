import LayoutModel
import SourceText
import YAMLSyntax

extension DocumentDecoder {
  /// A font: from a number, a text style, or a mapping of `size` or `textStyle` and what does not matter here.
  mutating func font(_ value: NodeID, into text: inout TextProperties) {
    switch reader.kind(of: value) {
    case .scalar where reader.number(of: value) != nil: setFont(fontLength(value), nil, of: &text)
    case .scalar where !reader.isNull(value): setFont(nil, textStyle(value), of: &text)
    case .mapping:
      var size: Double?
      var style: TextStyle?
      for entry in reader.entries(of: value) {
        let name = reader.bytes(of: entry.key)
        if name.matches("size") || name.matches("pointSize") {
          size = fontLength(entry.value) ?? size
        } else if name.matches("textStyle") {
          style = textStyle(entry.value)
        } else if !name.matches("name"), !name.matches("weight"), !name.matches("design") {
          reportUnknownKey(entry.key, of: "a font", among: ["size", "textStyle", "name", "weight", "design"])
        }
      }
      setFont(size, style, of: &text)
    default:
      reject(value, expects: "a font", help: "write {size: 17}")
    }
  }

  /// A size that is written is another than the style's; what cannot be read changes nothing.
  private func setFont(_ size: Double?, _ style: TextStyle?, of text: inout TextProperties) {
    guard let points = size ?? style?.pointSize else { return }
    (text.fontSize, text.textStyle) = (points, size == nil ? style : nil)
  }

  private mutating func fontLength(_ value: NodeID) -> Double? {
    guard let size = number(value) else { return nil }
    guard size > 0 else {
      reject(value, expects: "a font size above 0")
      return nil
    }
    return size
  }

  private mutating func textStyle(_ value: NodeID) -> TextStyle? {
    word(value, among: TextStyle.allCases.map(\.rawValue)).map { TextStyle.allCases[$0] }
  }

  /// An image's name, or a mapping of its name and size; nothing or `none` for no image.
  mutating func image(_ value: NodeID, into text: inout TextProperties) {
    switch reader.kind(of: value) {
    case .scalar: text.hasImage = !isNone(value)
    case .mapping:
      text.hasImage = true
      for entry in reader.entries(of: value) {
        let name = reader.bytes(of: entry.key)
        if name.matches("size") {
          let outer = currentKey
          currentKey = entry.key
          text.imageSize = size(entry.value)
          currentKey = outer
        } else if !name.matches("name") && !name.matches("systemName") {
          reportUnknownKey(entry.key, of: "an image", among: ["name", "size", "systemName"])
        }
      }
    default: reject(value, expects: "an image's name, or {name: …, size: [w, h]}")
    }
  }
}
