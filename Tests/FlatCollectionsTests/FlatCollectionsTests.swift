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

  @Test func aSetOfPlacesMayRiseAndFall() {
    var set = PlaceSet()
    for place in [5_000, 4_000, 9_000, 130, 131, 0, 63, 64, 4_000] { set.insert(place) }
    #expect(set.places == [0, 63, 64, 130, 131, 4_000, 5_000, 9_000])
    #expect(!set.contains(1) && !set.contains(4_999) && !set.contains(1_000_000))
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

  /// Places in a file, and pairs of places in lists, are such numbers.
  @Test(arguments: [0, 32]) func pairsOfNearNumbersSpreadOverTheSlots(shift: UInt64) {
    let (starts, lengths) = (256, 16)
    var slots: Set<UInt64> = []
    for start in 0..<UInt64(starts) {
      for length in 1...UInt64(lengths) { slots.insert(start.mixed(with: start + length) >> shift & 0xFFFF) }
    }
    // Thrown at random, 4,096 pairs hit about 3,970 of 65,536 slots.
    #expect(slots.count > starts * lengths * 9 / 10)
  }
}
