import LayoutModel
import SourceText

/// Reads one `VisualFormat` in one pass. Its order of questions is UIKit's, so that its complaints are too.
struct VisualFormatParser {
  /// The value of a metric, or `nil`.
  typealias Metric = (UnsafeBufferPointer<UInt8>) -> Double?

  private var cursor: ByteCursor
  var result = VisualFormat()

  init(_ text: UnsafeBufferPointer<UInt8>) {
    cursor = ByteCursor(text: text)
  }

  mutating func parse(metric: Metric) throws(ConstraintSyntaxError) {
    if cursor.isAtEnd {
      throw ConstraintSyntaxError(at: .fileStart, "It's an empty string.", help: "write for example 'H:|-[title]-|'")
    }
    if let foreign = cursor.text.firstIndex(where: { $0 >= 0x80 }) {
      cursor.offset = foreign
      throw error(
        "It contains non-ASCII characters.", help: "visual format knows ASCII only: write \(cursor.found) otherwise")
    }
    try axis()
    var before: Int?
    if cursor.peek() == UInt8(ascii: "|") {
      result.startsAtSuperview = cursor.characterRange
      cursor.offset += 1
      if cursor.isAtEnd {
        throw error("Expected a connection after the '|' character", help: "write for example '|-[title]-|'")
      }
      try connection(before: nil, metric: metric)
      result.connections[0].after = 0
    }
    try view(metric: metric)
    before = 0
    while !cursor.isAtEnd {
      try connection(before: before, metric: metric)
      let last = result.connections.count - 1
      if cursor.peek() == UInt8(ascii: "[") {
        before = result.views.count
        result.connections[last].after = before
        try view(metric: metric)
      } else if cursor.peek() == UInt8(ascii: "|") {
        result.endsAtSuperview = cursor.characterRange
        cursor.offset += 1
        break
      } else {
        throw error("Expected a view or '|'", help: help(for: .element))
      }
    }
    guard cursor.isAtEnd else {
      throw error("Expected the end of the format string", help: "nothing can follow the superview's edge '|'")
    }
  }

  private mutating func axis() throws(ConstraintSyntaxError) {
    let letter = cursor.peek()
    guard letter == UInt8(ascii: "H") || letter == UInt8(ascii: "V") else { return }
    let isHorizontal = letter == UInt8(ascii: "H")
    result.axis = isHorizontal ? .horizontal : .vertical
    cursor.offset += 1
    guard cursor.take(UInt8(ascii: ":")) else {
      let name = isHorizontal ? "H" : "V"
      throw error(
        "Expected a ':' after '\(name)' to specify \(result.axis.name) arrangement", help: "write '\(name):'")
    }
  }

  private mutating func view(metric: Metric) throws(ConstraintSyntaxError) {
    let start = cursor.offset
    guard cursor.take(UInt8(ascii: "[")) else { throw error("Expected a view", help: help(for: .element)) }
    let name = ByteRange(cursor.offset, nameEnd())
    if name.isEmpty {
      let rule = "View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
      throw error("Expected a view. \(rule)", help: help(for: .viewName))
    }
    cursor.offset = name.upperBound
    let firstPredicate = result.predicates.count
    if cursor.take(UInt8(ascii: "(")) {
      if cursor.isAtEnd {
        throw error(
          "Unexpectedly ran out of characters in the middle of parsing a view", help: "write for example '(44)]'")
      }
      try predicateList(ofView: true, metric: metric)
      guard cursor.take(UInt8(ascii: ")")) else {
        throw error(
          "A predicate on a view's thickness must end with ')' and the view must end with ']'",
          help: help(for: .thickness))
      }
      guard cursor.take(UInt8(ascii: "]")) else {
        throw error("Expected ']' after specifying thickness.", help: help(for: .thickness))
      }
    } else if !cursor.take(UInt8(ascii: "]")) {
      throw error("Expected a ']' here. That is how you give the end of a view.", help: help(for: .viewName))
    }
    result.views.append(
      VisualFormat.ViewElement(
        name: name, range: ByteRange(start, cursor.offset), predicates: firstPredicate..<result.predicates.count))
  }

