/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  public var x, y, width, height: Double

  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  @inlinable public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  @inlinable public func origin(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  @inlinable public func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// Distances from the four sides, in points, left to right.
public struct Insets: Hashable, Sendable {
  public var top, left, bottom, right: Double

  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  @inlinable public init(all inset: Double) { self.init(top: inset, left: inset, bottom: inset, right: inset) }

  @inlinable public static var zero: Insets { Insets() }

  @inlinable public func min(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  @inlinable public func max(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}

/// A pair of values, one for each axis.
public struct PerAxis<Value: Sendable>: Sendable {
  public var horizontal, vertical: Value

  @inlinable public init(horizontal: Value, vertical: Value) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  @inlinable public init(both value: Value) { self.init(horizontal: value, vertical: value) }

  @inlinable public subscript(axis: Axis) -> Value {
    // In place, so that what a value holds is not copied to be looked at or changed.
    _read { if axis == .horizontal { yield horizontal } else { yield vertical } }
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }
}

extension PerAxis where Value: BitwiseCopyable {
  /// What holds nothing is copied, since to look at it in place takes a coroutine.
  @inlinable public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
