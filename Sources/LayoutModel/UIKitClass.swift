import SourceText

/// The classes of UIKit (and MapKit, WebKit) whose layout is known.
public enum UIKitClass: UInt8, CaseIterable, Hashable, Sendable {
  case view, label, button, textField, textView, imageView
  case scrollView, tableView, collectionView, stackView, webView, mapView
  case switchControl, slider, stepper, segmentedControl, progressView, activityIndicator, pageControl
  case datePicker, pickerView, searchBar, navigationBar, toolbar, tabBar, searchTextField, colorWell
  case visualEffectView, control, window, inputView, refreshControl
  case tableViewCell, tableViewHeaderFooterView, collectionViewCell, collectionReusableView
  case calendarView, metalView, sceneView, arView, playerView, containerView

  /// The class's name in code.
  public var name: String {
    switch self {
    case .view: "UIView"
    case .label: "UILabel"
    case .button: "UIButton"
    case .textField: "UITextField"
    case .textView: "UITextView"
    case .imageView: "UIImageView"
    case .scrollView: "UIScrollView"
    case .tableView: "UITableView"
    case .collectionView: "UICollectionView"
    case .stackView: "UIStackView"
    case .webView: "WKWebView"
    case .mapView: "MKMapView"
    case .switchControl: "UISwitch"
    case .slider: "UISlider"
    case .stepper: "UIStepper"
    case .segmentedControl: "UISegmentedControl"
    case .progressView: "UIProgressView"
    case .activityIndicator: "UIActivityIndicatorView"
    case .pageControl: "UIPageControl"
    case .datePicker: "UIDatePicker"
    case .pickerView: "UIPickerView"
    case .searchBar: "UISearchBar"
    case .navigationBar: "UINavigationBar"
    case .toolbar: "UIToolbar"
    case .tabBar: "UITabBar"
    case .searchTextField: "UISearchTextField"
    case .colorWell: "UIColorWell"
    case .visualEffectView: "UIVisualEffectView"
    case .control: "UIControl"
    case .window: "UIWindow"
    case .inputView: "UIInputView"
    case .refreshControl: "UIRefreshControl"
    case .tableViewCell: "UITableViewCell"
    case .tableViewHeaderFooterView: "UITableViewHeaderFooterView"
    case .collectionViewCell: "UICollectionViewCell"
    case .collectionReusableView: "UICollectionReusableView"
    case .calendarView: "UICalendarView"
    case .metalView: "MTKView"
    case .sceneView: "SCNView"
    case .arView: "ARSCNView"
    case .playerView: "AVPlayerView"
    case .containerView: "UIContainerView"
    }
  }

  /// Whether it is a scroll view or inherits from one.
  @inlinable public var isScrollView: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// Whether the class computes its content size itself, so that constraints on its content are no one's business.
  @inlinable public var ownsContentSize: Bool {
    switch self {
    case .tableView, .collectionView, .textView, .webView, .mapView: true
    default: false
    }
  }

  /// Whether the user types into it, so that the keyboard comes up.
  @inlinable public var takesTextInput: Bool {
    switch self {
    case .textField, .textView, .searchBar, .searchTextField: true
    default: false
    }
  }

  /// How hard a view of the class resists growing along an axis when nothing is said.
  public func defaultHugging(_ axis: Axis) -> Priority {
    switch self {
    case .switchControl, .stepper, .activityIndicator: .defaultHigh
    case .progressView: axis == .vertical ? .defaultHigh : .defaultLow
    default: .defaultLow
    }
  }

  /// `alignmentRectInsets`: how far a control's frame reaches beyond the rectangle that constraints place, in points.
  public var alignmentRectInsets: Insets {
    switch self {
    case .switchControl: Insets(right: 2)
    case .slider: Insets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: Insets(bottom: 1)
    default: .zero
    }
  }

  /// The classes' names, in the order of the cases.
  private static let names = WordIndex(allCases.map(\.name))

  public init?(name: UnsafeBufferPointer<UInt8>) {
    guard let index = Self.names.find(name) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  public init?(name: String) {
    guard let index = Self.names.find(name) else { return nil }
    self.init(rawValue: UInt8(index))
  }
}
