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

  /// The roots in forms of one or two roots, and for each unknown its place among them; -1 for others.
  private var roots: [Int32] = []
  private var places: [Int32]
  /// For each of those roots.
  private var isReached: [Bool]
  /// Where the edges of each of those roots begin.
  private var start: [Int32] = []
  private var edges: [Int32] = []

  init<Number: ExactNumber>(_ forms: borrowing Forms<Number>) {
    places = [Int32](count: forms.unknownCount, of: -1)
    roots.reserveCapacity(2 * forms.count)
    tree.reserveCapacity(forms.count)
    for vector in forms.vectors where vector.count <= 2 {
      for entry in vector.entries where places[Int(entry.index)] < 0 {
        places[Int(entry.index)] = Int32(roots.count)
        roots.append(entry.index)
      }
    }
    isReached = [Bool](count: roots.count, of: false)
    for (form, vector) in forms.vectors.enumerated() where vector.count == 1 {
      tree.append((Int32(form), vector.entries[0].index))
      isReached[place(of: vector.entries[0].index)] = true
    }
    if tree.count < roots.count { growTree(forms.vectors) }
    if tree.count == forms.count { return }
    let isInTree = tree.reduce(into: [Bool](count: forms.count, of: false)) { $0[Int($1.form)] = true }
    for form in isInTree.indices where !isInTree[form] { others.append(Int32(form)) }
    if others.count == 1 { return }
    let vectors = forms.vectors
    others.sort { (vectors[Int($0)].count, $0) < (vectors[Int($1)].count, $1) }
  }

  private func place(of root: Int32) -> Int { Int(places[Int(root)]) }

  private mutating func growTree<Number: ExactNumber>(_ vectors: [SparseVector<Number>]) {
    start = [Int32](count: roots.count + 1, of: 0)
    for vector in vectors where vector.count == 2 {
      for entry in vector.entries { start[place(of: entry.index) + 1] += 1 }
    }
    for root in roots.indices { start[root + 1] += start[root] }
    edges = [Int32](count: Int(start.last ?? 0), of: 0)
    var next = start
    for (form, vector) in vectors.enumerated() where vector.count == 2 {
      for entry in vector.entries {
        let root = place(of: entry.index)
        edges[Int(next[root])] = Int32(form)
        next[root] += 1
      }
    }
    reach(fromTree: 0, vectors)
    let hubs = roots.indices.filter { !isReached[$0] }
      .sorted { (start[$0] - start[$0 + 1], roots[$0]) < (start[$1] - start[$1 + 1], roots[$1]) }
    for hub in hubs where !isReached[hub] {
      isReached[hub] = true
      let before = tree.count
      follow(roots[hub], vectors)
      reach(fromTree: before, vectors)
    }
  }

  /// Goes on from all roots that the tree has reached since it had `index` edges.
  private mutating func reach<Number: ExactNumber>(fromTree index: Int, _ vectors: [SparseVector<Number>]) {
    var index = index
    while index < tree.count {
      follow(tree[index].root, vectors)
      index += 1
    }
  }

  private mutating func follow<Number: ExactNumber>(_ root: Int32, _ vectors: [SparseVector<Number>]) {
    let place = place(of: root)
    for edge in start[place]..<start[place + 1] {
      let form = edges[Int(edge)]
      let ends = vectors[Int(form)].entries
      let other = ends[0].index == root ? ends[1].index : ends[0].index
      if isReached[self.place(of: other)] { continue }
      isReached[self.place(of: other)] = true
      tree.append((form, other))
    }
  }
}
