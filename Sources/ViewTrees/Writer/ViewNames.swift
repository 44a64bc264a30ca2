import LayoutModel
import SourceText

/// The id under which each view of a layout is written: valid, unique, and readable from an expression.
struct ViewNames {
  private var ids: [String]

  subscript(view: ViewID) -> String { ids[Int(view.index)] }

  /// - Parameters:
  ///   - placement: from whose list each view is named.
  ///   - proposal: a name for a view, such as its outlet's or its label in Interface Builder; it need be neither valid
  ///     nor unique. Without one, a view-tree document keeps its ids, and an Interface Builder document, whose ids say
  ///     nothing, gets names made of classes and texts.
  init(_ layout: Layout, _ placement: ConstraintPlacement, proposal: (ViewID) -> String?) {
    let isNamed = Self.viewsThatAreNamed(in: layout, placement)
    ids = [String](repeating: "", count: layout.views.count)
    var taken = Set<String>()
    var nextNumber: [String: Int] = [:]
    for view in layout.viewIDs {
      let own = Self.base(for: view, in: layout, proposal)
      guard let base = own ?? (isNamed[Int(view.index)] ? Self.fallback(view, layout) : nil) else { continue }
      var id = base
      while !taken.insert(id).inserted {
        let number = nextNumber[base, default: 2]
        nextNumber[base] = number + 1
        id = base.last?.isNumber == true ? "\(base)-\(number)" : "\(base)\(number)"
      }
      ids[Int(view.index)] = id
    }
  }

  /// The ids as they are written; empty for a view that an expression cannot name.
  init(writtenIn layout: Layout) {
    var taken = Set<Name>()
    ids = layout.views.map { view in
      // Of two views with one id, the first is meant.
      guard view.name.exists, taken.insert(view.name).inserted else { return "" }
      let id = layout.names[view.name]
      return Self.isReadable(id) ? id : ""
    }
  }

  /// Whether each view must have an id, since something names it other than as `self` or `superview`.
  private static func viewsThatAreNamed(in layout: Layout, _ placement: ConstraintPlacement) -> [Bool] {
    var isNamed = [Bool](repeating: false, count: layout.views.count)
    func mark(_ view: ViewID) {
      if view.exists { isNamed[Int(view.index)] = true }
    }
    for home in layout.viewIDs {
      for index in placement.indices(at: home) {
        let constraint = placement.constraints[Int(index)]
        for view in [constraint.first.view, constraint.second.view]
        where view != home && view != layout[home].superview { mark(view) }
      }
    }
    for stack in layout.stacks {
      for view in stack.customSpacing.keys { mark(view) }
    }
    if let keyboard = layout.keyboard { mark(keyboard.scrollView) }
    return isNamed
  }

  /// `nil` when nothing gives the view an id.
  private static func base(for view: ViewID, in layout: Layout, _ proposal: (ViewID) -> String?) -> String? {
    if let proposed = proposal(view), let name = valid(proposed) { return name }
    let own = layout[view].name
    if case .viewTree = layout.origin { return own.exists ? valid(layout.names[own]) ?? fallback(view, layout) : nil }
    return fallback(view, layout)
  }

  /// The text itself where it is an id that expressions can read, else an id made of its words.
  private static func valid(_ text: String) -> String? {
    if isReadable(text) { return text }
    var words: [String] = []
    var word = ""
    for byte in text.utf8.prefix(200) {
      let isPart = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
      if isPart { word.unicodeScalars.append(Unicode.Scalar(byte)) }
      if !isPart, !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    let name = camelCase(words.prefix(5))
    if isReadable(name) { return name }
    return isReadable("view" + name) && !name.isEmpty ? "view" + name : nil
  }

  private static func camelCase(_ words: some Sequence<String>) -> String {
    var name = ""
    for word in words {
      let head = String(word.prefix(1))
      name += name.isEmpty ? head.lowercased() + word.dropFirst() : head.uppercased() + word.dropFirst()
    }
    return name
  }

  /// Whether `id.attribute` means that id, which the parser of expressions knows best.
  private static func isReadable(_ id: String) -> Bool {
    let isASCII = id.utf8.allSatisfy {
      ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    guard isASCII, !id.isEmpty, id.utf8.count <= 60 else { return false }
    return Array("\(id).width == 0".utf8).withUnsafeBufferPointer { text in
      let expression = try? ConstraintExpression(text) { _ in nil }
      return expression?.first.subject == .named && expression?.first.name.count == id.utf8.count
    }
  }

  /// A name from what the view is: `signInButton` for a button that says so, `root`, `content`, else its class.
  private static func fallback(_ view: ViewID, _ layout: Layout) -> String {
    let it = layout[view]
    if view == .root { return "root" }
    if it.isLayoutGuide { return "guide" }
    let superview = layout[it.superview]
    if it.kind == .view, !it.className.exists, superview.kind == .scrollView { return "content" }
    let custom = it.className.exists ? layout.names[it.className] : ""
    // The cases of `UIKitClass` are the class names without their prefixes, as one would name a property.
    let known = custom.isEmpty ? it.kind : UIKitClass(name: custom)
    let type = known.map { String(describing: $0) } ?? valid(camelCase([custom])) ?? "view"
    guard let text = layout.text(of: view)?.text else { return type }
    let words = text.utf8.prefix(60).split { !(($0 | 0x20) &- 0x61 < 26) }.prefix(3)
    let said = camelCase(words.map { String(decoding: $0, as: UTF8.self).lowercased() })
    guard said.count >= 2, said.count <= 24 else { return type }
    return valid(said + type.prefix(1).uppercased() + type.dropFirst()) ?? type
  }
}
