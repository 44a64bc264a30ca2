public import SourceText

/// What a `UIStackView` says about its arranged subviews.
public struct StackProperties: Sendable {
  public enum Distribution: String, CaseIterable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// UIKit's names; `top` and `bottom` are `leading` and `trailing` of a horizontal stack.
  public enum Alignment: String, CaseIterable, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  public var axis: Axis = .horizontal
  public var distribution: Distribution = .fill
  public var alignment: Alignment = .fill
  /// In points.
  public var spacing: Double = 0
  /// Spacing after a given arranged subview, in points.
  public var customSpacing: [ViewID: Double] = [:]
  public var isBaselineRelativeArrangement = false
  public var isLayoutMarginsRelativeArrangement = false

  public init() {}
}

/// What a `UIScrollView` says about its content.
public struct ScrollProperties: Sendable {
  /// Which ways a scroll view is meant to scroll.
  public enum ScrollAxis: String, CaseIterable, Sendable {
    case vertical, horizontal, both
  }

  /// Who says how large the content is.
  public enum ContentDecider: String, CaseIterable, Sendable {
    case constraints, code
  }

  /// `nil`: not said, so it is inferred.
  public var scrollAxis: ScrollAxis?
  /// `nil`: not said; constraints do where they lay out something inside.
  public var contentDecider: ContentDecider?
  /// Assigned by code; `contentSizeRange` is where it was written.
  public var contentSize: PerAxis<Double>?
  public var contentSizeRange: ByteRange?
  public var contentInset: Insets?
  public var isPagingEnabled = false
  public var alwaysBounce = PerAxis<Bool>(both: false)
  public var maximumZoomScale: Double = 1
  /// Whether Interface Builder gave it content and frame layout guides.
  public var hasLayoutGuides = false
  public var contentInsetAdjustmentBehavior: String?

  public init() {}
}

/// What decides the natural size of text, and of an image.
public struct TextProperties: Sendable {
  /// The text, a button's title or a text field's placeholder; `nil` when it is set at run time.
  public var text: String?
  /// In points; `nil` for the class's default.
  public var fontSize: Double?
  /// The text style that the font follows; `fontSize` is its size then.
  public var textStyle: TextStyle?
  /// Whether the font is another than the system's, so that its metrics are not known.
  public var hasCustomFont = false
  /// 0: as many as it takes.
  public var numberOfLines: Int?
  public var preferredMaxLayoutWidth: Double = 0
  public var hasImage = false
  public var imageSize: PerAxis<Double>?
  /// A button's background image, which its size covers.
  public var backgroundImageSize: PerAxis<Double>?
  /// What a button adds around its title and image, in points.
  public var contentInset: Insets?
  public var style: ControlStyle = .automatic
  /// How many segments or pages a control has.
  public var partCount = 0

  public init() {}
}

/// What a view says about its layout margins, in points; `nil` sides keep UIKit's default.
public struct MarginProperties: Sendable {
  public var top, left, bottom, right: Double?

  public init() {}
}

/// How a screen answers the keyboard, as its code says.
public struct KeyboardHandling: Sendable {
  public enum Frame: Sendable { case begin, end }

  public struct Adjusts: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let contentInset = Adjusts(rawValue: 1)
    public static let scrollIndicatorInsets = Adjusts(rawValue: 2)
    public static let contentSize = Adjusts(rawValue: 4)
    public static let frame = Adjusts(rawValue: 8)
  }

  public var range: ByteRange
  public var scrollView: ViewID = .none
  public var show: String?
  public var hide: String?
  public var frame: Frame?
  public var frameRange: ByteRange?
  public var adjusts: Adjusts = []
  public var adjustsRange: ByteRange?
  /// What is put back when the keyboard hides; `nil` means all that was adjusted.
  public var restores: Adjusts?
  public var removesObservers: Bool?
  public var removesObserversRange: ByteRange?

  public init(range: ByteRange) { self.range = range }
}

/// The look of a control, where its natural size follows from it.
public enum ControlStyle: UInt8, Sendable {
  /// What the class starts with: for a button, the custom type without a configuration.
  case automatic
  /// A button of the system type.
  case system
  /// A button of fixed size with a picture of the system's: information, disclosure, adding, closing.
  case symbol
  /// A button with a `UIButton.Configuration`.
  case configured
  /// A text field with a frame around it.
  case framed
  /// An activity indicator of the large kind.
  case large
}
