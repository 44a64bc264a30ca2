/// The tree as it stands in the file, for those who edit it: aliases and merge keys are themselves here.
extension SyntaxTree {
  /// The items of a sequence, aliases not resolved; empty for other nodes.
  package func writtenItems(of node: NodeID) -> [NodeID] {
    guard kind(of: node) == .sequence else { return [] }
    return children(of: node).map { NodeID($0) }
  }

  /// The keys and values of a mapping, aliases not resolved and nothing merged in; empty for other nodes.
  package func writtenEntries(of node: NodeID) -> [SyntaxEntry] {
    guard kind(of: node) == .mapping else { return [] }
    let nodes = children(of: node)
    // The last key of a broken file may have no value.
    return stride(from: 0, to: nodes.count - 1, by: 2).map {
      SyntaxEntry(key: NodeID(nodes[$0]), value: NodeID(nodes[$0 + 1]))
    }
  }

  /// One past the last node of a node's subtree.
  package func end(of node: NodeID) -> NodeID {
    NodeID(store.nodes[Int(node.index)].after(Int(node.index)))
  }

  /// What aliases refer to, in order and without overlaps, each with one past the last node of its subtree. What is
  /// written in there stands in several places.
  package func sharedNodes() -> [Range<NodeID>] {
    let targets = store.nodes.lazy.filter { $0.kind == .alias && $0.link >= 0 }.map { NodeID(Int($0.link)) }
    var shared: [Range<NodeID>] = []
    for target in Set(targets).sorted() where shared.last.map({ $0.upperBound <= target }) ?? true {
      shared.append(target..<end(of: target))
    }
    return shared
  }

  private func children(of node: NodeID) -> [Int] {
    var children: [Int] = []
    var child = Int(node.index) + 1
    let end = Int(store.nodes[Int(node.index)].link)
    while child < end {
      children.append(child)
      child = store.nodes[child].after(child)
    }
    return children
  }
}
