package import LayoutModel
import LayoutSolver

/// Solves layouts as UIKit would, and says what is ambiguous and what conflicts.
package enum LayoutEngine {
  /// How often a layout is solved anew since text wraps or a safe area moves with what was found.
  private static let refinementLimit = 3

  package static func solve(_ layout: Layout, device: Device) -> SolvedLayout {
    let plane = Plane(layout)
    var insets = SurroundingInsets(device: device)
    var natural = NaturalSize(layout)
    var brokenMasks: Set<ViewID> = []
    var rootGrows = layout.views.first?.traits.contains(.isSelfSizing) == true
    var maskConflicts: [Conflict] = []
    for pass in 0... {
      var builder = SystemBuilder(
        layout, device: device, plane: plane, insets: insets, natural: natural, brokenMasks: brokenMasks,
        rootGrows: rootGrows)
      builder.build()
      let solution = builder.system.solve()
      let conflicts = solution.conflicts.map { rows in Conflict(rows: rows.map { builder.origins[Int($0)] }) }
      // A cell whose content needs more room than it has grows.
      if !rootGrows, layout.views.first?.traits.contains(.growsInHeight) == true,
        conflicts.contains(where: { $0.rows.contains { $0.axis == .vertical } })
      {
        rootGrows = true
        continue
      }
      // A mask that contradicts constraints is wrong as a whole: it is told, and the rest judged without it.
      let broken = conflicts.filter { $0.rows.contains { $0.kind == .mask } }
      if !broken.isEmpty {
        maskConflicts += broken
        let before = brokenMasks.count
        for conflict in broken {
          for row in conflict.rows where row.kind == .mask { brokenMasks.insert(ViewID(Int(row.subject))) }
        }
        if brokenMasks.count > before { continue }
      }
      var solved = Observation(builder, solution).solved
      insets = builder.anchors.insets
      let refined = pass < refinementLimit && refine(solved, &insets, &natural)
      if refined { continue }
      solved.conflicts = maskConflicts + conflicts.filter { !$0.rows.contains { $0.kind == .mask } }
      return solved
    }
    fatalError("the loop ends by returning")
  }

  /// Learns from a solution what could not be known before it; says whether anything changed.
  private static func refine(
    _ solved: SolvedLayout, _ insets: inout SurroundingInsets, _ natural: inout NaturalSize
  ) -> Bool {
    let layout = solved.layout
    var changed = insets.learn(
      from: { solved.absoluteFrame(of: $0) },
      isScrolled: { view in
        var parent = layout[view].superview
        while parent.exists {
          if layout[parent].kind.isScrollView { return true }
          parent = layout[parent].superview
        }
        return false
      })
    if layout.origin != .viewTree {
      for view in layout.viewIDs {
        for axis in Axis.allCases where solved.freedoms[Quantity(view, .length, axis)] == nil {
          guard let length = natural.length(of: view, axis) else { continue }
          let insets = layout[view].kind.alignmentRectInsets
          let solvedLength = solved.frame(of: view).length(axis) - insets.min(axis) - insets.max(axis)
          if abs(solvedLength - length) < 1e-4, natural.adoptStoredLength(of: view, axis) { changed = true }
        }
      }
    }
    guard !layout.texts.isEmpty else { return changed }
    for view in layout.viewIDs where layout[view].text >= 0 {
      let width = solved.frame(of: view).width
      if natural.wraps(view), let whole = natural.length(of: view, .horizontal), width < whole - 1e-4 {
        if natural.adoptWrappedWidth(of: view, width) { changed = true }
      }
      guard let height = natural.wrappedHeight(of: view, width: width) else { continue }
      if natural.wrappedHeights[view] != height {
        natural.wrappedHeights[view] = height
        changed = true
      }
    }
    return changed
  }
}
