package import LayoutModel
package import SourceText
package import YAMLSyntax

/// Turns amendments of a layout into edits of the file that it was read from.
///
/// The edits keep the file's style: block or flow, indentation, quotes, line breaks, and the place where it keeps the
/// constraints of a view. They cost no comment, and never touch what an alias repeats elsewhere, since that would change
/// another view as well. Where that cannot be done, there is no fix.
package struct LayoutEditor {
  let tree: SyntaxTree
  let layout: Layout
  let editor: CollectionEditor
  let words: ConstraintText
  /// What aliases refer to.
  private let shared: [Range<NodeID>]

  package init(_ tree: SyntaxTree, _ layout: Layout) {
    self.tree = tree
    self.layout = layout
    editor = CollectionEditor(tree)
    words = ConstraintText(layout: layout, names: ViewNames(writtenIn: layout), followsMessages: true)
    shared = tree.sharedNodes()
  }

  /// The edits that bring an amendment about; nobody has tried yet what they mend.
  package func fix(for amendment: Amendment) -> Fix? {
    edits(for: amendment.changes).map { Fix(amendment.title, amendment.safety, $0) }
  }

  private func edits(for changes: [Amendment.Change]) -> [Edit]? {
    var edits: [Edit] = []
    var additions: [(home: ConstraintHome, constraints: [Constraint])] = []
    var rewriting: [NodeID: ItemRewriting] = [:]
    for change in changes {
      switch change {
      case .add(let constraint):
        guard let home = home(for: constraint) else { return nil }
        if let index = additions.firstIndex(where: { $0.home == home }) {
          additions[index].constraints.append(constraint)
        } else {
          additions.append((home, [constraint]))
        }
      case .replace(let index, let constraint):
        guard let item = writtenItem(of: index) else { return nil }
        rewriting[item.node, default: ItemRewriting(item)].replaced[index] = constraint
      case .remove(let index):
        guard let item = writtenItem(of: index) else { return nil }
        rewriting[item.node, default: ItemRewriting(item)].removed.insert(index)
      case .turnMaskOff(let view):
        guard let new = turnMaskOff(view) else { return nil }
        edits += new
      case .leaveMaskOut(let view):
        guard let new = leaveMaskOut(view) else { return nil }
        edits += new
      }
    }
    for addition in additions {
      guard let new = insertion(of: addition.constraints, at: addition.home) else { return nil }
      edits += new
    }
    for (_, rewriting) in rewriting.sorted(by: { $0.key < $1.key }) {
      guard let new = self.edits(for: rewriting) else { return nil }
      edits += new
    }
    return edits
  }

  /// Whether an alias repeats a node elsewhere.
  func isShared(_ node: NodeID) -> Bool {
    var (low, high) = (0, shared.count)
    while low < high {
      let middle = (low + high) / 2
      if shared[middle].upperBound <= node { low = middle + 1 } else { high = middle }
    }
    return low < shared.count && shared[low].contains(node)
  }

  /// A view's mapping, if it is the view's alone.
  func mapping(of view: ViewID) -> NodeID? {
    guard view.exists, layout[view].node >= 0 else { return nil }
    let node = NodeID(Int(layout[view].node))
    return tree.kind(of: node) == .mapping && !isShared(node) ? node : nil
  }

  // MARK: - The flag

  private static let flag = "translatesAutoresizingMaskIntoConstraints"

  private func turnMaskOff(_ view: ViewID) -> [Edit]? {
    guard let mapping = mapping(of: view) else { return nil }
    if let written = editor.entry(Self.flag, of: mapping) {
      let range = tree.range(of: written.value)
      // Who pastes from Objective-C gets it back.
      return [Edit(range, tree.text(of: written.value) == "YES" ? "NO" : "false")]
    }
    return editor.insert(
      Self.flag, ["false"], flowValue: "false", into: mapping,
      before: ["constraints", "layoutGuides", "arrangedSubviews", "subviews"])
  }

  private func leaveMaskOut(_ view: ViewID) -> [Edit]? {
    guard let mapping = mapping(of: view) else { return nil }
    let entries = tree.writtenEntries(of: mapping)
    guard let index = entries.firstIndex(where: { tree.text(of: $0.key) == Self.flag }) else { return nil }
    return editor.removal(of: index, of: entries.map { editor.range(of: $0) }, isFlow: tree.isFlow(mapping))
  }
}
