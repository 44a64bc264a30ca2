import LayoutModel

/// What a view would like to be, before any constraint: its intrinsic content size, text metrics and priorities.
///
/// Sizes of text are estimates: no font is at hand. So that no verdict hangs on two estimates being equal by chance,
/// each view's is a little different (by less than a hundredth of a point).
struct NaturalSize {
  let layout: Layout
  /// Heights of wrapping text once its width is known.
  var wrappedHeights: [ViewID: Double] = [:]

  /// Sizes that Interface Builder stored for views which turned out to have their natural size: it knew the fonts.
  private var stored: [PerAxis<Double?>] = []

  init(_ layout: Layout) { self.layout = layout }

  /// The length of a view's stored frame as constraints see it.
  func storedLength(of view: ViewID, _ axis: Axis) -> Double? {
    let it = layout[view]
    guard it.traits.contains(.hasFrame), !it.traits.contains(.isMisplaced) else { return nil }
    let insets = it.kind.alignmentRectInsets
    return max(0, it.frame.length(axis) - insets.min(axis) - insets.max(axis))
  }

  /// A wrapping label has the width that it gets: UIKit asks again for its size once it knows that.
  mutating func adoptWrappedWidth(of view: ViewID, _ width: Double) -> Bool {
    guard layout[view].intrinsicContentSize.horizontal == .byClass else { return false }
    if stored.isEmpty { stored = [PerAxis<Double?>](repeating: PerAxis(both: nil), count: layout.views.count) }
    guard stored[Int(view.index)].horizontal == nil else { return false }
    stored[Int(view.index)].horizontal =
      layout.origin == .viewTree ? width : storedLength(of: view, .horizontal) ?? width
    return true
  }

  /// Takes a view's stored length for its natural one, where that is an estimate; says whether this changed it.
  mutating func adoptStoredLength(of view: ViewID, _ axis: Axis) -> Bool {
    guard layout[view].intrinsicContentSize[axis] == .byClass, let length = storedLength(of: view, axis) else {
      return false
    }
    if stored.isEmpty { stored = [PerAxis<Double?>](repeating: PerAxis(both: nil), count: layout.views.count) }
    guard stored[Int(view.index)][axis] == nil else { return false }
    stored[Int(view.index)][axis] = length
    return true
  }

  /// The intrinsic length in an axis, in points; `nil` stands for `noIntrinsicMetric`.
  func length(of view: ViewID, _ axis: Axis) -> Double? {
    let it = layout[view]
    switch it.intrinsicContentSize[axis] {
    case .points(let points): return points
    case .none: return nil
    case .byClass: break
    }
    if it.isLayoutGuide { return nil }
    if !stored.isEmpty, let length = stored[Int(view.index)][axis] { return length }
    if axis == .vertical, let height = wrappedHeights[view] { return height }
    guard let size = Self.byClass(it.kind)[axis] else {
      return textLength(of: view, it, axis)
    }
    return size
  }

