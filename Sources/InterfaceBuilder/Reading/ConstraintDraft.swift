import LayoutModel

/// What a `constraint` element and its variations say, before its items are looked up.
struct ConstraintDraft {
  var firstItem: ElementTree.Attribute?
  var secondItem: ElementTree.Attribute?
  var firstAttribute: Attribute?
  var secondAttribute = Attribute.notAnAttribute
  var relation = Relation.equal
  var multiplier = 1.0
  var constant = 0.0
  var priority: Float = 1000
  var isPlaceholder = false
  var isSymbolic = false

  mutating func apply(_ element: Int, in tree: ElementTree) {
    for index in tree.elements[element].attributes {
      let attribute = tree.attributes[Int(index)]
      switch attribute.name {
      case .firstItem: firstItem = attribute
      case .secondItem: secondItem = attribute
      case .firstAttribute: firstAttribute = Attribute(word: tree.word(attribute))
      case .secondAttribute: secondAttribute = Attribute(word: tree.word(attribute)) ?? .notAnAttribute
      case .relation:
        switch tree.word(attribute) {
        case .lessThanOrEqual: relation = .lessThanOrEqual
        case .greaterThanOrEqual: relation = .greaterThanOrEqual
        default: relation = .equal
        }
      case .multiplier: multiplier = tree.withBytes(attribute) { Number.parseMultiplier($0) } ?? 1
      case .constant: constant = tree.number(attribute) ?? 0
      case .priority: priority = Float(min(max(tree.number(attribute) ?? 1000, 0), 1000))
      case .placeholder: isPlaceholder = tree.isYes(attribute)
      case .symbolic: isSymbolic = tree.isYes(attribute)
      default: break
      }
    }
  }
}

extension Attribute {
  /// An attribute as constraints write it; `baseline` is the last one's older name.
  init?(word: Word) {
    switch word {
    case .left: self = .left
    case .right: self = .right
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .top: self = .top
    case .bottom: self = .bottom
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .firstBaseline: self = .firstBaseline
    case .baseline, .lastBaseline: self = .lastBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    default: return nil
    }
  }
}
