import LayoutModel

/// Writes constraints in the words of the expression language, for messages.
struct ConstraintText {
  let layout: Layout

  init(_ layout: Layout) { self.layout = layout }

  func expression(_ it: Constraint) -> String {
    var text = "\(anchor(it.first, it.firstAttribute)) \(it.relation.symbol) "
    if it.second.exists {
      text += anchor(it.second, it.secondAttribute)
      if it.multiplier != 1 { text += " * \(Self.number(it.multiplier))" }
      if it.constant > 0 { text += " + \(Self.number(it.constant))" }
      if it.constant < 0 { text += " - \(Self.number(-it.constant))" }
    } else {
      text += Self.number(it.constant)
    }
    if !it.priority.isRequired { text += " @\(Self.number(Double(it.priority.value)))" }
    return text
  }

  func anchor(_ item: Item, _ attribute: Attribute) -> String { "\(name(item)).\(attribute.name)" }

  func name(_ item: Item) -> String {
    let view = layout[item.view]
    let base = view.name.exists ? layout.names[view.name] : "<\(view.kind.name)>"
    return item.guide == .none ? base : "\(base).\(item.guide.name)"
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
