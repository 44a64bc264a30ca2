import LayoutModel
import SourceText
import YAMLSyntax

/// A constraint's text in the file: turns places inside the text into places in the file.
struct ConstraintSource {
  /// Where the whole text stands.
  let range: ByteRange
  /// Where its first byte stands, if the file holds it byte for byte.
  let start: Int?

  init(_ node: NodeID, _ reader: SyntaxReader) {
    range = reader.range(of: node)
    start = reader.verbatimStart(of: node)
  }

  var isExact: Bool { start != nil }

  /// A place inside the text; the whole text where escapes or folding hide the place.
  func place(_ inside: ByteRange) -> ByteRange {
    guard let start else { return range }
    return ByteRange(start + inside.lowerBound, start + inside.upperBound)
  }
}

extension DocumentDecoder {
  /// Reads a list of constraints; a bad one does not lose the others.
  mutating func readConstraints(_ list: ConstraintList) {
    for item in reader.items(of: list.list) {
      guard takeAllowance(at: item) else { return }
      switch reader.kind(of: item) {
      case .scalar: readConstraintText(item, list.owner)
      case .mapping: readConstraintMapping(item, list.owner)
      case .sequence:
        report(
          .invalidValue, at: tellableRange(item), "a constraint is text or a mapping, not a list", view: list.owner,
          help: "a visual format string that begins with '[' needs quotes", fix: quotes(around: item))
      case .alias: break
      }
    }
  }

  /// A list in brackets that was meant to be a visual format string, as one.
  private func quotes(around list: NodeID) -> Fix? {
    let range = reader.range(of: list)
    let text = reader.text[range.indices]
    let isFormat =
      text.first == UInt8(ascii: "[")
      && text.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    guard isFormat else { return nil }
    return Fix("Put it in quotes", .safe, [Edit(range, "\"\(String(decoding: text, as: UTF8.self))\"")])
  }

  private mutating func readConstraintText(_ node: NodeID, _ owner: ViewID) {
    let text = reader.bytes(of: node)
    guard !text.isEmpty else {
      return report(
        .invalidValue, at: reader.range(of: node), "a constraint is missing behind the '-'", view: owner,
        help: "write one, as in width == 44, or remove the line")
    }
    if VisualFormat.isMeant(by: text) {
      readVisualFormat(node, options: nil, isActive: true, metrics: metrics, owner)
    } else {
      readExpression(node, text, owner)
    }
  }

  private mutating func readExpression(_ node: NodeID, _ text: UnsafeBufferPointer<UInt8>, _ owner: ViewID) {
    var parser = ExpressionParser(text)
    do throws(ConstraintSyntaxError) {
      try parser.parse(metric: metric)
    } catch {
      return report(error, in: source(of: node), rule: .invalidConstraint, owner)
    }
    guard parser.result.isActive else { return }
    let first = item(parser.result.first, text, node, owner)
    let second = parser.result.hasSecond ? item(parser.result.second, text, node, owner) : Item.none
    guard let first, let second else {
      markUnread(first, second, owner)
      return
    }
    var constraint = Constraint(
      first, .notAnAttribute, parser.result.relation, second, multiplier: parser.result.multiplier,
      priority: parser.result.priority, owner: owner.exists ? owner : .root, range: reader.range(of: node))
    switch parser.result.first.attribute {
    case .single(let attribute):
      constraint.firstAttribute = attribute
      if case .single(let secondAttribute) = parser.result.second.attribute {
        constraint.secondAttribute = secondAttribute
      }
      constraint.constant = parser.result.constant(for: attribute)
      if let fault = add(constraint) {
        refuse(constraint, fault, ConstraintPlaces(parser.result, source(of: node)))
      }
    case .composite(let composite):
      for attribute in composite.parts {
        constraint.firstAttribute = attribute
        constraint.secondAttribute = parser.result.hasSecond ? attribute : .notAnAttribute
        constraint.constant = parser.result.constant(for: attribute)
        if let fault = add(constraint) {
          // What is wrong with one part is wrong with the others.
          return refuse(constraint, fault, ConstraintPlaces(parser.result, source(of: node)))
        }
      }
    }
  }

  /// Where a constraint's text stands: worked out only when there is something to tell.
  private func source(of node: NodeID) -> ConstraintSource { ConstraintSource(node, reader) }

  /// The item that one side of an expression, the text of a node, names; told when there is none.
  @inline(__always)
  private mutating func item(
    _ operand: ConstraintExpression.Operand, _ text: UnsafeBufferPointer<UInt8>, _ node: NodeID, _ owner: ViewID
  ) -> Item? {
    guard operand.subject == .named else { return item(operand, of: owner, node) }
    let id = UnsafeBufferPointer(rebasing: text[operand.name.indices])
    guard let view = recentlyNamed.find(id) ?? findAnew(id) else {
      let source = source(of: node)
      reportUnknownView(
        String(decoding: id, as: UTF8.self), at: source.place(operand.name), owner: owner, isExact: source.isExact,
        mayBeMetric: operand.isBareName)
      return nil
    }
    return item(view, operand.guide, at: operand.guideRange, in: node)
  }

  /// The same for the view in whose list the constraint stands, and for its superview.
  private mutating func item(
    _ operand: ConstraintExpression.Operand, of owner: ViewID, _ node: NodeID
  ) -> Item? {
    let range = source(of: node).place(operand.range)
    if operand.subject == .superview {
      guard let view = superview(of: owner, at: range) else { return nil }
      return item(view, operand.guide, at: operand.range, in: node)
    }
    guard owner.exists else {
      reportNoOwner(operand.subject == .owner ? "'self'" : "an attribute without a view", at: range)
      return nil
    }
    return item(owner, operand.guide, at: operand.range, in: node)
  }

  /// A view or one of its guides, named at a place of the text of a node.
  @inline(__always)
  private mutating func item(_ view: ViewID, _ guide: Guide, at range: ByteRange, in node: NodeID) -> Item? {
    guide == .none ? Item(view) : self.guide(guide, of: view, at: source(of: node).place(range))
  }

  private mutating func findAnew(_ id: UnsafeBufferPointer<UInt8>) -> ViewID? {
    // Most documents speak of their views in the order in which they have them.
    let furthest = recentlyNamed.furthest
    guard let view = find(id, after: furthest.exists ? layout[furthest].name : .none) else { return nil }
    recentlyNamed.add(id, view)
    return view
  }

  /// Tells what a parser of constraints has found.
  mutating func report(
    _ error: ConstraintSyntaxError, in place: ConstraintSource, rule: RuleName, _ owner: ViewID
  ) {
    let range = place.place(error.range)
    let fix = error.replacement.flatMap { replacement -> Fix? in
      guard place.isExact else { return nil }
      if replacement.isEmpty { return Fix("Remove it", .safe, [Edit(range, "")]) }
      return .spelling(.init(replacement, isOnly: error.isOnlyReplacement), at: range)
    }
    report(rule, at: range, error.message, view: owner, help: error.help, fix: fix)
    markUnread(namesIn: place.range, owner)
  }
}
