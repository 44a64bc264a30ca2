package import LayoutModel
import SourceText

extension VisualFormat {
  /// `NSLayoutConstraint.FormatOptions`.
  package struct Options: Sendable, Equatable {
    package enum Direction: Sendable {
      case leadingToTrailing, leftToRight, rightToLeft
    }

    /// What the views of the string have in common across its axis, in the order written.
    package var alignments: [Attribute] = []
    package var direction: Direction = .leadingToTrailing
    /// Distances of a vertical format go from baseline to baseline, not from edge to edge.
    package var spacingIsBaselineToBaseline = false

    package init() {}

    /// Adds the option of a name.
    ///
    /// - Returns: false when there is no such option.
    package mutating func add(_ name: String) -> Bool {
      switch Self.table.find(name) {
      case .align(let attribute):
        if !alignments.contains(attribute) { alignments.append(attribute) }
      case .direct(let direction): self.direction = direction
      case .space(let isBaselineToBaseline): spacingIsBaselineToBaseline = isBaselineToBaseline
      case nil: return false
      }
      return true
    }

    /// The names of all options, as in UIKit.
    package static var names: [String] { table.words }

    private enum Meaning: Sendable {
      case align(Attribute)
      case direct(Direction)
      case space(isBaselineToBaseline: Bool)
    }

    private static let table = WordTable<Meaning>([
      ("alignAllLeft", .align(.left)), ("alignAllRight", .align(.right)), ("alignAllTop", .align(.top)),
      ("alignAllBottom", .align(.bottom)), ("alignAllLeading", .align(.leading)),
      ("alignAllTrailing", .align(.trailing)), ("alignAllCenterX", .align(.centerX)),
      ("alignAllCenterY", .align(.centerY)), ("alignAllLastBaseline", .align(.lastBaseline)),
      ("alignAllFirstBaseline", .align(.firstBaseline)), ("alignAllBaseline", .align(.lastBaseline)),
      ("directionLeadingToTrailing", .direct(.leadingToTrailing)), ("directionLeftToRight", .direct(.leftToRight)),
      ("directionRightToLeft", .direct(.rightToLeft)), ("spacingEdgeToEdge", .space(isBaselineToBaseline: false)),
      ("spacingBaselineToBaseline", .space(isBaselineToBaseline: true)),
    ])
  }

  /// Why UIKit would refuse these options for this string. The error's range is the whole string: where the options
  /// stand, the caller knows.
  package func problem(with options: Options) -> ConstraintSyntaxError? {
    let whole = ByteRange(0, (endsAtSuperview ?? views.last?.range)?.upperBound ?? 0)
    if axis == .horizontal, options.spacingIsBaselineToBaseline, !connections.isEmpty {
      return ConstraintSyntaxError(
        at: whole, "BaselineToBaseline format option not valid for horizontal layout",
        help: "baselines lie one below the other: the option belongs to a 'V:' format")
    }
    // With a single view there is nothing to align, and UIKit does not look.
    guard views.count > 1, let wrong = options.alignments.first(where: { $0.axis == axis }) else { return nil }
    let edge = axis == .horizontal ? "vertical" : "horizontal"
    let good =
      axis == .horizontal ? "alignAllTop, alignAllCenterY, alignAllLastBaseline" : "alignAllLeading, alignAllCenterX"
    return ConstraintSyntaxError(
      at: whole,
      "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is also "
        + "\(axis.name): '\(wrong.name)' lies along the format's own axis.",
      help: "align across the axis: \(good), …")
  }
}
