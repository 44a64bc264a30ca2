import SourceText
import YAMLSyntax

/// Another way to write the same document, under which a verdict must stay the same.
enum Mutation: String, CaseIterable {
  case crlf
  case nonASCIIFirstLine
  case deeper
  case flow

  /// The document written anew; nil where it cannot be written that way.
  func apply(to document: TestDocument) -> TestDocument? {
    var result = document
    let lines = document.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch self {
    case .crlf:
      result.text = lines.joined(separator: "\r\n")
    case .nonASCIIFirstLine:
      if document.isXML { return nil }
      result.text = "# Écran d’accueil — 最初の画面 🎛\n" + document.text
    case .deeper:
      if document.isXML { return nil }
      result.text = lines.map { $0.isEmpty || $0.hasPrefix("---") ? $0 : "    " + $0 }.joined(separator: "\n")
    case .flow:
      guard !document.isXML, !document.text.contains("layoutlint:"), let text = FlowStyle.rewrite(document.text) else {
        return nil
      }
      result.text = text
    }
    return result
  }

  /// Whether the markers still stand below what they mark.
  var keepsMarkers: Bool { self != .flow }

  /// The document with each marked line silenced by a comment above it, and without markers; nil for one that has such
  /// comments of its own.
  static func suppressed(_ document: TestDocument) -> TestDocument? {
    let markers = Dictionary(grouping: Marker.all(in: document.text), by: \.line)
    if document.isXML || markers.isEmpty || document.text.contains("layoutlint:") { return nil }
    var lines: [String] = []
    for (index, line) in document.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if Marker.isMarker(String(line)) { continue }
      if let rules = markers[index + 1].map({ Set($0.map(\.rule)).sorted() }) {
        lines.append(line.prefix { $0 == " " } + "# layoutlint:disable-next-line " + rules.joined(separator: " "))
      }
      lines.append(String(line))
    }
    var result = document
    result.text = lines.joined(separator: "\n")
    return result
  }
}

/// Writes block style as flow style.
private struct FlowStyle {
  private let tree: SyntaxTree

  /// Each document on one line; nil for text that is not well-formed, since its tree lacks what cannot be read.
  static func rewrite(_ text: String) -> String? {
    let tree = SyntaxTree(parsing: SourceFile(path: "/test.layout.yaml", text: text))
    let roots = tree.documents.map(\.root)
    guard tree.findings.isEmpty, !roots.contains(nil) else { return nil }
    let style = FlowStyle(tree: tree)
    return roots.compactMap { $0 }.map { style.write($0) + "\n" }.joined(separator: "---\n")
  }

  private func write(_ node: NodeID) -> String {
    switch tree.kind(of: node) {
    case .sequence: "[" + tree.items(of: node).map(write).joined(separator: ", ") + "]"
    case .mapping:
      "{" + tree.entries(of: node).map { "\(write($0.key)): \(write($0.value))" }.joined(separator: ", ") + "}"
    case .scalar, .alias: scalar(tree.text(of: node), isPlain: tree.style(of: node) == .plain)
    }
  }

  private func scalar(_ text: String, isPlain: Bool) -> String {
    if isPlain, !text.contains(where: { ",[]{}#:\n".contains($0) }) { return text }
    let escaped = text.flatMap { character -> String in
      switch character {
      case "\"", "\\": "\\\(character)"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"" + String(escaped) + "\""
  }
}
