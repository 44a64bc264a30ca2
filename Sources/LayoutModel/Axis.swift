/// One of the two directions of a layout; the constraints of one seldom meet those of the other.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  public var name: String { self == .horizontal ? "horizontal" : "vertical" }
  @inlinable public var other: Axis { self == .horizontal ? .vertical : .horizontal }
  /// The word for a length in this axis: `width` or `height`.
  public var length: String { self == .horizontal ? "width" : "height" }
  public var sizeAttribute: Attribute { self == .horizontal ? .width : .height }
  public var minAttribute: Attribute { self == .horizontal ? .leading : .top }
  public var maxAttribute: Attribute { self == .horizontal ? .trailing : .bottom }
}
