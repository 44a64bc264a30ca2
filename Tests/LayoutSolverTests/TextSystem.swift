@testable import LayoutSolver

/// A system written as people write it: `x + 2 y - z <= 5 @750`, one row a line; `0` is an unknown that stays at zero.
struct TextSystem {
  var system = LinearSystem()
  private(set) var names: [String: Int32] = [:]

  init(_ text: String) {
    _ = unknown("0")
    for line in text.split(separator: "\n") { addRow(line.split(separator: " ").map(String.init)) }
    system.add(Rational(1), 0)
    system.endRow(.equal, Rational(0), priority: 1000)
  }

  mutating func unknown(_ name: String) -> Int32 {
    if let known = names[name] { return known }
    let new = system.addVariable()
    names[name] = new
    return new
  }

  private mutating func addRow(_ words: [String]) {
    var sign = 1.0
    var factor = 1.0
    var relation = LinearSystem.Relation.equal
    var constant = 0.0
    var priority: Float = 1000
    var isRight = false
    for word in words {
      if let operation = ["<=": LinearSystem.Relation.lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual][word] {
        relation = operation
        isRight = true
      } else if word.hasPrefix("@") {
        priority = Float(word.dropFirst()) ?? 0
      } else if word == "+" || word == "-" {
        sign = word == "+" ? 1 : -1
      } else if let number = Double(word) {
        if isRight { constant = number } else { factor = number }
      } else {
        system.add(Rational(nearest: sign * factor), unknown(word))
        (sign, factor) = (1, 1)
      }
    }
    system.endRow(relation, Rational(nearest: constant), priority: priority)
  }

  /// The value of an unknown, or `nil` where it is not unique.
  func value(_ name: String, in solution: Solution) -> Double? {
    guard let unknown = names[name] else { return nil }
    let (value, freedoms) = solution.observeDifference(unknown, 0)
    return freedoms.isEmpty ? value : nil
  }
}
