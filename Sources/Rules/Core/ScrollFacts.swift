import LayoutEngine
package import LayoutModel

/// A written constraint that ties something to an edge of a scroll view's content area.
package struct ContentPin: Sendable {
  /// Its index in the layout.
  package var constraint: Int
  /// What is tied to the edge.
  package var inside: Item
  package var insideAttribute: Attribute
  /// Read as `inside relation edge + constant`.
  package var relation: Relation
  package var constant: Double
}

/// What the constraints say about a scroll view's content in one axis.
package struct ContentAxis: Sendable {
  /// Ties to the near edge of the content area (leading or top) and to the far one (trailing or bottom).
  package var near: [ContentPin] = []
  package var far: [ContentPin] = []
  /// Equalities between a length inside the scroll view and its frame's, or that of something outside it.
  package var lengthTies: [Int] = []
  /// Equalities between a length inside and the content area's own, which say nothing new.
  package var circularTies: [Int] = []
  /// Whether anything below the scroll view has a constraint that could give it a place.
  package var placesContent = false
  package var isAmbiguous = false
  /// Whether required rows hold the content at exactly the frame's length, whatever that is; known for the axes in
  /// which the scroll view scrolls.
  package var isHeldAtFrame = false
  package var diagnosis = ContentDiagnosis.decided

  /// The views that equalities tie to both edges of the content area.
  var spanningViews: [ViewID] {
    var atFarEdge = ViewSet()
    for pin in far where pin.relation == .equal { atFarEdge.insert(pin.inside.view) }
    return near.lazy.filter { $0.relation == .equal }.map(\.inside.view).filter { atFarEdge.contains($0) }
  }
}

/// A view right below a scroll view whose place hangs on nothing inside it.
package struct FloatingView: Sendable {
  package var view: ViewID
  /// The first constraint that ties it to something outside the scroll view.
  package var tie: Int
}

/// The facts about one scroll view whose content size constraints must decide.
///
/// A class, since it has many parts and every rule about scroll views looks at it.
package final class ScrollFacts {
  package let view: ViewID
  package internal(set) var axes: PerAxis<ContentAxis>
  /// In tree order.
  package internal(set) var floating: [FloatingView] = []
  /// Which way it scrolls.
  package internal(set) var scrollAxis = ScrollProperties.ScrollAxis.vertical
  /// Whether `scrollAxis` is inferred rather than written.
  package internal(set) var axisIsInferred = true
  /// Whether `scrollAxis` is written, or follows from what is written, rather than taken for want of evidence.
  package internal(set) var axisIsKnown = false

  init(view: ViewID, axes: PerAxis<ContentAxis>) { (self.view, self.axes) = (view, axes) }

  /// Whether nothing at all is tied to the content area.
  package var hasNoPins: Bool {
    Axis.allCases.allSatisfy { axes[$0].near.isEmpty && axes[$0].far.isEmpty }
  }

  package func scrolls(_ axis: Axis) -> Bool {
    switch scrollAxis {
    case .both: true
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    }
  }

  /// All judged scroll views of a layout, in tree order.
  static func gather(
    _ solved: SolvedLayout, _ nesting: ScrollNesting, _ unread: UnreadConstraints, _ contradictions: Contradictions
  ) -> [ScrollFacts] {
    guard !solved.contentAreas.isEmpty else { return [] }
    let layout = solved.layout
    var sorting = ConstraintSorting(solved.contentAreas.map(\.view), nesting, layout)
    for index in layout.constraints.indices where layout.constraints[index].second.exists { sorting.add(index) }
    let all = sorting.finished()
    let openViews: [ViewID] =
      solved.freedoms.isEmpty ? [] : layout.viewIDs.filter { !solved.ambiguity(of: $0).isEmpty }
    for (facts, area) in zip(all, solved.contentAreas) {
      for axis in Axis.allCases { facts.axes[axis].isAmbiguous = area.ambiguous[axis] }
      facts.inferAxis(layout) { facts.isHeldAtFrame($0, area, solved) }
      for axis in Axis.allCases where facts.scrolls(axis) {
        facts.axes[axis].isHeldAtFrame = facts.isHeldAtFrame(axis, area, solved)
      }
      for axis in Axis.allCases where facts.axes[axis].isAmbiguous {
        facts.axes[axis].diagnosis =
          unread.touchesContent(of: facts.view)
          ? .unread : ContentDiagnosis.of(facts, axis, solved, contradictions, openViews: openViews)
      }
    }
    return all
  }

  private func isHeldAtFrame(_ axis: Axis, _ area: ContentArea, _ solved: SolvedLayout) -> Bool {
    guard !axes[axis].isAmbiguous, !axes[axis].far.isEmpty,
      abs(area.size[axis] - solved.frame(of: view).length(axis)) < 1e-6
    else { return false }
    let support = Set(solved.support(of: Quantity(view, .content, axis)))
    // Equal by chance is not held: whatever decides the frame's length must decide the content's.
    return support.isSuperset(of: solved.support(of: Quantity(view, .length, axis)))
      && support.allSatisfy { row in
        switch row.kind {
        case .constraint:
          solved.layout.constraints[Int(row.subject)].priority.isRequired
            && solved.layout.constraints[Int(row.subject)].relation == .equal
        case .hugging, .compressionResistance, .stackFit: false
        default: true
        }
      }
  }

  /// Which way a scroll view is meant to scroll when nobody says so: across the axis in which its content is held at its
  /// frame; as a horizontal stack view runs; else vertically, as most do.
  private func inferAxis(_ layout: Layout, isHeldAtFrame: (Axis) -> Bool) {
    axisIsKnown = true
    let properties = layout.scroll(of: view)
    if let written = properties?.scrollAxis {
      (scrollAxis, axisIsInferred) = (written, false)
      return
    }
    if let bounce = properties?.alwaysBounce, bounce.horizontal != bounce.vertical {
      scrollAxis = bounce.horizontal ? .horizontal : .vertical
      return
    }
    let tied = (
      isMeantToFill(.horizontal, layout) || isHeldAtFrame(.horizontal),
      isMeantToFill(.vertical, layout) || isHeldAtFrame(.vertical)
    )
    if tied.0 != tied.1 {
      scrollAxis = tied.0 ? .vertical : .horizontal
      return
    }
    let stacks = axes.horizontal.far.compactMap { layout.stack(of: $0.inside.view) }
    if !stacks.isEmpty, stacks.allSatisfy({ $0.axis == .horizontal }) {
      scrollAxis = .horizontal
      return
    }
    axisIsKnown = false
  }

  /// Whether something that reaches from edge to edge is tied to the frame's length.
  private func isMeantToFill(_ axis: Axis, _ layout: Layout) -> Bool {
    if axes[axis].lengthTies.isEmpty { return false }
    var spanning = ViewSet()
    for view in axes[axis].spanningViews { spanning.insert(view) }
    return axes[axis].lengthTies.contains { index in
      let tie = layout.constraints[index]
      // A low priority means “at least as high as the frame”, a multiplier several pages.
      return tie.priority.value >= 999 && tie.multiplier == 1
        && (spanning.contains(tie.first.view) || spanning.contains(tie.second.view))
    }
  }
}
