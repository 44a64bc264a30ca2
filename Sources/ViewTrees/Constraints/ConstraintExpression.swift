package import LayoutModel
package import SourceText

/// A constraint as an expression: `title.leading == superview.leadingMargin + 8 @high`.
///
///     let expression = try ConstraintExpression(bytes) { metrics.value(of: $0) }
///
/// The parser knows words, not views: ids stay ranges, for the caller to resolve. Metrics are asked for while reading,
/// so multiplier and constant come out as numbers. All ranges are relative to the text.
///
/// What it reads, beyond the format's grammar:
/// - Anchors and calls as pasted from Swift: `a.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)`, with
///   `multiplier:` and a trailing `.isActive = true`.
/// - `≥`, `≤`, `−`, `×`, `÷`, no-break spaces, and a comma or semicolon at the end.
/// - Sums and products in any order, as long as one item stands in them once: `8 + 2 * a.width / 3 - gap`.
///
/// Names: a hyphen belongs to an id (`b-c.leading` is `leading` of `b-c`), so a minus sign needs a blank before it,
/// unless what stands before it is a number, an attribute or a guide: `b.leading-8`, `height-8`, `8-gap`. A bare word
/// is an attribute if there is one of that name, else a metric if there is one, else an id.
package struct ConstraintExpression: Sendable, Equatable {
  /// What one side names.
  package struct Operand: Sendable, Equatable {
    package enum Subject: Sendable {
      /// No item is written, as in `width == 40`: the view that owns the list.
      case implicit
      /// `self`.
      case owner
      case superview
      /// An id; `name` is its range.
      case named
    }

    package var subject: Subject = .implicit
    /// The id; empty unless `subject` is `named`.
    package var name = ByteRange.fileStart
    package var guide: Guide = .none
    package var guideRange = ByteRange.fileStart
    /// On the right side, the left side's when none is written.
    package var attribute: AttributePhrase = .single(.notAnAttribute)
    /// Empty when the attribute was left out.
    package var attributeRange = ByteRange.fileStart
    /// All of it.
    package var range = ByteRange.fileStart

    /// One word that is neither a keyword nor an attribute nor a guide: an id, unless a metric has that name.
    var isBareName: Bool { subject == .named && guide == .none && attributeRange.isEmpty }
  }

  package var first = Operand()
  package var relation: Relation = .equal
  package var relationRange = ByteRange.fileStart
  /// Says nothing when the right side is a number.
  package var second = Operand()
  /// Whether the right side names an item.
  package var hasSecond = false
  package var multiplier: Double = 1
  /// In points. The same for every part of a composite attribute.
  package var constant: Double = 0
  /// In points, inwards from each edge: added to `constant` at leading and top, subtracted at trailing and bottom.
  /// Zero unless the attribute stands for edges.
  package var inset: Double = 0
  /// Not checked: any finite number.
  package var priority: Priority = .required
  package var priorityRange: ByteRange?
  /// False after a pasted `.isActive = false`.
  package var isActive = true

  /// - Parameter metric: the value of a metric by its name, or `nil`; only names that can be metrics are asked for.
  /// - Throws: where and why the text is no constraint.
  package init(
    _ text: UnsafeBufferPointer<UInt8>, metric: (UnsafeBufferPointer<UInt8>) -> Double?
  ) throws(ConstraintSyntaxError) {
    var parser = ExpressionParser(text)
    try parser.parse(metric: metric)
    self = parser.result
  }

  /// For the parser alone: an expression that says nothing yet.
  init() {}

  /// The constant of one part: the constant, with the inset turned inwards.
  package func constant(for attribute: Attribute) -> Double {
    attribute.kind == .max ? constant - inset : constant + inset
  }
}
