import LayoutModel
import SourceText

/// Where the parts of a constraint stand in the file, for messages.
struct ConstraintPlaces {
  var whole: ByteRange
  var firstAttribute: ByteRange
  var secondAttribute: ByteRange
  var priority: ByteRange

  init(_ range: ByteRange) { (whole, firstAttribute, secondAttribute, priority) = (range, range, range, range) }

  init(_ expression: ConstraintExpression, _ text: ConstraintSource) {
    self.init(text.range)
    if !expression.first.attributeRange.isEmpty { firstAttribute = text.place(expression.first.attributeRange) }
    if let second = expression.second, !second.attributeRange.isEmpty {
      secondAttribute = text.place(second.attributeRange)
    }
    if let range = expression.priorityRange { priority = text.place(range) }
  }
}

extension DocumentDecoder {
  /// Adds a constraint to the layout, unless UIKit would raise an exception for it, which is told.
  ///
  /// - Returns: whether it was added.
  @discardableResult
  mutating func add(_ constraint: Constraint, _ places: ConstraintPlaces) -> Bool {
    guard let problem = problem(constraint, places) else {
      layout.constraints.append(constraint)
      return true
    }
    report(.invalidConstraint, at: problem.range, problem.message, view: constraint.first.view, help: problem.help)
    markUnread(constraint.first, constraint.second, .none)
    return false
  }

  private typealias Problem = (range: ByteRange, message: String, help: String)

  private func problem(_ constraint: Constraint, _ places: ConstraintPlaces) -> Problem? {
    if !(constraint.priority.value > 0 && constraint.priority.value <= 1000) {
      return (
        places.priority,
        "UIKit refuses the priority \(Self.text(Double(constraint.priority.value))): priorities are above 0 and at most 1000",
        "write 1 to 1000, or leave it out for a required constraint"
      )
    }
    if !constraint.constant.isFinite || !constraint.multiplier.isFinite {
      return (
        places.whole, "UIKit refuses a constant or multiplier that is not a finite number",
        "write a number that fits the screen"
      )
    }
    if let problem = itemProblem(constraint.first, constraint.firstAttribute, places.firstAttribute) { return problem }
    if let problem = itemProblem(constraint.second, constraint.secondAttribute, places.secondAttribute) {
      return problem
    }
    return constraint.second.exists ? pairProblem(constraint, places) : constantProblem(constraint, places)
  }

  /// An attribute that the item does not have.
  private func itemProblem(_ item: Item, _ attribute: Attribute, _ range: ByteRange) -> Problem? {
    guard item.exists else { return nil }
    guard item.guide != .none || layout[item.view].isLayoutGuide else { return nil }
    let name = item.guide == .none ? layout.describe(item.view) : "'\(item.guide.name)'"
    if attribute.kind == .baseline {
      return (range, "\(name) is a layout guide, and guides have no baselines", "use top, bottom or centerY")
    }
    if attribute.isMargin {
      return (
        range, "\(name) is a layout guide, and guides have no margins: '\(attribute.name)' is an attribute of views",
        "write \(attribute.withoutMargin.name)"
      )
    }
    if item.guide == .topLayout || item.guide == .bottomLayout, attribute.axis == .horizontal {
      return (
        range, "\(name) has only top, bottom and height",
        "use the view's own \(attribute.name), or its safeAreaLayoutGuide"
      )
    }
    return nil
  }

  private func constantProblem(_ constraint: Constraint, _ places: ConstraintPlaces) -> Problem? {
    let attribute = constraint.firstAttribute
    if attribute.kind == .length { return nil }
    let name = attribute.name
    let superview = constraint.first.exists ? layout[constraint.first.view].superview : .none
    let other = superview.exists && layout[superview].name.exists ? layout.names[layout[superview].name] : "superview"
    return (
      places.whole,
      "UIKit refuses a location equal to a constant: '\(name)' needs another item's \(name) to be measured from",
      "write \(name) \(constraint.relation.symbol) \(other).\(name)\(Self.offset(constraint.constant))"
    )
  }

  private static func offset(_ constant: Double) -> String {
    if constant == 0 { return "" }
    return (constant < 0 ? " - " : " + ") + text(abs(constant))
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }

  private func pairProblem(_ constraint: Constraint, _ places: ConstraintPlaces) -> Problem? {
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    // Made only when it is needed: names cost more than all the checks.
    var pair: String { "'\(first.name)' and '\(second.name)'" }
    guard let firstAxis = first.axis, let secondAxis = second.axis else {
      return (
        places.secondAttribute, "UIKit refuses a second item without an attribute",
        "name an attribute of it, or leave the item out"
      )
    }
    if firstAxis != secondAxis, first.kind != .length || second.kind != .length {
      return (
        places.secondAttribute,
        "UIKit refuses to relate a \(firstAxis.name) attribute to a \(secondAxis.name) one: \(pair)",
        "use two attributes of one axis"
      )
    }
    if (first.kind == .length) != (second.kind == .length) {
      return (
        places.secondAttribute, "UIKit refuses to relate a size to a location: \(pair)",
        "relate a size to a size, or a location to a location"
      )
    }
    if first.direction != second.direction, first.direction != .neither, second.direction != .neither {
      return (
        places.secondAttribute,
        "UIKit refuses to mix leading and trailing with left and right: \(pair)",
        "use leading and trailing on both sides, which also serves languages that read from right to left"
      )
    }
    if constraint.multiplier == 0, first.kind != .length {
      return (
        places.whole,
        "UIKit refuses a multiplier of 0 for a location: it would make '\(first.name)' equal to a constant",
        "write a multiplier other than 0, or leave it out"
      )
    }
    return nil
  }
}
