import LayoutModel
import SourceText
import YAMLSyntax

/// `textDocument/foldingRange`: views, lists and other collections of several lines, and runs of comment lines.
extension Session {
  func foldingRanges(_ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    guard let analysis = try analysis(params) else { return json.null() }
    var folds = analysis.tree.map { Folds.folds(of: $0, analysis.document.lines) } ?? []
    for layout in analysis.layouts where analysis.isInterfaceBuilder {
      folds += layout.views.map { Folds.Fold($0.range, analysis.document.lines) }
    }
    folds = folds.filter { $0.last > $0.first }.sorted { ($0.first, $1.last) < ($1.first, $0.last) }
    json.array { json in
      for fold in folds.prefix(client.foldingLimit ?? .max) {
        json.object {
          $0.member("startLine", fold.first - 1)
          $0.member("endLine", fold.last - 1)
          if fold.isComment { $0.member("kind", "comment") }
        }
      }
    }
  }
}

private enum Folds {
  struct Fold {
    /// Lines from 1.
    var first, last: Int
    var isComment = false

    init(_ range: ByteRange, _ lines: LineIndex) {
      first = lines.line(of: range.lowerBound)
      last = lines.line(of: range.upperBound)
    }
  }

  static func folds(of tree: SyntaxTree, _ lines: LineIndex) -> [Fold] {
    collections(of: tree, lines) + comments(of: tree, lines)
  }

  /// A collection under a key folds into the key's line.
  private static func collections(of tree: SyntaxTree, _ lines: LineIndex) -> [Fold] {
    var folds: [Fold] = []
    var visited = [Bool](repeating: false, count: tree.nodeCount)
    tree.withReader { reader in
      var pending = tree.documents.compactMap(\.root)
      while let node = pending.popLast() {
        guard !visited[Int(node.index)] else { continue }
        visited[Int(node.index)] = true
        for entry in reader.entries(of: node) where entry.value.index > entry.key.index {
          pending.append(entry.value)
          guard reader.kind(of: entry.value) != .scalar else { continue }
          folds.append(
            Fold(ByteRange(reader.range(of: entry.key).lowerBound, reader.range(of: entry.value).upperBound), lines))
        }
        for item in reader.items(of: node) where item > node {
          pending.append(item)
          if reader.kind(of: item) != .scalar { folds.append(Fold(reader.range(of: item), lines)) }
        }
      }
    }
    return folds
  }

  /// Comments that have lines for themselves, one below the other.
  private static func comments(of tree: SyntaxTree, _ lines: LineIndex) -> [Fold] {
    var folds: [Fold] = []
    for comment in tree.comments() {
      let line = lines.line(of: comment.lowerBound)
      let before = lines.bytes[lines.lineRange(line).lowerBound..<comment.lowerBound]
      guard before.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { continue }
      if let last = folds.indices.last, folds[last].last == line - 1 {
        folds[last].last = line
      } else {
        var fold = Fold(comment, lines)
        fold.isComment = true
        folds.append(fold)
      }
    }
    return folds
  }
}
