import FlatCollections
import LayoutModel

/// Where each view's edges stand among the unknowns of the linear system.
///
/// All edges lie in one plane, with every scroll view at content offset 0. A view has four unknowns: its minimum and
/// maximum in each axis. A scroll view has two more, the maximum edges of its content area, whose minimum edges are the
/// view's own.
struct Plane {
  private let viewCount: Int32
  /// For each view: the number of its content area, or -1.
  private var contentAreas: [Int32]
  private(set) var contentAreaCount: Int32 = 0

  init(_ layout: Layout) {
    viewCount = Int32(layout.views.count)
    contentAreas = []
    guard !layout.scrolls.isEmpty || layout.views.contains(where: { $0.kind.isScrollView }) else { return }
    contentAreas = [Int32](count: layout.views.count, of: -1)
    for (index, view) in layout.views.enumerated() where view.kind.isScrollView && !view.kind.ownsContentSize {
      contentAreas[index] = contentAreaCount
      contentAreaCount += 1
    }
  }

  var unknownCount: Int { Int(4 * viewCount + 2 * contentAreaCount) }

  func min(_ view: ViewID, _ axis: Axis) -> Int32 { 4 * view.index + 2 * Int32(axis.rawValue) }
  func max(_ view: ViewID, _ axis: Axis) -> Int32 { 4 * view.index + 2 * Int32(axis.rawValue) + 1 }

  /// The unknown that an attribute is which is an edge without a margin; `nil` for others.
  @inline(__always)
  func edge(_ view: ViewID, _ attribute: Attribute) -> Int32? {
    switch attribute {
    case .left, .leading: min(view, .horizontal)
    case .right, .trailing: max(view, .horizontal)
    case .top: min(view, .vertical)
    case .bottom: max(view, .vertical)
    default: nil
    }
  }

  func hasContentArea(_ view: ViewID) -> Bool {
    !contentAreas.isEmpty && contentAreas[Int(view.index)] >= 0
  }

  /// The content area's maximum edge; the view's own where it has no content area.
  func contentMax(_ view: ViewID, _ axis: Axis) -> Int32 {
    guard hasContentArea(view) else { return max(view, axis) }
    return 4 * viewCount + 2 * contentAreas[Int(view.index)] + Int32(axis.rawValue)
  }

  /// Whether an unknown is an edge of a content area.
  func isContentMax(_ unknown: Int32) -> Bool { unknown >= 4 * viewCount }
}

/// A stretch of one axis between two unknowns, each moved by a constant.
struct Span {
  var min: Int32
  var max: Int32
  var minOffset = 0.0
  var maxOffset = 0.0

  mutating func inset(_ insets: Insets, _ axis: Axis) {
    minOffset += insets.min(axis)
    maxOffset -= insets.max(axis)
  }
}
