/// What a system's optimal solutions have in common.
package struct Solution: Sendable {
  enum Numbers: Sendable {
    case small(Answer<Rational>)
    case large(Answer<BigRational>)
  }

  /// How far apart two solutions are shown that could be any distance apart.
  static var openStride: Rational { Rational(100) }

  private let numbers: Numbers

  init(_ numbers: Numbers) { self.numbers = numbers }

  /// Sets of required rows that cannot hold together, each as small as can be: no row of it can be left out. Where several
  /// hundred rows take part, the set only names those that met, and once very many have been named, only what gave way. To
  /// go on, the highest row of each set gives way: it then holds as well as it can, before any optional row.
  package var conflicts: [[Int32]] {
    switch numbers {
    case .small(let answer): answer.conflicts
    case .large(let answer): answer.conflicts
    }
  }

  /// Rows that were too intricate to be solved with the others: the solution knows nothing of them. Only where many
  /// unknowns hang on each other by odd multipliers.
  package var leftOut: [Int32] {
    switch numbers {
    case .small(let answer): answer.leftOut
    case .large(let answer): answer.leftOut
    }
  }

  /// The independent ways in which the optimal solutions differ, numbered from 0.
  package var freedomCount: Int {
    switch numbers {
    case .small(let answer): Int(answer.freedomCount)
    case .large(let answer): Int(answer.freedomCount)
    }
  }

  /// The value of `a − b` where it is unique and can be said at once, as nearly everywhere; else `nil`.
  package func plainDifference(_ a: Int32, _ b: Int32) -> Double? {
    switch numbers {
    case .small(let answer): answer.plainDifference(a, b)
    case .large: nil
    }
  }

  /// The value of `a − b` in one optimal solution, and the freedoms that change it: none when it is unique. Of very many
  /// freedoms only some are named.
  package func observeDifference(_ a: Int32, _ b: Int32) -> (value: Double, freedoms: [Int32]) {
    switch numbers {
    case .small(let answer):
      if let value = answer.plainDifference(a, b) { return (value, []) }
      if let few = answer.fewMovedDifference(a, b) { return few }
      if let (value, freedoms) = try? answer.difference(a, b, { $0 }) { return (value.doubleValue, freedoms) }
      let (value, freedoms) = NumberOverflow.never { try answer.difference(a, b) { BigRational($0) } }
      return (value.doubleValue, freedoms)
    case .large(let answer):
      let (value, freedoms) = NumberOverflow.never { try answer.difference(a, b) { $0 } }
      return (value.doubleValue, freedoms)
    }
  }

  /// The values of `a − b` in two optimal solutions where they differ, or `nil` when it is unique.
  package func witness(_ a: Int32, _ b: Int32) -> (Double, Double)? {
    switch numbers {
    case .small(let answer): (try? answer.witness(a, b)) ?? nil
    case .large(let answer): NumberOverflow.never { try answer.witness(a, b) }
    }
  }

  /// The rows that decide `a − b`: they hold exactly, it follows from them, and it would not without any one of them. Empty
  /// when it is not unique, or when more rows take part than can be told.
  package func support(_ a: Int32, _ b: Int32) -> [Int32] {
    if !observeDifference(a, b).freedoms.isEmpty { return [] }
    switch numbers {
    case .small(let answer):
      if let rows = try? answer.support(a, b) { return rows }
      // Which rows decide a form is asked of the small numbers all the same, and may be more than they can say.
      return (try? answer.supportInLargeNumbers(a, b)) ?? []
    case .large(let answer):
      return NumberOverflow.never { try answer.support(a, b) }
    }
  }
}
