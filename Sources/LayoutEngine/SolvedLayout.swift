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
package struct SolvedLayout: Sendable {
  package let layout: Layout
  package let device: Device
  /// In the superview's coordinates, at content offset 0, in points; one for each view.
  package internal(set) var frames: [Rect]
  /// What of each frame the constraints leave open.
  package internal(set) var ambiguous: [FrameParts]
  package internal(set) var contentAreas: [ContentArea]
  package internal(set) var conflicts: [Conflict]
  /// Which of the independent freedoms of the solution move an ambiguous quantity.
  package internal(set) var freedoms: FreedomTable
  /// How many independent freedoms the solution has.
  package internal(set) var freedomCount: Int
  let evidence: Evidence

  /// What the frames were read from. A class, since copies of a solved layout share it.
  final class Evidence: Sendable {
    let solution: Solution
    let plane: Plane
    let origins: [RowOrigin]
    let natural: NaturalSize

    init(solution: Solution, plane: Plane, origins: [RowOrigin], natural: NaturalSize) {
      (self.solution, self.plane, self.origins, self.natural) = (solution, plane, origins, natural)
    }
  }

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
    let plane = evidence.plane
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
    return evidence.solution.support(end, start).map { evidence.origins[Int($0)] }
  }

  /// The intrinsic length of a view in an axis, in points; `nil` stands for `noIntrinsicMetric`.
  package func naturalLength(of view: ViewID, _ axis: Axis) -> Double? { evidence.natural.length(of: view, axis) }

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
