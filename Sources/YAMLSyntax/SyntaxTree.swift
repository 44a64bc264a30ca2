package import SourceText

/// A node of a `SyntaxTree`: an index into its flat node array.
package struct NodeID: Hashable, Sendable, Comparable {
  package var index: Int32

  package init(_ index: Int) { self.index = Int32(index) }

  package static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// The YAML documents of one file as a flat tree in pre-order, with the byte range of every node.
package struct SyntaxTree: Sendable {
  package enum Kind: UInt8, Sendable { case scalar, sequence, mapping, alias }
  package enum ScalarStyle: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  package let source: SourceFile
  /// What the parser had to say: `yaml-syntax` and duplicate keys.
  package var findings: [Finding] { [] }
  /// The root node of every document that has one.
  package var documents: [NodeID] { [] }
}
