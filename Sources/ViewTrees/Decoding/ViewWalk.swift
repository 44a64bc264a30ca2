import LayoutModel
import SourceText
import YAMLSyntax

/// A view that is still to be read.
struct PendingView {
  enum Role { case subview, arranged, layoutGuide }

  var node: NodeID
  var superview: ViewID
  var role: Role
  var depth: Int32
}

extension DocumentDecoder {
  /// Reads the root view and all below it, in pre-order, with a stack of its own.
  mutating func readViews(root: NodeID) {
    var pending = [PendingView(node: root, superview: .none, role: .subview, depth: 1)]
    // Few trees have more views waiting.
    pending.reserveCapacity(64)
    while let next = pending.popLast() {
      guard takeAllowance(at: next.node) else { break }
      let firstChild = pending.count
      if next.role == .layoutGuide { readLayoutGuide(next) } else { readView(next, &pending) }
      // The last one is read next.
      var (low, high) = (firstChild, pending.count - 1)
      while low < high {
        pending.swapAt(low, high)
        (low, high) = (low + 1, high - 1)
      }
    }
    // A subtree ends where its last view's does; superviews come before their subviews.
    for index in layout.views.indices.reversed() {
      let end = max(layout.views[index].subtreeEnd, Int32(index + 1))
      layout.views[index].subtreeEnd = end
      let superview = Int(layout.views[index].superview.index)
      if superview >= 0 { layout.views[superview].subtreeEnd = max(layout.views[superview].subtreeEnd, end) }
    }
  }

  /// Counts a view or a constraint; false when aliases have made too many of them.
  mutating func takeAllowance(at node: NodeID) -> Bool {
    allowance -= 1
    if allowance >= 0 { return true }
    if allowance == -1 {
      layout.isIncomplete = true
      report(
        .invalidValue, at: tellableRange(node),
        "aliases multiply the views and constraints of this document by more than \(Self.aliasLimit); the rest is "
          + "not read",
        help: "a view has one place in the tree: write each view once")
    }
    return false
  }

  private mutating func readView(_ item: PendingView, _ pending: inout [PendingView]) {
    guard reader.kind(of: item.node) == .mapping else {
      guard reader.kind(of: item.node) != .alias else { return }
      let key = item.superview.exists ? "a view in a list of views" : "'view'"
      return report(
        .invalidValue, at: tellableRange(item.node), "\(key) is a mapping, as in {id: title, class: UILabel}")
    }
    var draft = defaults
    draft.view.takeRole(of: item)
    read(item.node, into: &draft, by: .view) { entry, decoder in
      guard decoder.reader.kind(of: entry.key) == .scalar else { return false }
      let name = decoder.reader.string(of: entry.key)
      if OtherUIKitKeys.contains(name) { return true }
      decoder.reportUnknownKey(
        entry.key, of: KeyTable.view.subject, among: KeyTable.view.keys.map(\.description.name) + OtherUIKitKeys.sorted)
      return true
    }
    let id = place(&draft, item)
    if draft.hasListsOfViews { pushChildren(of: id, &draft, item, &pending) }
    if let constraints = draft.constraints {
      constraintLists.append(ConstraintList(owner: id, list: constraints))
    }
  }

  /// Puts a view into the layout.
  private mutating func place(_ draft: inout ViewDraft, _ item: PendingView) -> ViewID {
    let id = ViewID(layout.views.count)
    draft.view.superview = item.superview
    draft.view.range = reader.range(of: item.node)
    draft.view.node = item.node.index
    readClass(&draft, id)
    checkOwners(&draft)
    if draft.view.kind == .stackView, draft.writtenStack != nil || draft.customSpacing != nil {
      draft.view.stack = Int32(layout.stacks.count)
      layout.stacks.append(draft.stack)
    }
    if draft.hasRareProperties { placeRareProperties(of: &draft) }
    if let spacing = draft.customSpacing, draft.view.stack >= 0 {
      customSpacings.append((Int(draft.view.stack), spacing))
    }
    if let name = draft.idNode ?? draft.classNode {
      draft.view.label = reader.range(of: name)
    } else {
      draft.view.label = reader.labelOfUnnamed(item)
    }
    if let node = draft.idNode { draft.view.name = name(of: id, by: node) }
    layout.views.append(draft.view)
    return id
  }

