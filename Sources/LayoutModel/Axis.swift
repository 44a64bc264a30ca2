/// One of the two directions of a layout; the constraints of one seldom meet those of the other.
public enum Axis: UInt8, Hashable, Sendable {
  case horizontal
  case vertical

  public var name: String { self == .horizontal ? "horizontal" : "vertical" }
  @inlinable public var other: Axis { self == .horizontal ? .vertical : .horizontal }
  /// The word for a length in this axis: `width` or `height`.
  public var length: String { self == .horizontal ? "width" : "height" }
  public var sizeAttribute: Attribute { self == .horizontal ? .width : .height }
  public var minAttribute: Attribute { self == .horizontal ? .leading : .top }
  public var maxAttribute: Attribute { self == .horizontal ? .trailing : .bottom }

  /// Both, the horizontal one first.
  @inlinable public static var allCases: Both { Both() }
}

extension Axis {
  /// Both axes. Not an array, since most that is done is done for either axis of every view, and that loop needs none.
  public struct Both: RandomAccessCollection, Sendable {
    @inlinable init() {}
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { 2 }
    @inlinable public subscript(index: Int) -> Axis { index == 0 ? .horizontal : .vertical }
  }
}
