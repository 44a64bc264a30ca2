import YAMLSyntax

/// Properties of UIKit's views that do not touch layout: known, and left alone.
enum OtherUIKitKeys {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  static let sorted = names.sorted()

  private static let names: Set<String> = [
    // UIView
    "accessibilityElements", "accessibilityElementsHidden", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityLabel", "accessibilityTraits", "accessibilityValue", "accessibilityViewIsModal", "alpha",
    "anchorPoint",
    "backgroundColor", "bounds", "center", "clearsContextBeforeDrawing", "clipsToBounds", "contentMode",
    "contentScaleFactor", "cornerRadius", "gestureRecognizers", "interactions", "isAccessibilityElement",
    "isExclusiveTouch", "isMultipleTouchEnabled", "isOpaque", "isUserInteractionEnabled", "largeContentTitle", "layer",
    "mask", "maskView", "motionEffects", "overrideUserInterfaceStyle", "restorationIdentifier",
    "semanticContentAttribute", "showsLargeContentViewer", "tag", "tintAdjustmentMode", "tintColor", "transform",
    "transform3D",
    // Labels, text and controls
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "allowsEditingTextAttributes",
    "attributedPlaceholder", "autocapitalizationType", "autocorrectionType", "baselineAdjustment", "borderStyle",
    "clearButtonMode", "clearsOnBeginEditing", "clearsOnInsertion", "contentHorizontalAlignment",
    "contentVerticalAlignment", "dataDetectorTypes", "enablesReturnKeyAutomatically", "highlightedTextColor",
    "inputAccessoryView", "inputView", "isEnabled", "isHighlighted", "isSecureTextEntry", "isSelectable",
    "isSelected", "keyboardAppearance", "keyboardType", "lineBreakMode", "lineBreakStrategy", "linkTextAttributes",
    "minimumFontSize", "minimumScaleFactor", "passwordRules", "returnKeyType", "role", "shadowColor", "shadowOffset",
    "showsExpansionTextWhenTruncated", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
    "spellCheckingType", "textAlignment", "textColor", "textContentType", "titleColor", "toolTip", "typingAttributes",
    // Buttons, images, sliders and the like
    "animationDuration", "animationImages", "animationRepeatCount", "buttonType", "changesSelectionAsPrimaryAction",
    "configuration", "currentPage", "highlightedImage", "hidesForSinglePage", "hidesWhenStopped", "isContinuous",
    "isOn",
    "maximumTrackTintColor", "maximumValue", "menu", "minimumTrackTintColor", "minimumValue", "numberOfPages",
    "onTintColor", "pageIndicatorTintColor", "progress", "progressTintColor", "progressViewStyle", "segments",
    "selectedSegmentIndex", "showsMenuAsPrimaryAction", "stepValue", "style", "symbolConfiguration", "thumbTintColor",
    "trackTintColor", "value", "wraps",
    // Date pickers, bars
    "barStyle", "barTintColor", "date", "datePickerMode", "isTranslucent", "items", "maximumDate", "minimumDate",
    "minuteInterval", "preferredDatePickerStyle", "prompt", "scopeButtonTitles", "searchBarStyle", "showsCancelButton",
    // Scroll views, tables, collections, web views, maps
    "allowsBackForwardNavigationGestures", "allowsMultipleSelection", "allowsSelection",
    "automaticallyAdjustsScrollIndicatorInsets", "bounces", "bouncesZoom", "canCancelContentTouches",
    "collectionViewLayout", "contentOffset", "dataSource", "decelerationRate", "delaysContentTouches", "delegate",
    "estimatedRowHeight", "indicatorStyle", "isDirectionalLockEnabled", "isPrefetchingEnabled", "isRotateEnabled",
    "isZoomEnabled", "mapType", "refreshControl", "reuseIdentifier", "rowHeight", "scrollsToTop", "sectionFooterHeight",
    "sectionHeaderHeight", "separatorColor", "separatorInset", "separatorStyle", "showsHorizontalScrollIndicator",
    "showsUserLocation", "showsVerticalScrollIndicator", "tableFooterView", "tableHeaderView", "zoomScale",
    // Effects
    "effect",
  ]
}
