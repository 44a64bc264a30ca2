import FlatCollections
package import LayoutEngine
package import LayoutModel
import SourceText

/// A view at which a freedom of the solution begins: the one to mend. Others that only move along are listed with it.
package struct OpenView: Sendable {
  package let view: ViewID
  package var parts: FrameParts
  /// Views that move along, at most a few.
  package var followers: [ViewID]
  /// The freedoms that it explains.
  package var freedoms: [Int32]

  /// The axis, when all its open parts lie in one.
  package var axis: Axis? {
    let horizontal = !parts.isDisjoint(with: [.x, .width])
    let vertical = !parts.isDisjoint(with: [.y, .height])
    return horizontal == vertical ? nil : horizontal ? .horizontal : .vertical
  }

  func related(_ screen: Screen) -> [Finding.Related] {
    followers.map { Finding.Related(screen.layout[$0].label, "\(screen.describe($0)) moves along") }
  }

  private static let followerLimit = 3

  /// One open view for each freedom that no scroll view's content has explained yet; open lengths before open places,
  /// inner views before outer ones.
  static func gather(
    _ solved: SolvedLayout, _ scrollViews: [ScrollFacts], _ unread: UnreadConstraints
  ) -> [OpenView] {
    guard !solved.freedoms.isEmpty, !unread.isEverything else { return [] }
    var isTold = [Bool](count: solved.freedomCount, of: false)
    for freedom in unread.freedoms { isTold[Int(freedom)] = true }
    var open = ViewMap<OpenView>()
    func note(_ freedoms: [Int32], _ view: ViewID, _ part: FrameParts) {
      var it = open[view] ?? OpenView(view: view, parts: [], followers: [], freedoms: [])
      it.parts.insert(part)
      it.freedoms += freedoms
      open.set(it, for: view)
    }
    /// Those of which no view was told yet; from now on one is.
    func taking(_ freedoms: [Int32]?) -> [Int32] {
      var new: [Int32] = []
      for freedom in freedoms ?? [] where !isTold[Int(freedom)] {
        isTold[Int(freedom)] = true
        new.append(freedom)
      }
      return new
    }
    for facts in scrollViews {
      for axis in Axis.allCases where facts.axes[axis].isAmbiguous {
        let freedoms = taking(solved.freedoms[Quantity(facts.view, .content, axis)])
        // Where the content follows the frame, it is the frame that is told, though views inside move along.
        if case .openFrame = facts.axes[axis].diagnosis, !freedoms.isEmpty {
          note(freedoms, facts.view, .length(axis))
        }
      }
    }
    let layout = solved.layout
    let ambiguous: [ViewID] = layout.viewIDs.filter { view in
      let traits = layout[view].traits
      return !solved.ambiguity(of: view).isEmpty && traits.isDisjoint(with: [.isUninstalled])
        && !(layout[view].isHidden && layout[view].isArranged)
    }
    for part in [Quantity.Part.length, .origin] {
      // Innermost first: from the back, since a subtree lies behind its root.
      for view in ambiguous.reversed() {
        for axis in Axis.allCases {
          let new = taking(solved.freedoms[Quantity(view, part, axis)])
          if !new.isEmpty { note(new, view, part == .length ? .length(axis) : .origin(axis)) }
        }
      }
    }
    // Views whose ambiguity is meant explain their freedoms and are not told; nor are those whose mask is told to
    // contradict constraints, and is left out for that.
    var masked = ViewSet()
    for conflict in solved.conflicts {
      for row in conflict.rows where row.kind == .mask { if let view = row.view { masked.insert(view) } }
    }
    let found = open.views.compactMap { open[$0] }
      .filter { !layout[$0.view].traits.contains(.ambiguityIsMeant) && !masked.contains($0.view) }
    return withFollowers(found, ambiguous, solved)
  }

  private static func withFollowers(
    _ found: [OpenView], _ ambiguous: [ViewID], _ solved: SolvedLayout
  ) -> [OpenView] {
    if found.isEmpty { return [] }
    // For each freedom the place of the view that explains it, or -1.
    var owner = [Int](count: solved.freedomCount, of: -1)
    for (index, open) in found.enumerated() { for freedom in open.freedoms { owner[Int(freedom)] = index } }
    var result = found
    for view in ambiguous {
      for axis in Axis.allCases {
        for part in [Quantity.Part.length, .origin] {
          for freedom in solved.freedoms[Quantity(view, part, axis)] ?? [] {
            let index = owner[Int(freedom)]
            guard index >= 0, result[index].view != view,
              result[index].followers.count < followerLimit, result[index].followers.last != view
            else { continue }
            result[index].followers.append(view)
          }
        }
      }
    }
    return result
  }
}
