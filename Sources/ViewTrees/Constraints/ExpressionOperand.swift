import LayoutModel
import SourceText

/// Items and attributes: `scroll.contentLayoutGuide.leading`.
///
/// These are the cursor's, not the parser's, as all that is asked for every word.
extension ByteCursor {
  typealias Operand = ConstraintExpression.Operand

  /// Reads what one side names: words joined by points. Stops before the `.constraint` of a pasted call.
  ///
  /// - Parameter operand: where it is written; fresh.
  mutating func readOperand(into operand: inout Operand) throws(ConstraintSyntaxError) {
    let beginning = offset
    try readFirstWord(into: &operand)
    while peek() == UInt8(ascii: "."), !isAtCall {
      offset &+= 1
      let start = offset
      offset = nameEnd(from: start, hyphens: false)
      if offset == start { throw missingMember }
      try readMember(range(from: start), of: &operand)
      skipUnwrapping()
    }
    operand.range = range(from: beginning)
  }

  /// The first word decides: a keyword, an attribute or guide of the owner, or an id.
  @inline(__always)
  private mutating func readFirstWord(into operand: inout Operand) throws(ConstraintSyntaxError) {
    let start = offset
    guard isNameStart(at: start) || Self.isDigit(peek()) else { throw missingItem }
    offset = itemEnd(from: start)
    let range = range(from: start)
    skipUnwrapping()
    switch ConstraintVocabulary.itemWord(bytes(range)) {
    case .owner:
      operand.subject = .owner
    case .superview:
      operand.subject = .superview
    case .guide(let guide):
      (operand.guide, operand.guideRange) = (guide, range)
    // With more behind it, it is the id of a view that is called like an attribute.
    case .attribute(let attribute) where peek() != UInt8(ascii: ".") || isAtCall:
      (operand.attribute, operand.attributeRange) = (attribute, range)
    case .attribute, .id:
      (operand.subject, operand.name) = (.named, range)
    }
  }

  /// A word behind a point: a guide, an attribute, or what people paste before one.
  @inline(__always)
  private func readMember(_ range: ByteRange, of operand: inout Operand) throws(ConstraintSyntaxError) {
    let word = bytes(range)
    guard operand.attributeRange.isEmpty else { throw unwanted(range, after: operand) }
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
    case .superview, .owner, .guide, .id:
      throw unwanted(range, after: operand)
    }
  }

  private var missingItem: ConstraintSyntaxError {
    ConstraintSyntaxError(at: characterRange, "expected an item or an attribute, found \(found)")
  }

  private var missingMember: ConstraintSyntaxError {
    ConstraintSyntaxError(
      at: characterRange, "expected an attribute or a guide after '.', found \(found)",
      help: "write for example 'leading' or 'safeAreaLayoutGuide.top'")
  }

  /// Why a word cannot stand behind what an operand has already.
  private func unwanted(_ range: ByteRange, after operand: Operand) -> ConstraintSyntaxError {
    if !operand.attributeRange.isEmpty {
      return ConstraintSyntaxError(
        at: range, "nothing can follow the attribute '\(operand.attribute.name)'",
        help: "a constraint's item ends with its attribute")
    }
    if ConstraintVocabulary.itemWord(bytes(range)) == .superview {
      return ConstraintSyntaxError(
        at: range, "only the owner's own 'superview' can be named", help: "give that view an id and name it")
    }
    return unknownAttribute(range, after: operand)
  }

  /// - Parameter operand: what stands before the word; `nil` when the word stands alone.
  func unknownAttribute(_ range: ByteRange, after operand: Operand?) -> ConstraintSyntaxError {
    let word = string(range)
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
