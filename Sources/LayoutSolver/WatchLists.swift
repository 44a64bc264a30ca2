import FlatCollections

/// Rows that wait until one of their roots is bound or joined with another.
struct WatchLists {
  private struct Node {
    let waiting: Int32
    var next: Int32
  }

  /// The waiting rows by number; `nil` once a row has been taken.
  var rows: [Int32?] = []
  var isReady: [Bool] = []
  private var nodes: [Node] = []
  private var first: [Int32] = []
  private var last: [Int32] = []
  private var lengths: [Int32] = []
  private let unknowns: Int

  init(unknowns: Int) { self.unknowns = unknowns }

  func length(_ root: Int32) -> Int32 { lengths.isEmpty ? 0 : lengths[Int(root)] }

  mutating func wait(_ row: Int32, on roots: [Int32]) {
    if first.isEmpty {
      first = [Int32](count: unknowns, of: -1)
      last = first
      lengths = [Int32](count: unknowns, of: 0)
    }
    let waiting = Int32(rows.count)
    rows.append(row)
    isReady.append(false)
    for root in roots.map(Int.init) {
      nodes.append(Node(waiting: waiting, next: -1))
      let node = Int32(nodes.count - 1)
      if first[root] < 0 { first[root] = node } else { nodes[Int(last[root])].next = node }
      last[root] = node
      lengths[root] += 1
    }
  }

  /// Makes the rows on a root ready to be looked at again, and hands them on to the root that it joined.
  @inline(__always)
  mutating func release(_ root: Int32, to other: Int32?, _ ready: inout [Int32]) {
    if !first.isEmpty, first[Int(root)] >= 0 { releaseWaiting(root, to: other, &ready) }
  }

  private mutating func releaseWaiting(_ root: Int32, to other: Int32?, _ ready: inout [Int32]) {
    var node = first[Int(root)]
    while node >= 0 {
      let waiting = Int(nodes[Int(node)].waiting)
      if rows[waiting] != nil, !isReady[waiting] {
        isReady[waiting] = true
        ready.append(Int32(waiting))
      }
      node = nodes[Int(node)].next
    }
    if let other = other.map(Int.init) {
      if first[other] < 0 {
        first[other] = first[Int(root)]
      } else {
        nodes[Int(last[other])].next = first[Int(root)]
      }
      last[other] = last[Int(root)]
      lengths[other] += lengths[Int(root)]
    }
    first[Int(root)] = -1
    lengths[Int(root)] = 0
  }
}
