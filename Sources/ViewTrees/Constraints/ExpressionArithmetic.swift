import LayoutModel
import SourceText

/// The right side: sums and products in which one item stands at most once.
extension ExpressionParser {
  enum SideContent {
    /// An item, a number, or both.
    case any
    case numberOnly
  }

  /// What the right side says beside its item: `multiplier * item + constant`.
  struct Side {
    var multiplier: Double = 0
    var constant: Double = 0
  }

  /// A sum of numbers and metrics, as behind `constant:`.
  mutating func number(metric: Metric) throws(ConstraintSyntaxError) -> Double {
    try read(.numberOnly, metric: metric).constant
  }

  /// Reads a sum of products. An item in it becomes the expression's second.
  mutating func read(_ content: SideContent, metric: Metric) throws(ConstraintSyntaxError) -> Side {
    cursor.skipBlanks()
    let start = cursor.offset
    var side = Side()
    var term = Term(sign: 1)
    while true {
      try multiply(&term, content, metric: metric)
      cursor.skipBlanks()
      switch operation() {
      case .times: term.divides = false
      case .by: term.divides = true
      case .plus:
        side.add(term)
        term = Term(sign: 1)
      case .minus:
        side.add(term)
        term = Term(sign: -1)
      case nil:
        side.add(term)
        guard side.multiplier.isFinite, side.constant.isFinite else {
          throw ConstraintSyntaxError(
            at: ByteRange(start, cursor.offset),
            "the numbers are too large: UIKit refuses a constant that is not finite")
        }
        return side
      }
      cursor.skipBlanks()
    }
  }

  private enum Operation { case plus, minus, times, by }

  /// Goes on past the sign that joins what stands before it with what follows.
  @inline(__always)
  private mutating func operation() -> Operation? {
    if cursor.isAtEnd { return nil }
    if cursor.take(UInt8(ascii: "+")) { return .plus }
    if cursor.take(UInt8(ascii: "-")) || cursor.take("−") { return .minus }
    if cursor.take(UInt8(ascii: "*")) || cursor.take("×") { return .times }
    if cursor.take(UInt8(ascii: "/")) || cursor.take("÷") { return .by }
    return nil
  }

  /// Reads one factor into a product.
  @inline(__always)
  private mutating func multiply(
    _ term: inout Term, _ content: SideContent, metric: Metric
  ) throws(ConstraintSyntaxError) {
    let start = cursor.offset
    if let number = try factor(content, metric: metric) {
      if term.divides, number == 0 {
        throw ConstraintSyntaxError(at: ByteRange(start, cursor.offset), "a constraint cannot divide by zero")
      }
      term.value = term.divides ? term.value / number : term.value * number
    } else if term.divides {
      throw ConstraintSyntaxError(
        at: result.second.range, "a constraint is linear: it cannot divide by an attribute")
    } else {
      term.hasItem = true
    }
  }
}

/// A product that is being read.
private struct Term {
  var value: Double
  /// Whether the item is among its factors.
  var hasItem = false
  /// Whether the next factor divides it.
  var divides = false

  init(sign: Double) { value = sign }
}

extension ExpressionParser.Side {
  fileprivate mutating func add(_ term: Term) {
    if term.hasItem { multiplier = term.value } else { constant += term.value }
  }
}
