import LayoutModel

/// Reads off stored frames what a file does not store: safe areas and layout margins.
///
/// A view that is pinned to a guide by a required equality and lies where its constraints put it shows where the guide
/// is. Views often disagree by a stale frame, so the distance that most of them show counts.
struct InsetInference {
  enum Kind: Hashable {
    case safeArea, margin
  }

  enum Side: Hashable, CaseIterable {
    case top, left, bottom, right
  }

  private struct Key: Hashable {
    var view: ViewID
    var kind: Kind
    var side: Side
  }

  private var votes: [Key: [Double]] = [:]
  /// Bars and large titles together stay below this, in points, and so do notches and wide margins sideways.
  private static let limits = PerAxis(horizontal: 64.0, vertical: 250.0)

  init(_ layout: Layout) {
    for constraint in layout.constraints
    where constraint.relation == .equal && constraint.priority.isRequired && constraint.multiplier == 1
      && constraint.second.exists
    {
      vote(
        layout, pinned: constraint.first, constraint.firstAttribute, to: constraint.second,
        constraint.secondAttribute, constant: constraint.constant)
      vote(
        layout, pinned: constraint.second, constraint.secondAttribute, to: constraint.first,
        constraint.firstAttribute, constant: -constraint.constant)
    }
  }

  /// The distance that most pinned views show, in points; `nil` when none does.
  func inset(of view: ViewID, _ kind: Kind, _ side: Side) -> Double? {
    guard let distances = votes[Key(view: view, kind: kind, side: side)] else { return nil }
    var best: (count: Int, distance: Double)?
    for distance in distances {
      let count = distances.count { abs($0 - distance) < 0.51 }
      if count > best?.count ?? 0 { best = (count, distance) }
    }
    return best?.distance
  }

  /// The views whose margins some pinned view shows.
  var viewsWithMargins: Set<ViewID> { Set(votes.keys.lazy.filter { $0.kind == .margin }.map(\.view)) }

  private mutating func vote(
    _ layout: Layout, pinned: Item, _ attribute: Attribute, to guide: Item, _ guideAttribute: Attribute,
    constant: Double
  ) {
    guard pinned.guide == .none, attribute.isEdge, !attribute.isMargin, let axis = attribute.axis,
      let kind = Self.kind(guide, guideAttribute), layout.isDescendant(pinned.view, of: guide.view),
      guideAttribute.axis == axis, let place = place(of: pinned.view, in: guide.view, layout, axis)
    else { return }
    let isMin = attribute.kind == .min
    let isGuideMin: Bool =
      switch guide.guide {
      case .topLayout: guideAttribute == .bottom
      case .bottomLayout: false
      default: guideAttribute.kind == .min
      }
    guard isMin == isGuideMin else { return }
    // The far edge of a scroll view's margins lies in its content, whose size is not stored, and so does its bottom guide.
    if !isMin, layout[guide.view].kind.isScrollView, kind == .margin || guide.guide == .bottomLayout { return }
    let distance =
      isMin
      ? place.start - constant
      : layout[guide.view].frame.length(axis) + constant - place.end
    guard distance > -0.51, distance < Self.limits[axis] else { return }
    let side: Side = axis == .horizontal ? (isMin ? .left : .right) : (isMin ? .top : .bottom)
    votes[Key(view: guide.view, kind: kind, side: side), default: []].append(max(0, distance))
  }

  private static func kind(_ guide: Item, _ attribute: Attribute) -> Kind? {
    if attribute.isMargin, guide.guide == .none { return .margin }
    switch guide.guide {
    case .safeArea: return .safeArea
    case .topLayout: return attribute == .bottom ? .safeArea : nil
    case .bottomLayout: return attribute == .top ? .safeArea : nil
    case .layoutMargins: return .margin
    default: return nil
    }
  }

  /// Where a view's stored frame lies in that of an ancestor; `nil` where frames cannot be trusted.
  private func place(
    of view: ViewID, in ancestor: ViewID, _ layout: Layout, _ axis: Axis
  ) -> (start: Double, end: Double)? {
    // These are stored larger than they are for constraints.
    switch layout[view].kind {
    case .switchControl, .slider, .segmentedControl: return nil
    default: break
    }
    var start = 0.0
    var cursor = view
    while cursor != ancestor {
      let it = layout[cursor]
      guard it.traits.contains(.hasFrame), !it.traits.contains(.isMisplaced), it.superview.exists else { return nil }
      start += it.frame.origin(axis)
      cursor = it.superview
    }
    guard layout[ancestor].traits.contains(.hasFrame) else { return nil }
    return (start, start + layout[view].frame.length(axis))
  }
}
