import LayoutModel
import YAMLSyntax

extension KeyTable<ViewDraft> {
  private static let adjustmentBehaviors = ["automatic", "scrollableAxes", "never", "always"]
  private static let dismissModes = [
    "none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory",
  ]

  /// The keys of `UIScrollView`.
  static let scrollKeys: [Key<ViewDraft>] = [
    Key(
      "scrollAxis", .choice(ScrollProperties.ScrollAxis.allCases.map(\.rawValue)),
      "Which way the scroll view is meant to scroll.", default: "inferred", of: .scrollView
    ) { value, view, decoder in
      if let axis: ScrollProperties.ScrollAxis = decoder.choice(value) { view.scroll.scrollAxis = axis }
    },
    Key("contentSize", .size, "The content size that code assigns.", of: .scrollView) { value, view, decoder in
      guard let size = decoder.size(value) else { return }
      view.scroll.contentSize = size
      view.scroll.contentSizeRange = decoder.reader.range(of: decoder.currentKey)
    },
    Key(
      "contentSizeDecidedBy", .choice(ScrollProperties.ContentDecider.allCases.map(\.rawValue)),
      "Who says how large the content is, where what stands inside does not show it.",
      default: "constraints, where they lay out something inside", of: .scrollView
    ) { value, view, decoder in
      if let decider: ScrollProperties.ContentDecider = decoder.choice(value) { view.scroll.contentDecider = decider }
    },
    Key(
      "contentInset", .insets, "What is added around the content, in points.", default: "0 on each side",
      of: .scrollView
    ) { value, view, decoder in
      if let insets = decoder.insets(value) { view.scroll.contentInset = insets }
    },
    indicatorInsets("scrollIndicatorInsets", "How far the scroll indicators keep from the edges, in points."),
    indicatorInsets(
      "verticalScrollIndicatorInsets", "How far the vertical scroll indicator keeps from the edges, in points."),
    indicatorInsets(
      "horizontalScrollIndicatorInsets", "How far the horizontal scroll indicator keeps from the edges, in points."),
    Key(
      "contentInsetAdjustmentBehavior", .choice(adjustmentBehaviors), "When the safe area adds to the content inset.",
      default: "automatic", of: .scrollView
    ) { value, view, decoder in
      guard let index = decoder.word(value, among: adjustmentBehaviors) else { return }
      view.scroll.contentInsetAdjustmentBehavior = adjustmentBehaviors[index]
    },
    Key(
      "isPagingEnabled", .boolean, "Whether scrolling stops at multiples of the frame.", default: "false",
      of: .scrollView
    ) { value, view, decoder in
      if let isPaging = decoder.bool(value) { view.scroll.isPagingEnabled = isPaging }
    },
    Key(
      "isScrollEnabled", .boolean, "Whether it scrolls; a text view that does not has a natural size.", default: "true",
      of: .scrollView
    ) { value, view, decoder in
      if let isEnabled = decoder.bool(value) { view.view.traits.set(.isScrollEnabled, isEnabled) }
    },
    Key(
      "alwaysBounceVertical", .boolean, "Whether it bounces vertically even when the content fits.", default: "false",
      of: .scrollView
    ) { value, view, decoder in
      if let bounces = decoder.bool(value) { view.scroll.alwaysBounce.vertical = bounces }
    },
    Key(
      "alwaysBounceHorizontal", .boolean, "Whether it bounces horizontally even when the content fits.",
      default: "false", of: .scrollView
    ) { value, view, decoder in
      if let bounces = decoder.bool(value) { view.scroll.alwaysBounce.horizontal = bounces }
    },
    Key(
      "keyboardDismissMode", .choice(dismissModes), "How dragging puts the keyboard away.", default: "none",
      of: .scrollView
    ) { value, view, decoder in
      _ = decoder.word(value, among: dismissModes)
    },
    Key(
      "minimumZoomScale", .length, "How far the content can be zoomed out.", default: "1", of: .scrollView
    ) { value, view, decoder in
      _ = decoder.length(value)
    },
    Key(
      "maximumZoomScale", .length, "How far the content can be zoomed in.", default: "1", of: .scrollView
    ) { value, view, decoder in
      if let scale = decoder.length(value) { view.scroll.maximumZoomScale = scale }
    },
  ]

  /// Insets that move the indicators only; nothing is judged by them, but they must be insets.
  private static func indicatorInsets(_ name: String, _ summary: String) -> Key<ViewDraft> {
    Key(name, .insets, summary, default: "0 on each side", of: .scrollView) { value, view, decoder in
      _ = decoder.insets(value)
    }
  }
}
