/// A double that stands for an exact number, to find out quickly where a solution probably lies.
///
/// Nothing is decided by it: what it finds is where exact numbers start from. What is left of a sum whose parts cancel is
/// taken for zero.
struct RoughNumber: ExactNumber {
  private static let small = 1e-9

  private let value: Double

  private init(_ value: Double) throws {
    guard value.isFinite else { throw LostTrack() }
    self.value = value
  }

  static var isUnlimited: Bool { false }

  init(_ rational: Rational) { value = rational.doubleValue }

  init<Number: ExactNumber>(near number: Number) throws { try self.init(number.doubleValue) }

  static let zero = RoughNumber(Rational(0))
  static let one = RoughNumber(Rational(1))

  var isZero: Bool { value.magnitude < Self.small }
  var sign: Int { isZero ? 0 : value < 0 ? -1 : 1 }
  var doubleValue: Double { value }
  /// Rough numbers have no image there.
  var fingerprint: Fingerprint { .zero }

  static func add(_ a: RoughNumber, _ b: RoughNumber) throws -> RoughNumber {
    let sum = a.value + b.value
    return sum.magnitude < 1e-11 * max(a.value.magnitude, b.value.magnitude) ? zero : try RoughNumber(sum)
  }

  static func subtract(_ a: RoughNumber, _ b: RoughNumber) throws -> RoughNumber { try add(a, -b) }
  static func multiply(_ a: RoughNumber, _ b: RoughNumber) throws -> RoughNumber { try RoughNumber(a.value * b.value) }
  static func divide(_ a: RoughNumber, _ b: RoughNumber) throws -> RoughNumber { try RoughNumber(a.value / b.value) }

  static func multiplyAdd(_ a: RoughNumber, _ b: RoughNumber, _ c: RoughNumber) throws -> RoughNumber {
    try add(a, multiply(b, c))
  }

  prefix static func - (a: RoughNumber) -> RoughNumber { RoughNumber(negating: a) }
  private init(negating other: RoughNumber) { value = -other.value }

  static func < (a: RoughNumber, b: RoughNumber) -> Bool { a.value < b.value }
}

/// A computation in rough numbers has gone wrong, or goes on for too long. With exact numbers that cannot be.
struct LostTrack: Error {}
