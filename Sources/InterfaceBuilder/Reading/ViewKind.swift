import LayoutModel

extension UIKitClass {
  /// The class that an element stands for; a plain view for elements that Interface Builder adds with new systems.
  init(element tag: Word) {
    self =
      switch tag {
      case .label: .label
      case .button: .button
      case .textField: .textField
      case .textView: .textView
      case .imageView: .imageView
      case .scrollView: .scrollView
      case .tableView: .tableView
      case .collectionView: .collectionView
      case .stackView: .stackView
      case .wkWebView, .webView: .webView
      case .mapView: .mapView
      case .switch: .switchControl
      case .slider: .slider
      case .stepper: .stepper
      case .segmentedControl: .segmentedControl
      case .progressView: .progressView
      case .activityIndicatorView: .activityIndicator
      case .pageControl: .pageControl
      case .datePicker: .datePicker
      case .pickerView: .pickerView
      case .searchBar: .searchBar
      case .navigationBar: .navigationBar
      case .toolbar: .toolbar
      case .tabBar: .tabBar
      case .searchTextField: .searchTextField
      case .colorWell: .colorWell
      case .visualEffectView: .visualEffectView
      case .control: .control
      case .window: .window
      case .inputView: .inputView
      case .refreshControl: .refreshControl
      case .calendarView: .calendarView
      case .mtkView: .metalView
      case .sceneKitView: .sceneView
      case .arscnView: .arView
      case .containerView: .containerView
      case .tableViewCell: .tableViewCell
      case .tableViewHeaderFooterView: .tableViewHeaderFooterView
      case .collectionViewCell: .collectionViewCell
      case .collectionReusableView: .collectionReusableView
      default: .view
      }
  }
}
