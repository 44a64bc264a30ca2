import LayoutEngine
import LayoutModel
import Rules
import SourceText
import ViewTrees
import YAMLSyntax

/// `textDocument/hover`: the rule of a finding, a view's frame and what decides it, a key's meaning.
extension Session {
  func hover(_ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    guard let (analysis, offset) = try analysisAndOffset(params) else { return json.null() }
    var text = HoverText(isMarkdown: client.takesMarkdown)
    var range: ByteRange?
    let found = analysis.findings.filter { $0.range.contains(offset) }
    for rule in Set(found.map(\.rule)).sorted().prefix(Self.ruleLimit) {
      if let page = Rulebook.page(of: rule) { text.add(page) }
    }
    range = found.last?.range
    if let (view, screen, label) = analysis.view(at: offset) {
      text.add(view, screen)
      range = label
    }
    if let (key, place) = analysis.key(at: offset) {
      text.add(key)
      range = place
    }
    guard let range, !text.sections.isEmpty else { return json.null() }
    json.object { json in
      json.key("contents")
      json.object {
        $0.member("kind", text.isMarkdown ? "markdown" : "plaintext")
        $0.member("value", text.sections.joined(separator: text.isMarkdown ? "\n\n---\n\n" : "\n\n"))
      }
      json.member("range", analysis.document.span(of: range))
    }
  }

  /// More rules than this at one place are not explained.
  private static let ruleLimit = 3
}

extension Analysis {
  /// The view whose id, or other label, stands at an offset, in its solved tree.
  fileprivate func view(at offset: Int) -> (ViewID, Screen, ByteRange)? {
    if let name = ids.name(at: offset) {
      // Two documents, or two scenes, may have views of one name.
      let trees = solved.filter { $0.layout.range.contains(offset) } + solved
      for tree in trees {
        let known = tree.layout.names.find(name.name)
        guard known.exists else { continue }
        if let view = tree.layout.viewIDs.first(where: { tree.layout[$0].name == known }) {
          return (view, Screen(tree), name.range)
        }
      }
    }
    for tree in solved {
      if let view = tree.layout.viewIDs.last(where: { tree.layout[$0].label.contains(offset) }) {
        return (view, Screen(tree), tree.layout[view].label)
      }
    }
    return nil
  }

  /// The key at an offset.
  fileprivate func key(at offset: Int) -> (KeyDescription, ByteRange)? {
    guard let tree, let words, let word = words.word(at: offset, in: tree), case .key(let key?) = word.role else {
      return nil
    }
    return (key, tree.range(of: word.node))
  }
}
