/// What a system's optimal solutions have in common.
package struct Solution: Sendable {
  enum Numbers: Sendable {
    case small(Answer<Rational>)
    case large(Answer<BigRational>)
  }

  private let numbers: Numbers

  init(_ numbers: Numbers) { self.numbers = numbers }

  /// Sets of required rows that cannot hold together, each as small as can be: no row can be left out. To go on, the
  /// highest row of each set gives way: it then holds as well as it can, before any optional row.
  package var conflicts: [[Int32]] {
    switch numbers {
    case .small(let answer): answer.conflicts
    case .large(let answer): answer.conflicts
    }
  }

  /// The independent ways in which the optimal solutions differ, numbered from 0.
  package var freedomCount: Int {
    switch numbers {
    case .small(let answer): Int(answer.freedomCount)
    case .large(let answer): Int(answer.freedomCount)
    }
  }

  /// The value of `a − b` in one optimal solution, and the freedoms that change it: none when it is unique.
  package func observeDifference(_ a: Int32, _ b: Int32) -> (value: Double, freedoms: [Int32]) {
    switch numbers {
    case .small(let answer):
      if let result = try? answer.difference(a, b, { $0 }) { return result }
      return answer.difference(a, b) { BigRational($0) }
    case .large(let answer): return answer.difference(a, b) { $0 }
    }
  }

  /// The rows that decide `a − b`: without them it would be another value, or open. Empty when nothing decides it, or when
  /// more rows take part than can be told.
  package func support(_ a: Int32, _ b: Int32) -> [Int32] {
    switch numbers {
    case .small(let answer): (try? answer.support(a, b)) ?? []
    case .large(let answer): answer.support(a, b)
    }
  }
}
