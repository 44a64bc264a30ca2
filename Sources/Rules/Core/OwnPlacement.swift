import LayoutModel

extension Layout {
  /// The written constraints that place or size a view itself: against something outside its subtree, or by a constant.
  ///
  /// A constraint that names the view only as the reference of a sibling does not place it.
  func ownConstraints(of view: ViewID) -> [Int] {
    constraints.indices.filter { index in
      let it = constraints[index]
      if it.first.view == view, it.first.guide == .none {
        return !it.second.exists || it.second.view != view && !isDescendant(it.second.view, of: view)
      }
      return it.second.view == view && it.second.guide == .none && isDescendant(view, of: it.first.view)
    }
  }
}
