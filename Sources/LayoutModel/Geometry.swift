/// A rectangle in points.
package struct Rect: Hashable, Sendable {
  package var x, y, width, height: Double

  @inlinable package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  @inlinable package static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  @inlinable package func origin(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  @inlinable package func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// Distances from the four sides, in points, left to right.
package struct Insets: Hashable, Sendable {
  package var top, left, bottom, right: Double

  @inlinable package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  @inlinable package init(all inset: Double) { self.init(top: inset, left: inset, bottom: inset, right: inset) }

  @inlinable package static var zero: Insets { Insets() }

  @inlinable package func min(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  @inlinable package func max(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}

/// A pair of values, one for each axis.
package struct PerAxis<Value: Sendable>: Sendable {
  package var horizontal, vertical: Value

  @inlinable package init(horizontal: Value, vertical: Value) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  @inlinable package init(both value: Value) { self.init(horizontal: value, vertical: value) }

  @inlinable package subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
