import LayoutModel
import SourceText
import YAMLSyntax

/// A list in which constraints stand, or are to stand.
struct ConstraintHome: Equatable {
  /// The view whose list it is; `.none` for the document's own.
  var owner: ViewID
  var mapping: NodeID
  /// What stands under `constraints`: a list, or nothing yet. `nil` without such a key.
  var list: NodeID?
}

/// An item of a list of constraints, as it stands in the file.
struct WrittenItem {
  var home: ConstraintHome
  var list: NodeID
  var node: NodeID
  /// The constraints of the layout that it makes.
  var constraints: Range<Int>
}

extension LayoutEditor {
  private static let key = "constraints"

  /// Where a new constraint belongs: in the list of its owner, or where the file keeps the constraints of that view, or in
  /// a new list.
  func home(for constraint: Constraint) -> ConstraintHome? {
    let own = home(of: constraint.owner)
    var candidates: [ConstraintHome?] = []
    if own?.list == nil {
      let known = layout.constraints.firstIndex { it in
        it.first.view == constraint.owner || it.second.view == constraint.owner
      }
      candidates.append(known.flatMap { writtenItem(of: $0)?.home })
    }
    candidates.append(own)
    return candidates.lazy.compactMap { $0 }.first { words.canName(constraint, home: $0.owner) }
  }

  /// The list of a view; `nil` when it cannot be edited for that view alone.
  private func home(of view: ViewID) -> ConstraintHome? {
    guard let mapping = mapping(of: view), !layout[view].isLayoutGuide else { return nil }
    return home(in: mapping, owner: view)
  }

  /// The document's own list.
  private var documentHome: ConstraintHome? {
    let view = NodeID(Int(layout.views.first?.node ?? -1))
    guard let root = tree.documents.lazy.compactMap({ $0.root }).last(where: { $0 <= view }) else { return nil }
    return home(in: root, owner: .none)
  }

  private func home(in mapping: NodeID, owner: ViewID) -> ConstraintHome? {
    guard let entry = editor.entry(Self.key, of: mapping) else {
      // A list of its own would hide one that a merge key brings in.
      let isMergedIn = tree.value(of: Self.key, in: mapping) != nil
      return isMergedIn ? nil : ConstraintHome(owner: owner, mapping: mapping)
    }
    let isList = tree.kind(of: entry.value) == .sequence || tree.isNull(entry.value)
    guard isList, !isShared(entry.value) else { return nil }
    return ConstraintHome(owner: owner, mapping: mapping, list: entry.value)
  }

  /// The item that makes a constraint, if it can be edited for that constraint's owner alone.
  func writtenItem(of index: Int) -> WrittenItem? {
    let range = layout.constraints[index].range
    for home in [home(of: layout.constraints[index].owner), documentHome] {
      guard let home, let list = home.list, tree.range(of: list).holds(range) else { continue }
      guard let node = tree.writtenItems(of: list).first(where: { tree.range(of: $0).holds(range) }) else { return nil }
      let whole = tree.range(of: node)
      var (start, end) = (index, index + 1)
      while start > 0, whole.holds(layout.constraints[start - 1].range) { start -= 1 }
      while end < layout.constraints.count, whole.holds(layout.constraints[end].range) { end += 1 }
      return WrittenItem(home: home, list: list, node: node, constraints: start..<end)
    }
    return nil
  }

  func insertion(of constraints: [Constraint], at home: ConstraintHome) -> [Edit]? {
    let lines = words.lines(constraints, home: home.owner).map(\.text)
    if let list = home.list, tree.kind(of: list) == .sequence {
      let sample = tree.writtenItems(of: list).first { tree.kind(of: $0) == .scalar }
      return editor.append(lines.map { quoted($0, as: sample) }, to: list)
    }
    let firstKey = tree.writtenEntries(of: home.mapping).first?.key
    let items = tree.isFlow(home.mapping) ? lines.map { quoted($0, as: firstKey) } : lines
    let flowValue = "[\(items.joined(separator: ", "))]"
    let (offset, prefix) = listStyle(near: home.owner)
    if home.list != nil, let entry = editor.entry(Self.key, of: home.mapping) {
      // The key is there and has no value.
      guard !tree.isFlow(home.mapping) else { return nil }
      let key = tree.range(of: entry.key)
      let indentation = String(repeating: " ", count: editor.text.column(of: key.lowerBound) + offset)
      let place = editor.text.lineEnd(of: editor.range(of: entry).upperBound)
      return [Edit(ByteRange(at: place), items.map { editor.text.lineBreak + indentation + prefix + $0 }.joined())]
    }
    let indentation = String(repeating: " ", count: offset)
    return editor.insert(
      Self.key, [""] + items.map { indentation + prefix + $0 }, flowValue: flowValue, into: home.mapping,
      before: ["layoutGuides", "arrangedSubviews", "subviews"])
  }

  /// A line in the quotes in which another scalar stands. Lines have nothing in them that would need escapes, and a
  /// mapping needs no quotes.
  func quoted(_ line: String, as sample: NodeID?) -> String {
    guard let sample, tree.kind(of: sample) == .scalar, !line.hasPrefix("{") else { return line }
    return switch tree.style(of: sample) {
    case .singleQuoted: "'\(line)'"
    case .doubleQuoted: "\"\(line)\""
    default: line
    }
  }

  /// How far this file indents the items of a list from the key above them, and what stands before each: as near the view
  /// as there is a list.
  private func listStyle(near owner: ViewID) -> (offset: Int, prefix: String) {
    let nearest = sequence(first: owner) { [layout] in $0.exists ? layout[$0].superview : nil }.lazy.filter(\.exists)
    for view in Array(nearest) + Array(layout.viewIDs) where layout[view].node >= 0 {
      for entry in tree.writtenEntries(of: NodeID(Int(layout[view].node))) {
        guard tree.kind(of: entry.value) == .sequence, !tree.isFlow(entry.value),
          let prefix = editor.itemPrefix(ofBlock: entry.value)
        else { continue }
        let start = tree.range(of: entry.value).lowerBound
        let offset = editor.text.column(of: start) - editor.text.column(of: tree.range(of: entry.key).lowerBound)
        if offset >= 0 { return (offset, String(prefix.drop { $0 == " " })) }
      }
    }
    return (2, "- ")
  }
}

extension ByteRange {
  fileprivate func holds(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
