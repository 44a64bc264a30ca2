import LayoutModel
import SourceText

/// Reads one `ConstraintExpression`, left to right, in one pass and without recursion.
struct ExpressionParser {
  /// The value of a metric, or `nil`.
  typealias Metric = (UnsafeBufferPointer<UInt8>) -> Double?
  typealias Operand = ConstraintExpression.Operand

  var cursor: ByteCursor
  var result = ConstraintExpression()

  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>) {
    cursor = ByteCursor(text: text)
  }

  mutating func parse(metric: Metric) throws(ConstraintSyntaxError) {
    cursor.skipBlanks()
    if cursor.isAtEnd {
      throw ConstraintSyntaxError(
        at: ByteRange(0, cursor.text.count), "an empty constraint says nothing",
        help: "write for example 'leading == superview.leading + 16'")
    }
    try readLeftSide()
    if cursor.take(".constraint") {
      try anchorCall(metric: metric)
    } else {
      try relation()
      let side = try read(.any, metric: metric)
      result.constant = side.constant
      if result.hasSecond { result.multiplier = side.multiplier }
      try matchAttributes()
      // Most texts say no more.
      if cursor.isAtEnd { return }
      try inset(metric: metric)
    }
    try priority(metric: metric)
    try end()
  }

  /// The left side is one attribute of one item.
  @inline(__always)
  private mutating func readLeftSide() throws(ConstraintSyntaxError) {
    if cursor.number != nil { throw numberOnTheLeft }
    // A leading point, as in `.top`, is how Swift infers an attribute.
    if cursor.peek() == UInt8(ascii: "."), cursor.isNameStart(at: cursor.offset + 1) { cursor.offset += 1 }
    try cursor.readOperand(into: &result.first)
    if result.first.attributeRange.isEmpty { throw missingAttribute }
  }

  private var numberOnTheLeft: ConstraintSyntaxError {
    ConstraintSyntaxError(
      at: cursor.characterRange, "an attribute must stand on the left of a constraint",
      help: "turn it around: 'width == 40', not '40 == width'")
  }

  private var missingAttribute: ConstraintSyntaxError {
    let operand = result.first
    if operand.isBareName { return cursor.unknownAttribute(operand.range, after: nil) }
    return ConstraintSyntaxError(
      at: operand.range, "the left side names an item, but none of its attributes",
      help: "name one: '\(cursor.string(operand.range)).leading'")
  }

  @inline(__always)
  private mutating func relation() throws(ConstraintSyntaxError) {
    cursor.skipBlanks()
    let start = cursor.offset
    if cursor.peek() == UInt8(ascii: "="), cursor.peek(1) == UInt8(ascii: "=") {
      cursor.offset += 2
      result.relation = .equal
    } else if cursor.take("<=") || cursor.take("≤") {
      result.relation = .lessThanOrEqual
    } else if cursor.take(">=") || cursor.take("≥") {
      result.relation = .greaterThanOrEqual
    } else {
      throw relationError()
    }
    result.relationRange = cursor.range(from: start)
    if cursor.peek() == UInt8(ascii: "=") { throw longRelation(from: start) }
  }

  private func longRelation(from start: Int) -> ConstraintSyntaxError {
    ConstraintSyntaxError(
      at: ByteRange(start, cursor.offset + 1), "a relation is '==', '<=' or '>='", help: "write '=='")
  }

  private func relationError() -> ConstraintSyntaxError {
    let here = cursor.characterRange
    let pair = ByteRange(here.lowerBound, min(here.lowerBound + 2, cursor.text.count))
    switch (cursor.peek(), cursor.peek(1)) {
    case (UInt8(ascii: "="), UInt8(ascii: "<")):
      return ConstraintSyntaxError(at: pair, "'=<' is no relation", help: "write '<='", replacement: "<=")
    case (UInt8(ascii: "="), UInt8(ascii: ">")):
      return ConstraintSyntaxError(at: pair, "'=>' is no relation", help: "write '>='", replacement: ">=")
    case (UInt8(ascii: "="), _):
      return ConstraintSyntaxError(
        at: here, "a single '=' assigns; a constraint relates", help: "use '=='", replacement: "==")
    case (UInt8(ascii: "<"), _), (UInt8(ascii: ">"), _):
      let sign = cursor.string(here)
      return ConstraintSyntaxError(
        at: here, "Auto Layout has no strict inequality '\(sign)'", help: "write '\(sign)='",
        replacement: sign + "=")
    case (UInt8(ascii: "!"), _):
      return ConstraintSyntaxError(at: here, "Auto Layout cannot say that two attributes differ")
    case (UInt8(ascii: "+"), _), (UInt8(ascii: "-"), _), (UInt8(ascii: "*"), _), (UInt8(ascii: "/"), _):
      return ConstraintSyntaxError(
        at: here, "the left side is one attribute; arithmetic belongs on the right",
        help: "bring it to the other side of the relation")
    default:
      return ConstraintSyntaxError(
        at: here, "expected '==', '<=' or '>=' after the attribute, found \(cursor.found)")
    }
  }

  /// Fills in an attribute left out on the right, and refuses pairs that cannot be taken apart together.
  @inline(__always)
  mutating func matchAttributes() throws(ConstraintSyntaxError) {
    guard result.hasSecond else { return }
    if result.second.attributeRange.isEmpty {
      result.second.attribute = result.first.attribute
      return
    }
    switch (result.first.attribute, result.second.attribute) {
    case (.single, .single): return
    case (let first, let second) where first == second: return
    case (.composite(let composite), _), (_, .composite(let composite)): throw unmatched(composite)
    }
  }

  private func unmatched(_ composite: CompositeAttribute) -> ConstraintSyntaxError {
    ConstraintSyntaxError(
      at: result.second.attributeRange,
      "'\(composite.name)' stands for several attributes and can be related only to the same of another item",
      help: "write '\(result.first.attribute.name)' on both sides, or one constraint for each attribute")
  }

  private mutating func inset(metric: Metric) throws(ConstraintSyntaxError) {
    cursor.skipBlanks()
    let start = cursor.offset
    guard cursor.peek() == UInt8(ascii: "i"), cursor.nameEnd(from: start, hyphens: false) == start + 5,
      cursor.take("inset")
    else { return }
    let word = ByteRange(start, cursor.offset)
    guard case .composite(let composite) = result.first.attribute, composite.isEdges else {
      throw ConstraintSyntaxError(
        at: word, "'inset' belongs to 'edges', 'horizontalEdges' and 'verticalEdges'",
        help: "write '+' or '-' and a number")
    }
    guard result.relation == .equal else {
      throw ConstraintSyntaxError(
        at: word, "'inset' needs '==': with an inequality each edge has a relation of its own",
        help: "write one constraint for each edge")
    }
    guard result.hasSecond else {
      throw ConstraintSyntaxError(
        at: word, "'inset' needs an item to inset from", help: "write '\(composite.name) == superview inset 16'")
    }
    result.inset = try number(metric: metric)
  }

  /// Nothing may follow but the comma or semicolon of pasted code.
  private mutating func end() throws(ConstraintSyntaxError) {
    cursor.skipBlanks()
    if cursor.take(UInt8(ascii: ",")) || cursor.take(UInt8(ascii: ";")) { cursor.skipBlanks() }
    guard !cursor.isAtEnd else { return }
    let start = cursor.offset
    let wordEnd = cursor.nameEnd(from: start, hyphens: true)
    let range = wordEnd > start ? ByteRange(start, wordEnd) : cursor.characterRange
    switch cursor.peek() {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      throw ConstraintSyntaxError(
        at: range, "a constraint has one relation", help: "write a constraint of its own for each")
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      throw ConstraintSyntaxError(at: range, "expressions have no parentheses", help: "multiply it out")
    case UInt8(ascii: "%"):
      throw ConstraintSyntaxError(
        at: range, "a percentage is a multiplier of an attribute", help: "write '0.5 * superview.width' for 50 %")
    default: break
    }
    let word = cursor.string(range)
    if result.priorityRange == nil, ConstraintVocabulary.priority(cursor.bytes(range)) != nil {
      throw ConstraintSyntaxError(
        at: range, "a priority stands behind '@'", help: "write '@\(word)'", replacement: "@" + word)
    }
    if let near = NearestName.of(word, among: ["inset"]) {
      throw ConstraintSyntaxError(
        at: range, "expected 'inset', found '\(word)'", help: "write '\(near)'", replacement: near)
    }
    throw ConstraintSyntaxError(
      at: range, "expected '+', '-', '*', '/', '@' and a priority, or the end, found \(cursor.found)")
  }
}
