/// `UILayoutPriority`: above 0, at most 1000; 1000 is required.
public struct Priority: Hashable, Sendable, Comparable, BitwiseCopyable {
  public var value: Float

  @inlinable public init(_ value: Float) { self.value = value }

  @inlinable public static var required: Priority { Priority(1000) }
  @inlinable public static var defaultHigh: Priority { Priority(750) }
  @inlinable public static var dragThatCanResizeScene: Priority { Priority(510) }
  @inlinable public static var sceneSizeStayPut: Priority { Priority(500) }
  @inlinable public static var dragThatCannotResizeScene: Priority { Priority(490) }
  @inlinable public static var defaultLow: Priority { Priority(250) }
  @inlinable public static var fittingSizeLevel: Priority { Priority(50) }

  @inlinable public var isRequired: Bool { value >= 1000 }

  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
