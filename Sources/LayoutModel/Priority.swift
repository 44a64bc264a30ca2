/// `UILayoutPriority`: above 0, at most 1000; 1000 is required.
package struct Priority: Hashable, Sendable, Comparable {
  package var value: Float

  package init(_ value: Float) { self.value = value }

  package static let required = Priority(1000)
  package static let defaultHigh = Priority(750)
  package static let dragThatCanResizeScene = Priority(510)
  package static let sceneSizeStayPut = Priority(500)
  package static let dragThatCannotResizeScene = Priority(490)
  package static let defaultLow = Priority(250)
  package static let fittingSizeLevel = Priority(50)

  package var isRequired: Bool { value >= 1000 }

  package static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
