import LayoutModel

/// The keys of one view, in the order in which a person would write them, and what they leave unsaid.
struct WrittenKeys {
  let layout: Layout
  let names: ViewNames
  let view: ViewID
  /// What the document's `defaults` say of `translatesAutoresizingMaskIntoConstraints`; root and arranged subviews have
  /// defaults of their own.
  let usualFlag: Bool
  /// Keys with their values as YAML.
  private(set) var pairs: [(key: String, value: String)] = []
  private(set) var comments: [String] = []

  init(layout: Layout, names: ViewNames, view: ViewID, usualFlag: Bool) {
    (self.layout, self.names, self.view, self.usualFlag) = (layout, names, view, usualFlag)
  }

  private var it: View { layout[view] }
  private var isFromInterfaceBuilder: Bool { layout.origin != .viewTree }

  mutating func collect() {
    if !names[view].isEmpty { add("id", names[view]) }
    // A guide is a rectangle and nothing else.
    if it.isLayoutGuide { return }
    classKeys()
    if it.isHidden { add("isHidden", "true") }
    placeKeys()
    sizeKeys()
    marginKeys()
    if let stack = layout.stack(of: view) { stackKeys(stack) }
    if let scroll = layout.scroll(of: view) { scrollKeys(scroll) }
    let scrolls = it.kind.isScrollView || it.kind.ownsContentSize
    if scrolls, !it.traits.contains(.isScrollEnabled) { add("isScrollEnabled", "false") }
    if let text = layout.text(of: view) { textKeys(text) }
    if it.traits.contains(.ambiguityIsMeant) { add("verifyAmbiguity", "off") }
  }

  private mutating func add(_ key: String, _ value: String) { pairs.append((key, value)) }
  private mutating func add(_ key: String, text: String) { add(key, YAMLScalar.text(text)) }

  private mutating func classKeys() {
    let written = it.className.exists ? layout.names[it.className] : it.kind.name
    if written != UIKitClass.view.name { add("class", text: written) }
    guard UIKitClass(name: written) == nil, !it.traits.contains(.hasUnknownClass) else { return }
    add("superclass", it.kind.name)
  }

  /// How the view is placed where no constraints do it.
  private mutating func placeKeys() {
    let flag = view == .root || (!it.isArranged && usualFlag)
    // Said without need by an author, it may still be what a finding is about.
    let isSaid =
      !isFromInterfaceBuilder && it.traits.contains(.translatesMaskWritten) && (view == .root || it.isArranged)
    if it.translatesMask != flag || isSaid {
      add("translatesAutoresizingMaskIntoConstraints", String(it.translatesMask))
    }
    // Interface Builder stores masks and frames of all views; they count where the mask places the view, and a frame also
    // where a subview's mask is about it.
    let counts = !isFromInterfaceBuilder || (it.translatesMask && view != .root && !it.isArranged)
    guard counts || view != .root && it.traits.contains(.hasFrame) && holdsFlexibleSubviews else { return }
    if counts, !it.autoresizingMask.isEmpty {
      let names = AutoresizingMask.names.filter { it.autoresizingMask.contains($0.1) }.map(\.0)
      add("autoresizingMask", "[\(names.joined(separator: ", "))]")
    }
    if it.traits.contains(.hasFrame) || isFromInterfaceBuilder {
      let sides = [it.frame.x, it.frame.y, it.frame.width, it.frame.height].map(ShortNumber.text)
      add("frame", "[\(sides.joined(separator: ", "))]")
    }
  }

  /// Whether a subview's mask ties it to more than its superview's top left corner.
  private var holdsFlexibleSubviews: Bool {
    layout.children(of: view).contains { child in
      let it = layout[child]
      return it.translatesMask && !it.isArranged && !it.traits.contains(.isUninstalled) && !it.autoresizingMask.isEmpty
    }
  }

  private mutating func sizeKeys() {
    if keepsStoredSize { return storedSizeKeys() }
    let size = it.intrinsicContentSize
    switch (Self.side(size.horizontal), Self.side(size.vertical)) {
    case (nil, nil): break
    case ("none", "none"): add("intrinsicContentSize", "none")
    case (let width?, let height?): add("intrinsicContentSize", "[\(width), \(height)]")
    case (let width?, nil): add("intrinsicContentSize", "{width: \(width)}")
    case (nil, let height?): add("intrinsicContentSize", "{height: \(height)}")
    }
    let kind = it.kind
    priorities("contentHuggingPriority", it.hugging) { kind.defaultHugging($0) }
    priorities("contentCompressionResistancePriority", it.compressionResistance) { _ in .defaultHigh }
  }

  /// Whether Interface Builder lets an arranged subview keep its stored size where nothing else decides: when its mask was
  /// not switched off, and it has no size of its own.
  private var keepsStoredSize: Bool {
    isFromInterfaceBuilder && it.isArranged && it.traits.contains(.hasFrame)
      && !it.traits.contains(.translatesMaskWritten) && it.intrinsicContentSize == PerAxis(both: .byClass)
      && it.text < 0 && it.stack < 0
  }

  private mutating func storedSizeKeys() {
    add("intrinsicContentSize", "[\(ShortNumber.text(it.frame.width)), \(ShortNumber.text(it.frame.height))]")
    add("contentHuggingPriority", "1")
    add("contentCompressionResistancePriority", "1")
  }

  private static func side(_ dimension: Dimension) -> String? {
    switch dimension {
    case .byClass: nil
    case .none: "none"
    case .points(let points): ShortNumber.text(points)
    }
  }