  /// The length that a view has by itself: its intrinsic one, or for a stack view what its items and their spacing add
  /// up to.
  func fittingLength(of view: ViewID, _ axis: Axis) -> Double? {
    guard layout[view].stack >= 0 || layout[view].kind == .stackView else { return length(of: view, axis) }
    if let length = length(of: view, axis) { return length }
    // Children stand behind their parents, so going backwards every stack view finds its items done.
    var lengths: [ViewID: Double] = [:]
    for index in stride(from: Int(layout[view].subtreeEnd) - 1, through: Int(view.index), by: -1) {
      let id = ViewID(index)
      guard layout[id].kind == .stackView else { continue }
      let properties = layout.stack(of: id) ?? StackProperties()
      let items = layout.children(of: id).filter { layout[$0].isArranged && !layout[$0].isHidden }
      let parts = items.map { lengths[$0] ?? length(of: $0, axis) ?? 0 }
      lengths[id] =
        properties.axis == axis
        ? parts.reduce(0, +) + properties.spacing * Double(max(0, items.count - 1)) : parts.max() ?? 0
    }
    return lengths[view]
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
      if axis == .horizontal { return textWidth(view, text, 17) }
      if let height = plausibleStoredHeight(of: view, text) { return height }
      return lineHeight(text, 17) * lines(text) + nudge(view, axis)
    case .button:
      return axis == .horizontal
        ? textWidth(view, text, 15) + 2 : lineHeight(text, 15) + 12 + nudge(view, axis)
    case .textField, .searchTextField:
      return axis == .horizontal ? textWidth(view, text, 14) + 14 : 34
    case .textView:
      // While it scrolls it has no intrinsic size.
      if it.traits.contains(.isScrollEnabled) { return nil }
      return axis == .horizontal ? textWidth(view, text, 14) + 10 : lineHeight(text, 14) + 16 + nudge(view, axis)
    case .segmentedControl, .pageControl:
      return axis == .horizontal ? textWidth(view, text, 13) + 60 : nil
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
    if it.kind == .label, let height = plausibleStoredHeight(of: view, text) { return height }
    let isTextView = it.kind == .textView
    let available = max(1, width - (isTextView ? 10 : 0))
    let whole = textWidth(view, text, isTextView ? 14 : 17)
    var lines = (whole / available).rounded(.up)
    if let limit = text.numberOfLines, limit > 0 { lines = min(lines, Double(limit)) }
    return lineHeight(text, isTextView ? 14 : 17) * max(1, lines) + (isTextView ? 16 : 0) + nudge(view, .vertical)
  }

  private func lines(_ text: TextProperties?) -> Double {
    guard let text, let string = text.text else { return 1 }
    let written = Double(1 + string.utf8.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) })
    guard let limit = text.numberOfLines, limit > 0 else { return text.numberOfLines == nil ? 1 : written }
    return min(written, Double(limit))
  }

  /// The stored height of a label, where it is that of its lines: Interface Builder knew the font and rounded to pixels.
  private func plausibleStoredHeight(of view: ViewID, _ text: TextProperties?) -> Double? {
    guard layout.origin != .viewTree, let stored = storedLength(of: view, .vertical), text?.text?.isEmpty != true else {
      return nil
    }
    let line = lineHeight(text, 17)
    let tolerance = text?.hasCustomFont == true ? 0.7 + 0.12 * line : 0.4
    let lines = (stored / line).rounded()
    guard lines >= 1, wraps(view) || lines == 1, abs(stored - lines * line) <= tolerance * lines else { return nil }
    return stored
  }

  /// Letters of the system font are 0.53 of the point size wide on average, blanks 0.26; the first is a capital.
  private func textWidth(_ view: ViewID, _ text: TextProperties?, _ standard: Double) -> Double {
    let size = text?.fontSize ?? standard
    guard let string = text?.text else { return size * 2.65 + nudge(view, .horizontal) }
    var ems = string.isEmpty ? 0 : 0.1
    for byte in string.utf8 where byte & 0xC0 != 0x80 { ems += byte == 0x20 ? 0.26 : byte < 0xE0 ? 0.53 : 1 }
    return (ems * size * 2).rounded(.up) / 2 + nudge(view, .horizontal)
  }

  /// The system font's lines are 1.1935 times its point size high, rounded up to half a point.
  func lineHeight(_ text: TextProperties?, _ standard: Double) -> Double {
    ((text?.fontSize ?? standard) * 1.1935 * 2).rounded(.up) / 2
  }

  /// A distinct small number, less than a hundredth of a point.
  ///
  /// Lines of one font are equally high, and equal texts equally wide, not by chance: they share theirs. Everything else
  /// has its own.
  private func nudge(_ view: ViewID, _ axis: Axis) -> Double {
    let it = layout[view]
    var hash = UInt64(it.kind.rawValue) &+ 1
    func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
    if let text = layout.text(of: view), !text.hasImage {
      mix((text.fontSize ?? 0).bitPattern)
      if axis == .horizontal || wraps(view) {
        for byte in (text.text ?? "").utf8 { mix(UInt64(byte)) }
      }
    } else {
      mix(UInt64(view.index) &+ 1)
    }
    return Double((hash ^ hash >> 32 ^ hash >> 17) % 127 + 1) / 16384
  }
}
