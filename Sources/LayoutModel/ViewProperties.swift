package import SourceText

/// What a `UIStackView` says about its arranged subviews.
package struct StackProperties: Sendable {
  package enum Distribution: String, CaseIterable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// UIKit's names; `top` and `bottom` are `leading` and `trailing` of a horizontal stack.
  package enum Alignment: String, CaseIterable, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  package var axis: Axis = .horizontal
  package var distribution: Distribution = .fill
  package var alignment: Alignment = .fill
  /// In points.
  package var spacing: Double = 0
  /// Spacing after a given arranged subview, in points.
  package var customSpacing: [ViewID: Double] = [:]
  package var isBaselineRelativeArrangement = false
  package var isLayoutMarginsRelativeArrangement = false

  package init() {}
}

/// What a `UIScrollView` says about its content.
package struct ScrollProperties: Sendable {
  /// Which ways a scroll view is meant to scroll.
  package enum ScrollAxis: String, CaseIterable, Sendable {
    case vertical, horizontal, both
  }

  /// `nil`: not said, so it is inferred.
  package var scrollAxis: ScrollAxis?
  /// Assigned by code; `contentSizeRange` is where it was written.
  package var contentSize: PerAxis<Double>?
  package var contentSizeRange: ByteRange?
  package var contentInset: Insets?
  package var isPagingEnabled = false
  package var alwaysBounce = PerAxis<Bool>(both: false)
  package var maximumZoomScale: Double = 1
  /// Whether Interface Builder gave it content and frame layout guides.
  package var hasLayoutGuides = false
  package var contentInsetAdjustmentBehavior: String?

  package init() {}
}

/// What decides the natural size of text, and of an image.
package struct TextProperties: Sendable {
  /// The text, a button's title or a text field's placeholder; `nil` when it is set at run time.
  package var text: String?
  /// In points; `nil` for the class's default.
  package var fontSize: Double?
  /// Whether the font is another than the system's, so that its metrics are not known.
  package var hasCustomFont = false
  /// 0: as many as it takes.
  package var numberOfLines: Int?
  package var preferredMaxLayoutWidth: Double = 0
  package var hasImage = false
  package var imageSize: PerAxis<Double>?
  /// A button's background image, which its size covers.
  package var backgroundImageSize: PerAxis<Double>?
  /// What a button adds around its title and image, in points.
  package var contentInset: Insets?
  package var style: ControlStyle = .automatic
  /// How many segments or pages a control has.
  package var partCount = 0

  package init() {}
}

/// What a view says about its layout margins, in points; `nil` sides keep UIKit's default.
package struct MarginProperties: Sendable {
  package var top, left, bottom, right: Double?

  package init() {}
}

/// How a screen answers the keyboard, as its code says.
package struct KeyboardHandling: Sendable {
  package enum Frame: Sendable { case begin, end }

  package struct Adjusts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let contentInset = Adjusts(rawValue: 1)
    package static let scrollIndicatorInsets = Adjusts(rawValue: 2)
    package static let contentSize = Adjusts(rawValue: 4)
    package static let frame = Adjusts(rawValue: 8)
  }

  package var range: ByteRange
  package var scrollView: ViewID = .none
  package var show: String?
  package var hide: String?
  package var frame: Frame?
  package var frameRange: ByteRange?
  package var adjusts: Adjusts = []
  package var adjustsRange: ByteRange?
  /// What is put back when the keyboard hides; `nil` means all that was adjusted.
  package var restores: Adjusts?
  package var removesObservers: Bool?
  package var removesObserversRange: ByteRange?

  package init(range: ByteRange) { self.range = range }
}

/// The look of a control, where its natural size follows from it.
package enum ControlStyle: UInt8, Sendable {
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