  private mutating func priorities(_ key: String, _ pair: PerAxis<Priority?>, usual: (Axis) -> Priority) {
    func text(_ axis: Axis) -> String? {
      guard let priority = pair[axis], priority != usual(axis) else { return nil }
      return ShortNumber.text(priority)
    }
    let (horizontal, vertical) = (text(.horizontal), text(.vertical))
    if let horizontal, horizontal == vertical { return add(key, horizontal) }
    let parts = [horizontal.map { "horizontal: \($0)" }, vertical.map { "vertical: \($0)" }].compactMap { $0 }
    if !parts.isEmpty { add(key, "{\(parts.joined(separator: ", "))}") }
  }

  private mutating func marginKeys() {
    if it.margins >= 0, Int(it.margins) < layout.margins.count {
      let margins = layout.margins[Int(it.margins)]
      let sides = [("top", margins.top), ("left", margins.left), ("bottom", margins.bottom), ("right", margins.right)]
      let said = sides.compactMap { name, side in side.map { "\(name): \(ShortNumber.text($0))" } }
      if !said.isEmpty { add("layoutMargins", "{\(said.joined(separator: ", "))}") }
    }
    if it.traits.contains(.preservesSuperviewLayoutMargins) { add("preservesSuperviewLayoutMargins", "true") }
    if !it.traits.contains(.insetsLayoutMarginsFromSafeArea) { add("insetsLayoutMarginsFromSafeArea", "false") }
  }

  private mutating func stackKeys(_ stack: StackProperties) {
    if stack.axis == .vertical { add("axis", "vertical") }
    if stack.distribution != .fill { add("distribution", stack.distribution.rawValue) }
    if stack.alignment != .fill { add("alignment", stack.alignment.rawValue) }
    if stack.spacing != 0 { add("spacing", ShortNumber.text(stack.spacing)) }
    if !stack.customSpacing.isEmpty {
      let said = stack.customSpacing.sorted { $0.key < $1.key }.filter { !names[$0.key].isEmpty }
        .map { "\(names[$0.key]): \(ShortNumber.text($0.value))" }
      add("customSpacing", "{\(said.joined(separator: ", "))}")
    }
    if stack.isBaselineRelativeArrangement { add("isBaselineRelativeArrangement", "true") }
    if stack.isLayoutMarginsRelativeArrangement { add("isLayoutMarginsRelativeArrangement", "true") }
  }

  private mutating func scrollKeys(_ scroll: ScrollProperties) {
    if let axis = scroll.scrollAxis { add("scrollAxis", axis.rawValue) }
    if let size = scroll.contentSize {
      add("contentSize", "[\(ShortNumber.text(size.horizontal)), \(ShortNumber.text(size.vertical))]")
    }
    contentDeciderKey(scroll)
    if let inset = scroll.contentInset { add("contentInset", Self.insets(inset)) }
    if let behavior = scroll.contentInsetAdjustmentBehavior { add("contentInsetAdjustmentBehavior", text: behavior) }
    if scroll.isPagingEnabled { add("isPagingEnabled", "true") }
    if scroll.alwaysBounce.vertical { add("alwaysBounceVertical", "true") }
    if scroll.alwaysBounce.horizontal { add("alwaysBounceHorizontal", "true") }
    if scroll.maximumZoomScale != 1 { add("maximumZoomScale", ShortNumber.text(scroll.maximumZoomScale)) }
  }

  /// Interface Builder asks other scroll views for their content size than a view tree does.
  private mutating func contentDeciderKey(_ scroll: ScrollProperties) {
    var decider = scroll.contentDecider
    if isFromInterfaceBuilder, !it.kind.ownsContentSize {
      let isAsked = layout.asksConstraintsForContent(of: view, as: layout.origin)
      if isAsked != layout.asksConstraintsForContent(of: view, as: .viewTree) {
        decider = isAsked ? .constraints : .code
      }
    }
    if let decider { add("contentSizeDecidedBy", decider.rawValue) }
  }

  private static func insets(_ insets: Insets) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map(ShortNumber.text)
    return "[\(sides.joined(separator: ", "))]"
  }

  private mutating func textKeys(_ text: TextProperties) {
    if let string = text.text { add("text", text: string) }
    if let style = text.textStyle {
      add("font", style.rawValue)
    } else if let size = text.fontSize, size > 0, it.kind != .label || size != 17 {
      add("font", "{size: \(ShortNumber.text(size))}")
    }
    if let lines = text.numberOfLines { add("numberOfLines", String(lines)) }
    if text.preferredMaxLayoutWidth != 0 {
      add("preferredMaxLayoutWidth", ShortNumber.text(text.preferredMaxLayoutWidth))
    }
    if text.hasImage {
      let size = text.imageSize.map { "size: [\(ShortNumber.text($0.horizontal)), \(ShortNumber.text($0.vertical))]" }
      add("image", size.map { "{name: image, \($0)}" } ?? "image")
    }
    let unsaid = [
      text.backgroundImageSize == nil ? nil : "its background image",
      text.contentInset == nil ? nil : "its content insets",
      text.partCount == 0 ? nil : "how many parts it has",
    ].compactMap { $0 }
    if !unsaid.isEmpty, it.intrinsicContentSize == PerAxis(both: .byClass) {
      comments.append("the format cannot say \(unsaid.joined(separator: " and ")); intrinsicContentSize can")
    }
  }
}
