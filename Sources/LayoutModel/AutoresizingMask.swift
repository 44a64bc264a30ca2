/// `UIView.AutoresizingMask`: which parts of a frame stretch with the superview.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// Names as in UIKit; the YAML decoder and the XML reader both read them here.
  package static let names: [(String, AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]

  /// The bits of one axis: flexible minimum margin, length, maximum margin.
  package func flexible(_ axis: Axis) -> (min: Bool, length: Bool, max: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}
