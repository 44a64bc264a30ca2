import LayoutModel
import SourceText
import YAMLSyntax

extension DocumentDecoder {
  /// The sizes of `UIFont.TextStyle` in points, at the content size that a device starts with.
  static let textStyles: [(String, Double)] = [
    ("extraLargeTitle", 36), ("extraLargeTitle2", 28), ("largeTitle", 34), ("title1", 28), ("title2", 22),
    ("title3", 20), ("headline", 17), ("body", 17), ("callout", 16), ("subheadline", 15), ("footnote", 13),
    ("caption1", 12), ("caption2", 11),
  ]

  /// A font's size: from a number, a text style, or a mapping of `size` or `textStyle` and what does not matter here.
  mutating func fontSize(_ value: NodeID) -> Double? {
    switch reader.kind(of: value) {
    case .scalar where reader.number(of: value) != nil: return fontLength(value)
    case .scalar where !reader.isNull(value): return textStyle(value)
    case .mapping:
      var size: Double?
      for entry in reader.entries(of: value) {
        let name = reader.bytes(of: entry.key)
        if name.matches("size") || name.matches("pointSize") {
          size = fontLength(entry.value) ?? size
        } else if name.matches("textStyle") {
          size = size ?? textStyle(entry.value)
        } else if !name.matches("name"), !name.matches("weight"), !name.matches("design") {
          reportUnknownKey(entry.key, of: "a font", among: ["size", "textStyle", "name", "weight", "design"])
        }
      }
      return size
    default:
      reject(value, expects: "a font", help: "write {size: 17}")
      return nil
    }
  }

  private mutating func fontLength(_ value: NodeID) -> Double? {
    guard let size = number(value) else { return nil }
    guard size > 0 else {
      reject(value, expects: "a font size above 0")
      return nil
    }
    return size
  }

  private mutating func textStyle(_ value: NodeID) -> Double? {
    word(value, among: Self.textStyles.map(\.0)).map { Self.textStyles[$0].1 }
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
