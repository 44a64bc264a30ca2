public import SourceText

/// One side of an intrinsic content size.
public enum Dimension: Hashable, Sendable, BitwiseCopyable {
  /// Not written: the class, its text and its image decide.
  case byClass
  /// `UIView.noIntrinsicMetric`.
  case none
  /// A length in points.
  case points(Double)
}

/// What is true or false of a view.
public struct ViewTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `translatesAutoresizingMaskIntoConstraints`, after defaults.
  @inlinable public static var translatesMask: ViewTraits { ViewTraits(rawValue: 1 << 0) }
  /// The flag was written by the author (or by the document's defaults), not taken from UIKit's default.
  @inlinable public static var translatesMaskWritten: ViewTraits { ViewTraits(rawValue: 1 << 1) }
  @inlinable public static var isHidden: ViewTraits { ViewTraits(rawValue: 1 << 2) }
  /// One of its superview's `arrangedSubviews`.
  @inlinable public static var isArranged: ViewTraits { ViewTraits(rawValue: 1 << 3) }
  /// A custom `UILayoutGuide`, not a view: no mask, no intrinsic size.
  @inlinable public static var isLayoutGuide: ViewTraits { ViewTraits(rawValue: 1 << 4) }
  /// `verifyAmbiguity: off`: its ambiguity is meant.
  @inlinable public static var ambiguityIsMeant: ViewTraits { ViewTraits(rawValue: 1 << 5) }
  /// `frame` was written.
  @inlinable public static var hasFrame: ViewTraits { ViewTraits(rawValue: 1 << 6) }
  @inlinable public static var preservesSuperviewLayoutMargins: ViewTraits { ViewTraits(rawValue: 1 << 7) }
  /// Set by default, as in UIKit.
  @inlinable public static var insetsLayoutMarginsFromSafeArea: ViewTraits { ViewTraits(rawValue: 1 << 8) }
  /// The view is placed by Interface Builder's `fixedFrame`, that is, by its mask.
  @inlinable public static var hasFixedFrame: ViewTraits { ViewTraits(rawValue: 1 << 9) }
  /// The root of a controller, or a cell's content view: its container places it.
  @inlinable public static var isOwnedByContainer: ViewTraits { ViewTraits(rawValue: 1 << 10) }
  /// Its height may grow beyond its frame: the content view of a self-sizing cell.
  @inlinable public static var growsInHeight: ViewTraits { ViewTraits(rawValue: 1 << 11) }
  /// `isScrollEnabled`; a text view that does not scroll has an intrinsic size. Set by default, as in UIKit.
  @inlinable public static var isScrollEnabled: ViewTraits { ViewTraits(rawValue: 1 << 12) }
  /// The view was taken out by a size-class variation: it keeps its frame and has no rows.
  @inlinable public static var isUninstalled: ViewTraits { ViewTraits(rawValue: 1 << 13) }
  /// The class is one that neither UIKit nor the config knows, and it names no superclass.
  @inlinable public static var hasUnknownClass: ViewTraits { ViewTraits(rawValue: 1 << 14) }
  /// Interface Builder says that the stored frame is not the one its constraints give.
  @inlinable public static var isMisplaced: ViewTraits { ViewTraits(rawValue: 1 << 15) }
  /// A constraint that names it could not be read: what seems to be missing may be what that one says.
  @inlinable public static var hasUnreadConstraint: ViewTraits { ViewTraits(rawValue: 1 << 16) }
  /// The content view of a cell without a height of its own: its content decides, and its frame only shows the result.
  @inlinable public static var isSelfSizing: ViewTraits { ViewTraits(rawValue: 1 << 17) }
  /// `isEditable: false`: a text view that shows text and brings up no keyboard.
  @inlinable public static var isReadOnly: ViewTraits { ViewTraits(rawValue: 1 << 18) }
}

/// One view, or one custom layout guide. Views lie in pre-order, so a subtree is a range of indices.
public struct View: Sendable {
  /// Its id; in Interface Builder files the object id. `.none` when it has none.
  public var name: Name = .none
  /// The class as written; `.none` means `UIView`.
  public var className: Name = .none
  /// The nearest class of UIKit that it is or inherits from.
  public var kind: UIKitClass = .view
  public var traits: ViewTraits = [.translatesMask, .isScrollEnabled, .insetsLayoutMarginsFromSafeArea]
  public var autoresizingMask: AutoresizingMask = []
  /// `.none` for the root.
  public var superview: ViewID = .none
  /// One past the last index of its subtree.
  public var subtreeEnd: Int32 = 0
  /// As written, or as Interface Builder stored it; zero otherwise.
  public var frame: Rect = .zero
  public var intrinsicContentSize = PerAxis<Dimension>(both: .byClass)
  /// `nil`: UIKit's default for the class.
  public var hugging = PerAxis<Priority?>(both: nil)
  public var compressionResistance = PerAxis<Priority?>(both: nil)
  /// Indices into the layout's side tables; -1 when the view has no such properties.
  public var stack: Int32 = -1
  public var scroll: Int32 = -1
  public var text: Int32 = -1
  public var margins: Int32 = -1
  /// What a finding about the view underlines: its id, else its class, else its first key.
  public var label: ByteRange = .fileStart
  /// Everything that was written about it.
  public var range: ByteRange = .fileStart
  /// Where this view's own `translatesAutoresizingMaskIntoConstraints` has its value; `.fileStart` when it has none.
  public var flagRange: ByteRange = .fileStart
  /// The index of its mapping in the syntax tree, for fixes; -1 when there is none.
  public var node: Int32 = -1

  public init() {}

  @inlinable public var translatesMask: Bool { traits.contains(.translatesMask) }
  @inlinable public var isLayoutGuide: Bool { traits.contains(.isLayoutGuide) }
  @inlinable public var isHidden: Bool { traits.contains(.isHidden) }
  @inlinable public var isArranged: Bool { traits.contains(.isArranged) }
}
