import LayoutModel
import SourceText

extension LayoutReader {
  /// Reads one view element, its variations included, and appends it to the layout.
  mutating func readView(_ element: Int, below superview: ViewID, into layout: inout Layout) {
    var draft = ViewDraft(startingView(element, below: superview, in: layout))
    applyAttributes(of: element, to: &draft)
    applyChildren(of: element, to: &draft)
    for variation in variations.active(of: element) {
      applyAttributes(of: variation, to: &draft)
      applyChildren(of: variation, to: &draft)
    }
    if draft.view.isArranged, !draft.view.traits.contains(.translatesMaskWritten) {
      // A stack view takes the flag from what it arranges.
      draft.view.traits.remove(.translatesMask)
    }
    if draft.view.traits.contains(.hasFixedFrame) { draft.view.traits.insert(.translatesMask) }
    draft.finish(into: &layout)
  }

  private func startingView(_ element: Int, below superview: ViewID, in layout: Layout) -> View {
    let it = tree.elements[element]
    var view = View()
    // The content view of an old collection view cell has no id, and constraints name the cell.
    let isNameless = !it.id.exists && it.key == .contentView
    view.name = isNameless ? tree.elements[Int(it.parent)].id : it.id
    view.className = it.className
    view.kind = UIKitClass(element: it.tag)
    view.superview = superview
    view.range = tree.range(of: element)
    view.label = label(of: it)
    view.node = Int32(element)
    view.hugging = PerAxis(both: .defaultLow)
    view.compressionResistance = PerAxis(both: .defaultHigh)
    if superview.exists {
      if layout[superview].kind == .stackView { view.traits.insert(.isArranged) }
      if layout[superview].traits.contains(.isUninstalled) { view.traits.insert(.isUninstalled) }
    } else {
      view.traits.insert(.isOwnedByContainer)
    }
    switch it.tag {
    case .tableViewCellContentView:
      view.traits.insert(.growsInHeight)
      if isSelfSizing(cell: Int(it.parent)) { view.traits.insert(.isSelfSizing) }
    default: break
    }
    if variations.excludes(element) { view.traits.insert(.isUninstalled) }
    if it.frame >= 0, let frame = rect(Int(it.frame)) {
      view.frame = frame
      view.traits.insert(.hasFrame)
    }
    return view
  }

  /// Whether neither a cell nor its table says how high it is: -1 stands for automatic.
  private func isSelfSizing(cell: Int) -> Bool {
    guard tree.number(.rowHeight, of: cell) == nil else { return false }
    var holder = Int(tree.elements[cell].parent)
    while holder >= 0 {
      if tree.elements[holder].tag == .tableView { return tree.number(.rowHeight, of: holder) == -1 }
      holder = Int(tree.elements[holder].parent)
    }
    return false
  }

  /// The object id inside the start tag, or the element's name.
  private func label(of element: ElementTree.Element) -> ByteRange {
    let tag = element.startTag.clamped(to: source.bytes.count)
    let nameEnd = source.bytes[tag.indices].firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
    let name = ByteRange(tag.lowerBound + 1, nameEnd ?? tag.upperBound)
    guard element.id.exists else { return name }
    return source.bytes.withUnsafeBufferPointer { bytes in
      // The id stands near the end of the tag.
      var at = tag.upperBound - 5
      while at > tag.lowerBound {
        if bytes[at] == UInt8(ascii: "i"), bytes[at + 1] == UInt8(ascii: "d"), bytes[at + 2] == UInt8(ascii: "="),
          bytes[at - 1] <= UInt8(ascii: " ")
        {
          let quote = bytes[at + 3]
          guard let end = bytes[(at + 4)..<tag.upperBound].firstIndex(of: quote) else { return name }
          return ByteRange(at + 4, end)
        }
        at -= 1
      }
      return name
    }
  }

  func rect(_ element: Int) -> Rect? {
    guard let x = tree.number(.x, of: element), let y = tree.number(.y, of: element),
      let width = tree.number(.width, of: element), let height = tree.number(.height, of: element)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  func insets(_ element: Int) -> Insets {
    func side(_ first: Word, _ second: Word, _ third: Word) -> Double {
      tree.number(first, of: element) ?? tree.number(second, of: element) ?? tree.number(third, of: element) ?? 0
    }
    return Insets(
      top: side(.top, .minY, .minY), left: side(.left, .leading, .minX), bottom: side(.bottom, .maxY, .maxY),
      right: side(.right, .trailing, .maxX))
  }
}
