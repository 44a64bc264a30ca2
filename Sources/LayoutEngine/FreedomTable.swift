import FlatCollections
import LayoutModel

/// Which freedoms of a solution move which quantities: a list for each quantity that is open.
package struct FreedomTable: Sendable {
  /// For each quantity the place of its list, or -1; empty as long as nothing is open.
  private var places: [Int32] = []
  private var lists: [[Int32]] = []
  private let viewCount: Int
  /// How many quantities are open.
  private var count = 0

  init(viewCount: Int) { self.viewCount = viewCount }

  package var isEmpty: Bool { count == 0 }

  /// The freedoms of a quantity; `nil` where the constraints decide it.
  package internal(set) subscript(quantity: Quantity) -> [Int32]? {
    get {
      guard count > 0 else { return nil }
      let place = places[Self.index(of: quantity)]
      return place < 0 ? nil : lists[Int(place)]
    }
    set {
      if places.isEmpty {
        guard newValue != nil else { return }
        places = [Int32](count: viewCount * Self.quantitiesOfView, of: -1)
        lists.reserveCapacity(16)
      }
      let index = Self.index(of: quantity)
      if places[index] >= 0 { count -= 1 }
      places[index] = -1
      guard let newValue else { return }
      places[index] = Int32(lists.count)
      lists.append(newValue)
      count += 1
    }
  }

  private static let quantitiesOfView = 6

  private static func index(of quantity: Quantity) -> Int {
    Int(quantity.view.index) * quantitiesOfView + Int(quantity.part.rawValue) * 2 + Int(quantity.axis.rawValue)
  }
}
