import LayoutModel
import SourceText

/// Items and attributes: `scroll.contentLayoutGuide.leading`.
extension ExpressionParser {
  /// Reads what one side names: words joined by points. Stops before the `.constraint` of a pasted call.
  ///
  /// - Parameter allowsDot: whether a leading point (`.top`, as Swift infers it) is passed over.
  mutating func operand(allowsDot: Bool = false) throws(ConstraintSyntaxError) -> Operand {
    if allowsDot, cursor.peek() == UInt8(ascii: "."), cursor.isNameStart(at: cursor.offset + 1) { cursor.offset += 1 }
    var operand = try firstWord()
    while cursor.peek() == UInt8(ascii: "."), !isCall {
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
      skipUnwrapping()
    }
    operand.range = ByteRange(operand.range.lowerBound, cursor.offset)
    return operand
  }

  private var isCall: Bool {
    var ahead = cursor
    return ahead.take(".constraint") && !ahead.isNameStart(at: ahead.offset)
  }

  /// The first word decides: a keyword, an attribute or guide of the owner, or an id.
  private mutating func firstWord() throws(ConstraintSyntaxError) -> Operand {
    let start = cursor.offset
    guard cursor.isNameStart(at: start) || ByteCursor.isDigit(cursor.peek()) else {
      throw ConstraintSyntaxError(
        at: cursor.characterRange, "expected an item or an attribute, found \(cursor.found)")
    }
    let range = ByteRange(start, firstWordEnd(from: start))
    cursor.offset = range.upperBound
    skipUnwrapping()
    var operand = Operand()
    operand.range = range
    let word = cursor.bytes(range)
    let isFollowed = cursor.peek() == UInt8(ascii: ".") && !isCall
    if word.isExactly("self") {
      operand.subject = .owner
    } else if word.isExactly("superview") {
      operand.subject = .superview
    } else if let guide = ConstraintVocabulary.guide(word) {
      (operand.guide, operand.guideRange) = (guide, range)
    } else if !isFollowed, let attribute = ConstraintVocabulary.attribute(word) {
      (operand.attribute, operand.attributeRange) = (attribute, range)
    } else {
      (operand.subject, operand.name) = (.named, range)
    }
    return operand
  }

  /// An id may hold hyphens, but not end with one; `height-8` and `superview-8` are arithmetic all the same.
  private func firstWordEnd(from start: Int) -> Int {
    var end = cursor.nameEnd(from: start, hyphens: true)
    if end < cursor.text.count, cursor.text[end] == UInt8(ascii: ".") { return end }
    while cursor.text[end - 1] == UInt8(ascii: "-") { end -= 1 }
    let stem = cursor.nameEnd(from: start, hyphens: false)
    guard stem + 1 < end, ByteCursor.isDigit(cursor.text[stem + 1]) else { return end }
    let word = cursor.text[start..<stem]
    let isKeyword =
      word.isExactly("self") || word.isExactly("superview")
      || ConstraintVocabulary.guide(word) != nil || ConstraintVocabulary.attribute(word) != nil
    return isKeyword ? stem : end
  }

  /// A word behind a point: a guide, an attribute, or what people paste before one.
  private func member(_ range: ByteRange, of operand: inout Operand) throws(ConstraintSyntaxError) {
    let word = cursor.bytes(range)
    guard operand.attributeRange.isEmpty else {
      throw ConstraintSyntaxError(
        at: range, "nothing can follow the attribute '\(operand.attribute.name)'",
        help: "a constraint's item ends with its attribute")
    }
    if let attribute = ConstraintVocabulary.attribute(word) {
      (operand.attribute, operand.attributeRange) = (attribute, range)
    } else if operand.guide == .none, let guide = ConstraintVocabulary.guide(word) {
      (operand.guide, operand.guideRange) = (guide, range)
    } else if operand.guide == .none, operand.subject == .owner, word.isExactly("superview") {
      operand.subject = .superview
    } else if operand.guide == .none, operand.subject == .owner {
      // `self.title.topAnchor`, pasted from a class: the property is the id.
      (operand.subject, operand.name) = (.named, range)
    } else if word.isExactly("superview") {
      throw ConstraintSyntaxError(
        at: range, "only the owner's own 'superview' can be named", help: "give that view an id and name it")
    } else {
      throw unknownAttribute(range, after: operand)
    }
  }

  /// `superview!.topAnchor` and `superview?.topAnchor`, as Swift has it.
  private mutating func skipUnwrapping() {
    if cursor.peek() == UInt8(ascii: "!") || cursor.peek() == UInt8(ascii: "?"), cursor.peek(1) == UInt8(ascii: ".") {
      cursor.offset += 1
    }
  }

  /// - Parameter operand: what stands before the word; `nil` when the word stands alone.
  func unknownAttribute(_ range: ByteRange, after operand: Operand?) -> ConstraintSyntaxError {
    let word = cursor.string(range)
    let takesGuide = operand.map { $0.guide == .none } ?? false
    let known = ConstraintVocabulary.attributeNames + (takesGuide ? ConstraintVocabulary.guideNames : [])
    let near =
      ConstraintVocabulary.familiar(cursor.bytes(range)).flatMap { known.contains($0) ? .init($0, isOnly: false) : nil }
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
