import FlatCollections
import LayoutModel
import SourceText

/// The views that constraints named last. Constraints that follow one another mostly name the same few.
struct RecentNames {
  /// An id, in the text that is being read, and the view that has it. No id is empty.
  private typealias Entry = (id: UnsafeBufferPointer<UInt8>, view: ViewID)

  private static let count = 4

  private var entries = [Entry](count: count, of: (UnsafeBufferPointer(start: nil, count: 0), .none))
  /// Which of them is the next to be forgotten.
  private var oldest = 0
  /// Of all views named so far the last one in the tree.
  private(set) var furthest = ViewID.none

  @inline(__always)
  func find(_ id: UnsafeBufferPointer<UInt8>) -> ViewID? {
    for entry in entries where WordBytes.areEqual(entry.id, id) { return entry.view }
    return nil
  }

  mutating func add(_ id: UnsafeBufferPointer<UInt8>, _ view: ViewID) {
    entries[oldest] = (id, view)
    oldest = (oldest + 1) % Self.count
    if view > furthest { furthest = view }
  }
}
