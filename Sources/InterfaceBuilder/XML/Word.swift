import SourceText

/// The words of Interface Builder's XML that layout depends on: element names, attribute names and values.
///
/// Cases are spelled as in the files. Any other word is `other`, and its attributes are not kept.
enum Word: UInt16, CaseIterable, Sendable {
  case other
  // Documents
  case document, archive, device, adaptation, resources, image, scenes, scene, objects
  case type, toolsVersion, targetRuntime, useAutolayout, orientation, appearance
  // Controllers and their guides
  case layoutGuides, viewControllerLayoutGuide, viewLayoutGuide, keyboardLayoutGuide
  case safeArea, contentLayoutGuide, frameLayoutGuide, layoutMargins, readableContent, keyboard
  case storyboardIdentifier, title, userLabel, customClass, outlet, outletCollection, property, destination
  case connections, automaticallyAdjustsScrollViewInsets
  // View elements
  case view, label, button, textField, textView, imageView, scrollView, tableView, collectionView, stackView
  case wkWebView, webView, mapView, `switch`, slider, stepper, segmentedControl, progressView
  case activityIndicatorView, pageControl, datePicker, pickerView, searchBar, navigationBar, toolbar, tabBar
  case visualEffectView, containerView, control, window, inputView, refreshControl, colorWell, calendarView
  case mtkView, sceneKitView, arscnView, searchTextField
  case tableViewCell, tableViewCellContentView, collectionViewCell, collectionViewCellContentView
  case collectionReusableView, tableViewHeaderFooterView, contentView
  // Inside views
  case subviews, constraints, constraint, rect, frame, frameInset, autoresizingMask, fontDescription
  case edgeInsets, directionalEdgeInsets, directionalLayoutMargins, inset, contentEdgeInsets, imageEdgeInsets
  case titleEdgeInsets, contentInset, state, normal, string, mutableString, text, characters
  case base64, attributedString, attributedText, attributedTitle, fragment, content, attributes, font, paragraphStyle
  case segments, segment, buttonConfiguration, imageReference, preferredSymbolConfiguration
  case variation, mask, include, exclude, reference, freeformSize, size, titleFontDescription
  case simulatedStatusBarMetrics, simulatedTopBarMetrics, simulatedBottomBarMetrics
  // Attributes
  case id, key, x, y, width, height, top, left, bottom, right, leading, trailing, minX, minY, maxX, maxY
  case flexibleMinX, widthSizable, flexibleMaxX, flexibleMinY, heightSizable, flexibleMaxY
  case hidden, translatesAutoresizingMaskIntoConstraints, fixedFrame, misplaced, verifyAmbiguity
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
  case placeholderIntrinsicWidth, placeholderIntrinsicHeight
  case preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea, layoutMarginsFollowReadableWidth
  case axis, distribution, alignment, spacing, spacingType, baselineRelativeArrangement
  case layoutMarginsRelativeArrangement
  case placeholder, numberOfLines, preferredMaxLayoutWidth, adjustsFontSizeToFit, usesAttributedText
  case buttonType, style, backgroundImage, borderStyle, numberOfPages, datePickerMode, pointSize, name
  case subtitle, imagePadding, titlePadding, imagePlacement, metaFont, prompt, weight, scale, symbolScale, catalog
  case pagingEnabled, scrollEnabled, alwaysBounceVertical, alwaysBounceHorizontal, maximumZoomScale
  case contentInsetAdjustmentBehavior, rowHeight, lineSpacing, lineHeightMultiple, segmentControlStyle
  case firstItem, firstAttribute, secondItem, secondAttribute, relation, multiplier, constant, priority, symbolic
  // Values
  case lessThanOrEqual, greaterThanOrEqual, centerX, centerY, baseline, firstBaseline, lastBaseline
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins
  case vertical, horizontal, fill, fillEqually, fillProportionally, equalSpacing, equalCentering, center
  case standard, ignoreSizes, off, landscape, portrait, infinite
  case system, custom, roundedRect, contactAdd, infoLight, infoDark, detailDisclosure, close
  case plain, gray, tinted, filled, borderedTinted, bordered, borderless, borderedProminent
  case large, medium, whiteLarge, white, bezel, line

  /// Whether an element is a cell, header or footer, which others size.
  var isCell: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView, .tableViewHeaderFooterView: true
    default: false
    }
  }

  var spelling: String {
    self == .base64 ? "base64-UTF8" : String(describing: self)
  }
}

/// Finds words by their bytes.
struct WordTable: Sendable {
  static let shared = WordTable()

  private let index = WordIndex(Word.allCases.filter { $0 != .other }.map(\.spelling))
  private let words = Word.allCases.filter { $0 != .other }

  func find(_ text: UnsafeBufferPointer<UInt8>) -> Word { index.find(text).map { words[$0] } ?? .other }
}