  private mutating func connection(before: Int?, metric: Metric) throws(ConstraintSyntaxError) {
    let start = cursor.offset
    let firstPredicate = result.predicates.count
    var kind = VisualFormat.Connection.Kind.flush
    if cursor.take(UInt8(ascii: "-")) {
      kind = .standard
      if cursor.peek() != UInt8(ascii: "|"), cursor.peek() != UInt8(ascii: "[") {
        kind = .predicates
        try connectionPredicates(metric: metric)
      }
    }
    result.connections.append(
      VisualFormat.Connection(
        kind: kind, range: ByteRange(start, cursor.offset), predicates: firstPredicate..<result.predicates.count,
        before: before, after: nil))
  }

  private mutating func connectionPredicates(metric: Metric) throws(ConstraintSyntaxError) {
    if cursor.peek() == UInt8(ascii: "-") {
      throw error(
        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around "
          + "negative numbers.", help: "write '-(-8)-' for a negative distance, or one '-' for the standard space")
    }
    if cursor.take(UInt8(ascii: "(")) {
      try predicateList(ofView: false, metric: metric)
      guard cursor.take(UInt8(ascii: ")")) else {
        throw error(
          "Expected a ')' at the end of a constraint modifier, or a ',' before another constraint modifier",
          help: help(for: .thickness))
      }
    } else {
      try predicate(ofView: false, metric: metric)
    }
    guard cursor.take(UInt8(ascii: "-")) else {
      if cursor.peek() == UInt8(ascii: ",") {
        throw error(
          "Expected a '-' here. To specify a list of constraints, you must use parentheses around the list of "
            + "constraints", help: "write '-(>=8,<=20)-'")
      }
      throw error("Expected a '-' here", help: help(for: .connectionEnd))
    }
  }

  private mutating func predicateList(ofView: Bool, metric: Metric) throws(ConstraintSyntaxError) {
    repeat { try predicate(ofView: ofView, metric: metric) } while cursor.take(UInt8(ascii: ","))
  }

  private mutating func predicate(ofView: Bool, metric: Metric) throws(ConstraintSyntaxError) {
    let start = cursor.offset
    if cursor.isAtEnd { throw error("Expected more input", help: help(for: .connectionEnd)) }
    let relation = try relation()
    let objectStart = cursor.offset
    let object = try object(ofView: ofView, metric: metric)
    let objectRange = ByteRange(objectStart, cursor.offset)
    let priority = try priority(metric: metric)
    result.predicates.append(
      VisualFormat.Predicate(
        relation: relation, object: object, objectRange: objectRange, priority: priority,
        range: ByteRange(start, cursor.offset)))
  }

  private mutating func relation() throws(ConstraintSyntaxError) -> Relation {
    let relation: Relation
    switch cursor.peek() {
    case UInt8(ascii: "<"): relation = .lessThanOrEqual
    case UInt8(ascii: ">"): relation = .greaterThanOrEqual
    case UInt8(ascii: "="): relation = .equal
    default: return .equal
    }
    cursor.offset += 1
    guard cursor.take(UInt8(ascii: "=")) else {
      throw error("Unknown relation. Must be ==, >=, or <=", help: "write '\(relation.symbol)'")
    }
    return relation
  }

  private mutating func object(
    ofView: Bool, metric: Metric
  ) throws(ConstraintSyntaxError) -> VisualFormat.Predicate.Object {
    if let number = try number() { return .number(number) }
    let name = ByteRange(cursor.offset, nameEnd())
    if name.isEmpty {
      throw error(
        "Expected a number or key from the metrics dictionary, but encountered something else", help: help(for: .object)
      )
    }
    cursor.offset = name.upperBound
    if let value = metric(cursor.bytes(name)) { return .number(value) }
    if ofView { return .view(name) }
    throw unknownMetric(name, help: "add it to 'metrics'; a space cannot be equal to the size of a view")
  }

