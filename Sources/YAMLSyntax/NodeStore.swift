/// Where the entries of a mapping with merge keys lie in `NodeStore.mergedEntries`.
@usableFromInline
struct MergedMapping: Sendable {
  @usableFromInline var node: Int32
  @usableFromInline var start: Int32
  @usableFromInline var end: Int32
}

/// The flat arrays that a tree consists of.
struct NodeStore: Sendable {
  var nodes: [SyntaxNode] = []
  /// Values that differ from their source, one behind the other.
  var decoded: [UInt8] = []
  /// Where each decoded value ends.
  var decodedEnds: [UInt32] = []
  /// The entries of mappings with merge keys, one mapping behind the other.
  var mergedEntries: [SyntaxEntry] = []
  /// Which of the merged entries belong to which mapping; in the order of the nodes once parsing is done.
  var mergedMappings: [MergedMapping] = []

  /// The bytes of a decoded value in `decoded`.
  func decodedRange(_ index: Int32) -> Range<Int> {
    (index == 0 ? 0 : Int(decodedEnds[Int(index) - 1]))..<Int(decodedEnds[Int(index)])
  }

  mutating func appendDecoded(_ value: UnsafeBufferPointer<UInt8>) -> Int32 {
    decoded.append(contentsOf: value)
    decodedEnds.append(UInt32(decoded.count))
    return Int32(decodedEnds.count - 1)
  }

  /// The node that stands for another: itself, or what it refers to as an alias.
  func resolved(_ index: Int) -> Int {
    let node = nodes[index]
    return node.kind == .alias && node.link >= 0 ? Int(node.link) : index
  }

  /// The bytes of a scalar's value; of no use for another node.
  func withValue<Result>(
    of index: Int, in text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let node = nodes[index]
    guard node.has(SyntaxNode.Flag.isDecoded) else {
      return body(UnsafeBufferPointer(rebasing: text[node.verbatim]))
    }
    let range = decodedRange(node.link)
    return decoded.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
