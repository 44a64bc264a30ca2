import LayoutModel

/// The frames that Interface Builder stored, in the plane of the root: they show which constraints it gave up when not all
/// could hold.
struct StoredFrames {
  private let layout: Layout
  /// For each view its rectangle as constraints see it, in the root's coordinates.
  private let rects: [Rect]

  init(_ layout: Layout) {
    self.layout = layout
    var rects: [Rect] = []
    rects.reserveCapacity(layout.views.count)
    // Parents stand before their children.
    for view in layout.views {
      var rect =
        view.superview.exists ? view.frame : Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height)
      if view.superview.exists {
        rect.x += rects[Int(view.superview.index)].x
        rect.y += rects[Int(view.superview.index)].y
      }
      let insets = view.kind.alignmentRectInsets
      rect.x += insets.left
      rect.y += insets.top
      rect.width -= insets.left + insets.right
      rect.height -= insets.top + insets.bottom
      rects.append(rect)
    }
    self.rects = rects
  }

  /// By how many points the stored frames break a constraint: 0 for roundings, and for what cannot be read off frames.
  func breach(of constraint: Constraint) -> Double {
    guard let first = value(constraint.first, constraint.firstAttribute, against: constraint.second) else { return 0 }
    var wanted = constraint.constant
    if constraint.second.exists {
      guard let second = value(constraint.second, constraint.secondAttribute, against: constraint.first) else {
        return 0
      }
      wanted += constraint.multiplier * second
    }
    let excess = first - wanted
    let breach =
      switch constraint.relation {
      case .equal: abs(excess)
      case .lessThanOrEqual: max(0, excess)
      case .greaterThanOrEqual: max(0, -excess)
      }
    return breach > 0.75 ? breach : 0
  }

  /// The length that the root had when the frames were stored, where most views pinned to its far edge show another than
  /// the file says: Interface Builder sizes a controller's view anew and may leave an old frame behind.
  func shownRootLength(_ axis: Axis, safeArea: Insets) -> Double? {
    var votes: [Double] = []
    for constraint in layout.constraints where constraint.relation == .equal && constraint.priority.isRequired {
      for (edge, pinned, sign) in [
        (constraint.first, constraint.second, 1.0), (constraint.second, constraint.first, -1.0),
      ] {
        let attribute = sign > 0 ? constraint.firstAttribute : constraint.secondAttribute
        guard edge.view == .root, edge.guide == .none || edge.guide == .safeArea, pinned.exists,
          attribute.kind == .max, attribute.axis == axis, constraint.multiplier == 1,
          constraint.firstAttribute == constraint.secondAttribute, layout[pinned.view].superview == .root,
          let far = value(pinned, attribute, against: edge)
        else { continue }
        votes.append(far + sign * constraint.constant + (edge.guide == .safeArea ? safeArea.max(axis) : 0))
      }
    }
    guard let root = layout.views.first, !root.kind.isScrollView else { return nil }
    let shown = votes.max { a, b in votes.count { abs($0 - a) < 0.51 } < votes.count { abs($0 - b) < 0.51 } }
    guard let shown, shown > 0, abs(shown - root.frame.length(axis)) > 0.51,
      2 * votes.count(where: { abs($0 - shown) < 0.51 }) > votes.count
    else { return nil }
    return shown
  }

  private func value(_ item: Item, _ attribute: Attribute, against other: Item) -> Double? {
    guard let axis = attribute.axis, !attribute.isMargin, let rect = rect(of: item) else { return nil }
    // Seen from inside, a scroll view's far edges are those of its content, whose size is not stored.
    if attribute.kind == .max, layout[item.view].kind.isScrollView, other.exists,
      layout.isDescendant(other.view, of: item.view)
    {
      return nil
    }
    return switch attribute.kind {
    case .min: rect.origin(axis)
    case .max: rect.origin(axis) + rect.length(axis)
    case .center: rect.origin(axis) + rect.length(axis) / 2
    case .length: rect.length(axis)
    case .baseline, .none: nil
    }
  }

  private func rect(of item: Item) -> Rect? {
    let view = item.view
    guard layout[view].traits.contains(.hasFrame), !layout[view].traits.contains(.isMisplaced) else { return nil }
    let rect = rects[Int(view.index)]
    if item.guide == .none { return rect }
    guard view == .root, let safe = layout.devices.first?.safeArea else { return nil }
    switch item.guide {
    case .safeArea:
      return Rect(
        x: safe.left, y: safe.top, width: rect.width - safe.left - safe.right,
        height: rect.height - safe.top - safe.bottom)
    case .topLayout: return Rect(x: 0, y: 0, width: rect.width, height: safe.top)
    case .bottomLayout where !layout[view].kind.isScrollView:
      return Rect(x: 0, y: rect.height - safe.bottom, width: rect.width, height: safe.bottom)
    default: return nil
    }
  }
}
