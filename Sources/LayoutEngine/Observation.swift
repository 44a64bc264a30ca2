import FlatCollections
import LayoutModel
import LayoutSolver

/// Reads frames, content sizes and their freedom off a solution.
struct Observation {
  private(set) var frames: [Rect]
  private(set) var ambiguous: [FrameParts]
  private(set) var contentAreas: [ContentArea] = []
  private(set) var freedoms: FreedomTable
  let solution: Solution

  init(_ builder: borrowing SystemBuilder, _ solution: Solution) {
    self.solution = solution
    let viewCount = builder.layout.views.count
    frames = [Rect](count: viewCount, of: .zero)
    ambiguous = [FrameParts](count: viewCount, of: [])
    freedoms = FreedomTable(viewCount: viewCount)
    for index in 0..<viewCount { observeFrame(of: ViewID(index), builder.layout, builder.plane) }
    if builder.plane.contentAreaCount > 0 { observeContentAreas(builder) }
  }

  private mutating func observeFrame(of view: ViewID, _ layout: Layout, _ plane: Plane) {
    let it = layout[view]
    if it.traits.contains(.isUninstalled) {
      frames[Int(view.index)] = it.frame
      return
    }
    let (x, width) = observeSpan(of: view, in: it.superview, .horizontal, plane)
    let (y, height) = observeSpan(of: view, in: it.superview, .vertical, plane)
    var frame = Rect(x: x, y: y, width: width, height: height)
    let insets = it.kind.alignmentRectInsets
    if insets != .zero {
      frame.x -= insets.left
      frame.y -= insets.top
      frame.width += insets.left + insets.right
      frame.height += insets.top + insets.bottom
    }
    frames[Int(view.index)] = frame
  }

  private mutating func observeSpan(
    of view: ViewID, in superview: ViewID, _ axis: Axis, _ plane: Plane
  ) -> (origin: Double, length: Double) {
    let start = plane.min(view, axis)
    let origin =
      superview.exists ? observe(start, plane.min(superview, axis), Quantity(view, .origin, axis)) : 0
    return (origin, observe(plane.max(view, axis), start, Quantity(view, .length, axis)))
  }

  /// The value of `a − b`; when it is not unique, notes its freedoms.
  private mutating func observe(_ a: Int32, _ b: Int32, _ quantity: Quantity) -> Double {
    if let value = solution.plainDifference(a, b) { return value }
    let (value, moves) = solution.observeDifference(a, b)
    if !moves.isEmpty {
      freedoms[quantity] = moves
      switch quantity.part {
      case .origin: ambiguous[Int(quantity.view.index)].insert(.origin(quantity.axis))
      case .length: ambiguous[Int(quantity.view.index)].insert(.length(quantity.axis))
      case .content: break
      }
    }
    return value
  }

  private mutating func observeContentAreas(_ builder: SystemBuilder) {
    let (layout, plane) = (builder.layout, builder.plane)
    for view in layout.viewIDs where plane.hasContentArea(view) {
      guard builder.isLaidOut(view) else { continue }
      var area = ContentArea(
        view: view, size: PerAxis(both: 0), ambiguous: PerAxis(both: false), isMentioned: PerAxis(both: false))
      for axis in Axis.allCases {
        let edge = plane.contentMax(view, axis)
        let quantity = Quantity(view, .content, axis)
        area.size[axis] = observe(edge, plane.min(view, axis), quantity)
        area.isMentioned[axis] = builder.anchors.mentionedContent.contains(Int(edge))
        let assigned = layout.scroll(of: view)?.contentSize
        if !area.isMentioned[axis], assigned != nil || !hasContentToJudge(view, builder) {
          // Constraints say nothing here, so code does, or there is nothing to scroll.
          area.size[axis] = assigned?[axis] ?? 0
          freedoms[quantity] = nil
        } else {
          area.ambiguous[axis] = freedoms[quantity] != nil
        }
      }
      contentAreas.append(area)
    }
  }

  /// Whether constraints must say how large a scroll view's content is.
  private func hasContentToJudge(_ view: ViewID, _ builder: SystemBuilder) -> Bool {
    builder.layout.asksConstraintsForContent(of: view, as: builder.layout.origin) { child in
      Axis.allCases.contains { builder.brokenMasks[$0].contains(child) }
    }
  }
}
