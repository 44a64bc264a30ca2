import FlatCollections
import LayoutModel

/// Which scroll view each view lies in.
///
/// Made once for a layout, so that no rule climbs from view to view. Costs nothing where there is no scroll view.
struct ScrollNesting: Sendable {
  /// For each view the nearest scroll view above it; empty when the layout has none.
  private let nearest: [ViewID]

  init(_ layout: Layout) {
    guard layout.views.contains(where: { $0.kind.isScrollView }) else {
      nearest = []
      return
    }
    var nearest = [ViewID](count: layout.views.count, of: .none)
    // A superview stands before its subviews, so its own answer is known.
    for view in layout.viewIDs {
      let parent = layout[view].superview
      guard parent.exists else { continue }
      nearest[Int(view.index)] = layout[parent].kind.isScrollView ? parent : nearest[Int(parent.index)]
    }
    self.nearest = nearest
  }

  /// The nearest scroll view above a view, tables, collections and text views included; `.none` when there is none.
  func scrollView(above view: ViewID) -> ViewID { nearest.isEmpty ? .none : nearest[Int(view.index)] }
}
