import LayoutModel
import SourceText

/// Items and attributes: `scroll.contentLayoutGuide.leading`.
extension ExpressionParser {
  /// Reads what one side names: words joined by points. Stops before the `.constraint` of a pasted call.
  ///
  /// - Parameters:
  ///   - operand: where it is written; fresh.
  ///   - allowsDot: whether a leading point (`.top`, as Swift infers it) is passed over.
  mutating func readOperand(into operand: inout Operand, allowsDot: Bool = false) throws(ConstraintSyntaxError) {
    if allowsDot, cursor.peek() == UInt8(ascii: "."), cursor.isNameStart(at: cursor.offset + 1) { cursor.offset += 1 }
    let beginning = cursor.offset
    try readFirstWord(into: &operand)
    while cursor.peek() == UInt8(ascii: "."), !cursor.isAtCall {
      cursor.offset += 1
      let start = cursor.offset
      let end = cursor.nameEnd(from: start, hyphens: false)
      guard end > start else {
        throw ConstraintSyntaxError(
          at: cursor.characterRange, "expected an attribute or a guide after '.', found \(cursor.found)",
          help: "write for example 'leading' or 'safeAreaLayoutGuide.top'")
      }
      cursor.offset = end
      try member(ByteRange(start, end), of: &operand)
      cursor.skipUnwrapping()
    }
    operand.range = ByteRange(beginning, cursor.offset)
  }

  /// The first word decides: a keyword, an attribute or guide of the owner, or an id.
  private mutating func readFirstWord(into operand: inout Operand) throws(ConstraintSyntaxError) {
    let start = cursor.offset
    guard cursor.isNameStart(at: start) || ByteCursor.isDigit(cursor.peek()) else {
      throw ConstraintSyntaxError(
        at: cursor.characterRange, "expected an item or an attribute, found \(cursor.found)")
    }
    let range = ByteRange(start, cursor.itemEnd(from: start))
    cursor.offset = range.upperBound
    cursor.skipUnwrapping()
    switch ConstraintVocabulary.itemWord(cursor.bytes(range)) {
    case .owner:
      operand.subject = .owner
    case .superview:
      operand.subject = .superview
    case .guide(let guide):
      (operand.guide, operand.guideRange) = (guide, range)
    // With more behind it, it is the id of a view that is called like an attribute.
    case .attribute(let attribute) where cursor.peek() != UInt8(ascii: ".") || cursor.isAtCall:
      (operand.attribute, operand.attributeRange) = (attribute, range)
    case .attribute, nil:
      (operand.subject, operand.name) = (.named, range)
    }
  }

  /// A word behind a point: a guide, an attribute, or what people paste before one.
  private func member(_ range: ByteRange, of operand: inout Operand) throws(ConstraintSyntaxError) {
    let word = cursor.bytes(range)
    guard operand.attributeRange.isEmpty else {
      throw ConstraintSyntaxError(
        at: range, "nothing can follow the attribute '\(operand.attribute.name)'",
        help: "a constraint's item ends with its attribute")
    }
    switch ConstraintVocabulary.itemWord(word) {
    case .attribute(let attribute):
      (operand.attribute, operand.attributeRange) = (attribute, range)
    case .guide(let guide) where operand.guide == .none:
      (operand.guide, operand.guideRange) = (guide, range)
    case .superview where operand.guide == .none && operand.subject == .owner:
      operand.subject = .superview
    case _ where operand.guide == .none && operand.subject == .owner:
      // `self.title.topAnchor`, pasted from a class: the property is the id.
      (operand.subject, operand.name) = (.named, range)
    case .superview:
      throw ConstraintSyntaxError(
        at: range, "only the owner's own 'superview' can be named", help: "give that view an id and name it")
    case .owner, .guide, nil:
      throw unknownAttribute(range, after: operand)
    }
  }

  /// - Parameter operand: what stands before the word; `nil` when the word stands alone.
  func unknownAttribute(_ range: ByteRange, after operand: Operand?) -> ConstraintSyntaxError {
    let word = cursor.string(range)
    let takesGuide = operand.map { $0.guide == .none } ?? false
    let known = ConstraintVocabulary.attributeNames + (takesGuide ? ConstraintVocabulary.guideNames : [])
    let near =
      ConstraintVocabulary.familiar(word).flatMap { known.contains($0) ? .init($0, isOnly: false) : nil }
      ?? NearestName.match(word, among: known)
    let kind = takesGuide ? "neither an attribute nor a guide" : "no attribute"
    let help: String? =
      if let near { "did you mean '\(near.name)'?" } else if operand == nil {
        "name its attribute: '\(word).leading'"
      } else {
        "attributes are those of NSLayoutConstraint.Attribute: leading, trailing, top, bottom, width, height, …"
      }
    return ConstraintSyntaxError(
      .unknownAttribute, at: range, "'\(word)' is \(kind)", help: help, replacement: near?.name,
      isOnlyReplacement: near?.isOnly ?? true)
  }
}
