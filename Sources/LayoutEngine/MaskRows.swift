import LayoutModel

/// `translatesAutoresizingMaskIntoConstraints`: the required rows that UIKit makes from a frame and its mask.
extension SystemBuilder {
  mutating func addMasks() {
    for index in layout.views.indices.dropFirst() {
      let view = ViewID(index)
      // A stack view sets the flag of its arranged subviews to false when it takes them.
      guard layout[view].translatesMask, !layout[view].isArranged, !layout[view].isLayoutGuide, isLaidOut(view) else {
        continue
      }
      for axis in Axis.allCases where !brokenMasks[axis].contains(view) { addMask(view, layout[view], axis) }
    }
  }

  /// Two rows for each axis. The superview counts with its frame, also where it is a scroll view.
  private mutating func addMask(_ view: ViewID, _ it: View, _ axis: Axis) {
    let parent = it.superview
    var (start, length, end) = it.autoresizingMask.flexible(axis)
    // Masks keep frames, and rows are about alignment rectangles.
    let insets = it.kind.alignmentRectInsets
    let origin = it.frame.origin(axis) + insets.min(axis)
    let size = max(0, it.frame.length(axis) - insets.min(axis) - insets.max(axis))
    let known = superviewLength(parent, axis)
    if known == nil, it.traits.contains(.hasFrame) {
      // Nothing tells the superview's size at the moment when the frame was set, so only the frame itself counts.
      (start, length, end) = (false, false, false)
    }
    let whole = known ?? 0
    let after = whole - origin - size
    switch (start, length, end) {
    case (false, false, _):
      addOffset(view, parent, axis, origin)
      addFixedLength(view, axis, size)
    case (true, false, false):
      addTrailing(view, parent, axis, after)
      addFixedLength(view, axis, size)
    case (false, true, false):
      addOffset(view, parent, axis, origin)
      addTrailing(view, parent, axis, after)
    case (true, false, true):
      addFixedLength(view, axis, size)
      let share = whole == size ? 0.5 : origin / (whole - size)
      // Position: the margin before it takes its share of what is left.
      addDifference(plane.min(view, axis), plane.min(parent, axis))
      addLength(parent, axis, scale: -share)
      finish(view, axis, -share * size)
    case (false, true, true):
      addOffset(view, parent, axis, origin)
      addShare(view, parent, axis, whole == origin ? 0 : size / (whole - origin), of: -origin)
    case (true, true, false):
      addTrailing(view, parent, axis, after)
      addShare(view, parent, axis, whole == after ? 0 : size / (whole - after), of: -after)
    case (true, true, true):
      addDifference(plane.min(view, axis), plane.min(parent, axis))
      addLength(parent, axis, scale: -(whole == 0 ? 0 : origin / whole))
      finish(view, axis, 0)
      addShare(view, parent, axis, whole == 0 ? 0 : size / whole, of: 0)
    }
  }

  /// The superview's length when the frame was set: the screen's, or what its own frame says.
  private func superviewLength(_ parent: ViewID, _ axis: Axis) -> Double? {
    if parent == .root, layout.origin == .viewTree { return axis == .horizontal ? device.width : device.height }
    let it = layout[parent]
    return it.traits.contains(.hasFrame) ? it.frame.length(axis) : nil
  }

  private mutating func finish(_ view: ViewID, _ axis: Axis, _ constant: Double) {
    end(.equal, constant, .required, .mask, axis, view.index)
  }

  private mutating func addOffset(_ view: ViewID, _ parent: ViewID, _ axis: Axis, _ offset: Double) {
    addDifference(plane.min(view, axis), plane.min(parent, axis))
    finish(view, axis, offset)
  }

  private mutating func addTrailing(_ view: ViewID, _ parent: ViewID, _ axis: Axis, _ distance: Double) {
    addDifference(plane.max(parent, axis), plane.max(view, axis))
    finish(view, axis, distance)
  }

  private mutating func addFixedLength(_ view: ViewID, _ axis: Axis, _ length: Double) {
    addLength(view, axis)
    finish(view, axis, length)
  }

  /// `length == share × (superview's length + extra)`.
  private mutating func addShare(
    _ view: ViewID, _ parent: ViewID, _ axis: Axis, _ share: Double, of extra: Double
  ) {
    addLength(view, axis)
    addLength(parent, axis, scale: -share)
    finish(view, axis, share * extra)
  }
}
