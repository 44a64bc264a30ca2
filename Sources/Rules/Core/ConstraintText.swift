import LayoutModel

/// Writes constraints in the words of the expression language, for messages.
struct ConstraintText {
  let layout: Layout

  init(_ layout: Layout) { self.layout = layout }

  func expression(_ it: Constraint) -> String {
    var text = "\(anchor(it.first, it.firstAttribute, from: it.owner)) \(it.relation.symbol) "
    if it.second.exists {
      text += anchor(it.second, it.secondAttribute, from: it.owner)
      if it.multiplier != 1 { text += " * \(Self.number(it.multiplier))" }
      if it.constant > 0 { text += " + \(Self.number(it.constant))" }
      if it.constant < 0 { text += " - \(Self.number(-it.constant))" }
    } else {
      text += Self.number(it.constant)
    }
    if !it.priority.isRequired { text += " @\(Self.number(Double(it.priority.value)))" }
    return text
  }

  /// An attribute of an item as it stands in the list of `owner`.
  func anchor(_ item: Item, _ attribute: Attribute, from owner: ViewID) -> String {
    let guide = item.guide == .none ? "" : ".\(item.guide.name)"
    return "\(name(item.view, from: owner))\(guide).\(attribute.name)"
  }

  /// A view's id, or what the list of `owner` can call it without one; else its class in angle brackets.
  func name(_ view: ViewID, from owner: ViewID) -> String {
    let it = layout[view]
    if it.name.exists { return layout.names[it.name] }
    if view == owner { return "self" }
    if owner.exists, view == layout[owner].superview { return "superview" }
    return "<\(it.className.exists ? layout.names[it.className] : it.kind.name)>"
  }

  /// A number without a needless fraction; at most three decimals.
  static func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard thousandths.magnitude < 1e15 else { return String(value) }
    if thousandths == 0 { return "0" }
    let whole = Int(thousandths.magnitude) / 1000
    var fraction = String(Int(thousandths.magnitude) % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return (thousandths < 0 ? "-" : "") + String(whole) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
