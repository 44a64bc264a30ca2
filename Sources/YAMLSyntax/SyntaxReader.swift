package import SourceText

/// A `SyntaxTree` lent through pointers: what hot loops walk. It must not outlive `SyntaxTree.withReader`'s closure.
package struct SyntaxReader {
  let nodes: UnsafeBufferPointer<SyntaxNode>
  /// The file's bytes.
  package let text: UnsafeBufferPointer<UInt8>
  let decoded: UnsafeBufferPointer<UInt8>
  let decodedEnds: UnsafeBufferPointer<UInt32>
  let mergedEntries: UnsafeBufferPointer<SyntaxEntry>
  let mergedMappings: UnsafeBufferPointer<MergedMapping>

  package func kind(of node: NodeID) -> SyntaxTree.Kind { nodes[Int(node.index)].kind }

  package func style(of node: NodeID) -> SyntaxTree.ScalarStyle { nodes[Int(node.index)].style }

  package func range(of node: NodeID) -> ByteRange { nodes[Int(node.index)].range }

  /// One past the last node of a node's subtree.
  package func end(of node: NodeID) -> Int32 { Int32(nodes[Int(node.index)].after(Int(node.index))) }

  /// A scalar's value; empty for other nodes.
  package func bytes(of node: NodeID) -> UnsafeBufferPointer<UInt8> {
    let node = nodes[Int(node.index)]
    guard node.kind == .scalar else { return UnsafeBufferPointer(rebasing: text[0..<0]) }
    guard node.has(SyntaxNode.Flag.isDecoded) else { return UnsafeBufferPointer(rebasing: text[node.verbatim]) }
    let index = Int(node.link)
    let start = index == 0 ? 0 : Int(decodedEnds[index - 1])
    return UnsafeBufferPointer(rebasing: decoded[start..<Int(decodedEnds[index])])
  }

  package func string(of node: NodeID) -> String { String(decoding: bytes(of: node), as: UTF8.self) }

  /// Where in the file a scalar's value begins, if the file holds it byte for byte.
  package func verbatimStart(of node: NodeID) -> Int? {
    let node = nodes[Int(node.index)]
    return node.kind == .scalar && !node.has(SyntaxNode.Flag.isDecoded) ? node.verbatim.lowerBound : nil
  }

  /// The node that an alias refers to; any other node itself, and so an alias that refers to nothing.
  package func resolved(_ node: NodeID) -> NodeID {
    let it = nodes[Int(node.index)]
    return it.kind == .alias && it.link >= 0 ? NodeID(Int(it.link)) : node
  }

  package func items(of node: NodeID) -> Items {
    let it = nodes[Int(node.index)]
    guard it.kind == .sequence else { return Items(reader: self, cursor: 0, end: 0) }
    return Items(reader: self, cursor: Int(node.index) + 1, end: Int(it.link))
  }

  /// A sequence's items with aliases resolved.
  package struct Items: Sequence, IteratorProtocol {
    let reader: SyntaxReader
    var cursor: Int
    let end: Int

    package mutating func next() -> NodeID? {
      guard cursor < end else { return nil }
      defer { cursor = reader.nodes[cursor].after(cursor) }
      return reader.resolved(NodeID(cursor))
    }
  }

  package func entries(of node: NodeID) -> Entries {
    let it = nodes[Int(node.index)]
    guard it.kind == .mapping else { return Entries(reader: self, cursor: 0, end: 0) }
    if it.has(SyntaxNode.Flag.isMerged) {
      let merged = mergedMapping(node.index)
      return Entries(reader: self, cursor: Int(merged.start), end: Int(merged.end), areMerged: true)
    }
    return Entries(reader: self, cursor: Int(node.index) + 1, end: Int(it.link))
  }

  private func mergedMapping(_ node: Int32) -> MergedMapping {
    var low = 0
    var high = mergedMappings.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if mergedMappings[middle].node <= node { low = middle } else { high = middle }
    }
    return mergedMappings[low]
  }

  /// A mapping's entries with aliases resolved and merge keys applied. Of a repeated key the first counts.
  package struct Entries: Sequence, IteratorProtocol {
    let reader: SyntaxReader
    var cursor: Int
    let end: Int
    var areMerged = false

    package mutating func next() -> SyntaxEntry? {
      while cursor < end {
        if areMerged {
          defer { cursor += 1 }
          return reader.mergedEntries[cursor]
        }
        let key = cursor
        let value = reader.nodes[key].after(key)
        // The last key of a broken file may have no value.
        guard value < end else { return nil }
        cursor = reader.nodes[value].after(value)
        if reader.nodes[key].has(SyntaxNode.Flag.isRepeatedKey) { continue }
        return SyntaxEntry(key: NodeID(key), value: reader.resolved(NodeID(value)))
      }
      return nil
    }
  }
}
