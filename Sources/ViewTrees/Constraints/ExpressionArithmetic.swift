import LayoutModel
import SourceText

/// The right side: sums and products in which one item stands at most once.
extension ExpressionParser {
  enum SideContent {
    /// An item, a number, or both.
    case any
    case numberOnly
  }

  /// `multiplier * operand + constant`.
  struct Side {
    var operand = Operand()
    var hasOperand = false
    var multiplier: Double = 0
    var constant: Double = 0
  }

  /// A sum of numbers and metrics, as behind `constant:`.
  mutating func number(metric: Metric) throws(ConstraintSyntaxError) -> Double {
    var side = Side()
    try read(&side, .numberOnly, metric: metric)
    return side.constant
  }

  mutating func read(_ side: inout Side, _ content: SideContent, metric: Metric) throws(ConstraintSyntaxError) {
    cursor.skipBlanks()
    let start = cursor.offset
    var sign: Double = 1
    while true {
      try term(sign: sign, into: &side, content, metric: metric)
      cursor.skipBlanks()
      if cursor.take(UInt8(ascii: "+")) {
        sign = 1
      } else if cursor.take(UInt8(ascii: "-")) || cursor.take("−") {
        sign = -1
      } else {
        break
      }
    }
    guard side.multiplier.isFinite, side.constant.isFinite else {
      throw ConstraintSyntaxError(
        at: ByteRange(start, cursor.offset), "the numbers are too large: UIKit refuses a constant that is not finite")
    }
  }

  /// Factors joined by `*` and `/`, added to the side.
  private mutating func term(
    sign: Double, into side: inout Side, _ content: SideContent, metric: Metric
  ) throws(ConstraintSyntaxError) {
    var value = sign
    var isOperand = false
    var divides = false
    while true {
      cursor.skipBlanks()
      let start = cursor.offset
      if let number = try factor(&side, content, metric: metric) {
        if divides, number == 0 {
          throw ConstraintSyntaxError(at: ByteRange(start, cursor.offset), "a constraint cannot divide by zero")
        }
        value = divides ? value / number : value * number
      } else if divides {
        throw ConstraintSyntaxError(
          at: side.operand.range, "a constraint is linear: it cannot divide by an attribute")
      } else {
        isOperand = true
      }
      cursor.skipBlanks()
      if cursor.take(UInt8(ascii: "*")) || cursor.take("×") {
        divides = false
      } else if cursor.take(UInt8(ascii: "/")) || cursor.take("÷") {
        divides = true
      } else {
        break
      }
    }
    if isOperand { side.multiplier = value } else { side.constant += value }
  }

  /// One factor: a number, or `nil` for an item, which has become the side's.
  private mutating func factor(
    _ side: inout Side, _ content: SideContent, metric: Metric
  ) throws(ConstraintSyntaxError) -> Double? {
    var sign: Double = 1
    if cursor.take(UInt8(ascii: "-")) || cursor.take("−") { sign = -1 } else { _ = cursor.take(UInt8(ascii: "+")) }
    cursor.skipBlanks()
    if let number = try plainNumber() { return sign * number }
    guard cursor.isNameStart(at: cursor.offset) || ByteCursor.isDigit(cursor.peek()) else {
      throw missingFactor(content)
    }
    var operand = Operand()
    try cursor.readOperand(into: &operand)
    if operand.isBareName {
      if let value = metric(cursor.bytes(operand.name)) { return sign * value }
      try refuseSpelledInfinity(operand.name)
    }
    if content == .numberOnly {
      guard operand.isBareName else {
        throw ConstraintSyntaxError(at: operand.range, "expected a number or a metric here, not an attribute")
      }
      throw unknownMetric(operand.name)
    }
    if side.hasOperand {
      // One of the two may only be a metric that does not exist.
      if operand.isBareName { throw unknownMetric(operand.name) }
      if side.operand.isBareName { throw unknownMetric(side.operand.name) }
      throw ConstraintSyntaxError(
        at: operand.range, "a constraint relates two attributes, and this is a third",
        help: "put a layout guide between them, or a spacer view")
    }
    guard sign > 0 else {
      throw ConstraintSyntaxError(
        at: ByteRange(operand.range.lowerBound, cursor.offset), "an item cannot have a sign of its own",
        help: "write '-1 * \(cursor.string(operand.range))'")
    }
    (side.operand, side.hasOperand) = (operand, true)
    return nil
  }

  /// A number without sign, if one stands here.
  private mutating func plainNumber() throws(ConstraintSyntaxError) -> Double? {
    let start = cursor.offset
    guard let (value, end) = cursor.number else { return nil }
    guard value.isFinite else {
      throw ConstraintSyntaxError(at: ByteRange(start, end), "the number is too large for a CGFloat")
    }
    cursor.offset = end
    if cursor.take("pt") || cursor.take("px") || cursor.take("dp"), !cursor.isNameStart(at: cursor.offset) {
      throw ConstraintSyntaxError(
        at: ByteRange(end, cursor.offset), "numbers are points and carry no unit", help: "write the number alone")
    }
    return value
  }

  private func missingFactor(_ content: SideContent) -> ConstraintSyntaxError {
    if cursor.peek() == UInt8(ascii: "(") {
      return ConstraintSyntaxError(
        at: cursor.characterRange, "expressions have no parentheses", help: "multiply it out")
    }
    let expected = content == .any ? "a number, an item or an attribute" : "a number or a metric"
    return ConstraintSyntaxError(
      at: cursor.characterRange, "expected \(expected), found \(cursor.found)",
      help: content == .any ? "write for example 'superview.leading + 16'" : nil)
  }

  func unknownMetric(_ range: ByteRange) -> ConstraintSyntaxError {
    let name = cursor.string(range)
    return ConstraintSyntaxError(
      .unknownMetric, at: range, "'\(name)' is no metric of this document",
      help: name.utf8.contains(UInt8(ascii: "-"))
        ? "a minus sign needs a blank on either side; otherwise add '\(name)' to 'metrics'"
        : "add it to 'metrics', or name an attribute: '\(name).width'")
  }

  private func refuseSpelledInfinity(_ name: ByteRange) throws(ConstraintSyntaxError) {
    guard Self.notFinite.find(cursor.bytes(name)) != nil else { return }
    throw ConstraintSyntaxError(
      at: name, "'\(cursor.string(name))' is no length: UIKit refuses a constant that is not finite")
  }

  private static let notFinite = WordIndex(["nan", "NaN", "inf", "infinity", "Infinity", "greatestFiniteMagnitude"])
}
