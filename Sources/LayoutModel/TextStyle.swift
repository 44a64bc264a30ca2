/// A font that follows the user's text size: `UIFont.TextStyle`, measured at the content size that a device starts with.
public enum TextStyle: String, CaseIterable, Sendable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, body, callout, subheadline
  case footnote, caption1, caption2

  /// In points.
  public var pointSize: Double { metrics.size }

  /// From one baseline to the next, in points: styles keep their lines further apart than their letters need. `nil` where
  /// it is not known.
  public var lineDistance: Double? { metrics.lineDistance }

  private var metrics: (size: Double, lineDistance: Double?) {
    switch self {
    case .extraLargeTitle: (36, nil)
    case .extraLargeTitle2: (28, nil)
    case .largeTitle: (34, 41)
    case .title1: (28, 34)
    case .title2: (22, 28)
    case .title3: (20, 25)
    case .headline: (17, 22)
    case .body: (17, 22)
    case .callout: (16, 21)
    case .subheadline: (15, 20)
    case .footnote: (13, 18)
    case .caption1: (12, 16)
    case .caption2: (11, 13)
    }
  }
}
