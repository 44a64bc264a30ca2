import TestSupport

/// Chance that falls the same way each time.
struct Dice: RandomNumberGenerator {
  private var numbers: RepeatableNumbers

  init(_ seed: Int) {
    numbers = RepeatableNumbers(state: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15)
  }

  mutating func next() -> UInt64 { numbers.next() }

  /// True once in `sides` times.
  mutating func once(in sides: Int) -> Bool { Int.random(in: 0..<sides, using: &self) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}
