import LayoutModel

/// What a view would like to be, before any constraint: its intrinsic content size and its priorities.
///
/// Sizes of text are estimates, since no font is at hand; `TextSize.swift` makes them. Interface Builder knew the fonts, so
/// that in its files stored frames tell more; `StoredSize.swift` says when they count.
struct NaturalSize {
  let layout: Layout
  /// What wrapping text measures once its width is known.
  var wrappedWidths = ViewMap<Double>()
  var wrappedHeights = ViewMap<Double>()
  /// Whether every view without subviews is as large as its stored frame: the way to draw what Interface Builder showed.
  var takesStoredSizes = false

  init(_ layout: Layout) { self.layout = layout }

  /// The intrinsic length in an axis, in points; `nil` stands for `noIntrinsicMetric`.
  func length(of view: ViewID, _ axis: Axis) -> Double? {
    // Part by part: a view has many, and most have no intrinsic size.
    switch layout[view].intrinsicContentSize[axis] {
    case .points(let points): return points
    case .none: return nil
    case .byClass: break
    }
    if layout[view].isLayoutGuide { return nil }
    if let length = wrapped(view, axis) ?? Self.byClass(layout[view].kind)[axis] ?? contentLength(of: view, axis) {
      return takesStoredSizes ? storedLength(of: view, axis) ?? length : length
    }
    // Code may give a size to a view that has none by its class, and one that is drawn had some.
    return takesStoredSizes && layout[view].subtreeEnd == view.index + 1 ? storedLength(of: view, axis) : nil
  }

  private func wrapped(_ view: ViewID, _ axis: Axis) -> Double? {
    axis == .horizontal ? wrappedWidths[view] : wrappedHeights[view]
  }

  /// The length that a view has by itself: its intrinsic one, or for a stack view what its items and their spacing add
  /// up to.
  func fittingLength(of view: ViewID, _ axis: Axis) -> Double? {
    if let length = length(of: view, axis) { return length }
    guard layout[view].kind == .stackView else { return nil }
    // Children stand behind their parents, so going backwards every stack view finds its items done.
    var lengths = ViewMap<Double>()
    for index in stride(from: Int(layout[view].subtreeEnd) - 1, through: Int(view.index), by: -1) {
      let id = ViewID(index)
      guard layout[id].kind == .stackView else { continue }
      let properties = layout.stack(of: id) ?? StackProperties()
      let items = layout.children(of: id).filter { layout[$0].isArranged && !layout[$0].isHidden }
      let parts = items.map { lengths[$0] ?? length(of: $0, axis) ?? 0 }
      let natural =
        properties.axis == axis
        ? parts.reduce(0, +) + properties.spacing * Double(max(0, items.count - 1)) : parts.max() ?? 0
      lengths.set(natural, for: id)
    }
    return lengths[view]
  }

  func hugging(of view: ViewID, _ axis: Axis) -> Priority {
    if keepsItsSize(view) { return Priority(999) }
    return layout[view].hugging[axis] ?? layout[view].kind.defaultHugging(axis)
  }

  func compressionResistance(of view: ViewID, _ axis: Axis) -> Priority {
    if keepsItsSize(view) { return Priority(999) }
    return layout[view].compressionResistance[axis] ?? .defaultHigh
  }

  /// Until Xcode 9, switches kept their size against labels of equal priority.
  private func keepsItsSize(_ view: ViewID) -> Bool {
    guard case .interfaceBuilder(let version) = layout.origin, version < 14000 else { return false }
    return layout[view].kind == .switchControl
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
}
