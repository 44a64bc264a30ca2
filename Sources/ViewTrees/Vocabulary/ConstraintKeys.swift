import LayoutModel
import SourceText
import YAMLSyntax

/// What the mapping form of a constraint says, item names still unread.
struct ConstraintDraft: KeyTarget {
  var visualFormat: NodeID?
  var options: NodeID?
  var metrics: NodeID?
  var firstItem: NodeID?
  var firstAttribute: NodeID?
  var relation: Relation = .equal
  var secondItem: NodeID?
  var secondAttribute: NodeID?
  var multiplier = 1.0
  var multiplierNode: NodeID?
  var constant = 0.0
  var constantNode: NodeID?
  var priority: Priority = .required
  var priorityNode: NodeID?
  var identifier: Name = .none
  var isActive = true
  /// A value could not be read: the constraint would not say what is meant.
  var isBroken = false
}

extension KeyTable<ConstraintDraft> {
  private static let relations = ["equal", "lessThanOrEqual", "greaterThanOrEqual", "==", "<=", ">="]
  private static let relationValues: [Relation] = [
    .equal, .lessThanOrEqual, .greaterThanOrEqual, .equal, .lessThanOrEqual, .greaterThanOrEqual,
  ]

  /// Every key of a constraint written as a mapping.
  static let constraint = KeyTable(
    of: "a constraint",
    [
      Key("firstItem", .item, "The view or guide on the left side.", default: "self") { value, constraint, _ in
        constraint.firstItem = value
      },
      Key("firstAttribute", .attribute, "What of the first item is constrained.") { value, constraint, _ in
        constraint.firstAttribute = value
      },
      Key("relation", .choice(relations), "How the two sides are related.", default: "equal") {
        value, constraint, decoder in
        guard let index = decoder.word(value, among: relations) else {
          constraint.isBroken = true
          return
        }
        constraint.relation = relationValues[index]
      },
      Key("secondItem", .optionalItem, "The view or guide on the right side; none for a constant.", default: "none") {
        value, constraint, decoder in
        if !decoder.isNone(value) { constraint.secondItem = value }
      },
      Key("secondAttribute", .attribute, "What of the second item counts.", default: "the first attribute") {
        value, constraint, _ in
        constraint.secondAttribute = value
      },
      Key("multiplier", .numberOrMetric, "What the second item's attribute is multiplied by.", default: "1") {
        value, constraint, decoder in
        constraint.multiplierNode = value
        guard let number = decoder.numberOrMetric(value) else {
          constraint.isBroken = true
          return
        }
        constraint.multiplier = number
      },
      Key("constant", .numberOrMetric, "What is added on the right side, in points.", default: "0") {
        value, constraint, decoder in
        constraint.constantNode = value
        guard let number = decoder.numberOrMetric(value) else {
          constraint.isBroken = true
          return
        }
        constraint.constant = number
      },
      Key("priority", .priority, "1 to 1000, or a priority's name.", default: "1000") { value, constraint, decoder in
        constraint.priorityNode = value
        guard let priority = decoder.uncheckedPriority(value) else {
          constraint.isBroken = true
          return
        }
        constraint.priority = priority
      },
      Key("identifier", .text, "The name under which UIKit logs the constraint.") { value, constraint, decoder in
        guard decoder.text(value, "text") != nil else { return }
        constraint.identifier = decoder.layout.names.intern(decoder.reader.bytes(of: value))
      },
      Key("isActive", .boolean, "false: as if it were not there.", default: "true") { value, constraint, decoder in
        if let isActive = decoder.bool(value) { constraint.isActive = isActive }
      },
      Key("visualFormat", .text, "A string of the Visual Format Language, in place of the keys above.") {
        value, constraint, _ in
        constraint.visualFormat = value
      },
      Key("options", .choices(VisualFormat.Options.names), "Alignment and direction of a visual format string.") {
        value, constraint, _ in
        constraint.options = value
      },
      Key("metrics", .metrics, "Numbers by name for this visual format string, above the document's.") {
        value, constraint, _ in
        constraint.metrics = value
      },
    ])
}
