package import SourceText

/// One view tree with its constraints: what a YAML document or an Interface Builder scene says, and nothing more.
///
/// Flat: views lie in pre-order in one array, rare properties in side tables, names in a table of their own. The rows
/// that UIKit would add (masks, intrinsic sizes, stack views, margins) are not here; `LayoutEngine` makes them.
package struct Layout: Sendable {
  /// Where a layout comes from, and so how it is judged.
  package enum Origin: Sendable, Equatable {
    /// View-tree YAML: run-time semantics.
    case viewTree
    /// Interface Builder, by the `toolsVersion` that wrote it: judged as Xcode judges, at the stored size.
    case interfaceBuilder(toolsVersion: Int)
  }

  package var origin: Origin = .viewTree
  /// A scene's name; empty for a YAML document.
  package var title = ""
  package var names = NameTable()
  package var views: [View] = []
  package var constraints: [Constraint] = []
  package var stacks: [StackProperties] = []
  package var scrolls: [ScrollProperties] = []
  package var texts: [TextProperties] = []
  package var margins: [MarginProperties] = []
  /// The sizes at which the document asks to be solved; empty when it asks for none.
  package var devices: [Device] = []
  package var keyboard: KeyboardHandling?
  /// The file broke off inside the document, or views were left out: what seems to be missing may only be unread.
  package var isIncomplete = false
  /// The whole document in the file.
  package var range: ByteRange = .fileStart

  package init() {}
}

extension Layout {
  // Inlinable: called across modules a coroutine allocates, and this is the most called accessor of all.
  @inlinable package subscript(view: ViewID) -> View {
    get { views[Int(view.index)] }
    _modify { yield &views[Int(view.index)] }
  }

  @inlinable package var viewIDs: LazyMapSequence<Range<Int>, ViewID> { (0..<views.count).lazy.map { ViewID($0) } }

  /// Whether `view` lies below `ancestor`; no view lies below itself.
  @inlinable package func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
    view.index > ancestor.index && view.index < self[ancestor].subtreeEnd
  }

  /// The views right below one, custom layout guides included, in order.
  package func children(of view: ViewID) -> Children {
    Children(layout: self, next: Int(view.index) + 1, end: Int(self[view].subtreeEnd))
  }

  package struct Children: Sequence, IteratorProtocol {
    private let views: [View]
    private var cursor: Int
    private let end: Int

    fileprivate init(layout: Layout, next: Int, end: Int) {
      (views, cursor, self.end) = (layout.views, next, end)
    }

    package mutating func next() -> ViewID? {
      guard cursor < end else { return nil }
      defer { cursor = Int(views[cursor].subtreeEnd) }
      return ViewID(cursor)
    }
  }

  /// How messages call a view: its id, or its class when it has none.
  package func describe(_ view: ViewID) -> String {
    let it = self[view]
    if it.name.exists { return "'\(names[it.name])'" }
    return "the \(className(of: view)) without id"
  }

  /// The class as it was written, or UIKit's name of it.
  package func className(of view: ViewID) -> String {
    self[view].className.exists ? names[self[view].className] : self[view].kind.name
  }

  @inlinable package func stack(of view: ViewID) -> StackProperties? {
    let index = self[view].stack
    return index >= 0 ? stacks[Int(index)] : nil
  }

  @inlinable package func scroll(of view: ViewID) -> ScrollProperties? {
    let index = self[view].scroll
    return index >= 0 ? scrolls[Int(index)] : nil
  }

  @inlinable package func text(of view: ViewID) -> TextProperties? {
    let index = self[view].text
    return index >= 0 ? texts[Int(index)] : nil
  }
}
