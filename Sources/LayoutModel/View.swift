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

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `translatesAutoresizingMaskIntoConstraints`, after defaults.
  @inlinable package static var translatesMask: ViewTraits { ViewTraits(rawValue: 1 << 0) }
  /// The flag was written by the author (or by the document's defaults), not taken from UIKit's default.
  @inlinable package static var translatesMaskWritten: ViewTraits { ViewTraits(rawValue: 1 << 1) }
  @inlinable package static var isHidden: ViewTraits { ViewTraits(rawValue: 1 << 2) }
  /// One of its superview's `arrangedSubviews`.
  @inlinable package static var isArranged: ViewTraits { ViewTraits(rawValue: 1 << 3) }
  /// A custom `UILayoutGuide`, not a view: no mask, no intrinsic size.
  @inlinable package static var isLayoutGuide: ViewTraits { ViewTraits(rawValue: 1 << 4) }
  /// `verifyAmbiguity: off`: its ambiguity is meant.
  @inlinable package static var ambiguityIsMeant: ViewTraits { ViewTraits(rawValue: 1 << 5) }
  /// `frame` was written.
  @inlinable package static var hasFrame: ViewTraits { ViewTraits(rawValue: 1 << 6) }
  @inlinable package static var preservesSuperviewLayoutMargins: ViewTraits { ViewTraits(rawValue: 1 << 7) }
  /// Set by default, as in UIKit.
  @inlinable package static var insetsLayoutMarginsFromSafeArea: ViewTraits { ViewTraits(rawValue: 1 << 8) }
  /// The view is placed by Interface Builder's `fixedFrame`, that is, by its mask.
  @inlinable package static var hasFixedFrame: ViewTraits { ViewTraits(rawValue: 1 << 9) }
  /// The root of a controller, or a cell's content view: its container places it.
  @inlinable package static var isOwnedByContainer: ViewTraits { ViewTraits(rawValue: 1 << 10) }
  /// Its height may grow beyond its frame: the content view of a self-sizing cell.
  @inlinable package static var growsInHeight: ViewTraits { ViewTraits(rawValue: 1 << 11) }
  /// `isScrollEnabled`; a text view that does not scroll has an intrinsic size. Set by default, as in UIKit.
  @inlinable package static var isScrollEnabled: ViewTraits { ViewTraits(rawValue: 1 << 12) }
  /// The view was taken out by a size-class variation: it keeps its frame and has no rows.
  @inlinable package static var isUninstalled: ViewTraits { ViewTraits(rawValue: 1 << 13) }
  /// The class is one that neither UIKit nor the config knows, and it names no superclass.
  @inlinable package static var hasUnknownClass: ViewTraits { ViewTraits(rawValue: 1 << 14) }
  /// Interface Builder says that the stored frame is not the one its constraints give.
  @inlinable package static var isMisplaced: ViewTraits { ViewTraits(rawValue: 1 << 15) }
  /// A constraint that names it could not be read: what seems to be missing may be what that one says.
  @inlinable package static var hasUnreadConstraint: ViewTraits { ViewTraits(rawValue: 1 << 16) }
  /// The content view of a cell without a height of its own: its content decides, and its frame only shows the result.
  @inlinable package static var isSelfSizing: ViewTraits { ViewTraits(rawValue: 1 << 17) }
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

  @inlinable package var translatesMask: Bool { traits.contains(.translatesMask) }
  @inlinable package var isLayoutGuide: Bool { traits.contains(.isLayoutGuide) }
  @inlinable package var isHidden: Bool { traits.contains(.isHidden) }
  @inlinable package var isArranged: Bool { traits.contains(.isArranged) }
}
