import LayoutModel

/// Constraints as the expressions of the format, seen from the view in whose list they stand.
struct ConstraintText {
  let layout: Layout
  let names: ViewNames
  /// Whether it is written as messages write it: the superview by its id where it has one, priorities as numbers.
  var followsMessages = false

  /// In an Interface Builder document every constraint has an object id, which is nobody's concern.
  private var keepsIdentifiers: Bool { layout.origin == .viewTree }

  /// Whether the list of `home` has words for the items of a constraint. `.none` is the document's list.
  func canName(_ constraint: Constraint, home: ViewID) -> Bool {
    [constraint.first.view, constraint.second.view].allSatisfy { view in
      !view.exists || view == home || isSuperview(view, of: home) || !names[view].isEmpty
    }
  }

  private func isSuperview(_ view: ViewID, of home: ViewID) -> Bool {
    home.exists && view.exists && view == layout[home].superview
  }

  /// The lines of one list: expressions, the parts of `edges` and the like gathered.
  func lines(_ constraints: [Constraint], home: ViewID) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(constraints.count)
    let composites = CompositeSearch(constraints, keepsIdentifiers: keepsIdentifiers)
    for (index, constraint) in constraints.enumerated() {
      switch composites.roles[index] {
      case .part: continue
      case .alone: lines.append(line(constraint, home: home))
      case .leads(let composite, let tail):
        lines.append(Line(text: composed(constraint, composite, tail, home: home)))
      }
    }
    return lines
  }

  struct Line {
    var text: String
    /// What is to be known about it; stands behind it as a comment.
    var comment: String?
  }

  private func line(_ constraint: Constraint, home: ViewID) -> Line {
    let expression = expression(constraint, home: home)
    if constraint.isPlaceholder { return Line(text: expression, comment: "removed at build time") }
    return Line(text: keepsIdentifiers && constraint.identifier.exists ? mapping(constraint, home: home) : expression)
  }

  private func expression(_ constraint: Constraint, home: ViewID) -> String {
    var text = side(constraint.first, constraint.firstAttribute.name, home: home)
    text += " \(constraint.relation.symbol) "
    if constraint.second.exists {
      let number = ShortNumber.text(constraint.multiplier)
      if number != "1" { text += "\(number) * " }
      text += side(constraint.second, constraint.secondAttribute.name, home: home)
      text += offset(constraint.constant)
    } else {
      text += ShortNumber.text(constraint.constant)
    }
    return text + priority(constraint.priority)
  }

  private func composed(
    _ leading: Constraint, _ composite: CompositeAttribute, _ tail: CompositeSearch.Tail, home: ViewID
  ) -> String {
    var text = side(leading.first, composite.name, home: home) + " == "
    if leading.second.exists {
      text += item(leading.second, home: home) ?? side(leading.second, composite.name, home: home)
    }
    switch tail {
    case .none: break
    case .inset(let inset): text += " inset \(ShortNumber.text(inset))"
    case .constant(let constant):
      text += leading.second.exists ? offset(constant) : ShortNumber.text(constant)
    }
    return text + priority(leading.priority)
  }

  /// An attribute of an item; of the home alone, the bare attribute.
  private func side(_ item: Item, _ attribute: String, home: ViewID) -> String {
    self.item(item, home: home).map { "\($0).\(attribute)" } ?? attribute
  }

  /// `nil` for the home itself.
  private func item(_ item: Item, home: ViewID) -> String? {
    let guide = item.guide == .none ? "" : ".\(item.guide.name)"
    if item.view == home { return guide.isEmpty ? nil : "self" + guide }
    let id = names[item.view]
    if isSuperview(item.view, of: home), !followsMessages || id.isEmpty { return "superview" + guide }
    return id + guide
  }

  private func offset(_ constant: Double) -> String {
    let number = ShortNumber.text(abs(constant))
    if number == "0" { return "" }
    return constant < 0 ? " - \(number)" : " + \(number)"
  }

  private func priority(_ priority: Priority) -> String {
    switch priority {
    case .required: ""
    case .defaultHigh where !followsMessages: " @high"
    case .defaultLow where !followsMessages: " @low"
    default: " @\(ShortNumber.text(priority))"
    }
  }

  /// With NSLayoutConstraint's own words, where an identifier has to be kept.
  private func mapping(_ constraint: Constraint, home: ViewID) -> String {
    var parts = [
      "firstItem: \(item(constraint.first, home: home) ?? "self")",
      "firstAttribute: \(constraint.firstAttribute.name)",
    ]
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: parts.append("relation: lessThanOrEqual")
    case .greaterThanOrEqual: parts.append("relation: greaterThanOrEqual")
    }
    if constraint.second.exists {
      parts.append("secondItem: \(item(constraint.second, home: home) ?? "self")")
      parts.append("secondAttribute: \(constraint.secondAttribute.name)")
      if constraint.multiplier != 1 { parts.append("multiplier: \(ShortNumber.text(constraint.multiplier))") }
    }
    if constraint.constant != 0 { parts.append("constant: \(ShortNumber.text(constraint.constant))") }
    if constraint.priority != .required { parts.append("priority: \(priority(constraint.priority).dropFirst(2))") }
    parts.append("identifier: \(YAMLScalar.text(layout.names[constraint.identifier]))")
    return "{" + parts.joined(separator: ", ") + "}"
  }
}
