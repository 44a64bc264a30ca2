import LayoutModel
import SourceText

/// Constraints pasted from Swift: `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8).isActive = true`.
extension ExpressionParser {
  private struct Label {
    let relation: Relation
    let isConstant: Bool
  }

  private static let labels = WordTable<Label>([
    ("equalTo", Label(relation: .equal, isConstant: false)),
    ("lessThanOrEqualTo", Label(relation: .lessThanOrEqual, isConstant: false)),
    ("greaterThanOrEqualTo", Label(relation: .greaterThanOrEqual, isConstant: false)),
    ("equalToConstant", Label(relation: .equal, isConstant: true)),
    ("lessThanOrEqualToConstant", Label(relation: .lessThanOrEqual, isConstant: true)),
    ("greaterThanOrEqualToConstant", Label(relation: .greaterThanOrEqual, isConstant: true)),
  ])

  /// What follows `.constraint`.
  mutating func anchorCall(metric: Metric) throws(ConstraintSyntaxError) {
    cursor.skipBlanks()
    guard cursor.take(UInt8(ascii: "(")) else {
      throw ConstraintSyntaxError(
        at: cursor.characterRange, "expected '(' after 'constraint', found \(cursor.found)",
        help: "or write the constraint as an expression: 'top == superview.top + 8'")
    }
    let labelRange = try label()
    guard let label = Self.labels.find(cursor.bytes(labelRange)) else { throw unknownLabel(labelRange) }
    (result.relation, result.relationRange) = (label.relation, labelRange)
    cursor.skipBlanks()
    if label.isConstant {
      result.constant = try number(metric: metric)
    } else {
      try cursor.readOperand(into: &result.second)
      result.hasSecond = true
    }
    try arguments(hasSecond: !label.isConstant, metric: metric)
    try matchAttributes()
    try activation()
  }

  private mutating func label() throws(ConstraintSyntaxError) -> ByteRange {
    cursor.skipBlanks()
    let start = cursor.offset
    cursor.offset = cursor.nameEnd(from: start, hyphens: false)
    let range = ByteRange(start, cursor.offset)
    cursor.skipBlanks()
    guard !range.isEmpty, cursor.take(UInt8(ascii: ":")) else {
      throw ConstraintSyntaxError(
        at: range.isEmpty ? cursor.characterRange : range,
        "expected an argument's label and ':', found \(cursor.found)",
        help: "'equalTo:', 'lessThanOrEqualTo:', 'greaterThanOrEqualTo:' or one of them with 'Constant'")
    }
    return range
  }

  private mutating func arguments(hasSecond: Bool, metric: Metric) throws(ConstraintSyntaxError) {
    while true {
      cursor.skipBlanks()
      if cursor.take(UInt8(ascii: ")")) { return }
      guard cursor.take(UInt8(ascii: ",")) else {
        throw ConstraintSyntaxError(
          at: cursor.characterRange, "expected ',' or ')' inside 'constraint(…)', found \(cursor.found)")
      }
      let labelRange = try label()
      let word = cursor.bytes(labelRange)
      if hasSecond, word.elementsEqual("multiplier".utf8) {
        result.multiplier = try number(metric: metric)
      } else if hasSecond, word.elementsEqual("constant".utf8) {
        result.constant = try number(metric: metric)
      } else {
        throw unknownLabel(labelRange)
      }
    }
  }

  private mutating func activation() throws(ConstraintSyntaxError) {
    guard cursor.take(".isActive") else { return }
    cursor.skipBlanks()
    guard cursor.take(UInt8(ascii: "=")) else {
      throw ConstraintSyntaxError(at: cursor.characterRange, "expected '= true' after 'isActive'")
    }
    cursor.skipBlanks()
    if cursor.take("false") {
      result.isActive = false
    } else if !cursor.take("true") {
      throw ConstraintSyntaxError(at: cursor.characterRange, "expected 'true' or 'false', found \(cursor.found)")
    }
  }

  private func unknownLabel(_ range: ByteRange) -> ConstraintSyntaxError {
    let word = cursor.string(range)
    if word.contains("SystemSpacing") {
      return ConstraintSyntaxError(
        at: range, "the system's spacing is known only at run time",
        help: "write the distance: 'top == other.bottom + 8'")
    }
    let near = NearestName.match(word, among: (Self.labels.words + ["multiplier", "constant"]).filter { $0 != word })
    return ConstraintSyntaxError(
      at: range, "'\(word):' is no argument of 'constraint(…)' here", help: near.map { "did you mean '\($0.name):'?" },
      replacement: near?.name, isOnlyReplacement: near?.isOnly ?? true)
  }
}
