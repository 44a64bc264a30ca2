/// A set of small whole numbers, such as places in an array: one bit for each.
///
/// Unlike a `Set` it needs no hashing, and no type of its own to be made when the program starts.
public struct PlaceSet: Sendable {
  @usableFromInline var words: [UInt64] = []

  public init() {}

  @inlinable
  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// How many there are.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  @inlinable
  public func contains(_ place: Int) -> Bool {
    place >> 6 < words.count && words[place >> 6] >> UInt64(place & 63) & 1 != 0
  }

  /// Adds a number of at least 0; says whether it is new.
  @inlinable
  @discardableResult
  public mutating func insert(_ place: Int) -> Bool {
    while words.count <= place >> 6 { words.append(0) }
    let bit = UInt64(1) << UInt64(place & 63)
    defer { words[place >> 6] |= bit }
    return words[place >> 6] & bit == 0
  }

  /// The numbers, in rising order.
  public var places: [Int] {
    var places: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        places.append(index << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return places
  }
}
