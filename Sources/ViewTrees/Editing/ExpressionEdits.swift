import LayoutModel
import SourceText

/// The words of an expression that must change so that its constraints become others. Places are inside the text.
struct ExpressionEdits {
  private let expression: ConstraintExpression
  private let text: UnsafeBufferPointer<UInt8>
  /// Each constraint as it is and as it is to be.
  private let changes: [(old: Constraint, new: Constraint)]
  /// Whether these are all constraints of the expression.
  private let isWhole: Bool

  init(
    _ expression: ConstraintExpression, _ text: UnsafeBufferPointer<UInt8>, changes: [(Constraint, Constraint)],
    isWhole: Bool
  ) {
    (self.expression, self.text, self.isWhole) = (expression, text, isWhole)
    self.changes = changes
  }

  /// `nil` when no change of single words brings it about.
  var edits: [Edit]? {
    guard let change = changes.first else { return nil }
    if changes.allSatisfy({ isTurned($0) }) { return signEdit.map { [$0] } }
    guard isWhole, changes.count == 1 else { return nil }
    var edits: [Edit] = []
    var mended = change.old
    if change.new.relation != change.old.relation {
      mended.relation = change.new.relation
      guard let edit = relationEdit(change.new.relation) else { return nil }
      edits.append(edit)
    }
    if change.new.priority != change.old.priority {
      mended.priority = change.new.priority
      edits.append(priorityEdit(change.new.priority))
    }
    if change.new.firstAttribute != change.old.firstAttribute {
      mended.firstAttribute = change.new.firstAttribute
      mended.secondAttribute = change.new.secondAttribute
      edits.append(attributeEdit(expression.first.attributeRange, change.new.firstAttribute))
      if !expression.second.attributeRange.isEmpty {
        edits.append(attributeEdit(expression.second.attributeRange, change.new.secondAttribute))
      }
    }
    return mended == change.new ? edits : nil
  }

  private func word(_ range: ByteRange) -> String { String(decoding: text[range.indices], as: UTF8.self) }

  private func relationEdit(_ relation: Relation) -> Edit? {
    let word = word(expression.relationRange)
    let names = ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"]
    guard let name = names.first(where: { word.hasPrefix($0) }) else {
      return Edit(expression.relationRange, relation.symbol)
    }
    // A pasted call has labels for relations: `equalTo` and `equalToConstant`.
    let label = relation == .equal ? names[0] : relation == .lessThanOrEqual ? names[1] : names[2]
    return Edit(expression.relationRange, label + word.dropFirst(name.count))
  }

  private func priorityEdit(_ priority: Priority) -> Edit {
    let number = ShortNumber.text(priority)
    if let range = expression.priorityRange { return Edit(range, number) }
    var end = text.count
    while end > 0, [0x20, UInt8(ascii: ","), UInt8(ascii: ";")].contains(text[end - 1]) { end -= 1 }
    return Edit(ByteRange(at: end), " @\(number)")
  }

  private func attributeEdit(_ range: ByteRange, _ attribute: Attribute) -> Edit {
    Edit(range, attribute.name + (word(range).hasSuffix("Anchor") ? "Anchor" : ""))
  }

  private func isTurned(_ change: (old: Constraint, new: Constraint)) -> Bool {
    var turned = change.old
    turned.constant = -turned.constant
    return turned == change.new && turned.constant != 0
  }

  /// `+` becomes `-`, where one number stands behind it and nothing else. Where only the far edges of several turn, `+`
  /// becomes `inset`.
  private var signEdit: Edit? {
    guard expression.hasSecond else { return nil }
    var sign = expression.second.range.upperBound
    while sign < text.count, text[sign] == 0x20 { sign += 1 }
    guard sign < text.count, text[sign] == UInt8(ascii: "+") || text[sign] == UInt8(ascii: "-") else { return nil }
    let end = expression.priorityRange.map { $0.lowerBound - 1 } ?? text.count
    guard sign < end, !text[(sign + 1)..<end].contains(where: { "+-*/@".utf8.contains($0) }) else { return nil }
    let range = ByteRange(sign, sign + 1)
    if isWhole { return Edit(range, text[sign] == UInt8(ascii: "+") ? "-" : "+") }
    guard case .composite(let composite) = expression.first.attribute, composite.isEdges, expression.inset == 0,
      text[sign] == UInt8(ascii: "+"),
      Set(changes.map(\.new.firstAttribute)) == Set(composite.parts.filter { $0.kind == .max })
    else { return nil }
    let isSpaced = sign > 0 && text[sign - 1] == 0x20
    return Edit(range, (isSpaced ? "" : " ") + "inset" + (text[sign + 1] == 0x20 ? "" : " "))
  }
}
