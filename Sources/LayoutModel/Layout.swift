public import SourceText

/// One view tree with its constraints: what a YAML document or an Interface Builder scene says, and nothing more.
///
/// Flat: views lie in pre-order in one array, rare properties in side tables, names in a table of their own. The rows
/// that UIKit would add (masks, intrinsic sizes, stack views, margins) are not here; `LayoutEngine` makes them.
public struct Layout: Sendable {
  /// Where a layout comes from, and so how it is judged.
  public enum Origin: Sendable, Equatable {
    /// View-tree YAML: run-time semantics.
    case viewTree
    /// Interface Builder, by the `toolsVersion` that wrote it: judged as Xcode judges, at the stored size.
    case interfaceBuilder(toolsVersion: Int)
  }

  public var origin: Origin = .viewTree
  /// A scene's name; empty for a YAML document.
  public var title = ""
  public var names = NameTable()
  public var views: [View] = []
  public var constraints: [Constraint] = []
  public var stacks: [StackProperties] = []
  public var scrolls: [ScrollProperties] = []
  public var texts: [TextProperties] = []
  public var margins: [MarginProperties] = []
  /// The sizes at which the document asks to be solved; empty when it asks for none.
  public var devices: [Device] = []
  public var keyboard: KeyboardHandling?
  /// The file broke off inside the document, or views were left out: what seems to be missing may only be unread.
  public var isIncomplete = false
  /// The whole document in the file.
  public var range: ByteRange = .fileStart

  public init() {}

  /// Makes room for so many of what there is most of.
  package mutating func reserveCapacity(views viewCount: Int, constraints constraintCount: Int) {
    views.reserveCapacity(viewCount)
    constraints.reserveCapacity(constraintCount)
    // Most views have a name of their own.
    names.reserveCapacity(viewCount)
  }
}

extension Layout {
  // Inlinable: called across modules a coroutine allocates, and this is the most called accessor of all.
  @inlinable public subscript(view: ViewID) -> View {
    get { views[Int(view.index)] }
    _modify { yield &views[Int(view.index)] }
  }

  @inlinable public var viewIDs: LazyMapSequence<Range<Int>, ViewID> { (0..<views.count).lazy.map { ViewID($0) } }

  package var isInterfaceBuilder: Bool { origin != .viewTree }

  /// Whether a scroll view lies above `view`.
  package func isInsideScrollView(_ view: ViewID) -> Bool {
    var parent = self[view].superview
    while parent.exists {
      if self[parent].kind.isScrollView { return true }
      parent = self[parent].superview
    }
    return false
  }

  /// Whether `view` lies below `ancestor`; no view lies below itself.
  @inlinable public func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
    view.index > ancestor.index && view.index < self[ancestor].subtreeEnd
  }

  /// The views right below one, custom layout guides included, in order.
  public func children(of view: ViewID) -> Children {
    Children(layout: self, next: Int(view.index) + 1, end: Int(self[view].subtreeEnd))
  }

  public struct Children: Sequence, IteratorProtocol {
    private let views: [View]
    private var cursor: Int
    private let end: Int

    fileprivate init(layout: Layout, next: Int, end: Int) {
      (views, cursor, self.end) = (layout.views, next, end)
    }

    public mutating func next() -> ViewID? {
      guard cursor < end else { return nil }
      defer { cursor = Int(views[cursor].subtreeEnd) }
      return ViewID(cursor)
    }
  }

  /// How messages call a view: its id, or its class when it has none.
  public func describe(_ view: ViewID) -> String {
    let it = self[view]
    if it.name.exists { return "'\(names[it.name])'" }
    return "the \(className(of: view)) without id"
  }

  /// The class as it was written, or UIKit's name of it.
  public func className(of view: ViewID) -> String {
    self[view].className.exists ? names[self[view].className] : self[view].kind.name
  }

  @inlinable public func stack(of view: ViewID) -> StackProperties? {
    let index = self[view].stack
    return index >= 0 ? stacks[Int(index)] : nil
  }

  @inlinable public func scroll(of view: ViewID) -> ScrollProperties? {
    let index = self[view].scroll
    return index >= 0 ? scrolls[Int(index)] : nil
  }

  @inlinable public func text(of view: ViewID) -> TextProperties? {
    let index = self[view].text
    return index >= 0 ? texts[Int(index)] : nil
  }
}
