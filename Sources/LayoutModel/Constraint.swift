public import SourceText

/// A view of a `Layout`, or a custom layout guide: an index into `Layout.views`.
public struct ViewID: Hashable, Sendable, Comparable {
  public var index: Int32

  @inlinable public init(_ index: Int) { self.index = Int32(index) }

  @inlinable public static var none: ViewID { ViewID(-1) }
  @inlinable public static var root: ViewID { ViewID(0) }
  @inlinable public var exists: Bool { index >= 0 }

  @inlinable public static func < (a: ViewID, b: ViewID) -> Bool { a.index < b.index }
}

/// The guides that UIKit gives to a view.
public enum Guide: UInt8, Hashable, Sendable, CaseIterable {
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
  public var name: String {
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
public struct Item: Hashable, Sendable {
  public var view: ViewID
  public var guide: Guide

  @inlinable public init(_ view: ViewID, _ guide: Guide = .none) {
    self.view = view
    self.guide = guide
  }

  @inlinable public static var none: Item { Item(.none) }
  @inlinable public var exists: Bool { view.exists }
}

public enum Relation: Int8, Hashable, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  public var symbol: String { self == .equal ? "==" : self == .lessThanOrEqual ? "<=" : ">=" }
  @inlinable public var flipped: Relation { Relation(rawValue: -rawValue)! }
}

/// One `NSLayoutConstraint`: `first.attribute relation multiplier × second.attribute + constant @ priority`.
public struct Constraint: Sendable, Equatable {
  public var first: Item
  public var firstAttribute: Attribute
  public var relation: Relation
  /// `.none` when the right side is a constant.
  public var second: Item
  public var secondAttribute: Attribute
  public var multiplier: Double
  /// In points.
  public var constant: Double
  public var priority: Priority
  /// The view in whose list it was written; the root for a document's own list.
  public var owner: ViewID
  /// Where it was written. The constraints of one `edges` or one visual format string share it or lie inside it.
  public var range: ByteRange
  /// Its identifier, or in Interface Builder files its object id.
  public var identifier: Name
  /// Removed when the nib is built (`placeholder="YES"` in Interface Builder).
  public var isPlaceholder: Bool
  /// The constant is the standard space, which UIKit may resolve anew (`symbolic="YES"` in Interface Builder).
  public var isSymbolic = false

  public init(
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