  private mutating func placeRareProperties(of draft: inout ViewDraft) {
    if let scroll = draft.writtenScroll, draft.view.kind.isScrollView || draft.scrollKey != nil {
      draft.view.scroll = Int32(layout.scrolls.count)
      layout.scrolls.append(scroll)
    }
    if let text = draft.writtenText {
      draft.view.text = Int32(layout.texts.count)
      layout.texts.append(text)
    }
    if let margins = draft.margins {
      draft.view.margins = Int32(layout.margins.count)
      layout.margins.append(margins)
    }
  }

  /// The name of a view by its id; told when it cannot have it.
  private mutating func name(of view: ViewID, by node: NodeID) -> Name {
    let text = reader.bytes(of: node)
    guard isID(text, at: node) else { return .none }
    let name = layout.names.intern(text)
    let index = Int(name.index)
    while viewOfName.count <= index { viewOfName.append(.none) }
    if viewOfName[index].exists {
      reportRepeatedID(node, first: viewOfName[index])
    } else {
      viewOfName[index] = view
    }
    return name
  }

  private mutating func reportRepeatedID(_ node: NodeID, first: ViewID) {
    // An alias that stands in several places would tell the same each time.
    guard repeatedIDs.insert(node).inserted else { return }
    let id = reader.string(of: node)
    let range = reader.range(of: node)
    let label = layout[first].label
    if label == range {
      report(
        .duplicateID, at: range, "the view '\(id)' stands in the tree twice, through an alias",
        help: "a view has one superview: write a view of its own for the other place")
    } else {
      report(
        .duplicateID, at: range, "the id '\(id)' is taken", related: [.init(label, "'\(id)' is first used here")],
        help: "give one of the two another id")
    }
  }

  private mutating func isID(_ text: UnsafeBufferPointer<UInt8>, at node: NodeID) -> Bool {
    let isPlain = text.allSatisfy { ByteCursor.isInID($0) }
    if !isPlain || text.isEmpty {
      report(
        .invalidValue, at: tellableRange(node), "an id consists of letters, digits, '_' and '-'",
        help: "rename it, here and in the constraints")
      return false
    }
    switch ConstraintVocabulary.itemWord(text) {
    case .owner, .superview:
      let word = reader.string(of: node)
      report(
        .invalidValue, at: reader.range(of: node),
        "'\(word)' has a meaning of its own in constraints and cannot be an id",
        help: "give the view another id")
      return false
    case .guide, .attribute, .id: return true
    }
  }

  private mutating func readLayoutGuide(_ item: PendingView) {
    guard reader.kind(of: item.node) == .mapping else {
      guard reader.kind(of: item.node) != .alias else { return }
      return report(.invalidValue, at: tellableRange(item.node), "a layout guide is a mapping, as in {id: middle}")
    }
    var draft = GuideDraft()
    read(item.node, into: &draft, by: .layoutGuide)
    let id = ViewID(layout.views.count)
    var view = View()
    view.traits = .isLayoutGuide
    view.superview = item.superview
    view.range = reader.range(of: item.node)
    view.node = item.node.index
    view.label = draft.idNode.map { reader.range(of: $0) } ?? tellableRange(item.node)
    if let node = draft.idNode { view.name = name(of: id, by: node) }
    layout.views.append(view)
  }
}

extension View {
  /// Takes over what follows from where a view stands, before its own keys are read.
  fileprivate mutating func takeRole(of item: PendingView) {
    if !item.superview.exists {
      // The root is placed by its container whatever the document's views start from.
      traits.formUnion([.translatesMask, .isOwnedByContainer])
      traits.remove(.translatesMaskWritten)
    } else if item.role == .arranged {
      // A stack view sets the flag to false when it takes a view.
      traits.insert(.isArranged)
      traits.subtract([.translatesMask, .translatesMaskWritten])
    }
  }
}

extension SyntaxReader {
  /// What a finding about a view underlines that has neither an id nor a class.
  fileprivate func labelOfUnnamed(_ item: PendingView) -> ByteRange {
    entries(of: item.node).first { _ in true }.map { range(of: $0.key) } ?? tellableRange(item.node)
  }
}
