package import SourceText

/// A view of a `Layout`, or a custom layout guide: an index into `Layout.views`.
package struct ViewID: Hashable, Sendable, Comparable {
  package var index: Int32

  @inlinable package init(_ index: Int) { self.index = Int32(index) }

  @inlinable package static var none: ViewID { ViewID(-1) }
  @inlinable package static var root: ViewID { ViewID(0) }
  @inlinable package var exists: Bool { index >= 0 }

  @inlinable package static func < (a: ViewID, b: ViewID) -> Bool { a.index < b.index }
}

/// The guides that UIKit gives to a view.
package enum Guide: UInt8, Hashable, Sendable, CaseIterable {
  /// No guide: the view itself (or a custom layout guide, which is listed among the views).
  case none
  case layoutMargins
  case safeArea
  case readableContent
  /// A scroll view's content area.
  case content
  /// A scroll view's frame.
  case frame
  case keyboard
  /// A controller's `topLayoutGuide` and `bottomLayoutGuide` of iOS 7 to 10.
  case topLayout
  case bottomLayout

  /// The property of UIKit that holds the guide; empty for `none`.
  package var name: String {
    switch self {
    case .none: ""
    case .layoutMargins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readableContent: "readableContentGuide"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .topLayout: "topLayoutGuide"
    case .bottomLayout: "bottomLayoutGuide"
    }
  }
}

/// What a constraint can name: a view, or one of its guides.
package struct Item: Hashable, Sendable {
  package var view: ViewID
  package var guide: Guide

  @inlinable package init(_ view: ViewID, _ guide: Guide = .none) {
    self.view = view
    self.guide = guide
  }

  package static let none = Item(.none)
  @inlinable package var exists: Bool { view.exists }
}

package enum Relation: Int8, Hashable, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  package var symbol: String { self == .equal ? "==" : self == .lessThanOrEqual ? "<=" : ">=" }
  package var flipped: Relation { Relation(rawValue: -rawValue)! }
}

/// One `NSLayoutConstraint`: `first.attribute relation multiplier × second.attribute + constant @ priority`.
package struct Constraint: Sendable {
  package var first: Item
  package var firstAttribute: Attribute
  package var relation: Relation
  /// `.none` when the right side is a constant.
  package var second: Item
  package var secondAttribute: Attribute
  package var multiplier: Double
  /// In points.
  package var constant: Double
  package var priority: Priority
  /// The view in whose list it was written; the root for a document's own list.
  package var owner: ViewID
  /// Where it was written. The constraints of one `edges` or one visual format string share it or lie inside it.
  package var range: ByteRange
  /// Its identifier, or in Interface Builder files its object id.
  package var identifier: Name
  /// Removed when the nib is built (`placeholder="YES"` in Interface Builder).
  package var isPlaceholder: Bool
  /// The constant is the standard space, which UIKit may resolve anew (`symbolic="YES"` in Interface Builder).
  package var isSymbolic = false

  package init(
    _ first: Item, _ firstAttribute: Attribute, _ relation: Relation, _ second: Item = .none,
    _ secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, owner: ViewID = .root, range: ByteRange, identifier: Name = .none,
    isPlaceholder: Bool = false
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.owner = owner
    self.range = range
    self.identifier = identifier
    self.isPlaceholder = isPlaceholder
  }
}
