import LayoutModel
import SourceText
import YAMLSyntax

extension DocumentDecoder {
  /// Puts what stands right below a view on the list of what is to be read, in order: layout guides, arranged
  /// subviews, other subviews.
  ///
  /// A stack view's `arrangedSubviews` are subviews too, as in UIKit. A view that both lists have, by its id or by an
  /// alias, is one view, and arranged.
  mutating func pushChildren(
    of view: ViewID, _ draft: inout ViewDraft, _ item: PendingView, _ pending: inout [PendingView]
  ) {
    guard
      reader.hasItems(draft.layoutGuides) || reader.hasItems(draft.arrangedSubviews) || reader.hasItems(draft.subviews)
    else { return }
    if item.depth >= Self.viewDepthLimit {
      layout.isIncomplete = true
      return report(
        .invalidValue, at: layout[view].label,
        "views nest more than \(Self.viewDepthLimit) deep; those inside this one are not judged", view: view)
    }
    func push(_ node: NodeID, _ role: PendingView.Role) {
      pending.append(PendingView(node: node, superview: view, role: role, depth: item.depth + 1))
    }
    if let guides = draft.layoutGuides { for guide in reader.items(of: guides) { push(guide, .layoutGuide) } }
    var arranged: Set<NodeID> = []
    if let list = draft.arrangedSubviews {
      let isBoth = draft.subviews != nil
      for node in reader.items(of: list) {
        let arrangedNode = arrangedView(node, among: draft.subviews)
        guard let arrangedNode else { continue }
        if isBoth, !arranged.insert(arrangedNode).inserted { continue }
        push(arrangedNode, .arranged)
      }
    }
    if let list = draft.subviews {
      for node in reader.items(of: list) where !arranged.contains(node) { push(node, .subview) }
    }
  }

  /// The mapping that an item of `arrangedSubviews` stands for: itself, or the subview whose id it is.
  private mutating func arrangedView(_ item: NodeID, among subviews: NodeID?) -> NodeID? {
    guard reader.kind(of: item) == .scalar, !reader.isNull(item) else { return item }
    let id = reader.bytes(of: item)
    var ids: [String] = []
    if let subviews {
      for subview in reader.items(of: subviews) {
        for entry in reader.entries(of: subview) where reader.bytes(of: entry.key).matches("id") {
          if reader.bytes(of: entry.value).elementsEqual(id) { return subview }
          ids.append(reader.string(of: entry.value))
        }
      }
    }
    let text = reader.string(of: item)
    let nearest = NearestName.match(text, among: ids)
    report(
      .unknownView, at: reader.range(of: item), "'\(text)' is no subview of this stack view",
      help: nearest.map { "did you mean '\($0.name)'?" }
        ?? "write the view itself, as in {id: \(text), class: UILabel}",
      fix: spelling(nearest, of: item))
    return nil
  }
}

extension SyntaxReader {
  /// Whether there is a list, and something in it.
  fileprivate func hasItems(_ list: NodeID?) -> Bool {
    guard let list else { return false }
    var items = items(of: list)
    return items.next() != nil
  }
}
