import LayoutModel

/// What each element is to the view trees of its document.
struct Roles {
  enum Role: UInt8 {
    /// No view, or one that is a layout's business only through its content view.
    case none
    /// The root of a tree of its own.
    case root
    /// A view below the one whose `subviews` hold it.
    case subview
  }

  private(set) var roles: [Role]
  /// The elements with the role `root`, in order.
  private(set) var roots: [Int] = []

  init(_ tree: ElementTree) {
    roles = [Role](repeating: .none, count: tree.elements.count)
    for index in tree.elements.indices {
      let role = role(of: index, in: tree)
      roles[index] = role
      if role == .root { roots.append(index) }
    }
  }

  subscript(element: Int) -> Role { roles[element] }

  /// The view element above a subview: its `subviews` lie in between, except for an effect view's content view.
  static func superview(of element: Int, in tree: ElementTree) -> Int {
    let parent = Int(tree.elements[element].parent)
    guard parent >= 0, tree.elements[parent].tag == .subviews else { return parent }
    return Int(tree.elements[parent].parent)
  }

  private func role(of index: Int, in tree: ElementTree) -> Role {
    let element = tree.elements[index]
    let parent = Int(element.parent)
    guard parent >= 0 else { return .none }
    let parentTag = tree.elements[parent].tag
    if parentTag == .subviews {
      let superview = Int(tree.elements[parent].parent)
      return superview >= 0 && roles[superview] != .none && element.id.exists ? .subview : .none
    }
    if element.key == .contentView {
      if parentTag == .visualEffectView { return roles[parent] == .none ? .none : .subview }
      return element.frame >= 0 ? .root : .none
    }
    guard element.frame >= 0, element.id.exists else { return .none }
    switch element.tag {
    case .tableViewCell, .collectionViewCell:
      // Its content view is the tree; only a cell without one stands for itself.
      return tree.firstChild(of: index, tag: .subviews) == nil ? .none : .root
    case .navigationBar, .toolbar, .tabBar:
      // A controller's own bars hold no views.
      return parentTag == .objects ? .root : .none
    default:
      return .root
    }
  }
}
