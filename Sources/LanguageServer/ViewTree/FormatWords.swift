import SourceText
import ViewTrees
import YAMLSyntax

/// Every scalar of a YAML text whose meaning the format knows, in the order of the text.
///
/// Each node is looked at once: what an alias refers to counts where the first alias or its own place gives it a
/// meaning, so that aliases cannot multiply the work.
struct FormatWords {
  private(set) var words: [FormatWord] = []

  private struct Pending {
    var node: NodeID
    /// The key that it stands under; nil for a document's root.
    var key: KeyDescription?
    var mapping: NodeID
    var kind: MappingKind
    var isInList = false
  }

  init(_ tree: SyntaxTree) {
    var visited = [Bool](repeating: false, count: tree.nodeCount)
    let vocabularies = Self.vocabularies
    tree.withReader { reader in
      for (number, document) in tree.documents.enumerated() {
        guard let root = document.root else { continue }
        var pending = [Pending(node: root, key: nil, mapping: root, kind: .document)]
        while let next = pending.popLast() {
          guard reader.kind(of: next.node) != .alias, !visited[Int(next.node.index)] else { continue }
          visited[Int(next.node.index)] = true
          switch reader.kind(of: next.node) {
          case .alias: break
          case .scalar:
            guard let key = next.key else { continue }
            words.append(
              FormatWord(
                node: next.node, role: .value(key), mapping: next.mapping, kind: next.kind, document: number))
          case .sequence:
            guard next.key != nil, !next.isInList else { continue }
            for item in reader.items(of: next.node) {
              var child = next
              (child.node, child.isInList) = (item, true)
              pending.append(child)
            }
          case .mapping:
            let kind = next.key.map { MappingKind($0.shape) } ?? .document
            for entry in reader.entries(of: next.node) {
              let key = reader.kind(of: entry.key) == .scalar ? vocabularies[kind]?[reader.string(of: entry.key)] : nil
              if !visited[Int(entry.key.index)], reader.kind(of: entry.key) == .scalar {
                visited[Int(entry.key.index)] = true
                words.append(
                  FormatWord(node: entry.key, role: .key(key), mapping: next.node, kind: kind, document: number))
              }
              guard let key = key ?? Self.partKey(of: next.key, kind) else { continue }
              pending.append(Pending(node: entry.value, key: key, mapping: next.node, kind: kind))
            }
          }
        }
      }
    }
    words.sort { $0.node < $1.node }
  }

  /// What the parts of a value hold is not looked into further, but for priorities by axis.
  private static func partKey(of key: KeyDescription?, _ kind: MappingKind) -> KeyDescription? {
    kind == .parts && key?.shape == .priorities ? key : nil
  }

  private static let vocabularies: [MappingKind: [String: KeyDescription]] = {
    let kinds: [MappingKind] = [.document, .view, .layoutGuide, .constraint, .keyboard, .defaults]
    return Dictionary(
      uniqueKeysWithValues: kinds.map { kind in
        (kind, Dictionary(kind.keys.map { ($0.name, $0) }) { first, _ in first })
      })
  }()

  /// The scalar that holds an offset, or ends there.
  func word(at offset: Int, in tree: SyntaxTree) -> FormatWord? {
    words.last { word in
      let range = tree.range(of: word.node)
      return range.lowerBound <= offset && offset <= range.upperBound
    }
  }
}
