public import SourceText

/// A node of a `SyntaxTree`: an index into its flat node array.
public struct NodeID: Hashable, Sendable, Comparable {
  public var index: Int32

  @inlinable public init(_ index: Int) { self.index = Int32(index) }

  @inlinable public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// One key of a mapping with its value.
public struct SyntaxEntry: Hashable, Sendable {
  /// The key as written, or as written in the mapping that a merge key brought in.
  public var key: NodeID
  /// The value; where an alias stands, the node that the alias refers to.
  public var value: NodeID

  @inlinable init(key: NodeID, value: NodeID) { (self.key, self.value) = (key, value) }
}

/// A node in 16 bytes. Nodes lie in pre-order: the first child of a collection is the next node.
@usableFromInline
struct SyntaxNode: Sendable {
  @usableFromInline
  enum Flag {
    /// The value of a scalar is in the side buffer, since escapes or folding make it differ from the source.
    @inlinable static var isDecoded: UInt8 { 1 }
    /// A mapping that has a `<<` key whose entries are in the table of merged mappings.
    @inlinable static var isMerged: UInt8 { 2 }
    /// A key that its mapping has had before: left out of the entries.
    @inlinable static var isRepeatedKey: UInt8 { 4 }
    /// A collection that ends in a bracket or brace.
    @inlinable static var isFlow: UInt8 { 8 }
  }

  /// Where the node's own text begins in the file: behind its anchor and tag.
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  /// Collections: one past the last node of the subtree, 0 while open. Aliases: the node meant, or -1.
  /// Decoded scalars: an index into the side table of values.
  @usableFromInline var link: Int32
  @usableFromInline var kind: SyntaxTree.Kind
  @usableFromInline var style: SyntaxTree.ScalarStyle
  @usableFromInline var flags: UInt8 = 0

  @inlinable func has(_ flag: UInt8) -> Bool { flags & flag != 0 }

  @inlinable var range: ByteRange { ByteRange(Int(start), Int(end)) }

  /// The bytes of a scalar that stands in the file as it is meant: without its quotes.
  @inlinable
  @inline(__always)
  var verbatim: Range<Int> {
    style == .plain ? Int(start)..<Int(end) : Int(start) + 1..<max(Int(start) + 1, Int(end) - 1)
  }

  /// The index of the next node that is no descendant of this one, which stands at `index`.
  @inlinable func after(_ index: Int) -> Int {
    kind == .sequence || kind == .mapping ? Int(link) : index + 1
  }
}
