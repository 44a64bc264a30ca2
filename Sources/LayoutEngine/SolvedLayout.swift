package import LayoutModel
import LayoutSolver

/// Parts of a frame.
package struct FrameParts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let x = FrameParts(rawValue: 1)
  package static let y = FrameParts(rawValue: 2)
  package static let width = FrameParts(rawValue: 4)
  package static let height = FrameParts(rawValue: 8)

  package static let all: [(part: FrameParts, name: String)] = [
    (.x, "x"), (.y, "y"), (.width, "width"), (.height, "height"),
  ]

  package static func origin(_ axis: Axis) -> FrameParts { axis == .horizontal ? .x : .y }
  package static func length(_ axis: Axis) -> FrameParts { axis == .horizontal ? .width : .height }

  package var names: [String] { Self.all.filter { contains($0.part) }.map(\.name) }
}

/// A part of a view's frame, or of a scroll view's content size.
package struct Quantity: Hashable, Sendable {
  package enum Part: UInt8, Sendable { case origin, length, content }

  package var view: ViewID
  package var part: Part
  package var axis: Axis

  package init(_ view: ViewID, _ part: Part, _ axis: Axis) {
    (self.view, self.part, self.axis) = (view, part, axis)
  }
}

/// Required rows that cannot hold together; none of them can be left out.
package struct Conflict: Hashable, Sendable {
  package var rows: [RowOrigin]
}

/// What is known of a scroll view's content area.
package struct ContentArea: Sendable {
  package var view: ViewID
  /// In points.
  package var size: PerAxis<Double>
  /// The axes in which the constraints leave the content size open.
  package var ambiguous: PerAxis<Bool>
  /// Whether any row speaks of the content area's far edge.
  package var isMentioned: PerAxis<Bool>
}

/// A layout with its solution at one size: frames, what is ambiguous, what conflicts.
///
/// A class, since it has many parts and every rule holds on to it.
package final class SolvedLayout: Sendable {
  package let layout: Layout
  package let device: Device
  /// In the superview's coordinates, at content offset 0, in points; one for each view.
  package let frames: [Rect]
  /// What of each frame the constraints leave open.
  package let ambiguous: [FrameParts]
  package let contentAreas: [ContentArea]
  package let conflicts: [Conflict]
  /// What was too intricate to be solved with the rest: of the views that these rows are about nothing is known.
  package let leftOut: [RowOrigin]
  /// Which of the independent freedoms of the solution move an ambiguous quantity.
  package let freedoms: FreedomTable
  // What the frames were read from.
  let solution: Solution
  let plane: Plane
  private let origins: [RowOrigin]
  private let natural: NaturalSize

  init(_ observation: Observation, _ builder: borrowing SystemBuilder, conflicts: [Conflict]) {
    layout = builder.layout
    device = builder.device
    frames = observation.frames
    ambiguous = observation.ambiguous
    contentAreas = observation.contentAreas
    self.conflicts = conflicts
    freedoms = observation.freedoms
    solution = observation.solution
    leftOut = solution.leftOut.map { builder.origins[Int($0)] }
    plane = builder.plane
    origins = builder.origins
    natural = builder.anchors.natural
  }

  /// `judged`, drawn where `drawn` has its views and content.
  init(_ judged: SolvedLayout, drawnAs drawn: SolvedLayout) {
    layout = judged.layout
    device = judged.device
    frames = drawn.frames
    ambiguous = judged.ambiguous
    contentAreas = zip(judged.contentAreas, drawn.contentAreas).map { area, drawn in
      var area = area
      area.size = drawn.size
      return area
    }
    conflicts = judged.conflicts
    freedoms = judged.freedoms
    solution = judged.solution
    leftOut = judged.leftOut
    plane = judged.plane
    origins = judged.origins
    natural = judged.natural
  }

  /// How many independent freedoms the solution has.
  package var freedomCount: Int { solution.freedomCount }

  package func frame(of view: ViewID) -> Rect { frames[Int(view.index)] }
  package func ambiguity(of view: ViewID) -> FrameParts { ambiguous[Int(view.index)] }

  package func contentArea(of view: ViewID) -> ContentArea? {
    // They lie in tree order.
    var (low, high) = (0, contentAreas.count)
    while low < high {
      let middle = (low + high) / 2
      if contentAreas[middle].view < view { low = middle + 1 } else { high = middle }
    }
    return low < contentAreas.count && contentAreas[low].view == view ? contentAreas[low] : nil
  }

  /// The rows that decide a quantity: leave them out, and it would be another or open. Empty for what nothing decides.
  package func support(of quantity: Quantity) -> [RowOrigin] {
    let (view, axis) = (quantity.view, quantity.axis)
    let start =
      quantity.part == .origin && layout[view].superview.exists
      ? plane.min(layout[view].superview, axis) : plane.min(view, axis)
    let end =
      switch quantity.part {
      case .origin: plane.min(view, axis)
      case .length: plane.max(view, axis)
      case .content: plane.contentMax(view, axis)
      }
    return solution.support(end, start).map { origins[Int($0)] }
  }

  /// The intrinsic length of a view in an axis, in points; `nil` stands for `noIntrinsicMetric`.
  package func naturalLength(of view: ViewID, _ axis: Axis) -> Double? { natural.length(of: view, axis) }

  /// The view's rectangle in the root's coordinates, in points.
  package func absoluteFrame(of view: ViewID) -> Rect {
    var rect = frame(of: view)
    var parent = layout[view].superview
    while parent.exists {
      rect.x += frame(of: parent).x
      rect.y += frame(of: parent).y
      parent = layout[parent].superview
    }
    return rect
  }
}
