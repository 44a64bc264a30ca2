import LayoutModel
import LayoutSolver

extension SolvedLayout {
  /// The written constraints that a rival of equal priority contradicts, so that some of the best solutions satisfy one and
  /// some the other; in the order of the layout.
  ///
  /// An optional equality that is not satisfied alike in all best solutions has such a rival, since without one all of them
  /// would satisfy it best. What this cannot tell from the freedoms of both sides is left out.
  package func contradictedConstraints() -> [Int] {
    guard !freedoms.isEmpty else { return [] }
    return layout.constraints.indices.filter { isContradicted(layout.constraints[$0]) }
  }

  private func isContradicted(_ it: Constraint) -> Bool {
    guard !it.priority.isRequired, let first = place(of: it.first, it.firstAttribute) else { return false }
    guard it.second.exists else {
      if first.freedoms.isEmpty { return false }
      switch it.relation {
      case .equal: return true
      case .lessThanOrEqual: return first.value > it.constant + 1e-6
      case .greaterThanOrEqual: return first.value < it.constant - 1e-6
      }
    }
    // Freedoms are independent: one that moves one side alone moves the difference of both.
    guard it.relation == .equal, it.multiplier != 0, let second = place(of: it.second, it.secondAttribute) else {
      return false
    }
    return Set(first.freedoms) != Set(second.freedoms)
  }

  /// The value of an attribute in the root's coordinates, and the freedoms that move it; `nil` for what takes more than two
  /// edges of views to say.
  private func place(of item: Item, _ attribute: Attribute) -> (value: Double, freedoms: [Int32])? {
    guard let axis = attribute.axis, !layout[item.view].traits.contains(.isUninstalled) else { return nil }
    let (min, max) = (plane.min(item.view, axis), plane.max(item.view, axis))
    let isScrollView = plane.hasContentArea(item.view)
    switch (item.guide, attribute.kind) {
    case (.keyboard, _), (.topLayout, _), (.bottomLayout, _), (.content, _): return nil
    case (_, .length): return solution.observeDifference(max, min)
    case (_, .min): return solution.observeDifference(min, plane.min(.root, axis))
    // Whether the far edge of a scroll view means its content area depends on who looks.
    case (_, .max) where !isScrollView: return solution.observeDifference(max, plane.min(.root, axis))
    default: return nil
    }
  }
}
