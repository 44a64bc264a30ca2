public import SourceText

/// A `SyntaxTree` lent through pointers: what hot loops walk. Inlinable, since they do it in other rooms, and
/// small parts always inlined, since the reader would be copied to be lent. It must not outlive `SyntaxTree.withReader`'s closure.
public struct SyntaxReader {
  @usableFromInline let nodes: UnsafeBufferPointer<SyntaxNode>
  /// The file's bytes.
  public let text: UnsafeBufferPointer<UInt8>
  @usableFromInline let decoded: UnsafeBufferPointer<UInt8>
  @usableFromInline let decodedEnds: UnsafeBufferPointer<UInt32>
  @usableFromInline let mergedEntries: UnsafeBufferPointer<SyntaxEntry>
  @usableFromInline let mergedMappings: UnsafeBufferPointer<MergedMapping>

  init(
    nodes: UnsafeBufferPointer<SyntaxNode>, text: UnsafeBufferPointer<UInt8>, decoded: UnsafeBufferPointer<UInt8>,
    decodedEnds: UnsafeBufferPointer<UInt32>, mergedEntries: UnsafeBufferPointer<SyntaxEntry>,
    mergedMappings: UnsafeBufferPointer<MergedMapping>
  ) {
    (self.nodes, self.text, self.decoded, self.decodedEnds) = (nodes, text, decoded, decodedEnds)
    (self.mergedEntries, self.mergedMappings) = (mergedEntries, mergedMappings)
  }

  @inlinable
  @inline(__always)
  public func kind(of node: NodeID) -> SyntaxTree.Kind { nodes[Int(node.index)].kind }

  @inlinable
  @inline(__always)
  public func style(of node: NodeID) -> SyntaxTree.ScalarStyle { nodes[Int(node.index)].style }

  @inlinable
  @inline(__always)
  public func range(of node: NodeID) -> ByteRange { nodes[Int(node.index)].range }

  /// One past the last node of a node's subtree.
  @inlinable public func end(of node: NodeID) -> Int32 { Int32(nodes[Int(node.index)].after(Int(node.index))) }

  /// A scalar's value; empty for other nodes.
  @inlinable
  @inline(__always)
  public func bytes(of node: NodeID) -> UnsafeBufferPointer<UInt8> {
    let node = nodes[Int(node.index)]
    guard node.kind == .scalar else { return UnsafeBufferPointer(rebasing: text[0..<0]) }
    guard node.has(SyntaxNode.Flag.isDecoded) else { return UnsafeBufferPointer(rebasing: text[node.verbatim]) }
    let index = Int(node.link)
    let start = index == 0 ? 0 : Int(decodedEnds[index - 1])
    return UnsafeBufferPointer(rebasing: decoded[start..<Int(decodedEnds[index])])
  }

  package func string(of node: NodeID) -> String { String(decoding: bytes(of: node), as: UTF8.self) }

  /// Where in the file a scalar's value begins, if the file holds it byte for byte.
  @inlinable
  @inline(__always)
  public func verbatimStart(of node: NodeID) -> Int? {
    let node = nodes[Int(node.index)]
    return node.kind == .scalar && !node.has(SyntaxNode.Flag.isDecoded) ? node.verbatim.lowerBound : nil
  }

  /// The node that an alias refers to; any other node itself, and so an alias that refers to nothing.
  @inlinable public func resolved(_ node: NodeID) -> NodeID { Self.resolved(node, nodes) }

  @inlinable
  static func resolved(_ node: NodeID, _ nodes: UnsafeBufferPointer<SyntaxNode>) -> NodeID {
    let it = nodes[Int(node.index)]
    return it.kind == .alias && it.link >= 0 ? NodeID(Int(it.link)) : node
  }

  @inlinable public func items(of node: NodeID) -> Items {
    let it = nodes[Int(node.index)]
    guard it.kind == .sequence else { return Items(nodes: nodes, cursor: 0, end: 0) }
    return Items(nodes: nodes, cursor: Int(node.index) + 1, end: Int(it.link))
  }

  /// A sequence's items with aliases resolved.
  public struct Items: Sequence, IteratorProtocol {
    @usableFromInline let nodes: UnsafeBufferPointer<SyntaxNode>
    @usableFromInline var cursor: Int
    @usableFromInline let end: Int

    @inlinable
    init(nodes: UnsafeBufferPointer<SyntaxNode>, cursor: Int, end: Int) {
      (self.nodes, self.cursor, self.end) = (nodes, cursor, end)
    }

    @inlinable public mutating func next() -> NodeID? {
      guard cursor < end else { return nil }
      defer { cursor = nodes[cursor].after(cursor) }
      return SyntaxReader.resolved(NodeID(cursor), nodes)
    }
  }

  @inlinable public func entries(of node: NodeID) -> Entries {
    let it = nodes[Int(node.index)]
    guard it.kind == .mapping else { return Entries(nodes: nodes, merged: nil, cursor: 0, end: 0) }
    if it.has(SyntaxNode.Flag.isMerged) {
      let merged = mergedMapping(node.index)
      return Entries(nodes: nodes, merged: mergedEntries, cursor: Int(merged.start), end: Int(merged.end))
    }
    return Entries(nodes: nodes, merged: nil, cursor: Int(node.index) + 1, end: Int(it.link))
  }

  @usableFromInline
  func mergedMapping(_ node: Int32) -> MergedMapping {
    var low = 0
    var high = mergedMappings.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if mergedMappings[middle].node <= node { low = middle } else { high = middle }
    }
    return mergedMappings[low]
  }

  /// A mapping's entries with aliases resolved and merge keys applied. Of a repeated key the first counts.
  public struct Entries: Sequence, IteratorProtocol {
    @usableFromInline let nodes: UnsafeBufferPointer<SyntaxNode>
    /// All merged entries, when the mapping's are among them.
    @usableFromInline let merged: UnsafeBufferPointer<SyntaxEntry>?
    @usableFromInline var cursor: Int
    @usableFromInline let end: Int

    @inlinable
    init(
      nodes: UnsafeBufferPointer<SyntaxNode>, merged: UnsafeBufferPointer<SyntaxEntry>?, cursor: Int, end: Int
    ) {
      (self.nodes, self.merged, self.cursor, self.end) = (nodes, merged, cursor, end)
    }

    @inlinable public mutating func next() -> SyntaxEntry? {
      while cursor < end {
        if let merged {
          defer { cursor += 1 }
          return merged[cursor]
        }
        let key = cursor
        let value = nodes[key].after(key)
        // The last key of a broken file may have no value.
        guard value < end else { return nil }
        cursor = nodes[value].after(value)
        if nodes[key].has(SyntaxNode.Flag.isRepeatedKey) { continue }
        return SyntaxEntry(key: NodeID(key), value: SyntaxReader.resolved(NodeID(value), nodes))
      }
      return nil
    }
  }
}
