import FlatCollections
import TestSupport
import Testing

@Suite struct FlatCollectionsTests {
  @Test func aSetOfPlacesIsASet() {
    var set = PlaceSet()
    var model: Set<Int> = []
    var random = RepeatableNumbers(state: 7)
    #expect(set.isEmpty)
    for _ in 0..<2_000 {
      let place = Int(random.next() % 500)
      #expect(set.insert(place) == model.insert(place).inserted)
      let other = Int(random.next() % 600)
      #expect(set.contains(other) == model.contains(other))
    }
    #expect(set.places == model.sorted())
    #expect(set.count == model.count)
    #expect(!set.isEmpty)
  }

  @Test(arguments: [0, 3, 4_000]) func aSlotTableFindsWhatItWasGiven(capacity: Int) {
    // Hashes that are all alike are slow, and found all the same.
    for hash in [{ UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }, { _ in 42 }] as [(Int) -> UInt64] {
      var table = capacity == 0 ? SlotTable() : SlotTable(capacity: capacity)
      let list = (0..<1_000).map { $0 * 3 }
      for (place, element) in list.enumerated() {
        #expect(table.find(hash(element)) { list[$0] == element } == nil)
        table.insert(hash(element), at: place)
      }
      for (place, element) in list.enumerated() {
        #expect(table.find(hash(element)) { list[$0] == element } == place)
        #expect(table.find(hash(element + 1)) { list[$0] == element + 1 } == nil)
      }
    }
  }
}
