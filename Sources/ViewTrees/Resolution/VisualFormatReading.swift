import LayoutModel
import SourceText
import YAMLSyntax

extension DocumentDecoder {
  /// Reads a visual format string and adds the constraints that it makes.
  mutating func readVisualFormat(
    _ node: NodeID, options: NodeID?, isActive: Bool, metrics: MetricTable, _ owner: ViewID
  ) {
    guard reader.kind(of: node) == .scalar else {
      return report(
        .invalidValue, at: tellableRange(node), "a visual format is text, not \(described(node))", view: owner,
        help: "put a string that begins with '[' or '|' in quotes")
    }
    let text = reader.bytes(of: node)
    let place = ConstraintSource(node, reader)
    var chosen = VisualFormat.Options()
    if let options { readOptions(options, into: &chosen) }
    let format: VisualFormat
    do throws(ConstraintSyntaxError) {
      format = try VisualFormat(text) { metrics.value(of: $0) }
    } catch {
      return report(error, in: place, rule: .visualFormatSyntax, owner)
    }
    if let problem = format.problem(with: chosen) {
      let range = options.map { reader.range(of: $0) } ?? place.range
      report(.visualFormatSyntax, at: range, problem.message, view: owner, help: problem.help)
      return markUnread(namesIn: place.range, owner)
    }
    // Each name is looked up once, so that an unknown one is told once.
    var views: [ViewID?] = []
    for element in format.views { views.append(view(named: element.name, text, place, owner)) }
    for piece in format.pieces(options: chosen) {
      add(piece, views, text, place, isActive: isActive, owner)
    }
  }

  private mutating func readOptions(_ node: NodeID, into options: inout VisualFormat.Options) {
    let names = VisualFormat.Options.names
    guard let words = words(node, among: names) else { return }
    for index in words { _ = options.add(names[index]) }
  }

  private mutating func view(
    named name: ByteRange, _ text: UnsafeBufferPointer<UInt8>, _ place: ConstraintSource, _ owner: ViewID
  ) -> ViewID? {
    let id = UnsafeBufferPointer(rebasing: text[name.indices])
    if let view = find(id) { return view }
    // UIKit's dictionary of views has no such keys, but their meaning is plain.
    if owner.exists, id.matches("self") { return owner }
    if owner.exists, id.matches("superview") { return superview(of: owner, at: place.place(name)) }
    reportUnknownView(
      String(decoding: id, as: UTF8.self), at: place.place(name), owner: owner, isExact: place.isExact)
    return nil
  }

  private mutating func add(
    _ piece: VisualFormat.Piece, _ views: [ViewID?], _ text: UnsafeBufferPointer<UInt8>,
    _ place: ConstraintSource, isActive: Bool, _ owner: ViewID
  ) {
    var attributes = (piece.firstAttribute, piece.secondAttribute)
    let first = item(piece.first, &attributes.0, views, text, place, owner)
    let second = item(piece.second, &attributes.1, views, text, place, owner)
    guard let first, let second else { return markUnread(first, second, owner) }
    guard isActive else { return }
    let range = place.isExact ? place.place(piece.range) : place.range
    let constraint = Constraint(
      first, attributes.0, piece.relation, second, attributes.1, constant: piece.constant, priority: piece.priority,
      owner: owner.exists ? owner : .root, range: range)
    if let fault = add(constraint) { refuse(constraint, fault, ConstraintPlaces(range)) }
  }

  /// What one side of a piece stands for; `nil` after it was told.
  private mutating func item(
    _ side: VisualFormat.Piece.Side, _ attribute: inout Attribute, _ views: [ViewID?],
    _ text: UnsafeBufferPointer<UInt8>, _ place: ConstraintSource, _ owner: ViewID
  ) -> Item? {
    switch side {
    case .none: return Item.none
    case .view(let index): return views[index].map { Item($0) }
    case .named(let name): return view(named: name, text, place, owner).map { Item($0) }
    case .superview(let index, let bar):
      return superview(ofElement: index, bar, views, place).map { Item($0) }
    case .superviewMargins(let index, let bar):
      // In a scroll view margins are measured from the content area, which its margins guide would not say.
      attribute = attribute.margin
      return superview(ofElement: index, bar, views, place).map { Item($0) }
    }
  }

  private mutating func superview(
    ofElement index: Int, _ bar: ByteRange, _ views: [ViewID?], _ place: ConstraintSource
  ) -> ViewID? {
    guard let view = views[index] else { return nil }
    let superview = layout[view].superview
    if superview.exists { return superview }
    report(
      .visualFormatSyntax, at: place.place(bar),
      "Unable to interpret '|' character, because the related view doesn't have a superview: "
        + "\(layout.describe(view)) is the root view",
      view: view, help: "write the string about views inside it")
    return nil
  }
}

extension Attribute {
  /// The same edge, measured from the margins; other attributes themselves.
  var margin: Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }
}
