import FlatCollections

/// The order in which forms are tried for independence.
///
/// Forms of one or two roots are the edges of a graph over the roots and a ground, to which forms of one root lead. Edges
/// of a spanning tree are independent, and the other edges depend on their path through the tree. Since those paths are
/// what the linear programs are made of, they should be short: the tree grows in breadth, from the ground and from the
/// roots with most edges.
struct FormOrder {
  /// Edges of the tree, each with the root that it reaches.
  private(set) var tree: [(form: Int32, root: Int32)] = []
  /// All other forms, short ones first.
  private(set) var others: [Int32] = []

  private var isReached: [Bool]
  private var start: [Int32]
  private var edges: [Int32] = []

  init<Number: ExactNumber>(_ forms: borrowing Forms<Number>) {
    isReached = [Bool](count: forms.unknownCount, of: false)
    start = [Int32](count: forms.unknownCount + 1, of: 0)
    var hasEdges = false
    for (form, vector) in forms.vectors.enumerated() {
      if vector.count == 1 {
        tree.append((Int32(form), vector.entries[0].index))
        isReached[Int(vector.entries[0].index)] = true
      } else if vector.count == 2 {
        hasEdges = true
        for entry in vector.entries { start[Int(entry.index) + 1] += 1 }
      }
    }
    if hasEdges { growTree(forms) }
    let isInTree = tree.reduce(into: [Bool](count: forms.count, of: false)) { $0[Int($1.form)] = true }
    others = isInTree.indices.filter { !isInTree[$0] }.map(Int32.init)
    others.sort { (forms.vectors[Int($0)].count, $0) < (forms.vectors[Int($1)].count, $1) }
  }

  private mutating func growTree<Number: ExactNumber>(_ forms: Forms<Number>) {
    for root in isReached.indices { start[root + 1] += start[root] }
    edges = [Int32](count: Int(start.last ?? 0), of: 0)
    var next = start
    for (form, vector) in forms.vectors.enumerated() where vector.count == 2 {
      for entry in vector.entries {
        edges[Int(next[Int(entry.index)])] = Int32(form)
        next[Int(entry.index)] += 1
      }
    }
    reach(fromTree: 0, forms)
    let hubs = isReached.indices.filter { !isReached[$0] && start[$0] < start[$0 + 1] }
      .sorted { (start[$0] - start[$0 + 1], $0) < (start[$1] - start[$1 + 1], $1) }
    for hub in hubs where !isReached[hub] {
      isReached[hub] = true
      let before = tree.count
      follow(Int32(hub), forms)
      reach(fromTree: before, forms)
    }
  }

  /// Goes on from all roots that the tree has reached since it had `index` edges.
  private mutating func reach<Number: ExactNumber>(fromTree index: Int, _ forms: Forms<Number>) {
    var index = index
    while index < tree.count {
      follow(tree[index].root, forms)
      index += 1
    }
  }

  private mutating func follow<Number: ExactNumber>(_ root: Int32, _ forms: Forms<Number>) {
    for place in start[Int(root)]..<start[Int(root) + 1] {
      let form = edges[Int(place)]
      let ends = forms.vectors[Int(form)].entries
      let other = ends[0].index == root ? ends[1].index : ends[0].index
      if isReached[Int(other)] { continue }
      isReached[Int(other)] = true
      tree.append((form, other))
    }
  }
}
