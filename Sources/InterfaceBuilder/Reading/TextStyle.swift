import LayoutModel

extension TextStyle {
  /// A style by the name that `UIFontDescriptor` knows it by, which Interface Builder writes.
  init?(descriptorName name: String) {
    switch name {
    case "UICTFontTextStyleTitle0": self = .largeTitle
    case "UICTFontTextStyleTitle1": self = .title1
    case "UICTFontTextStyleTitle2": self = .title2
    case "UICTFontTextStyleTitle3": self = .title3
    case "UICTFontTextStyleHeadline": self = .headline
    case "UICTFontTextStyleBody": self = .body
    case "UICTFontTextStyleCallout": self = .callout
    case "UICTFontTextStyleSubhead": self = .subheadline
    case "UICTFontTextStyleFootnote": self = .footnote
    case "UICTFontTextStyleCaption1": self = .caption1
    case "UICTFontTextStyleCaption2": self = .caption2
    default: return nil
    }
  }
}

extension TextProperties {
  /// Takes the font of a description: its size in points is written, or that of its text style.
  mutating func setFont(_ description: Int, in tree: ElementTree) {
    let size = tree.number(.pointSize, of: description)
    textStyle = size == nil ? tree.string(.style, of: description).flatMap(TextStyle.init(descriptorName:)) : nil
    fontSize = size ?? textStyle?.pointSize
  }
}
