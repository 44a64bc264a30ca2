import SourceText
import ViewTrees
import YAMLSyntax

/// A text made whole for completion, and what it means at the place that is completed.
struct Probe {
  let tree: SyntaxTree
  /// The word at the place.
  let word: FormatWord
  let words: FormatWords
  private let offset: Int
  private let bytes: [UInt8]

  /// Nil when the text has no word at the place whose meaning is known.
  init?(_ analysis: Analysis, offset: Int, variant: CompletionSearch.Variant) {
    var bytes = analysis.document.bytes
    var end = offset
    while end < bytes.count, ConstraintNames.isNameByte(bytes[end]) { end += 1 }
    bytes.insert(contentsOf: variant.closing.utf8, at: end)
    bytes.insert(contentsOf: variant.insertion.utf8, at: offset)
    let tree = SyntaxTree(parsing: SourceFile(path: analysis.source.path, bytes: bytes))
    let words = FormatWords(tree)
    guard let word = words.word(at: offset, in: tree) else { return nil }
    (self.tree, self.words, self.word, self.offset, self.bytes) = (tree, words, word, offset, bytes)
  }

  /// What can stand at the place.
  enum Site {
    /// A key, where these are taken.
    case key(MappingKind, taken: Set<String>)
    /// A value; `written` is what of it stands before the place.
    case value(KeyDescription, written: String)
    /// Part of an expression or a visual format string; `written` is what stands before the place.
    case constraint(written: String, hasOwner: Bool)
  }

  var site: Site? {
    switch word.role {
    case .key:
      let taken = words.words.filter { other in
        guard case .key = other.role else { return false }
        return other.mapping == word.mapping && other.node != word.node
      }
      return .key(word.kind, taken: Set(taken.map { tree.text(of: $0.node) }))
    case .value(let key):
      if key.shape == .constraints { return .constraint(written: written, hasOwner: word.kind == .view) }
      if word.kind == .constraint, key.name == "visualFormat" {
        return .constraint(written: written, hasOwner: false)
      }
      return .value(key, written: written)
    }
  }

  var isInVisualFormat: Bool {
    guard case .constraint = site else { return false }
    return tree.withReader { VisualFormat.isMeant(by: $0.bytes(of: word.node)) }
  }

  /// What of the scalar stands before the place.
  private var written: String {
    let start = tree.withReader { $0.verbatimStart(of: word.node) } ?? tree.range(of: word.node).lowerBound
    return String(decoding: bytes[min(start, offset)..<offset], as: UTF8.self)
  }

  /// The ids of views in the document of the place.
  var ids: [String] {
    let names = ViewNameSearch.names(in: tree, words).filter {
      $0.use == .definition && $0.document == word.document && !$0.range.contains(offset)
    }
    return names.map(\.name)
  }

  /// The names of metrics in the document of the place.
  var metrics: [String] {
    words.words.filter { other in
      guard case .key = other.role else { return false }
      return other.kind == .metrics && other.document == word.document && other.node != word.node
    }.map { tree.text(of: $0.node) }
  }
}