  private mutating func priority(metric: Metric) throws(ConstraintSyntaxError) -> Priority {
    guard cursor.take(UInt8(ascii: "@")) else { return .required }
    let start = cursor.offset
    var value = try number()
    if value == nil {
      let name = ByteRange(start, nameEnd())
      if name.isEmpty {
        throw error(
          "Expected a number or key from the metrics dictionary, but encountered something else",
          help: "a priority is a number above 0 and at most 1000, or a metric")
      }
      cursor.offset = name.upperBound
      value = metric(cursor.bytes(name))
      if value == nil {
        let known = ConstraintVocabulary.priority(cursor.bytes(name))
        throw unknownMetric(
          name,
          help: known.map { "visual format has no names for priorities: write '@\(Int($0.value))'" }
            ?? "add it to 'metrics', or write the number")
      }
    }
    let range = ByteRange(start, cursor.offset)
    guard let value, value > 0 else {
      throw ConstraintSyntaxError(
        at: range, "Invalid priority specified: \(cursor.string(range)). Priority must be greater than 0",
        help: "1 is the lowest that means anything, 1000 is required")
    }
    guard value <= 1000 else {
      throw ConstraintSyntaxError(
        at: range,
        "Invalid priority specified: \(cursor.string(range)). Priority cannot be higher than "
          + "UILayoutPriorityRequired, which is 1000.", help: "write '@1000', or leave it out")
    }
    return Priority(Float(value))
  }

  /// A number with an optional sign, if one begins here.
  private mutating func number() throws(ConstraintSyntaxError) -> Double? {
    let start = cursor.offset
    let isNegative = cursor.peek() == UInt8(ascii: "-")
    guard isNegative || ByteCursor.isDigit(cursor.peek()) else { return nil }
    guard let (value, end) = DecimalNumber.scan(cursor.text, at: start + (isNegative ? 1 : 0)), value.isFinite else {
      throw error(
        "Expected a number or a key from the metrics dictionary, but encountered something else",
        help: help(for: .object))
    }
    cursor.offset = end
    // C reads `5.` as 5, and UIKit reads numbers as C does.
    if cursor.peek() == UInt8(ascii: "."), !cursor.isNameStart(at: end + 1) { cursor.offset += 1 }
    return isNegative ? -value : value
  }

  /// The end of the C identifier that begins here.
  private func nameEnd() -> Int {
    cursor.isNameStart(at: cursor.offset) ? cursor.nameEnd(from: cursor.offset, hyphens: false) : cursor.offset
  }
}

extension VisualFormatParser {
  /// What was expected where the parser stopped.
  private enum Expectation {
    case element, viewName, thickness, connectionEnd, object
  }

  private func error(_ message: String, help: String?) -> ConstraintSyntaxError {
    let isBlank = cursor.peek() == 0x20 || cursor.peek() == 0x09
    return ConstraintSyntaxError(at: cursor.characterRange, message, help: help, replacement: isBlank ? "" : nil)
  }

  private func unknownMetric(_ name: ByteRange, help: String) -> ConstraintSyntaxError {
    ConstraintSyntaxError(
      .unknownMetric, at: name,
      "Encountered metric with name \"\(cursor.string(name))\", but value was not specified in metrics or views "
        + "dictionaries", help: help)
  }

  /// What to write, seeing what stands there.
  private func help(for expectation: Expectation) -> String {
    switch cursor.peek() {
    case 0x20, 0x09, 0x0A,
      0x0D where !cursor.isAtEnd:
      return "visual format has no blanks: remove it"
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "+"):
      return "visual format has no arithmetic: write an expression, such as 'a.width == 0.5 * b.width'"
    case UInt8(ascii: "."):
      return "names have no points in visual format; guides and attributes need an expression: 'a.width == b.width'"
    case UInt8(ascii: "-") where expectation == .viewName:
      return "an id with '-' cannot stand in visual format: rename the view, or write an expression"
    case UInt8(ascii: "h") where cursor.offset == 0: return "write 'H:'"
    case UInt8(ascii: "v") where cursor.offset == 0: return "write 'V:'"
    default: break
    }
    switch expectation {
    case .element: return "a view stands in brackets: '[title]'"
    case .viewName: return "a view is written '[title]' or '[title(44)]'"
    case .thickness: return "predicates stand in parentheses, with commas between: '(>=44,<=88@750)'"
    case .connectionEnd: return "a distance has a '-' on either side: '-8-'"
    case .object: return "write a number or a metric; a view's size only inside that of a view: '[a(==b)]'"
    }
  }
}
