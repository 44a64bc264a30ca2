import LayoutEngine
import LayoutModel

/// Says why a view has no length of its own, and what gives it one.
struct LengthAdvice {
  let screen: Screen

  /// Why a view's length is open in one axis or both, as a clause.
  ///
  /// - Parameter isNamed: whether what comes before has named the view, so that “its” will do.
  func cause(_ view: ViewID, _ axes: [Axis], isNamed: Bool) -> String {
    guard let axis = axes.first else { return "" }
    let lengths = Wording.list(axes.map(\.length))
    let length = isNamed ? "its \(lengths)" : "the \(lengths) of \(screen.describe(view))"
    if hasContradiction(view, axis), let contradiction = screen.contradiction(view, axis) { return contradiction }
    if screen.solved.naturalLength(of: view, axis) != nil {
      let intrinsic =
        isNamed ? "its intrinsic \(axis.length)" : "the intrinsic \(axis.length) of \(screen.describe(view))"
      return "a constraint and \(intrinsic) contradict each other at equal priority"
    }
    return "nothing decides \(length); \(reason(view, axis))"
  }

  /// Whether written constraints contradict each other about a view's length. A single one of a view with a natural length
  /// is taken to contradict that.
  func hasContradiction(_ view: ViewID, _ axis: Axis) -> Bool {
    let rivals = screen.contradictions.of(view, axis, screen.layout)
    return rivals.count > (screen.solved.naturalLength(of: view, axis) == nil ? 0 : 1)
  }

  /// What of a view's class or subviews leaves its length open.
  private func reason(_ view: ViewID, _ axis: Axis) -> String {
    let layout = screen.layout
    let it = layout[view]
    let length = axis.length
    if it.isLayoutGuide { return "a layout guide has only the size that constraints give it" }
    if it.intrinsicContentSize[axis] == .none { return "its intrinsicContentSize has no \(length)" }
    switch it.kind {
    case .imageView where layout.text(of: view)?.hasImage != true:
      return "an image view without an image has no intrinsic content size"
    case .textView where it.traits.contains(.isScrollEnabled):
      return "a text view that scrolls has no intrinsic \(length)"
    case .tableView, .collectionView, .webView, .mapView:
      return "a \(it.kind.name) has no intrinsic \(length)"
    case .scrollView:
      return "a scroll view takes no size from its content"
    case .stackView where isEmptyStack(view):
      return "a stack view without arranged subviews has no size"
    case .stackView:
      return "its arranged subviews leave its \(length) open"
    default:
      if hasSubviews(view) { return "its subviews do not reach from edge to edge with lengths of their own" }
      if it.className.exists, it.traits.contains(.hasUnknownClass) || layout.names[it.className] != it.kind.name {
        return "\(layout.names[it.className]) says no intrinsicContentSize here"
      }
      return "a \(it.kind.name) has no intrinsic \(length)"
    }
  }

  /// What to write, in one line.
  func remedy(_ view: ViewID, _ axis: Axis) -> String {
    let layout = screen.layout
    let name = screen.reference(view, from: view)
    let it = layout[view]
    let constraint = "`\(name).\(axis.length) == \(axis == .horizontal ? 120 : 44)`"
    if hasContradiction(view, axis) { return Screen.contradictionRemedy }
    if screen.solved.naturalLength(of: view, axis) != nil {
      return "make the priorities differ: another `@priority` on the constraint, or `contentHuggingPriority: "
        + "{\(axis.name): 251}` on \(screen.describe(view))"
    }
    if it.isLayoutGuide { return "add a constraint such as \(constraint)" }
    switch it.kind {
    case .imageView where layout.text(of: view)?.hasImage != true:
      return "give it an image (`image: {name: photo, size: [120, 80]}`) or a constraint such as \(constraint)"
    case .textView where it.traits.contains(.isScrollEnabled):
      return "set `isScrollEnabled: false`, or add a constraint such as \(constraint)"
    default:
      let other =
        screen.layout[view].className.exists && !hasSubviews(view)
        ? "say what its class returns (`intrinsicContentSize: \(axis == .horizontal ? "[120, none]" : "[none, 44]")`)"
        : "chain its subviews from its \(axis.minAttribute.name) to its \(axis.maxAttribute.name)"
      return "add a constraint such as \(constraint), or \(other)"
    }
  }

  private func hasSubviews(_ view: ViewID) -> Bool { screen.layout[view].subtreeEnd > view.index + 1 }

  private func isEmptyStack(_ view: ViewID) -> Bool {
    !screen.layout.children(of: view).contains { screen.layout[$0].isArranged }
  }
}
