/// Font sizes as Interface Builder writes them.
enum TextStyle {
  /// A font description's size in points: written, or that of its text style at the standard setting.
  static func pointSize(_ description: Int, in tree: ElementTree) -> Double? {
    if let size = tree.number(.pointSize, of: description) { return size }
    guard let style = tree.string(.style, of: description) else { return nil }
    return standardSizes[style]
  }

  private static let standardSizes: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
    "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
  ]
}
