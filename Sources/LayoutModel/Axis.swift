/// One of the two directions of a layout; the constraints of one seldom meet those of the other.
package enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  package var name: String { self == .horizontal ? "horizontal" : "vertical" }
  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }
  /// The word for a length in this axis: `width` or `height`.
  package var length: String { self == .horizontal ? "width" : "height" }
  package var sizeAttribute: Attribute { self == .horizontal ? .width : .height }
  package var minAttribute: Attribute { self == .horizontal ? .leading : .top }
  package var maxAttribute: Attribute { self == .horizontal ? .trailing : .bottom }
}
