import LayoutEngine
import LayoutModel

/// What constraints that could not be read, or not be solved, may have decided.
///
/// A mistyped constraint is told where it stands. What is ambiguous for want of it is not told as well: the finding would
/// go with the typing mistake.
struct UnreadConstraints: Sendable {
  /// The freedoms that move a view of which such a constraint speaks; they may not be there.
  private(set) var freedoms: Set<Int32> = []
  /// The scroll views that are, or hold, such a view.
  private var scrollViews = ViewSet()
  /// Whether the file broke off, so that anything may be missing.
  let isEverything: Bool

  init(_ solved: SolvedLayout, _ nesting: ScrollNesting) {
    let layout = solved.layout
    isEverything = layout.isIncomplete
    guard !isEverything else { return }
    let unsolved = solved.unsolvedViews
    for view in layout.viewIDs
    where layout[view].traits.contains(.hasUnreadConstraint) || unsolved.contains(view) {
      if !solved.ambiguity(of: view).isEmpty {
        for axis in Axis.allCases {
          for part in [Quantity.Part.origin, .length] {
            freedoms.formUnion(solved.freedoms[Quantity(view, part, axis)] ?? [])
          }
        }
      }
      var scroll = layout[view].kind.isScrollView ? view : nesting.scrollView(above: view)
      while scroll.exists, scrollViews.insert(scroll) { scroll = nesting.scrollView(above: scroll) }
    }
  }

  /// Whether the content of a scroll view may be decided by what could not be read.
  func touchesContent(of scroll: ViewID) -> Bool { isEverything || scrollViews.contains(scroll) }
}
