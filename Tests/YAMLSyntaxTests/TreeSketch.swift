import SourceText
import YAMLSyntax

/// A tree written down for comparison: scalars as their values, aliases resolved, merge keys applied.
func sketch(_ text: String) -> String {
  let tree = SyntaxTree(parsing: SourceFile(path: "test.yaml", text: text))
  return tree.documents.map { document in document.root.map { sketch($0, in: tree) } ?? "nothing" }
    .joined(separator: " --- ")
}

func sketch(_ node: NodeID, in tree: SyntaxTree) -> String {
  switch tree.kind(of: node) {
  case .scalar: return tree.text(of: node)
  case .alias: return "*"
  case .sequence: return "[" + tree.items(of: node).map { sketch($0, in: tree) }.joined(separator: ", ") + "]"
  case .mapping:
    let entries = tree.entries(of: node).map { "\(sketch($0.key, in: tree)): \(sketch($0.value, in: tree))" }
    return "{" + entries.joined(separator: ", ") + "}"
  }
}

func parse(_ text: String) -> SyntaxTree { SyntaxTree(parsing: SourceFile(path: "test.yaml", text: text)) }

func parse(_ bytes: [UInt8]) -> SyntaxTree { SyntaxTree(parsing: SourceFile(path: "test.yaml", bytes: bytes)) }

/// The findings as `line:column message`, columns in bytes.
func complaints(_ tree: SyntaxTree) -> [String] {
  let lines = LineIndex(tree.source.bytes)
  return tree.findings.map {
    let place = lines.position(of: $0.range.lowerBound, in: .utf8)
    return "\(place.line):\(place.column) \($0.message)"
  }
}
