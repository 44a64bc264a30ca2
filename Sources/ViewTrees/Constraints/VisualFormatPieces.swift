package import LayoutModel
package import SourceText

extension VisualFormat {
  /// One constraint that a string makes, with names in place of views.
  package struct Piece: Sendable, Equatable {
    package enum Side: Sendable, Equatable {
      /// A view of the string: an index into `views`.
      case view(Int)
      /// The view of that name, whose size a predicate asks for; a range of the text.
      case named(ByteRange)
      /// The superview of the view at that index of `views`; `bar` is the `|`.
      case superview(of: Int, bar: ByteRange)
      /// The `layoutMarginsGuide` of that superview, which is where `|-` begins.
      case superviewMargins(of: Int, bar: ByteRange)
      /// The right side is a constant.
      case none
    }

    package var first: Side
    package var firstAttribute: Attribute
    package var relation: Relation = .equal
    package var second: Side = .none
    package var secondAttribute: Attribute = .notAnAttribute
    package var constant: Double = 0
    package var priority: Priority = .required
    /// The part of the string that makes it.
    package var range: ByteRange
  }

  /// The constraints of the string, as UIKit makes them: distances and sizes from start to end, then alignments.
  ///
  /// In a distance the later view comes first: `H:[a]-8-[b]` is `b.leading == a.trailing + 8`.
  package func pieces(options: Options = Options()) -> [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(connections.count + predicates.count)
    var connection = 0
    for (index, view) in views.enumerated() {
      if connection < connections.count, connections[connection].after == index {
        append(connections[connection], options, to: &pieces)
        connection += 1
      }
      for predicate in predicates[view.predicates] { pieces.append(size(of: index, predicate)) }
    }
    if connection < connections.count { append(connections[connection], options, to: &pieces) }
    for next in views.indices.dropFirst() {
      for attribute in options.alignments where attribute.axis != axis {
        pieces.append(
          Piece(
            first: .view(next - 1), firstAttribute: attribute, second: .view(next), secondAttribute: attribute,
            range: views[next].range))
      }
    }
    return pieces
  }

  private func size(of view: Int, _ predicate: Predicate) -> Piece {
    var piece = Piece(
      first: .view(view), firstAttribute: axis.sizeAttribute, relation: predicate.relation,
      priority: predicate.priority, range: predicate.range)
    switch predicate.object {
    case .number(let number): piece.constant = number
    case .view(let name): (piece.second, piece.secondAttribute) = (.named(name), axis.sizeAttribute)
    }
    return piece
  }

  private func append(_ connection: Connection, _ options: Options, to pieces: inout [Piece]) {
    let isReversed = axis == .horizontal && options.direction == .rightToLeft
    let (near, far) = attributes(options)
    // The bar is the superview of the one view that the connection has.
    let before = side(connection.before, bar: startsAtSuperview, partner: connection.after, connection)
    let after = side(connection.after, bar: endsAtSuperview, partner: connection.before, connection)
    // An edge of the superview faces the same edge of the view; between siblings, opposite edges face each other.
    let isToSuperview = connection.before == nil || connection.after == nil
    let attributes: (first: Attribute, second: Attribute) =
      connection.before == nil
      ? (isReversed ? (far, far) : (near, near))
      : connection.after == nil ? (isReversed ? (near, near) : (far, far)) : (near, far)
    let baseline = options.spacingIsBaselineToBaseline && axis == .vertical
    var piece = Piece(
      first: isReversed ? before : after, firstAttribute: attributes.first, second: isReversed ? after : before,
      secondAttribute: attributes.second, range: connection.range)
    if baseline {
      // Superviews keep their edges; views are measured at their baselines.
      if case .view = piece.first { piece.firstAttribute = .firstBaseline }
      if case .view = piece.second { piece.secondAttribute = .lastBaseline }
    }
    if connection.range.isEmpty { piece.range = touching(connection) }
    switch connection.kind {
    case .flush: pieces.append(piece)
    case .standard:
      piece.constant = isToSuperview ? 0 : Self.standardSpace
      pieces.append(piece)
    case .predicates:
      for predicate in predicates[connection.predicates] {
        guard case .number(let number) = predicate.object else { continue }
        (piece.relation, piece.constant) = (predicate.relation, number)
        (piece.priority, piece.range) = (predicate.priority, predicate.range)
        pieces.append(piece)
      }
    }
  }

  private func side(_ view: Int?, bar: ByteRange?, partner: Int?, _ connection: Connection) -> Piece.Side {
    if let view { return .view(view) }
    guard let partner, let bar else { return .none }
    return connection.kind == .standard ? .superviewMargins(of: partner, bar: bar) : .superview(of: partner, bar: bar)
  }

  /// The edges at which a view begins and ends, read in the format's direction.
  private func attributes(_ options: Options) -> (near: Attribute, far: Attribute) {
    guard axis == .horizontal else { return (.top, .bottom) }
    return options.direction == .leadingToTrailing ? (.leading, .trailing) : (.left, .right)
  }

  /// Where a flush connection is shown: the views or bars that touch.
  private func touching(_ connection: Connection) -> ByteRange {
    let start = connection.before.map { views[$0].range } ?? startsAtSuperview
    let end = connection.after.map { views[$0].range } ?? endsAtSuperview
    return ByteRange(start?.lowerBound ?? 0, end?.upperBound ?? 0)
  }
}
