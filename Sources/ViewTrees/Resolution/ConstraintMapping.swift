import LayoutModel
import SourceText
import YAMLSyntax

extension DocumentDecoder {
  /// Reads a constraint in the words of `NSLayoutConstraint`'s initializer, or a visual format string with options.
  mutating func readConstraintMapping(_ node: NodeID, _ owner: ViewID) {
    if isPastedCall(node) {
      markUnread(namesIn: reader.range(of: node), owner)
      return report(
        .invalidConstraint, at: tellableRange(node), "YAML takes the argument labels of this call for keys",
        view: owner,
        help: "put the call in quotes, or write it as an expression: top == superview.top + 8")
    }
    var draft = ConstraintDraft()
    let told = findings.count
    read(node, into: &draft, by: .constraint)
    let misspelled = findings.count > told && draft.visualFormat == nil && draft.firstAttribute == nil
    if let format = draft.visualFormat {
      let metrics = draft.metrics == nil ? self.metrics : MetricTable(fallback: self.metrics)
      if let own = draft.metrics { readMetrics(own, into: metrics) }
      return readVisualFormat(format, options: draft.options, isActive: draft.isActive, metrics: metrics, owner)
    }
    guard let attributeNode = draft.firstAttribute else {
      markUnread(nil, nil, owner)
      // A misspelled key has been told.
      if misspelled { return }
      return report(
        .invalidValue, at: tellableRange(node), "a constraint needs firstAttribute, or visualFormat", view: owner,
        help: "as in {firstItem: title, firstAttribute: width, relation: equal, constant: 44}")
    }
    let firstAttribute = attribute(attributeNode, owner)
    let first = firstItem(draft, node, owner)
    var second: Item? = Item.none
    var secondAttribute: Attribute? = .notAnAttribute
    if let item = draft.secondItem {
      second = self.item(named: item, owner)
      secondAttribute = draft.secondAttribute.map { attribute($0, owner) } ?? firstAttribute
    } else if let node = draft.secondAttribute, let attribute = attribute(node, owner), attribute != .notAnAttribute {
      report(
        .invalidConstraint, at: reader.range(of: node), "a secondAttribute needs a secondItem", view: owner,
        help: "name the item whose \(attribute.name) is meant")
      second = nil
    }
    guard let first, let second, let firstAttribute, let secondAttribute, !draft.isBroken else {
      return markUnread(first, second, owner)
    }
    guard draft.isActive else { return }
    let constraint = Constraint(
      first, firstAttribute, draft.relation, second, secondAttribute, multiplier: draft.multiplier,
      constant: draft.constant, priority: draft.priority, owner: owner.exists ? owner : .root,
      range: reader.range(of: node), identifier: draft.identifier)
    if let fault = add(constraint) { refuse(constraint, fault, places(draft, node, attributeNode)) }
  }

  /// Whether a mapping is a constraint pasted from Swift, whose `equalTo:` makes it one.
  private func isPastedCall(_ node: NodeID) -> Bool {
    for entry in reader.entries(of: node) { return reader.bytes(of: entry.key).contains(UInt8(ascii: "(")) }
    return false
  }

  private func places(_ draft: ConstraintDraft, _ node: NodeID, _ firstAttribute: NodeID) -> ConstraintPlaces {
    var places = ConstraintPlaces(tellableRange(node))
    places.firstAttribute = reader.range(of: firstAttribute)
    if let second = draft.secondAttribute ?? draft.secondItem { places.secondAttribute = reader.range(of: second) }
    if let priority = draft.priorityNode { places.priority = reader.range(of: priority) }
    return places
  }

  /// The item on the left: the view in whose list the constraint stands, when none is named.
  private mutating func firstItem(_ draft: ConstraintDraft, _ node: NodeID, _ owner: ViewID) -> Item? {
    if let item = draft.firstItem { return self.item(named: item, owner) }
    if owner.exists { return Item(owner) }
    report(
      .invalidConstraint, at: tellableRange(node), "a constraint in the document's list needs a firstItem",
      help: "write firstItem and the id of a view, or move the constraint into that view's 'constraints'")
    return nil
  }

  private mutating func attribute(_ node: NodeID, _ owner: ViewID) -> Attribute? {
    guard reader.kind(of: node) == .scalar else {
      report(
        .invalidValue, at: tellableRange(node), "an attribute is a word such as leading, not \(described(node))",
        view: owner)
      return nil
    }
    let text = reader.bytes(of: node)
    let word = text.first == UInt8(ascii: ".") ? text.dropFirst() : text[...]
    if word.elementsEqual("notAnAttribute".utf8) { return .notAnAttribute }
    let name = String(decoding: word, as: UTF8.self)
    switch ConstraintVocabulary.attribute(name) {
    case .single(let attribute): return attribute
    case .composite(let composite):
      report(
        .invalidValue, at: reader.range(of: node),
        "'\(name)' stands for several attributes, and a constraint written as a mapping has one", view: owner,
        help: "write it as text, as in '\(composite.name) == superview'")
    case nil:
      let nearest =
        ConstraintVocabulary.familiar(name).map { .init($0, isOnly: false) }
        ?? NearestName.match(name, among: ConstraintVocabulary.attributeNames)
      report(
        .invalidValue, at: tellableRange(node), "'\(name)' is no attribute of NSLayoutConstraint", view: owner,
        help: nearest.map { "did you mean '\($0.name)'?" }, fix: spelling(nearest, of: node))
    }
    return nil
  }
}
