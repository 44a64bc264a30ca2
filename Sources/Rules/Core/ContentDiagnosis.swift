import FlatCollections
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
  /// The content follows the scroll view's own frame, and that is what is open.
  case openFrame
  /// A constraint that could not be read may decide it.
  case unread

  /// - Parameter openViews: every view of the layout whose frame is ambiguous, in tree order.
  static func of(
    _ facts: ScrollFacts, _ axis: Axis, _ solved: SolvedLayout, _ contradictions: Contradictions, openViews: [ViewID]
  ) -> ContentDiagnosis {
    let it = facts.axes[axis]
    let layout = solved.layout
    // Freedoms are listed in rising order.
    let freedoms = solved.freedoms[Quantity(facts.view, .content, axis)] ?? []
    if solved.freedoms[Quantity(facts.view, .length, axis)] ?? [] == freedoms { return .openFrame }
    let farIsPinned = it.far.contains { $0.relation == .equal }
    let nearIsPinned = it.near.contains { $0.relation == .equal }

    // The near edge is needed unless what is inside has its place from elsewhere.
    let openPlaces = layout.children(of: facts.view).filter { child in
      solved.ambiguity(of: child).contains(.origin(axis))
    }
    let nearIsNeeded =
      !nearIsPinned
      && (!openPlaces.isEmpty
        || it.far.isEmpty && it.near.isEmpty && !it.placesContent)
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
    if !facts.scrolls(axis) {
      let spanning = it.spanningViews.first { view in
        solved.freedoms[Quantity(view, .length, axis)] ?? [] == freedoms
      }
      if let spanning {
        // It has lengths to choose from, not none.
        let isContradicted = !contradictions.of(spanning, axis, layout).isEmpty
        return isContradicted ? .openChain(spanning, .length(axis)) : .missingLength(spanning)
      }
    }
    return openChain(below: facts.view, freedoms, axis, solved, openViews)
  }

  /// The innermost view whose open length (or else place) the content size follows.
  private static func openChain(
    below scroll: ViewID, _ freedoms: [Int32], _ axis: Axis, _ solved: SolvedLayout, _ openViews: [ViewID]
  ) -> ContentDiagnosis {
    let layout = solved.layout
    var own = PlaceSet()
    for freedom in freedoms { own.insert(Int(freedom)) }
    func moves(_ view: ViewID, _ part: Quantity.Part) -> Bool {
      solved.freedoms[Quantity(view, part, axis)]?.contains { own.contains(Int($0)) } ?? false
    }
    var openLength: ViewID?
    var openPlace: ViewID?
    for view in openViews[openViews.firstIndex(after: scroll)...] {
      guard layout.isDescendant(view, of: scroll) else { break }
      if moves(view, .length) {
        // Deeper views come later; the last on the first path down is where the length is truly open.
        if openLength.map({ layout.isDescendant(view, of: $0) }) ?? true { openLength = view }
      } else if openPlace == nil, moves(view, .origin) {
        openPlace = view
      }
    }
    if let openLength { return .openChain(openLength, .length(axis)) }
    return openPlace.map { .openChain($0, .origin(axis)) } ?? .unexplained
  }
}

extension [ViewID] {
  /// In a list in tree order, the index of the first view behind another.
  fileprivate func firstIndex(after view: ViewID) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= view { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
