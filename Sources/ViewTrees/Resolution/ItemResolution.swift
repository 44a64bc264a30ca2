import LayoutModel
import SourceText
import YAMLSyntax

/// What the names in constraints stand for.
extension DocumentDecoder {
  /// A view or one of its guides; told when the view has no such guide.
  ///
  /// UIKit offers `keyboardLayoutGuide` on every view, and it tracks the same keyboard everywhere: it is the root's.
  ///
  /// - Parameter range: where it is named; asked for only when there is something to tell.
  mutating func item(_ view: ViewID, _ guide: Guide, at range: @autoclosure () -> ByteRange) -> Item? {
    if guide == .none { return Item(view) }
    return self.guide(guide, of: view, at: range())
  }

  mutating func guide(_ guide: Guide, of view: ViewID, at range: ByteRange) -> Item? {
    let it = layout[view]
    var problem: (message: String, help: String)?
    if it.isLayoutGuide {
      problem = (
        "\(layout.describe(view)) is a layout guide, and only views have '\(guide.name)'",
        "name the guide alone, or a view"
      )
    } else {
      switch guide {
      case .content, .frame:
        if !it.kind.isScrollView, !it.traits.contains(.hasUnknownClass) {
          problem = (
            "\(layout.describe(view)) is a \(it.kind.name), and only UIScrollView has '\(guide.name)'",
            "name the scroll view, or give this view 'class: UIScrollView'"
          )
        }
      case .topLayout, .bottomLayout:
        if view != .root {
          problem = (
            "'\(guide.name)' belongs to a view controller, and so to the root view here", "name the root view before it"
          )
        }
      case .keyboard: return Item(.root, .keyboard)
      case .none, .layoutMargins, .safeArea, .readableContent: break
      }
    }
    guard let problem else { return Item(view, guide) }
    report(.invalidConstraint, at: range, problem.message, view: view, help: problem.help)
    return nil
  }

  mutating func superview(of owner: ViewID, at range: @autoclosure () -> ByteRange) -> ViewID? {
    guard owner.exists else {
      reportNoOwner("'superview'", at: range())
      return nil
    }
    let superview = layout[owner].superview
    guard superview.exists else {
      report(
        .invalidConstraint, at: range(), "the root view has no superview here: its container places it", view: owner,
        help: "move the constraint into the view that it is about")
      return nil
    }
    return superview
  }

  mutating func reportNoOwner(_ subject: String, at range: ByteRange) {
    report(
      .invalidConstraint, at: range,
      "\(subject) means the view in which a constraint stands, and this one stands in none",
      help: "write the view's id, or move the constraint into that view's 'constraints'")
  }

  /// The item that a scalar of the mapping form names: `title`, `self`, `scroll.contentLayoutGuide`.
  mutating func item(named node: NodeID, _ owner: ViewID) -> Item? {
    guard reader.kind(of: node) == .scalar, !reader.isNull(node) else {
      report(
        .invalidValue, at: tellableRange(node), "the id of a view is expected here, not \(described(node))", view: owner
      )
      return nil
    }
    let text = reader.bytes(of: node)
    let place = ConstraintSource(node, reader)
    let point = text.firstIndex(of: UInt8(ascii: "."))
    let name = UnsafeBufferPointer(rebasing: text[..<(point ?? text.endIndex)])
    let range = place.place(ByteRange(0, name.count))
    var guide = Guide.none
    if let point {
      let word = UnsafeBufferPointer(rebasing: text[(point + 1)...])
      guard case .guide(let known) = ConstraintVocabulary.itemWord(word) else {
        reportUnknownGuide(
          String(decoding: word, as: UTF8.self), at: place.place(ByteRange(point + 1, text.count)), owner,
          isExact: place.isExact)
        return nil
      }
      guide = known
    }
    if name.matches("self") {
      guard owner.exists else {
        reportNoOwner("'self'", at: range)
        return nil
      }
      return item(owner, guide, at: place.range)
    }
    if name.matches("superview") {
      guard let view = superview(of: owner, at: range) else { return nil }
      return item(view, guide, at: place.range)
    }
    guard let view = find(name) else {
      reportUnknownView(String(decoding: name, as: UTF8.self), at: range, owner: owner, isExact: place.isExact)
      return nil
    }
    return item(view, guide, at: place.range)
  }

  private mutating func reportUnknownGuide(_ word: String, at range: ByteRange, _ owner: ViewID, isExact: Bool) {
    let nearest =
      NearestName.match(word, among: ConstraintVocabulary.guideNames)
      ?? ConstraintVocabulary.familiar(word).map { .init($0, isOnly: false) }
    report(
      .invalidConstraint, at: range, "'\(word)' is no layout guide", view: owner,
      help: ConstraintVocabulary.attribute(word) != nil
        ? "attributes stand under firstAttribute and secondAttribute" : nearest.map { "did you mean '\($0.name)'?" },
      fix: isExact ? nearest.map { .spelling($0, at: range) } : nil)
  }
}
