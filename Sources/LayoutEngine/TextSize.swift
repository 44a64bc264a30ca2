import LayoutModel

/// Sizes of text and images, estimated from letters and point sizes.
///
/// So that no verdict hangs on two estimates being equal by chance, widths and wrapped heights are a little different for
/// different texts (by less than a hundredth of a point). Heights of single lines are not: they follow from the font.
extension NaturalSize {
  /// The length that a view's text or image gives it; `nil` for classes that have neither.
  func contentLength(of view: ViewID, _ axis: Axis) -> Double? {
    // Read where it is needed: most views have no text.
    var text: TextProperties? { layout.text(of: view) }
    switch layout[view].kind {
    case .label:
      if axis == .horizontal { return fittingWidth(textWidth(view, 17), of: view) }
      if let height = storedLineHeights(of: view, text) { return height }
      return height(of: text, lines: lines(text))
    case .button:
      if axis == .horizontal { return textWidth(view, 15) + 2 }
      // The custom type has larger letters.
      let standard = layout.isInterfaceBuilder && text?.style == .automatic ? 18.0 : 15
      return storedHeight(of: view, near: lineHeight(text, standard) + 12, within: 1)
    case .textField, .searchTextField:
      if axis == .horizontal { return textWidth(view, 14) + 14 }
      return storedHeight(of: view, near: layout.isInterfaceBuilder ? lineHeight(text, 14) + 9 : 34, within: 9)
    case .textView:
      // While it scrolls it has no intrinsic size.
      if layout[view].traits.contains(.isScrollEnabled) { return nil }
      return axis == .horizontal ? textWidth(view, 14) + 10 : textViewHeight(of: view, text, lines: 1)
    case .segmentedControl, .pageControl:
      return axis == .horizontal ? textWidth(view, 13) + 60 : nil
    case .imageView:
      guard let text, text.hasImage else { return nil }
      return text.imageSize?[axis] ?? 100 + nudge(view, axis)
    default:
      return nil
    }
  }

  /// Whether a label or text view breaks its text into lines, so that its height hangs on its width.
  func wraps(_ view: ViewID) -> Bool {
    let it = layout[view]
    switch it.kind {
    case .label: return layout.text(of: view)?.numberOfLines.map { $0 != 1 } ?? false
    case .textView: return !it.traits.contains(.isScrollEnabled)
    default: return false
    }
  }

  /// The height of wrapping text in a given width, in points.
  func wrappedHeight(of view: ViewID, width: Double) -> Double? {
    let it = layout[view]
    guard wraps(view), it.intrinsicContentSize.vertical == .byClass, let text = layout.text(of: view) else {
      return nil
    }
    if it.kind == .label, let height = storedLineHeights(of: view, text) { return height }
    let isTextView = it.kind == .textView
    let available = max(1, width - (isTextView ? 10 : 0))
    let whole = textWidth(view, isTextView ? 14 : 17)
    var lines = max(1, (whole / available).rounded(.up))
    if let limit = text.numberOfLines, limit > 0 { lines = min(lines, Double(limit)) }
    if isTextView { return textViewHeight(of: view, text, lines: lines) }
    let estimate = height(of: text, lines: lines)
    // Of a long text not even the number of lines is sure.
    return lines < 3 ? estimate : storedHeight(of: view, near: estimate * 1.5, within: estimate / 2)
  }

  /// A text view keeps 8 points free above and below, and does not round each of its lines.
  private func textViewHeight(of view: ViewID, _ text: TextProperties?, lines: Double) -> Double {
    let line = text?.textStyle?.lineDistance ?? (text?.fontSize ?? 14) * 1.1935
    return storedHeight(of: view, near: line * lines + 16 + nudge(view, .vertical), within: 0.5)
  }

  /// The height of a label's lines, in points.
  func height(of text: TextProperties?, lines: Double) -> Double {
    lineHeight(text, 17) + (lines - 1) * lineDistance(text)
  }

  /// From one line of a label to the next: the lines of the system font touch, those of text styles do not.
  func lineDistance(_ text: TextProperties?) -> Double { text?.textStyle?.lineDistance ?? lineHeight(text, 17) }

  private func lines(_ text: TextProperties?) -> Double {
    guard let text, let string = text.text else { return 1 }
    let written = Double(1 + string.utf8.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) })
    guard let limit = text.numberOfLines, limit > 0 else { return text.numberOfLines == nil ? 1 : written }
    return min(written, Double(limit))
  }

  /// Letters of the system font are 0.53 of the point size wide on average, blanks 0.26; the first is a capital.
  private func textWidth(_ view: ViewID, _ standard: Double) -> Double {
    // Here and in `nudge` part by part, since texts have many.
    let place = Int(layout[view].text)
    guard place >= 0 else { return standard * 2.65 + nudge(view, .horizontal) }
    let size = layout.texts[place].fontSize ?? standard
    guard let string = layout.texts[place].text else { return size * 2.65 + nudge(view, .horizontal) }
    var ems = string.isEmpty ? 0 : 0.1
    for byte in string.utf8 where byte & 0xC0 != 0x80 { ems += byte == 0x20 ? 0.26 : byte < 0xE0 ? 0.53 : 1 }
    return (ems * size * 2).rounded(.up) / 2 + nudge(view, .horizontal)
  }

  /// The system font's lines are 1.1935 times its point size high, rounded up to half a point.
  func lineHeight(_ text: TextProperties?, _ standard: Double) -> Double {
    ((text?.fontSize ?? standard) * 1.1935 * 2).rounded(.up) / 2
  }

  /// A distinct small number, less than a hundredth of a point: equal texts share theirs, everything else has its own.
  private func nudge(_ view: ViewID, _ axis: Axis) -> Double {
    var hash = UInt64(layout[view].kind.rawValue) &+ 1
    func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
    let place = Int(layout[view].text)
    if place >= 0, !layout.texts[place].hasImage {
      mix((layout.texts[place].fontSize ?? 0).bitPattern)
      if axis == .horizontal || wraps(view) {
        for byte in (layout.texts[place].text ?? "").utf8 { mix(UInt64(byte)) }
      }
    } else {
      mix(UInt64(view.index) &+ 1)
    }
    return Double((hash ^ hash >> 32 ^ hash >> 17) % 127 + 1) / 16384
  }
}
