extension LinearSystem { package mutating func reserve(variables: Int, rows: Int) {} }
extension Solution {
  package func observeDifference(_ a: Int32, _ b: Int32) -> (value: Double, freedoms: [Int32]) { (0, []) }
  /// The rows that decide a difference of two unknowns.
  package func support(_ a: Int32, _ b: Int32) -> [Int32] { [] }
}
