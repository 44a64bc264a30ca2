import LayoutModel
import SourceText

/// Turns the elements of a document into layouts: views first, then what their constraints mean.
struct LayoutReader {
  let tree: ElementTree
  let source: SourceFile
  let facts: DocumentFacts
  let variations: Variations
  let roles: Roles
  /// Elements that a broken file left open: a tree that is not whole would be judged wrongly.
  private let isOpen: [Bool]
  /// Per element: its view, and the layout that the view belongs to; -1 for none.
  private(set) var viewOf: [Int32]
  private(set) var layoutOf: [Int32]
  var findings: [Finding] = []

  init(tree: ElementTree, source: SourceFile, isOpen: [Bool]) {
    (self.tree, self.source, self.isOpen) = (tree, source, isOpen)
    facts = DocumentFacts(tree)
    variations = Variations(tree, facts)
    roles = Roles(tree)
    viewOf = [Int32](repeating: -1, count: tree.elements.count)
    layoutOf = viewOf
  }

  mutating func read() -> [Layout] {
    var layouts: [Layout] = []
    for root in roles.roots where !isOpen[root] {
      var layout = Layout()
      layout.names = tree.names
      layout.origin = .interfaceBuilder(toolsVersion: facts.toolsVersion)
      layout.range = tree.range(of: root)
      layout.title = title(of: root)
      readViews(below: root, into: &layout, number: layouts.count)
      readConstraints(below: root, into: &layout, number: layouts.count)
      fixUnconstrainedViews(of: &layout)
      let geometry = RootGeometry(layout, facts)
      let isScreen = isScreen(root)
      let device = geometry.device(for: layout, isScreen: isScreen)
      geometry.settleMargins(of: &layout, isScreen: isScreen, safeArea: device.safeArea)
      layout.devices = [device]
      layouts.append(layout)
    }
    return layouts
  }

  /// A view that no constraint names stays where it is: Interface Builder adds constraints to its frame when it builds.
  private func fixUnconstrainedViews(of layout: inout Layout) {
    var isNamed = [Bool](repeating: false, count: layout.views.count)
    for constraint in layout.constraints {
      isNamed[Int(constraint.first.view.index)] = true
      if constraint.second.exists { isNamed[Int(constraint.second.view.index)] = true }
    }
    for index in layout.views.indices.dropFirst() where !isNamed[index] && !layout.views[index].isArranged {
      layout.views[index].traits.formUnion([.translatesMask, .hasFixedFrame])
    }
  }

  /// Whether a root is a controller's view, or a free one that stands for such a view.
  private func isScreen(_ root: Int) -> Bool {
    let parent = Int(tree.elements[root].parent)
    return tree.elements[root].key == .view
      || parent >= 0 && tree.elements[parent].tag == .objects && !tree.elements[root].tag.isCell
  }

  /// A scene is called by its controller's class, another tree by its own class or label, each with the root's id.
  private func title(of root: Int) -> String {
    let parent = Int(tree.elements[root].parent)
    let holder = tree.elements[root].key == .other || parent < 0 ? root : parent
    let name =
      tree.string(.customClass, of: holder) ?? tree.string(.customClass, of: root)
      ?? tree.string(.userLabel, of: holder) ?? tree.elements[holder].tag.spelling
    let id = tree.elements[root].id.exists ? tree.elements[root].id : tree.elements[holder].id
    return "\(name) (\(tree.names[id]))"
  }

  /// The view elements of one tree lie in order; trees nested in it are left out.
  private mutating func readViews(below root: Int, into layout: inout Layout, number: Int) {
    var index = root
    let end = Int(tree.elements[root].end)
    while index < end {
      let role = roles[index]
      if role == .root, index != root {
        index = Int(tree.elements[index].end)
        continue
      }
      if role != .none {
        let above = index == root ? -1 : Roles.superview(of: index, in: tree)
        if above < 0 || layoutOf[above] == Int32(number) {
          let superview = above < 0 ? ViewID.none : ViewID(Int(viewOf[above]))
          viewOf[index] = Int32(layout.views.count)
          layoutOf[index] = Int32(number)
          readView(index, below: superview, into: &layout)
        }
      }
      index += 1
    }
    var view = layout.views.count - 1
    while view > 0 {
      let superview = Int(layout.views[view].superview.index)
      layout.views[superview].subtreeEnd = max(layout.views[superview].subtreeEnd, layout.views[view].subtreeEnd)
      view -= 1
    }
  }
}
