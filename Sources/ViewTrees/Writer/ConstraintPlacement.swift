import LayoutModel

/// In whose list each constraint is written, and which way round.
///
/// A view-tree document keeps its constraints where they were written. Interface Builder hangs them on the common
/// ancestor; a person writes them inside the view that they place, so they move there, and `superview.trailing ==
/// title.trailing + 8` becomes the title's `trailing == superview.trailing - 8`.
struct ConstraintPlacement {
  /// Indices into `constraints`, grouped by home, in the order of the layout.
  private var order: [Int32] = []
  /// Where each view's group begins in `order`; one more than there are views.
  private var starts: [Int32]
  let constraints: [Constraint]

  init(_ layout: Layout) {
    var homes: [Int32] = []
    homes.reserveCapacity(layout.constraints.count)
    var placed = layout.constraints
    let keepsOwner = layout.origin == .viewTree
    for index in placed.indices {
      let home = keepsOwner ? placed[index].owner : Self.home(of: &placed[index], in: layout)
      homes.append(home.exists && Int(home.index) < layout.views.count ? home.index : 0)
    }
    constraints = placed

    // Counting sort: stable, and linear.
    starts = [Int32](repeating: 0, count: layout.views.count + 1)
    for home in homes { starts[Int(home) + 1] += 1 }
    for view in layout.views.indices { starts[view + 1] += starts[view] }
    order = [Int32](repeating: 0, count: homes.count)
    var next = starts
    for (index, home) in homes.enumerated() {
      order[Int(next[Int(home)])] = Int32(index)
      next[Int(home)] += 1
    }
  }

  /// The indices of the constraints that a view's list holds.
  func indices(at home: ViewID) -> ArraySlice<Int32> {
    order[Int(starts[Int(home.index)])..<Int(starts[Int(home.index) + 1])]
  }

  private static func home(of constraint: inout Constraint, in layout: Layout) -> ViewID {
    let first = constraint.first.view
    let second = constraint.second.view
    var home = first
    if second.exists, layout.isDescendant(second, of: first) {
      home = second
      if constraint.multiplier == 1 { constraint = flipped(constraint) }
    }
    // A layout guide has no list of its own.
    return home.exists && layout[home].isLayoutGuide ? layout[home].superview : home
  }

  /// `a == b + c` as `b == a - c`; exact, since the multiplier is 1.
  private static func flipped(_ constraint: Constraint) -> Constraint {
    var flipped = constraint
    (flipped.first, flipped.second) = (constraint.second, constraint.first)
    (flipped.firstAttribute, flipped.secondAttribute) = (constraint.secondAttribute, constraint.firstAttribute)
    flipped.relation = constraint.relation.flipped
    flipped.constant = constraint.constant == 0 ? 0 : -constraint.constant
    return flipped
  }
}
