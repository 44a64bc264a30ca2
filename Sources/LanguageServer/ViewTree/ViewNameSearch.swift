import SourceText
import ViewTrees
import YAMLSyntax

/// Finds every place of a YAML text where the id of a view or a layout guide stands.
struct ViewNameSearch {
  private let reader: SyntaxReader
  private var names: [ViewName] = []
  /// The names of each document's metrics, which are not ids.
  private var metrics: [Int: Set<String>] = [:]

  static func names(in tree: SyntaxTree, _ words: FormatWords) -> [ViewName] {
    tree.withReader { reader in
      var search = ViewNameSearch(reader: reader)
      for word in words.words where word.kind == .metrics {
        if case .key = word.role { search.metrics[word.document, default: []].insert(reader.string(of: word.node)) }
      }
      for word in words.words { search.add(word) }
      return search.names.sorted { $0.range < $1.range }
    }
  }

  private init(reader: SyntaxReader) { self.reader = reader }

  private mutating func add(_ word: FormatWord) {
    switch word.role {
    case .key:
      if word.kind == .customSpacing { add(.reference, whole(word), word) }
    case .value(let key):
      switch key.shape {
      case .id:
        let isOwn = word.kind == .view || word.kind == .layoutGuide
        add(isOwn ? .definition : .reference, whole(word), word)
      case .arrangedViews: add(.reference, whole(word), word)
      case .item, .optionalItem: addItem(word)
      case .constraints: addConstraint(word)
      case .text where word.kind == .constraint && key.name == "visualFormat": addConstraint(word)
      default: break
      }
    }
  }

  private func whole(_ word: FormatWord) -> ByteRange { ByteRange(0, reader.bytes(of: word.node).count) }

  /// - Parameter inside: the id's place in the scalar's value.
  private mutating func add(_ use: ViewName.Use, _ inside: ByteRange, _ word: FormatWord) {
    let text = reader.bytes(of: word.node)
    guard !inside.isEmpty, inside.upperBound <= text.count else { return }
    let name = String(decoding: text[inside.indices], as: UTF8.self)
    let start = reader.verbatimStart(of: word.node)
    names.append(
      ViewName(
        name: name, use: use,
        range: start.map { ByteRange($0 + inside.lowerBound, $0 + inside.upperBound) } ?? reader.range(of: word.node),
        isExact: start != nil, document: word.document))
  }

  /// `scroll`, or `scroll.contentLayoutGuide`.
  private mutating func addItem(_ word: FormatWord) {
    let text = reader.bytes(of: word.node)
    let end = text.firstIndex(of: UInt8(ascii: ".")) ?? text.count
    let name = String(decoding: text[..<end], as: UTF8.self)
    guard !ConstraintNames.isKeyword(name), name != "none", !reader.isNull(word.node) else { return }
    add(.reference, ByteRange(0, end), word)
  }

  private mutating func addConstraint(_ word: FormatWord) {
    let metrics = metrics[word.document] ?? []
    for range in ConstraintNames.ids(in: reader.bytes(of: word.node), metrics: metrics) {
      add(.reference, range, word)
    }
  }
}
