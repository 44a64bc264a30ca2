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
    if !expression.second.attributeRange.isEmpty {
      secondAttribute = text.place(expression.second.attributeRange)
    }
    if let range = expression.priorityRange { priority = text.place(range) }
  }
}

/// What UIKit would raise an exception for.
enum ConstraintFault {
  case priority
  case notFinite
  /// An attribute that a layout guide does not have, on the first or the second side.
  case ofGuide(Item, Attribute, isSecond: Bool)
  case locationOfConstant
  case missingAttribute
  case axes
  case sizeAndLocation
  case directions
  case zeroMultiplier
}

extension DocumentDecoder {
  /// Adds a constraint to the layout, unless UIKit would raise an exception for it.
  ///
  /// - Returns: why it was not added, to be told by `refuse`.
  mutating func add(_ constraint: Constraint) -> ConstraintFault? {
    let fault = constraint.fault(isFirstGuide: isGuide(constraint.first), isSecondGuide: isGuide(constraint.second))
    if fault == nil { layout.constraints.append(constraint) }
    return fault
  }

  /// Tells why a constraint was not added.
  mutating func refuse(_ constraint: Constraint, _ fault: ConstraintFault, _ places: ConstraintPlaces) {
    let problem = explain(fault, constraint, places)
    report(.invalidConstraint, at: problem.range, problem.message, view: constraint.first.view, help: problem.help)
    markUnread(constraint.first, constraint.second, .none)
  }

  /// Whether an item is a layout guide, UIKit's or one of the document's.
  ///
  /// Mutating in name only: this decoder would be copied to be lent.
  @inline(__always)
  private mutating func isGuide(_ item: Item) -> Bool {
    item.guide != .none || (item.exists && layout[item.view].isLayoutGuide)
  }

  private typealias Problem = (range: ByteRange, message: String, help: String)

  private func explain(_ fault: ConstraintFault, _ constraint: Constraint, _ places: ConstraintPlaces) -> Problem {
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    let pair = "'\(first.name)' and '\(second.name)'"
    switch fault {
    case .priority:
      return (
        places.priority,
        "UIKit refuses the priority \(Self.text(Double(constraint.priority.value))): priorities are above 0 and at most "
          + "1000", "write 1 to 1000, or leave it out for a required constraint"
      )
    case .notFinite:
      return (
        places.whole, "UIKit refuses a constant or multiplier that is not a finite number",
        "write a number that fits the screen"
      )
    case .ofGuide(let item, let attribute, let isSecond):
      return explainGuide(item, attribute, isSecond ? places.secondAttribute : places.firstAttribute)
    case .locationOfConstant:
      return (
        places.whole,
        "UIKit refuses a location equal to a constant: '\(first.name)' needs another item's \(first.name) to be measured "
          + "from",
        "write \(first.name) \(constraint.relation.symbol) \(nameOfSuperview(constraint.first)).\(first.name)"
          + Self.offset(constraint.constant)
      )
    case .missingAttribute:
      return (
        places.secondAttribute, "UIKit refuses a second item without an attribute",
        "name an attribute of it, or leave the item out"
      )
    case .axes:
      return (
        places.secondAttribute,
        "UIKit refuses to relate a \(first.axis?.name ?? "") attribute to a \(second.axis?.name ?? "") one: \(pair)",
        "use two attributes of one axis"
      )
    case .sizeAndLocation:
      return (
        places.secondAttribute, "UIKit refuses to relate a size to a location: \(pair)",
        "relate a size to a size, or a location to a location"
      )
    case .directions:
      return (
        places.secondAttribute, "UIKit refuses to mix leading and trailing with left and right: \(pair)",
        "use leading and trailing on both sides, which also serves languages that read from right to left"
      )
    case .zeroMultiplier:
      return (
        places.whole,
        "UIKit refuses a multiplier of 0 for a location: it would make '\(first.name)' equal to a constant",
        "write a multiplier other than 0, or leave it out"
      )
    }
  }

  private func explainGuide(_ item: Item, _ attribute: Attribute, _ range: ByteRange) -> Problem {
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
    return (
      range, "\(name) has only top, bottom and height",
      "use the view's own \(attribute.name), or its safeAreaLayoutGuide"
    )
  }

  private func nameOfSuperview(_ item: Item) -> String {
    let superview = item.exists ? layout[item.view].superview : .none
    return superview.exists && layout[superview].name.exists ? layout.names[layout[superview].name] : "superview"
  }

  private static func offset(_ constant: Double) -> String {
    if constant == 0 { return "" }
    return (constant < 0 ? " - " : " + ") + text(abs(constant))
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }
}

extension Constraint {
  /// What UIKit would raise an exception for, if anything.
  ///
  /// - Parameters:
  ///   - isFirstGuide: whether the first item is a layout guide; asked for where guides differ from views.
  ///   - isSecondGuide: the same of the second item.
  @inline(__always)
  fileprivate func fault(
    isFirstGuide: @autoclosure () -> Bool, isSecondGuide: @autoclosure () -> Bool
  ) -> ConstraintFault? {
    guard priority.value > 0, priority.value <= 1000 else { return .priority }
    guard constant.isFinite, multiplier.isFinite else { return .notFinite }
    if first.guide.lacks(firstAttribute), isFirstGuide() { return .ofGuide(first, firstAttribute, isSecond: false) }
    let isLength = firstAttribute.kind == .length
    guard second.exists else { return isLength ? nil : .locationOfConstant }
    if second.guide.lacks(secondAttribute), isSecondGuide() {
      return .ofGuide(second, secondAttribute, isSecond: true)
    }
    guard let axis = firstAttribute.axis, let secondAxis = secondAttribute.axis else { return .missingAttribute }
    let isSecondLength = secondAttribute.kind == .length
    if axis != secondAxis, !(isLength && isSecondLength) { return .axes }
    if isLength != isSecondLength { return .sizeAndLocation }
    let (direction, secondDirection) = (firstAttribute.direction, secondAttribute.direction)
    if direction != secondDirection, direction != .neither, secondDirection != .neither { return .directions }
    return multiplier == 0 && !isLength ? .zeroMultiplier : nil
  }
}

extension Guide {
  /// Whether a guide (`none` is one of the document's) lacks an attribute that views have.
  fileprivate func lacks(_ attribute: Attribute) -> Bool {
    if attribute.kind == .baseline || attribute.isMargin { return true }
    return (self == .topLayout || self == .bottomLayout) && attribute.axis != .vertical
  }
}
