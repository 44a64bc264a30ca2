import LayoutModel
import SourceText
import YAMLSyntax

/// What is to become of the constraints that one item makes.
struct ItemRewriting {
  var item: WrittenItem
  var replaced: [Int: Constraint] = [:]
  var removed: Set<Int> = []

  init(_ item: WrittenItem) { self.item = item }
}

/// Items of lists of constraints, written anew: one word where a word will do, the whole item otherwise.
extension LayoutEditor {
  func edits(for rewriting: ItemRewriting) -> [Edit]? {
    let item = rewriting.item
    if !rewriting.removed.isEmpty {
      // What else the item says must not go with it.
      guard rewriting.replaced.isEmpty, rewriting.removed.count == item.constraints.count else { return nil }
      return removal(of: item)
    }
    if tree.kind(of: item.node) == .mapping {
      guard let (index, new) = rewriting.replaced.first, rewriting.replaced.count == 1 else { return nil }
      return mappingEdits(item.node, from: layout.constraints[index], to: new)
    }
    guard tree.kind(of: item.node) == .scalar else { return nil }
    return wordEdits(rewriting) ?? wholeEdit(rewriting)
  }

  private func removal(of item: WrittenItem) -> [Edit]? {
    let items = tree.writtenItems(of: item.list)
    guard let index = items.firstIndex(of: item.node) else { return nil }
    let isFlow = tree.isFlow(item.list)
    if items.count == 1 {
      let list = tree.range(of: item.list)
      if isFlow { return [Edit(tree.range(of: item.node), "")] }
      // An empty block list does not exist.
      guard let entry = editor.entry("constraints", of: item.home.mapping) else { return nil }
      let start = tree.range(of: entry.key).upperBound
      guard editor.text.byte(start) == UInt8(ascii: ":") else { return nil }
      let range = start + 1..<list.upperBound
      return editor.text.mayHoldComment(range) ? nil : [Edit(ByteRange(range.lowerBound, range.upperBound), " []")]
    }
    var elements = items.map { tree.range(of: $0) }
    if !isFlow {
      for (number, node) in items.enumerated() {
        guard let dash = editor.dash(of: node) else { return nil }
        elements[number] = ByteRange(dash, elements[number].upperBound)
      }
    }
    return editor.removal(of: index, of: elements, isFlow: isFlow)
  }

  // MARK: - The mapping form

  private func mappingEdits(_ node: NodeID, from old: Constraint, to new: Constraint) -> [Edit]? {
    var edits: [Edit] = []
    func set(_ key: String, _ value: String) -> Bool {
      if let entry = editor.entry(key, of: node) {
        edits.append(Edit(tree.range(of: entry.value), value))
        return true
      }
      guard let inserted = editor.insert(key, [value], flowValue: value, into: node, before: []) else { return false }
      edits += inserted
      return true
    }
    if old.relation != new.relation {
      let name =
        new.relation == .equal
        ? "equal" : new.relation == .lessThanOrEqual ? "lessThanOrEqual" : "greaterThanOrEqual"
      guard set("relation", name) else { return nil }
    }
    if old.constant != new.constant { guard set("constant", ShortNumber.text(new.constant)) else { return nil } }
    if old.priority != new.priority { guard set("priority", ShortNumber.text(new.priority)) else { return nil } }
    if old.firstAttribute != new.firstAttribute {
      guard set("firstAttribute", new.firstAttribute.name) else { return nil }
    }
    if old.secondAttribute != new.secondAttribute, editor.entry("secondAttribute", of: node) != nil {
      guard set("secondAttribute", new.secondAttribute.name) else { return nil }
    }
    return edits
  }

  // MARK: - Text

  /// Where the text of a scalar begins, if the file holds it as it is meant.
  private func verbatimStart(_ node: NodeID) -> Int? { tree.withReader { $0.verbatimStart(of: node) } }

  /// Edits of single words; `nil` when these will not do.
  private func wordEdits(_ rewriting: ItemRewriting) -> [Edit]? {
    guard let start = verbatimStart(rewriting.item.node) else { return nil }
    let bytes = Array(tree.text(of: rewriting.item.node).utf8)
    let changes = rewriting.replaced.sorted { $0.key < $1.key }.map { (layout.constraints[$0.key], $0.value) }
    let isWhole = changes.count == rewriting.item.constraints.count
    let edits = bytes.withUnsafeBufferPointer { text -> [Edit]? in
      if VisualFormat.isMeant(by: text) {
        return changes.count == 1 ? visualFormatEdits(changes[0].0, changes[0].1) : nil
      }
      // Only the places of words matter here, so any number will do for a metric.
      guard let expression = try? ConstraintExpression(text, metric: { find($0) == nil ? 1 : nil }) else { return nil }
      return ExpressionEdits(expression, text, changes: changes, isWhole: isWhole).edits?
        .map { Edit(ByteRange(start + $0.range.lowerBound, start + $0.range.upperBound), $0.newText) }
    }
    return edits
  }

  private func find(_ id: UnsafeBufferPointer<UInt8>) -> Name? {
    let name = layout.names.find(id)
    return name.exists ? name : nil
  }

  /// In visual format, a predicate's relation and its priority.
  private func visualFormatEdits(_ old: Constraint, _ new: Constraint) -> [Edit]? {
    let range = old.range
    guard let first = editor.text.byte(range.lowerBound), !range.isEmpty else { return nil }
    let relations = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "=")]
    var mended = old
    if old.relation != new.relation {
      mended.relation = new.relation
      guard mended == new, relations.contains(first) else { return nil }
      return [Edit(ByteRange(range.lowerBound, range.lowerBound + 2), new.relation.symbol)]
    }
    mended.priority = new.priority
    guard mended == new, relations.contains(first) || ByteCursor.isDigit(first),
      !editor.text.bytes[range.indices].contains(UInt8(ascii: "@"))
    else { return nil }
    return [Edit(ByteRange(at: range.upperBound), "@\(ShortNumber.text(new.priority))")]
  }

  /// The whole item, written anew: an `edges` of which one edge changes falls into parts.
  private func wholeEdit(_ rewriting: ItemRewriting) -> [Edit]? {
    let item = rewriting.item
    let constraints = item.constraints.map { rewriting.replaced[$0] ?? layout.constraints[$0] }
    guard [.plain, .singleQuoted, .doubleQuoted].contains(tree.style(of: item.node)),
      constraints.allSatisfy({ words.canName($0, home: item.home.owner) && !$0.isPlaceholder })
    else { return nil }
    let lines = words.lines(constraints, home: item.home.owner).map { quoted($0.text, as: item.node) }
    if tree.isFlow(item.list) { return [Edit(tree.range(of: item.node), lines.joined(separator: ", "))] }
    guard let prefix = editor.itemPrefix(ofBlock: item.list) else { return nil }
    return [Edit(tree.range(of: item.node), lines.joined(separator: editor.text.lineBreak + prefix))]
  }
}
