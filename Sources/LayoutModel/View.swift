package import SourceText

/// One side of an intrinsic content size.
package enum Dimension: Hashable, Sendable {
  /// Not written: the class, its text and its image decide.
  case byClass
  /// `UIView.noIntrinsicMetric`.
  case none
  /// A length in points.
  case points(Double)
}

/// What is true or false of a view.
package struct ViewTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `translatesAutoresizingMaskIntoConstraints`, after defaults.
  package static let translatesMask = ViewTraits(rawValue: 1 << 0)
  /// The flag was written by the author (or by the document's defaults), not taken from UIKit's default.
  package static let translatesMaskWritten = ViewTraits(rawValue: 1 << 1)
  package static let isHidden = ViewTraits(rawValue: 1 << 2)
  /// One of its superview's `arrangedSubviews`.
  package static let isArranged = ViewTraits(rawValue: 1 << 3)
  /// A custom `UILayoutGuide`, not a view: no mask, no intrinsic size.
  package static let isLayoutGuide = ViewTraits(rawValue: 1 << 4)
  /// `verifyAmbiguity: off`: its ambiguity is meant.
  package static let ambiguityIsMeant = ViewTraits(rawValue: 1 << 5)
  /// `frame` was written.
  package static let hasFrame = ViewTraits(rawValue: 1 << 6)
  package static let preservesSuperviewLayoutMargins = ViewTraits(rawValue: 1 << 7)
  /// Set by default, as in UIKit.
  package static let insetsLayoutMarginsFromSafeArea = ViewTraits(rawValue: 1 << 8)
  /// The view is placed by Interface Builder's `fixedFrame`, that is, by its mask.
  package static let hasFixedFrame = ViewTraits(rawValue: 1 << 9)
  /// The root of a controller, or a cell's content view: its container places it.
  package static let isOwnedByContainer = ViewTraits(rawValue: 1 << 10)
  /// Its height may grow beyond its frame: the content view of a self-sizing cell.
  package static let growsInHeight = ViewTraits(rawValue: 1 << 11)
  /// `isScrollEnabled`; a text view that does not scroll has an intrinsic size. Set by default, as in UIKit.
  package static let isScrollEnabled = ViewTraits(rawValue: 1 << 12)
  /// The view was taken out by a size-class variation: it keeps its frame and has no rows.
  package static let isUninstalled = ViewTraits(rawValue: 1 << 13)
  /// The class is one that neither UIKit nor the config knows, and it names no superclass.
  package static let hasUnknownClass = ViewTraits(rawValue: 1 << 14)
  /// Interface Builder says that the stored frame is not the one its constraints give.
  package static let isMisplaced = ViewTraits(rawValue: 1 << 15)
  /// A constraint that names it could not be read: what seems to be missing may be what that one says.
  package static let hasUnreadConstraint = ViewTraits(rawValue: 1 << 16)
  /// The content view of a cell without a height of its own: its content decides, and its frame only shows the result.
  package static let isSelfSizing = ViewTraits(rawValue: 1 << 17)
}

/// One view, or one custom layout guide. Views lie in pre-order, so a subtree is a range of indices.
package struct View: Sendable {
  /// Its id; in Interface Builder files the object id. `.none` when it has none.
  package var name: Name = .none
  /// The class as written; `.none` means `UIView`.
  package var className: Name = .none
  /// The nearest class of UIKit that it is or inherits from.
  package var kind: UIKitClass = .view
  package var traits: ViewTraits = [.translatesMask, .isScrollEnabled, .insetsLayoutMarginsFromSafeArea]
  package var autoresizingMask: AutoresizingMask = []
  /// `.none` for the root.
  package var superview: ViewID = .none
  /// One past the last index of its subtree.
  package var subtreeEnd: Int32 = 0
  /// As written, or as Interface Builder stored it; zero otherwise.
  package var frame: Rect = .zero
  package var intrinsicContentSize = PerAxis<Dimension>(both: .byClass)
  /// `nil`: UIKit's default for the class.
  package var hugging = PerAxis<Priority?>(both: nil)
  package var compressionResistance = PerAxis<Priority?>(both: nil)
  /// Indices into the layout's side tables; -1 when the view has no such properties.
  package var stack: Int32 = -1
  package var scroll: Int32 = -1
  package var text: Int32 = -1
  package var margins: Int32 = -1
  /// What a finding about the view underlines: its id, else its class, else its first key.
  package var label: ByteRange = .fileStart
  /// Everything that was written about it.
  package var range: ByteRange = .fileStart
  /// Where this view's own `translatesAutoresizingMaskIntoConstraints` has its value; `.fileStart` when it has none.
  package var flagRange: ByteRange = .fileStart
  /// The index of its mapping in the syntax tree, for fixes; -1 when there is none.
  package var node: Int32 = -1

  package init() {}

  package var translatesMask: Bool { traits.contains(.translatesMask) }
  @inlinable package var isLayoutGuide: Bool { traits.contains(.isLayoutGuide) }
  package var isHidden: Bool { traits.contains(.isHidden) }
  package var isArranged: Bool { traits.contains(.isArranged) }
}
