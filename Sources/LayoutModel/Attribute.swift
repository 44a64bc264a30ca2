/// The attributes of `NSLayoutConstraint.Attribute`, under their own names.
public enum Attribute: UInt8, Hashable, Sendable, CaseIterable {
  case left, right, leading, trailing, top, bottom
  case width, height
  case centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins
  case notAnAttribute

  // Spelled out: `String(describing:)` would ask the run time for the names, at a tenth of a small check's time.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }

  /// What an attribute measures; UIKit refuses to relate a place to a length.
  public enum Kind: Sendable {
    case min, max, center, length, baseline, none
  }

  @inlinable public var kind: Kind {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .min
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .max
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .width, .height: .length
    case .firstBaseline, .lastBaseline: .baseline
    case .notAnAttribute: .none
    }
  }

  /// The axis it measures; `nil` for `notAnAttribute`.
  @inlinable public var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether it is an edge (not a centre, length or baseline), margins included.
  @inlinable public var isEdge: Bool { kind == .min || kind == .max }

  /// Whether it is measured from the view's margins.
  @inlinable public var isMargin: Bool { withoutMargin != self }

  /// The same attribute of the view itself: `leadingMargin` becomes `leading`.
  @inlinable public var withoutMargin: Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Whether it depends on the reading direction (`leading`), or is fixed to the screen (`left`).
  public enum Direction: Sendable { case reading, screen, neither }

  @inlinable public var direction: Direction {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
    case .left, .right, .leftMargin, .rightMargin: .screen
    default: .neither
    }
  }

  /// `leading` for `left`, `trailing` for `right`, margins alike; any other attribute itself.
  public var followingReadingDirection: Attribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }
}
