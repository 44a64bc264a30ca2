import LayoutModel
import SourceText

extension LayoutReader {
  /// Reads the constraints that the views of one tree hold.
  ///
  /// Those that a variation switches off are left out, and so are those that touch a view that is not installed:
  /// Interface Builder does not add them either.
  mutating func readConstraints(below root: Int, into layout: inout Layout, number: Int) {
    var index = root
    let end = Int(tree.elements[root].end)
    while index < end {
      if roles[index] == .root, index != root {
        index = Int(tree.elements[index].end)
        continue
      }
      if tree.elements[index].tag == .constraints {
        readList(index, into: &layout, number: Int32(number))
        index = Int(tree.elements[index].end)
      } else {
        index += 1
      }
    }
    // A cell holds constraints beside its content view's.
    let parent = Int(tree.elements[root].parent)
    if parent >= 0, tree.elements[root].key == .contentView,
      let list = tree.firstChild(of: parent, tag: .constraints)
    {
      readList(list, into: &layout, number: Int32(number))
    }
  }

  private mutating func readList(_ list: Int, into layout: inout Layout, number: Int32) {
    let owner = Int(tree.elements[list].parent)
    guard owner >= 0, let ownerItem = item(owner, number: number) else { return }
    for element in tree.children(of: list)
    where tree.elements[element].tag == .constraint && !variations.excludes(element) {
      if let constraint = read(element, owner: ownerItem, number: number, in: layout) {
        layout.constraints.append(constraint)
      }
    }
  }

  private mutating func read(_ element: Int, owner: Item, number: Int32, in layout: Layout) -> Constraint? {
    var draft = ConstraintDraft()
    draft.apply(element, in: tree)
    for variation in variations.active(of: element) { draft.apply(variation, in: tree) }
    guard let firstAttribute = draft.firstAttribute else {
      findings.append(
        Finding(
          .invalidValue, .error, at: tree.elements[element].startTag,
          "a constraint needs a firstAttribute that NSLayoutConstraint knows"))
      return nil
    }
    guard let first = resolve(draft.firstItem, element, fallback: owner, number: number),
      let second = resolve(draft.secondItem, element, fallback: .none, number: number),
      isInstalled(first, in: layout), isInstalled(second, in: layout)
    else { return nil }
    var constraint = Constraint(
      first, firstAttribute, draft.relation, second, draft.secondAttribute, multiplier: draft.multiplier,
      constant: draft.constant, priority: Priority(draft.priority), owner: owner.view,
      range: tree.elements[element].startTag, identifier: tree.elements[element].id,
      isPlaceholder: draft.isPlaceholder)
    constraint.isSymbolic = draft.isSymbolic
    return constraint
  }

  private func isInstalled(_ item: Item, in layout: Layout) -> Bool {
    !item.exists || !layout[item.view].traits.contains(.isUninstalled)
  }

  /// The item that a reference means; `nil` when it lies in another tree or nowhere.
  private mutating func resolve(
    _ reference: ElementTree.Attribute?, _ constraint: Int, fallback: Item, number: Int32
  ) -> Item? {
    guard let reference else { return fallback }
    let name = tree.withBytes(reference) { tree.names.find($0) }
    let element = tree.element(withID: name)
    if element < 0 {
      let id = tree.string(reference)
      findings.append(
        Finding(
          .unknownView, .warning, at: tree.elements[constraint].startTag,
          "the constraint names '\(id)', and no object of the document has this id; it is left out", view: id))
      return nil
    }
    return item(element, number: number)
  }

  /// The view or guide of the tree that an element stands for.
  private func item(_ element: Int, number: Int32) -> Item? {
    if layoutOf[element] == number { return Item(ViewID(Int(viewOf[element]))) }
    let it = tree.elements[element]
    switch it.tag {
    case .viewLayoutGuide, .keyboardLayoutGuide:
      let guide: Guide =
        switch it.key {
        case .safeArea: .safeArea
        case .contentLayoutGuide: .content
        case .frameLayoutGuide: .frame
        case .layoutMargins: .layoutMargins
        case .readableContent: .readableContent
        case .keyboard: .keyboard
        default: .none
        }
      guard it.parent >= 0, let owner = item(Int(it.parent), number: number) else { return nil }
      return Item(owner.view, guide)
    case .viewControllerLayoutGuide:
      // Its list lies in the controller, beside the root view.
      let list = Int(it.parent)
      guard list >= 0, tree.elements[list].parent >= 0 else { return nil }
      let view = tree.children(of: Int(tree.elements[list].parent)).first { layoutOf[$0] == number }
      let isBottom = tree.word(.type, of: element) == .bottom
      return view.map { Item(ViewID(Int(viewOf[$0])), isBottom ? .bottomLayout : .topLayout) }
    case .tableViewCell, .collectionViewCell, .tableViewHeaderFooterView, .collectionReusableView:
      // Constraints to a cell are taken as constraints to its content view, which fills it.
      let content = tree.children(of: element).first { tree.elements[$0].key == .contentView }
      guard let content, layoutOf[content] == number else { return nil }
      return Item(ViewID(Int(viewOf[content])))
    default:
      return nil
    }
  }
}
