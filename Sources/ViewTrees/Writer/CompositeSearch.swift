import LayoutModel

/// Finds constraints that can be said together: four equal pins as `edges`, a centre, a size.
struct CompositeSearch {
  enum Role {
    case alone
    /// Said by the first of its composite.
    case part
    case leads(CompositeAttribute, Tail)
  }

  /// What stands behind `edges == superview`.
  enum Tail {
    case none
    case inset(Double)
    case constant(Double)
  }

  /// What the parts of one composite have in common.
  private struct Key: Hashable {
    var first: Item
    var second: Item
    var priority: Priority
  }

  private(set) var roles: [Role]

  /// - Parameters:
  ///   - constraints: those of one list, in order.
  ///   - keepsIdentifiers: a constraint with an identifier is written alone, since a composite has no place for it.
  init(_ constraints: [Constraint], keepsIdentifiers: Bool) {
    roles = [Role](repeating: .alone, count: constraints.count)
    var groups: [Key: [Attribute: Int]] = [:]
    var keys: [Key] = []
    for (index, constraint) in constraints.enumerated() where Self.canBePart(constraint) {
      if keepsIdentifiers, constraint.identifier.exists { continue }
      let key = Key(first: constraint.first, second: constraint.second, priority: constraint.priority)
      if groups[key] == nil { keys.append(key) }
      if groups[key, default: [:]][constraint.firstAttribute] == nil {
        groups[key, default: [:]][constraint.firstAttribute] = index
      }
    }
    for key in keys {
      guard let group = groups[key] else { continue }
      for composite in CompositeAttribute.allCases { join(composite, group, constraints) }
    }
  }

  private static func canBePart(_ constraint: Constraint) -> Bool {
    guard constraint.relation == .equal, !constraint.isPlaceholder else { return false }
    guard constraint.second.exists else { return constraint.firstAttribute.kind == .length }
    return constraint.multiplier == 1 && constraint.firstAttribute == constraint.secondAttribute
  }

  private mutating func join(
    _ composite: CompositeAttribute, _ group: [Attribute: Int], _ constraints: [Constraint]
  ) {
    let found = composite.parts.compactMap { group[$0] }
    guard found.count == composite.parts.count, let leader = found.min() else { return }
    for index in found {
      guard case .alone = roles[index] else { return }
    }
    guard let tail = tail(composite, found.map { constraints[$0] }) else { return }
    for index in found { roles[index] = .part }
    roles[leader] = .leads(composite, tail)
  }

  private func tail(_ composite: CompositeAttribute, _ parts: [Constraint]) -> Tail? {
    guard let constant = parts.first?.constant else { return nil }
    if parts.allSatisfy({ $0.constant == constant }) {
      return constant == 0 && parts[0].second.exists ? Tail.none : .constant(constant)
    }
    guard composite.isEdges else { return nil }
    let isInset = parts.allSatisfy { $0.constant == ($0.firstAttribute.kind == .max ? -constant : constant) }
    return isInset ? .inset(constant) : nil
  }
}
