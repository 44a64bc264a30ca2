/// Gives back the indices put into it from the greatest key to the least.
struct PriorityQueue {
  private var heap: [(key: Int64, index: Int32)] = []

  mutating func push(_ index: Int32, key: Int64) {
    var place = heap.count
    heap.append((key, index))
    while place > 0 {
      let above = (place - 1) / 2
      if heap[above].key >= heap[place].key { return }
      heap.swapAt(above, place)
      place = above
    }
  }

  mutating func pop() -> Int32? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first.index }
    heap[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1].key > heap[child].key { child += 1 }
      if heap[place].key >= heap[child].key { break }
      heap.swapAt(place, child)
      place = child
    }
    return first.index
  }
}
