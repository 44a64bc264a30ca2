/// Whether constraints are asked how large a scroll view's content is.
extension Layout {
  /// What the scroll view says of itself, or else what `origin` makes of it.
  ///
  /// - Parameter isFreed: whether a view is judged without its mask, as a mask that contradicts constraints is.
  package func asksConstraintsForContent(
    of view: ViewID, as origin: Origin, isFreed: (ViewID) -> Bool = { _ in false }
  ) -> Bool {
    if let decider = scroll(of: view)?.contentDecider { return decider == .constraints }
    if case .interfaceBuilder(let version) = origin { return xcodeAsksForContent(of: view, version) }
    // At run time, of those in which constraints lay out something.
    return children(of: view).contains { child in
      let it = self[child]
      return !it.traits.contains(.isUninstalled) && !it.isLayoutGuide && (!it.translatesMask || isFreed(child))
    }
  }

  /// Xcode asks for a content size of every scroll view that constraints place and that holds something; of an empty one
  /// where its guides, or in newer versions its own constraints, show that it is meant to be filled.
  private func xcodeAsksForContent(of view: ViewID, _ version: Int) -> Bool {
    if view != .root, self[view].translatesMask { return false }
    if children(of: view).contains(where: { !self[$0].traits.contains(.isUninstalled) }) { return true }
    if scroll(of: view)?.hasLayoutGuides == true { return true }
    return version >= 14460 && constraints.contains { $0.owner == view }
  }
}
