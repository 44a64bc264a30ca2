/// A set of small whole numbers, such as places in an array: one bit for each from the lowest to the highest.
///
/// Unlike a `Set` it needs no hashing, and no type of its own to be made when the program starts.
public struct PlaceSet: Sendable {
  @usableFromInline var words: [UInt64] = []
  /// Which word of a set from 0 on the first one is.
  @usableFromInline var firstWord = 0

  public init() {}

  @inlinable
  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// How many there are.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  @inlinable
  public func contains(_ place: Int) -> Bool {
    let word = place >> 6 - firstWord
    return word >= 0 && word < words.count && words[word] >> UInt64(place & 63) & 1 != 0
  }

  /// Adds a number of at least 0; says whether it is new.
  @inlinable
  @discardableResult
  public mutating func insert(_ place: Int) -> Bool {
    if place >> 6 < firstWord || place >> 6 - firstWord >= words.count { makeRoom(for: place >> 6) }
    let word = place >> 6 - firstWord
    let bit = UInt64(1) << UInt64(place & 63)
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }

  @usableFromInline
  mutating func makeRoom(for word: Int) {
    if words.isEmpty { firstWord = word }
    if word < firstWord {
      // At least as many as there are, so that numbers that fall do not move all of them each time.
      let count = min(firstWord, max(firstWord - word, words.count))
      words.insert(contentsOf: repeatElement(0, count: count), at: 0)
      firstWord -= count
    }
    while words.count <= word - firstWord { words.append(0) }
  }

  /// The numbers, in rising order.
  public var places: [Int] {
    var places: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        places.append((firstWord + index) << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return places
  }
}
