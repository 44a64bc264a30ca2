package import SourceText

/// The YAML documents of one file as a flat tree in pre-order, with the byte range of every node.
///
/// Parsing never fails: a broken file gives the tree of what stands before the fault, and a finding. Scalars are
/// slices of the file where they stand there as they are meant, so a tree costs 16 bytes a node.
public struct SyntaxTree: Sendable {
  public enum Kind: UInt8, Sendable { case scalar, sequence, mapping, alias }
  public enum ScalarStyle: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  /// One document of the stream.
  package struct Document: Sendable {
    /// `nil` when the file broke off before any node of it.
    package var root: NodeID?
    /// From its first to its last byte, without what stands between documents.
    package var range: ByteRange
    /// Whether the file broke off inside it: what is missing may have been meant to follow.
    package var isBroken: Bool
  }

  package let source: SourceFile
  /// What the parser had to say: `yaml-syntax`, in the order of the file.
  package internal(set) var findings: [Finding] = []
  package internal(set) var documents: [Document] = []
  /// How far the text was understood, in bytes: its end, or the place of the first fault.
  package internal(set) var parsedEnd = 0
  /// The bytes that were parsed: the file's, with bytes that no YAML file may hold replaced one by one.
  var text: [UInt8]
  var store = NodeStore()

  /// How deep collections may nest. libyaml's time grows with the square of the depth in flow style.
  package static let depthLimit = 1_000
  /// How many entries merge keys may add to mappings, all together.
  package static let mergeLimit = 1_000_000

  package init(parsing source: SourceFile) {
    self.source = source
    text = source.bytes
    guard text.count < SourceFile.sizeLimit else {
      text = []
      findings = [
        Finding(
          .yamlSyntax, .error, at: .fileStart,
          "the file is larger than \(SourceFile.sizeLimit >> 20) MiB, the most that is read")
      ]
      return
    }
    parse()
  }

  package var nodeCount: Int { store.nodes.count }

  /// Lends the tree through pointers, the fast way to walk it. Nothing lent may outlive `body`.
  package func withReader<Result>(_ body: (SyntaxReader) throws -> Result) rethrows -> Result {
    try text.withUnsafeBufferPointer { text in
      try store.nodes.withUnsafeBufferPointer { nodes in
        try store.decoded.withUnsafeBufferPointer { decoded in
          try store.decodedEnds.withUnsafeBufferPointer { ends in
            try store.mergedEntries.withUnsafeBufferPointer { entries in
              try store.mergedMappings.withUnsafeBufferPointer { mappings in
                try body(
                  SyntaxReader(
                    nodes: nodes, text: text, decoded: decoded, decodedEnds: ends, mergedEntries: entries,
                    mergedMappings: mappings))
              }
            }
          }
        }
      }
    }
  }
}

/// The convenient way to walk a tree; `SyntaxReader` is the fast one.
extension SyntaxTree {
  package func kind(of node: NodeID) -> Kind { store.nodes[Int(node.index)].kind }

  package func style(of node: NodeID) -> ScalarStyle { store.nodes[Int(node.index)].style }

  /// The node's own text, without anchor and tag. A block collection ends with its last item's text, before the
  /// blank lines and comments that follow.
  package func range(of node: NodeID) -> ByteRange { store.nodes[Int(node.index)].range }

  /// Whether a collection is written in brackets or braces.
  package func isFlow(_ node: NodeID) -> Bool { store.nodes[Int(node.index)].has(SyntaxNode.Flag.isFlow) }

  /// A scalar's value; empty for other nodes.
  package func text(of node: NodeID) -> String {
    withReader { String(decoding: $0.bytes(of: node), as: UTF8.self) }
  }

  /// A sequence's items with aliases resolved; empty for other nodes.
  package func items(of node: NodeID) -> [NodeID] { withReader { Array($0.items(of: node)) } }

  /// A mapping's keys and values in order, with aliases resolved and merge keys applied; empty for other nodes.
  package func entries(of node: NodeID) -> [SyntaxEntry] { withReader { Array($0.entries(of: node)) } }

  /// The value under a key.
  package func value(of key: String, in node: NodeID) -> NodeID? {
    entries(of: node).first { text(of: $0.key) == key }?.value
  }

  package func isNull(_ node: NodeID) -> Bool { withReader { $0.isNull(node) } }

  package func bool(of node: NodeID) -> Bool? { withReader { $0.bool(of: node) } }

  package func number(of node: NodeID) -> Double? { withReader { $0.number(of: node) } }
}
