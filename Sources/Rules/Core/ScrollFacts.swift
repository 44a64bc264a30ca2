import LayoutEngine
package import LayoutModel

/// A written constraint that ties something inside a scroll view to an edge of its content area.
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
  /// Constraints that tie a length inside the scroll view to its frame's, or to one outside.
  package var lengthTies: [Int] = []
  package var isAmbiguous = false
  package var diagnosis = ContentDiagnosis.decided
}

/// The facts about one scroll view whose content size constraints must decide.
package struct ScrollFacts: Sendable {
  package let view: ViewID
  package var axes = PerAxis<ContentAxis>(both: ContentAxis())
  /// Which way it scrolls.
  package var scrollAxis = ScrollProperties.ScrollAxis.vertical
  /// Whether `scrollAxis` is inferred rather than written.
  package var axisIsInferred = true

  package func scrolls(_ axis: Axis) -> Bool {
    switch scrollAxis {
    case .both: true
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    }
  }

  /// All judged scroll views of a layout, in tree order; one pass over its constraints.
  static func gather(_ solved: SolvedLayout) -> [ScrollFacts] {
    guard !solved.contentAreas.isEmpty else { return [] }
    let layout = solved.layout
    var all = solved.contentAreas.map { ScrollFacts(view: $0.view) }
    let slots = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.view, $0) })
    for (index, constraint) in layout.constraints.enumerated() where constraint.second.exists {
      let sides = [
        (constraint.first, constraint.firstAttribute, constraint.second, constraint.secondAttribute, true),
        (constraint.second, constraint.secondAttribute, constraint.first, constraint.firstAttribute, false),
      ]
      for (item, attribute, other, otherAttribute, isFirst) in sides {
        guard let slot = slots[item.view], let axis = attribute.axis else { continue }
        let isInside = layout.isDescendant(other.view, of: item.view)
        if attribute.isEdge, item.guide == .content || isInside && (item.guide == .none || item.guide == .layoutMargins)
        {
          // Read from the content's side: the relation turns round when the scroll view stands first.
          let pin = ContentPin(
            constraint: index, inside: other, insideAttribute: otherAttribute,
            relation: isFirst ? constraint.relation.flipped : constraint.relation,
            constant: isFirst ? -constraint.constant : constraint.constant)
          if attribute.kind == .min {
            all[slot].axes[axis].near.append(pin)
          } else {
            all[slot].axes[axis].far.append(pin)
          }
        }
        if isInside, attribute == axis.sizeAttribute, item.guide == .none || item.guide == .frame,
          constraint.relation == .equal
        {
          all[slot].axes[axis].lengthTies.append(index)
        }
      }
    }
    for index in all.indices {
      all[index].inferAxis(layout)
      for axis in Axis.allCases {
        all[index].axes[axis].isAmbiguous = solved.contentAreas[index].ambiguous[axis]
      }
      for axis in Axis.allCases where all[index].axes[axis].isAmbiguous {
        all[index].axes[axis].diagnosis = ContentDiagnosis.of(all[index], axis, solved)
      }
    }
    return all
  }

  /// Which way a scroll view is meant to scroll when nobody says so: across the axis in which its content is tied to its
  /// frame; as a horizontal stack view runs; else vertically, as most do.
  private mutating func inferAxis(_ layout: Layout) {
    let properties = layout.scroll(of: view)
    if let written = properties?.scrollAxis {
      (scrollAxis, axisIsInferred) = (written, false)
      return
    }
    if let bounce = properties?.alwaysBounce, bounce.horizontal != bounce.vertical {
      scrollAxis = bounce.horizontal ? .horizontal : .vertical
      return
    }
    let tied = (!axes.horizontal.lengthTies.isEmpty, !axes.vertical.lengthTies.isEmpty)
    if tied != (true, true), tied != (false, false) {
      scrollAxis = tied.0 ? .vertical : .horizontal
      return
    }
    let stacks = axes.horizontal.far.compactMap { layout.stack(of: $0.inside.view) }
    if !stacks.isEmpty, stacks.allSatisfy({ $0.axis == .horizontal }) { scrollAxis = .horizontal }
  }
}
