/// `UILayoutPriority`: above 0, at most 1000; 1000 is required.
package struct Priority: Hashable, Sendable, Comparable {
  package var value: Float

  @inlinable package init(_ value: Float) { self.value = value }

  @inlinable package static var required: Priority { Priority(1000) }
  @inlinable package static var defaultHigh: Priority { Priority(750) }
  @inlinable package static var dragThatCanResizeScene: Priority { Priority(510) }
  @inlinable package static var sceneSizeStayPut: Priority { Priority(500) }
  @inlinable package static var dragThatCannotResizeScene: Priority { Priority(490) }
  @inlinable package static var defaultLow: Priority { Priority(250) }
  @inlinable package static var fittingSizeLevel: Priority { Priority(50) }

  @inlinable package var isRequired: Bool { value >= 1000 }

  package static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
