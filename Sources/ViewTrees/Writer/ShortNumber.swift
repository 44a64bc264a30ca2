import LayoutModel

/// Numbers as a person would write them.
enum ShortNumber {
  /// The shortest decimal within a billionth: `20.333333333` where a `Double` would show sixteen digits.
  static func text(_ number: Double) -> String {
    if let whole = Int(exactly: number), abs(number) < 1e15 { return String(whole) }
    // Beyond these bounds rounding at a fixed place would lose what little there is, or change nothing.
    guard abs(number) < 1e6, abs(number) > 1e-6 else { return number.description }
    var scale: Double = 1
    for _ in 0...9 {
      let short = (number * scale).rounded() / scale
      if abs(short - number) <= 1e-9 {
        return Int(exactly: short).map(String.init) ?? short.description
      }
      scale *= 10
    }
    return number.description
  }

  /// A priority is a Float: as a Double it would show nine digits more than it has.
  static func text(_ priority: Priority) -> String {
    Int(exactly: priority.value).map(String.init) ?? priority.value.description
  }
}
