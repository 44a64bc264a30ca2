package import LayoutEngine
package import LayoutModel

/// Why a content size is open in one axis. One cause is chosen, so that one rule speaks.
package enum ContentDiagnosis: Sendable {
  case decided
  /// Nothing ties the content to these edges of the content area.
  case missingPins([Attribute])
  /// These edges are reached by inequalities alone; the pins that reach them.
  case inequalityOnly([Attribute], [ContentPin])
  /// The content reaches both edges, but this view has no length of its own and is tied to nothing that has.
  case missingLength(ViewID)
  /// The content reaches both edges, but between them the chain is open at this view.
  case openChain(ViewID, FrameParts)
  /// None of these explains it.
  case unexplained

  static func of(_ facts: ScrollFacts, _ axis: Axis, _ solved: SolvedLayout) -> ContentDiagnosis {
    let it = facts.axes[axis]
    let layout = solved.layout
    let freedoms = Set(solved.freedoms[Quantity(facts.view, .content, axis)] ?? [])
    let farIsPinned = it.far.contains { $0.relation == .equal }
    let nearIsPinned = it.near.contains { $0.relation == .equal }

    // The near edge is needed unless what is inside has its place from elsewhere.
    let openPlaces = layout.children(of: facts.view).filter { child in
      solved.ambiguity(of: child).contains(.origin(axis))
    }
    let nearIsNeeded =
      !nearIsPinned
      && (!openPlaces.isEmpty
        || it.far.isEmpty && it.near.isEmpty && !farIsPinned
          && isUnplaced(facts.view, axis, layout))
    var missing: [Attribute] = []
    var loose: [Attribute] = []
    if nearIsNeeded {
      if it.near.isEmpty { missing.append(axis.minAttribute) } else { loose.append(axis.minAttribute) }
    }
    if !farIsPinned { if it.far.isEmpty { missing.append(axis.maxAttribute) } else { loose.append(axis.maxAttribute) } }
    if !missing.isEmpty { return .missingPins(missing) }
    if !loose.isEmpty {
      return .inequalityOnly(loose, (it.near + it.far).filter { $0.relation != .equal })
    }

    // Both edges are reached. A view that spans the content and moves as the content size does lacks a length.
    let spanning = it.near.lazy.filter { $0.relation == .equal }.map(\.inside.view).first { view in
      it.far.contains { $0.inside.view == view && $0.relation == .equal }
        && Set(solved.freedoms[Quantity(view, .length, axis)] ?? []) == freedoms
    }
    if !facts.scrolls(axis) {
      if let spanning { return .missingLength(spanning) }
    }
    return culprit(below: facts.view, freedoms, axis, solved)
  }

  /// Whether no child has any constraint in the axis that could give it a place.
  private static func isUnplaced(_ scroll: ViewID, _ axis: Axis, _ layout: Layout) -> Bool {
    !layout.constraints.contains { constraint in
      constraint.firstAttribute.axis == axis && constraint.firstAttribute.kind != .length
        && (layout.isDescendant(constraint.first.view, of: scroll)
          || constraint.second.exists && layout.isDescendant(constraint.second.view, of: scroll))
    }
  }

  /// The innermost view whose open length (or else place) the content size follows.
  private static func culprit(
    below scroll: ViewID, _ freedoms: Set<Int32>, _ axis: Axis, _ solved: SolvedLayout
  ) -> ContentDiagnosis {
    let layout = solved.layout
    var best: (view: ViewID, part: FrameParts)?
    for index in Int(scroll.index) + 1..<max(Int(scroll.index) + 1, Int(layout[scroll].subtreeEnd)) {
      let view = ViewID(index)
      if !freedoms.isDisjoint(with: solved.freedoms[Quantity(view, .length, axis)] ?? []) {
        // Deeper views come later; the last on the first path down is where the length is truly open.
        guard best == nil || best?.part == .origin(axis) || layout.isDescendant(view, of: best!.view) else { continue }
        best = (view, .length(axis))
      } else if best == nil, !freedoms.isDisjoint(with: solved.freedoms[Quantity(view, .origin, axis)] ?? []) {
        best = (view, .origin(axis))
      }
    }
    return best.map { .openChain($0.view, $0.part) } ?? .unexplained
  }
}
