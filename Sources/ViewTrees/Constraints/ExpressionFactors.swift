import LayoutModel
import SourceText

/// The factors of the right side: numbers, metrics, and the one item.
extension ExpressionParser {
  /// One factor: a number, or `nil` for an item.
  @inline(__always)
  mutating func factor(_ content: SideContent, metric: Metric) throws(ConstraintSyntaxError) -> Double? {
    var sign: Double = 1
    if cursor.take(UInt8(ascii: "-")) || cursor.take("−") {
      sign = -1
      cursor.skipBlanks()
    } else if cursor.take(UInt8(ascii: "+")) {
      cursor.skipBlanks()
    }
    if cursor.isAtDigitOrPoint, let number = try plainNumber() { return sign * number }
    return try item(sign: sign, content, metric: metric)
  }

  /// An item, which becomes the expression's second, and gives `nil`; or the value of a metric.
  private mutating func item(
    sign: Double, _ content: SideContent, metric: Metric
  ) throws(ConstraintSyntaxError) -> Double? {
    guard cursor.isNameStart(at: cursor.offset) || ByteCursor.isDigit(cursor.peek()) else {
      throw missingFactor(content)
    }
    var operand = Operand()
    try cursor.readOperand(into: &operand)
    if operand.isBareName {
      if let value = metric(cursor.bytes(operand.name)) { return sign * value }
      try refuseSpelledInfinity(operand.name)
    }
    guard content == .any, !result.hasSecond, sign > 0 else { throw misplaced(operand, content) }
    (result.second, result.hasSecond) = (operand, true)
    return nil
  }

  /// Why an item cannot stand where it does.
  private func misplaced(_ operand: Operand, _ content: SideContent) -> ConstraintSyntaxError {
    if content == .numberOnly {
      return operand.isBareName
        ? unknownMetric(operand.name)
        : ConstraintSyntaxError(at: operand.range, "expected a number or a metric here, not an attribute")
    }
    if result.hasSecond {
      // One of the two may only be a metric that does not exist.
      if operand.isBareName { return unknownMetric(operand.name) }
      if result.second.isBareName { return unknownMetric(result.second.name) }
      return ConstraintSyntaxError(
        at: operand.range, "a constraint relates two attributes, and this is a third",
        help: "put a layout guide between them, or a spacer view")
    }
    return ConstraintSyntaxError(
      at: ByteRange(operand.range.lowerBound, cursor.offset), "an item cannot have a sign of its own",
      help: "write '-1 * \(cursor.string(operand.range))'")
  }

  /// A number without sign, if one stands here.
  @inline(__always)
  private mutating func plainNumber() throws(ConstraintSyntaxError) -> Double? {
    if let number = cursor.takeShortNumber() { return number }
    return try longNumber()
  }

  private mutating func longNumber() throws(ConstraintSyntaxError) -> Double? {
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
