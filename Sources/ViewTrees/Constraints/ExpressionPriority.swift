import LayoutModel
import SourceText

/// Priorities: `@750`, `@high`, `@.defaultHigh`, `@high - 1`, `@UILayoutPriority(750)`.
extension ExpressionParser {
  mutating func priority(metric: Metric) throws(ConstraintSyntaxError) {
    cursor.skipBlanks()
    guard cursor.take(UInt8(ascii: "@")) else { return }
    cursor.skipBlanks()
    let start = cursor.offset
    let isWrapped = cursor.take("UILayoutPriority(")
    if isWrapped { _ = cursor.take("rawValue:") }
    if !isWrapped { _ = cursor.take("UILayoutPriority.") || cursor.take(UInt8(ascii: ".")) }
    cursor.skipBlanks()
    var value = try priorityTerm(metric: metric)
    cursor.skipBlanks()
    while cursor.peek() == UInt8(ascii: "+") || cursor.peek() == UInt8(ascii: "-") {
      let sign: Float = cursor.peek() == UInt8(ascii: "-") ? -1 : 1
      cursor.offset += 1
      cursor.skipBlanks()
      value += sign * (try priorityTerm(metric: metric))
      cursor.skipBlanks()
    }
    if isWrapped, !cursor.take(UInt8(ascii: ")")) {
      throw ConstraintSyntaxError(at: cursor.characterRange, "expected ')' after the priority")
    }
    guard value.isFinite else {
      throw ConstraintSyntaxError(
        at: ByteRange(start, cursor.offset), "a priority is above 0 and at most 1000, which is required")
    }
    result.priority = Priority(value)
    result.priorityRange = ByteRange(start, cursor.offset)
  }

  private mutating func priorityTerm(metric: Metric) throws(ConstraintSyntaxError) -> Float {
    let start = cursor.offset
    if let (value, end) = DecimalNumber.scan(cursor.text, at: start) {
      cursor.offset = end
      return Float(value)
    }
    guard cursor.isNameStart(at: start) else {
      // A negative priority is a number all the same: the rules say why it is none.
      if cursor.take(UInt8(ascii: "-")), let (value, end) = DecimalNumber.scan(cursor.text, at: cursor.offset) {
        cursor.offset = end
        return -Float(value)
      }
      throw ConstraintSyntaxError(
        at: cursor.characterRange, "expected a priority after '@', found \(cursor.found)",
        help: "a number above 0 and at most 1000, required, high, low, fittingSize, or a metric")
    }
    let stem = cursor.nameEnd(from: start, hyphens: false)
    if let known = ConstraintVocabulary.priority(cursor.bytes(ByteRange(start, stem))) {
      cursor.offset = stem
      return known.value
    }
    // A metric may have a hyphen in its name; otherwise the hyphen is a minus sign.
    var end = cursor.nameEnd(from: start, hyphens: true)
    var value = metric(cursor.bytes(ByteRange(start, end)))
    if value == nil, stem < end {
      end = stem
      value = metric(cursor.bytes(ByteRange(start, end)))
    }
    guard let value else {
      let range = ByteRange(start, cursor.nameEnd(from: start, hyphens: true))
      let word = cursor.string(range)
      let near = NearestName.match(word, among: ConstraintVocabulary.priorityNames)
      throw ConstraintSyntaxError(
        .unknownMetric, at: range, "'\(word)' is neither a priority nor a metric of this document",
        help: near.map { "did you mean '\($0.name)'?" }
          ?? "a number above 0 and at most 1000, required, high, low, fittingSize, or a metric",
        replacement: near?.name, isOnlyReplacement: near?.isOnly ?? true)
    }
    cursor.offset = end
    return Float(value)
  }
}
