import LayoutModel

/// What a view would like to be, before any constraint: its intrinsic content size, text metrics and priorities.
///
/// Sizes of text are estimates: no font is at hand. So that no verdict hangs on two estimates being equal by chance,
/// each view's is a little different (by less than a hundredth of a point).
struct NaturalSize {
  let layout: Layout
  /// Heights of wrapping text once its width is known.
  var wrappedHeights: [ViewID: Double] = [:]

  init(_ layout: Layout) { self.layout = layout }

  /// The intrinsic length in an axis, in points; `nil` stands for `noIntrinsicMetric`.
  func length(of view: ViewID, _ axis: Axis) -> Double? {
    let it = layout[view]
    switch it.intrinsicContentSize[axis] {
    case .points(let points): return points
    case .none: return nil
    case .byClass: break
    }
    if it.isLayoutGuide { return nil }
    if axis == .vertical, let height = wrappedHeights[view] { return height }
    guard let size = Self.byClass(it.kind)[axis] else {
      return textLength(of: view, it, axis)
    }
    return size
  }

  func hugging(of view: ViewID, _ axis: Axis) -> Priority {
    layout[view].hugging[axis] ?? layout[view].kind.defaultHugging(axis)
  }

  func compressionResistance(of view: ViewID, _ axis: Axis) -> Priority {
    layout[view].compressionResistance[axis] ?? .defaultHigh
  }

  /// Classes whose size hangs neither on text nor on an image; `nil` where it does, or where there is none.
  private static func byClass(_ kind: UIKitClass) -> PerAxis<Double?> {
    switch kind {
    case .switchControl: PerAxis(horizontal: 49, vertical: 31)
    case .stepper: PerAxis(horizontal: 94, vertical: 32)
    case .activityIndicator: PerAxis(both: 20)
    case .colorWell: PerAxis(both: 28)
    case .slider: PerAxis(horizontal: nil, vertical: 33)
    case .progressView: PerAxis(horizontal: nil, vertical: 4)
    case .segmentedControl: PerAxis(horizontal: nil, vertical: 31)
    case .pageControl: PerAxis(horizontal: nil, vertical: 26)
    case .datePicker, .pickerView: PerAxis(horizontal: 320, vertical: 216)
    case .searchBar: PerAxis(horizontal: nil, vertical: 56)
    case .navigationBar, .toolbar: PerAxis(horizontal: nil, vertical: 44)
    case .tabBar: PerAxis(horizontal: nil, vertical: 49)
    default: PerAxis(both: nil)
    }
  }

  private func textLength(of view: ViewID, _ it: View, _ axis: Axis) -> Double? {
    let text = layout.text(of: view)
    switch it.kind {
    case .label:
      return axis == .horizontal ? textWidth(view, text, 17) : lineHeight(text, 17) * lines(text) + nudge(view)
    case .button:
      return axis == .horizontal
        ? textWidth(view, text, 15) + 2 : lineHeight(text, 15) + 12 + nudge(view)
    case .textField, .searchTextField:
      return axis == .horizontal ? textWidth(view, text, 14) + 14 : 34
    case .textView:
      // While it scrolls it has no intrinsic size.
      if it.traits.contains(.isScrollEnabled) { return nil }
      return axis == .horizontal ? textWidth(view, text, 14) + 10 : lineHeight(text, 14) + 16 + nudge(view)
    case .segmentedControl, .pageControl:
      return axis == .horizontal ? textWidth(view, text, 13) + 60 : nil
    case .imageView:
      guard let text, text.hasImage else { return nil }
      return text.imageSize?[axis] ?? 100 + nudge(view)
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
    let isTextView = it.kind == .textView
    let available = max(1, width - (isTextView ? 10 : 0))
    let whole = textWidth(view, text, isTextView ? 14 : 17)
    var lines = (whole / available).rounded(.up)
    if let limit = text.numberOfLines, limit > 0 { lines = min(lines, Double(limit)) }
    return lineHeight(text, isTextView ? 14 : 17) * max(1, lines) + (isTextView ? 16 : 0) + nudge(view)
  }

  private func lines(_ text: TextProperties?) -> Double {
    guard let text, let string = text.text else { return 1 }
    let written = Double(1 + string.utf8.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) })
    guard let limit = text.numberOfLines, limit > 0 else { return text.numberOfLines == nil ? 1 : written }
    return min(written, Double(limit))
  }

  /// Half the point size is the mean advance of the system font's letters.
  private func textWidth(_ view: ViewID, _ text: TextProperties?, _ standard: Double) -> Double {
    let size = text?.fontSize ?? standard
    let letters = text?.text.map { Double($0.utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }) } ?? 5
    return (letters * size * 0.5).rounded(.up) + nudge(view)
  }

  /// The system font's lines are 1.1935 times its point size high, rounded up to half a point.
  func lineHeight(_ text: TextProperties?, _ standard: Double) -> Double {
    ((text?.fontSize ?? standard) * 1.1935 * 2).rounded(.up) / 2
  }

  /// A distinct small number for each view.
  private func nudge(_ view: ViewID) -> Double {
    Double((view.index &* 37) % 127 + 1) / 16384
  }
}
