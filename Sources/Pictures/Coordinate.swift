/// How coordinates are shown: in points, with two decimals at most.
enum Coordinate {
  static func rounded(_ value: Double) -> Double {
    guard value.magnitude < 1e12 else { return value }
    let hundredths = Int64(value * 100 + (value < 0 ? -0.5 : 0.5))
    return Double(hundredths) / 100
  }

  /// Without a needless fraction: `12`, `12.5`, `-3.25`.
  static func text(_ value: Double) -> String {
    let value = rounded(value)
    guard value.magnitude < 1e12, value == Double(Int64(value)) else { return String(value) }
    return String(Int64(value))
  }
}
