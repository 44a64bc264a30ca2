package import LayoutModel

/// What a row of the linear system stands for: a written constraint, or what UIKit generates.
///
/// Messages are made of origins, so each row keeps its own.
package struct RowOrigin: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A constraint of the layout; `subject` is its index.
    case constraint
    /// The container gives the root its place and size.
    case root
    /// No width or height is negative.
    case nonNegativeLength
    /// No content size is negative.
    case nonNegativeContent
    /// Made from `frame` and `autoresizingMask` because `translatesAutoresizingMaskIntoConstraints` is true.
    case mask
    case hugging
    case compressionResistance
    /// First and last arranged subview to the edges of their stack view.
    case stackEdge
    case stackSpacing
    case stackDistribution
    case stackAlignment
    /// The stack view's own wish to be small.
    case stackFit
    /// A hidden arranged subview has no length.
    case stackHidden
    /// A size that Interface Builder stored, as a last resort.
    case storedSize
  }

  package var kind: Kind
  package var axis: Axis
  /// The index of a constraint, or of the view that the row is about.
  package var subject: Int32

  package init(_ kind: Kind, _ axis: Axis, _ subject: Int32) {
    self.kind = kind
    self.axis = axis
    self.subject = subject
  }

  /// The view that a generated row is about; `nil` for a written constraint.
  package var view: ViewID? { kind == .constraint ? nil : ViewID(Int(subject)) }
}
