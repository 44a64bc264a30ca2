/// What long numbers have cost in the steps of a linear program.
///
/// Where each of many unknowns is an odd multiple of the one before, numbers grow with every unknown, and the time with a
/// high power of how many there are. No screen is like that, but a file may be.
struct Effort<Number: ExactNumber> {
  /// How many products of 64-bit parts may be spent, beyond what short numbers take.
  let limit: Int
  private(set) var spent = 0

  init(limit: Int) { self.limit = limit }

  /// Counts a step that computes with these numbers.
  mutating func spend(on numbers: [Number]) throws {
    guard Number.isUnlimited else { return }
    for number in numbers {
      let excess = number.length - 1
      spent += excess * excess
    }
    if spent > limit { throw TooIntricate() }
  }
}

/// A linear program takes more than may be spent on it.
struct TooIntricate: Error {}
