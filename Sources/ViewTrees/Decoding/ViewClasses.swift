import LayoutModel
import SourceText
import YAMLSyntax

/// What class a view is of, and whether its keys belong to that class.
extension DocumentDecoder {
  /// Reads `class` and `superclass`.
  ///
  /// A superclass given once in a document holds for every view of that class in it.
  mutating func readClass(_ draft: inout ViewDraft, _ id: ViewID) {
    let superclass = draft.superclassNode.flatMap { knownSuperclass($0) }
    guard let node = draft.classNode else {
      draft.view.kind = superclass?.kind ?? draft.view.kind
      return
    }
    let text = reader.bytes(of: node)
    if let kind = classes.plainUIKitClass(text) {
      (draft.view.kind, draft.view.className) = (kind, name(of: kind, text))
      return
    }
    let name = layout.names.intern(text)
    draft.view.className = name
    if let known = knownClass(name, text) {
      draft.view.kind = known.kind
      if let size = known.intrinsicContentSize { takeSize(size, into: &draft.view) }
    } else if let superclass {
      draft.view.kind = superclass.kind
      if let size = superclass.intrinsicContentSize { takeSize(size, into: &draft.view) }
      metClasses[Int(name.index)].learned = superclass.kind
    } else {
      draft.view.traits.insert(.hasUnknownClass)
      // A superclass that could not be read has been told.
      if draft.superclassNode == nil { unknownClasses.append(UnknownClass(name: name, view: id, node: node)) }
    }
  }

  /// The name of a class of UIKit, which many views have.
  private mutating func name(of kind: UIKitClass, _ text: UnsafeBufferPointer<UInt8>) -> Name {
    let index = Int(kind.rawValue)
    while uikitNames.count <= index { uikitNames.append(.none) }
    if !uikitNames[index].exists { uikitNames[index] = layout.names.intern(text) }
    return uikitNames[index]
  }

  /// Looks each other class up once a document.
  private mutating func knownClass(_ name: Name, _ text: UnsafeBufferPointer<UInt8>) -> ClassTable.Known? {
    let index = Int(name.index)
    while metClasses.count <= index { metClasses.append(MetClass()) }
    if !metClasses[index].isLookedUp {
      metClasses[index].isLookedUp = true
      metClasses[index].known = classes.find(String(decoding: text, as: UTF8.self))
    }
    return metClasses[index].known
  }

  /// What is written in the view wins over what is said of its class.
  private func takeSize(_ size: PerAxis<Dimension>, into view: inout View) {
    for axis in Axis.allCases where view.intrinsicContentSize[axis] == .byClass {
      view.intrinsicContentSize[axis] = size[axis]
    }
  }

  private mutating func knownSuperclass(_ node: NodeID) -> ClassTable.Known? {
    let name = reader.string(of: node)
    if let known = classes.find(name) { return known }
    let nearest = NearestName.match(name, among: classes.names)
    report(
      .unknownClass, .warning, at: reader.range(of: node), "'\(name)' is no class of UIKit, and no config names it",
      help: nearest.map { "did you mean '\($0.name)'?" }, fix: spelling(ofClass: name, nearest, [node]))
    return nil
  }

  /// A class of the user's own may be named nearly like one of UIKit's; only UIKit's prefix shows that one of these is
  /// meant.
  ///
  /// - Parameter nodes: wherever the class is named.
  private func spelling(ofClass name: String, _ nearest: NearestName.Match?, _ nodes: [NodeID]) -> Fix? {
    guard var nearest else { return nil }
    nearest.isOnly = nearest.isOnly && name.hasPrefix("UI")
    let fixes = Set(nodes).sorted().compactMap { spelling(nearest, of: $0) }
    return fixes.first.map { Fix($0.title, $0.safety, fixes.flatMap(\.edits)) }
  }

  /// Once all views are read: classes that another view has told the superclass of are known after all.
  mutating func finishViews() {
    tellUnknownClasses()
    for (stack, mapping) in customSpacings { readCustomSpacing(mapping, of: stack) }
  }

  private mutating func tellUnknownClasses() {
    if unknownClasses.isEmpty { return }
    var told: Set<Name> = []
    let nodes = Dictionary(grouping: unknownClasses, by: \.name)
    for unknown in unknownClasses {
      if let kind = metClasses[Int(unknown.name.index)].learned {
        layout[unknown.view].kind = kind
        layout[unknown.view].traits.remove(.hasUnknownClass)
      } else if told.insert(unknown.name).inserted {
        let name = layout.names[unknown.name]
        let nearest = NearestName.match(name, among: classes.names)
        report(
          .unknownClass, .warning, at: reader.range(of: unknown.node),
          "'\(name)' is no class of UIKit, and nothing says what it inherits from; it is taken for a UIView",
          view: unknown.view,
          help: nearest.map { "did you mean '\($0.name)'?" }
            ?? "write 'superclass: …' beside it, or name it in the config",
          fix: spelling(ofClass: name, nearest, nodes[unknown.name, default: []].map(\.node)))
      }
    }
  }

  /// Tells of keys that only stack views or scroll views have, on a view that is neither.
  mutating func checkOwners(_ draft: inout ViewDraft) {
    guard !draft.view.traits.contains(.hasUnknownClass) else { return }
    if let key = draft.stackKey, draft.view.kind != .stackView { reportOwner(key, "UIStackView", draft.view) }
    // WKWebView and the like have a scroll view inside, whose properties are written on them.
    if let key = draft.scrollKey, !draft.view.kind.isScrollView, !draft.view.kind.ownsContentSize {
      reportOwner(key, "UIScrollView", draft.view)
    }
  }

  private mutating func reportOwner(_ key: NodeID, _ owner: String, _ view: View) {
    let name = reader.string(of: key)
    let own = view.className.exists ? layout.names[view.className] : view.kind.name
    report(
      .unknownKey, at: reader.range(of: key), "'\(name)' belongs to \(owner), and this view is a \(own)",
      help: "write 'class: \(owner)', or remove the key")
  }

  private mutating func readCustomSpacing(_ mapping: NodeID, of stack: Int) {
    for entry in reader.entries(of: mapping) {
      guard let view = view(named: entry.key) else { continue }
      currentKey = entry.key
      if let spacing = number(entry.value) { layout.stacks[stack].customSpacing[view] = spacing }
    }
  }
}
