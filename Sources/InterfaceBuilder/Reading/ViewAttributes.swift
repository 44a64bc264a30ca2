import LayoutModel

extension LayoutReader {
  /// Everything that attributes say, of the element itself or of a variation of it.
  func applyAttributes(of element: Int, to draft: inout ViewDraft) {
    for index in tree.elements[element].attributes {
      let attribute = tree.attributes[Int(index)]
      switch attribute.name {
      case .hidden: set(.isHidden, attribute, in: &draft)
      case .fixedFrame: set(.hasFixedFrame, attribute, in: &draft)
      case .preservesSuperviewLayoutMargins: set(.preservesSuperviewLayoutMargins, attribute, in: &draft)
      case .insetsLayoutMarginsFromSafeArea: set(.insetsLayoutMarginsFromSafeArea, attribute, in: &draft)
      case .scrollEnabled: set(.isScrollEnabled, attribute, in: &draft)
      case .misplaced: set(.isMisplaced, attribute, in: &draft)
      case .translatesAutoresizingMaskIntoConstraints:
        set(.translatesMask, attribute, in: &draft)
        draft.view.traits.insert(.translatesMaskWritten)
      case .verifyAmbiguity:
        if tree.word(attribute) == .off { draft.view.traits.insert(.ambiguityIsMeant) }
      case .horizontalHuggingPriority: draft.view.hugging.horizontal = priority(attribute)
      case .verticalHuggingPriority: draft.view.hugging.vertical = priority(attribute)
      case .horizontalCompressionResistancePriority:
        draft.view.compressionResistance.horizontal = priority(attribute)
      case .verticalCompressionResistancePriority:
        draft.view.compressionResistance.vertical = priority(attribute)
      case .placeholderIntrinsicWidth: draft.view.intrinsicContentSize.horizontal = placeholder(attribute)
      case .placeholderIntrinsicHeight: draft.view.intrinsicContentSize.vertical = placeholder(attribute)
      default:
        if draft.stack != nil { applyToStack(attribute, &draft) }
        if draft.scroll != nil { applyToScroll(attribute, &draft) }
        applyToText(attribute, &draft)
      }
    }
  }

  private func set(_ trait: ViewTraits, _ attribute: ElementTree.Attribute, in draft: inout ViewDraft) {
    if tree.isYes(attribute) { draft.view.traits.insert(trait) } else { draft.view.traits.remove(trait) }
  }

  /// 0 switches hugging or compression off; nothing else below 1 or above 1000 can be set in Interface Builder.
  private func priority(_ attribute: ElementTree.Attribute) -> Priority? {
    tree.number(attribute).map { Priority(Float(min(max($0, 0), 1000))) }
  }

  private func placeholder(_ attribute: ElementTree.Attribute) -> Dimension {
    if tree.word(attribute) == .infinite { return .none }
    return tree.number(attribute).map { .points(max(0, $0)) } ?? .byClass
  }

  private func applyToStack(_ attribute: ElementTree.Attribute, _ draft: inout ViewDraft) {
    switch attribute.name {
    case .axis: draft.stack?.axis = tree.word(attribute) == .vertical ? .vertical : .horizontal
    case .distribution: draft.stack?.distribution = .init(rawValue: tree.string(attribute)) ?? .fill
    case .alignment: draft.stack?.alignment = .init(rawValue: tree.string(attribute)) ?? .fill
    case .spacing: draft.stack?.spacing = tree.number(attribute) ?? 0
    case .spacingType where tree.word(attribute) == .standard: draft.stack?.spacing = 8
    case .baselineRelativeArrangement: draft.stack?.isBaselineRelativeArrangement = tree.isYes(attribute)
    case .layoutMarginsRelativeArrangement: draft.stack?.isLayoutMarginsRelativeArrangement = tree.isYes(attribute)
    default: break
    }
  }

  private func applyToScroll(_ attribute: ElementTree.Attribute, _ draft: inout ViewDraft) {
    switch attribute.name {
    case .pagingEnabled: draft.scroll?.isPagingEnabled = tree.isYes(attribute)
    case .alwaysBounceVertical: draft.scroll?.alwaysBounce.vertical = tree.isYes(attribute)
    case .alwaysBounceHorizontal: draft.scroll?.alwaysBounce.horizontal = tree.isYes(attribute)
    case .maximumZoomScale: draft.scroll?.maximumZoomScale = tree.number(attribute) ?? 1
    case .contentInsetAdjustmentBehavior: draft.scroll?.contentInsetAdjustmentBehavior = tree.string(attribute)
    default: break
    }
  }

  private func applyToText(_ attribute: ElementTree.Attribute, _ draft: inout ViewDraft) {
    switch attribute.name {
    case .text: draft.withText { $0.text = tree.string(attribute) }
    case .placeholder, .title: draft.withText { $0.text = $0.text ?? tree.string(attribute) }
    case .numberOfLines: draft.withText { $0.numberOfLines = tree.number(attribute).map { Int(max(0, $0)) } }
    case .preferredMaxLayoutWidth:
      draft.withText { $0.preferredMaxLayoutWidth = max(0, tree.number(attribute) ?? 0) }
    case .image: draft.withText { setImage(attribute, in: &$0) }
    case .numberOfPages: draft.withText { $0.partCount = tree.number(attribute).map { Int(max(0, $0)) } ?? 0 }
    case .buttonType:
      draft.withText {
        switch tree.word(attribute) {
        case .system, .roundedRect: $0.style = .system
        case .contactAdd, .infoLight, .infoDark, .detailDisclosure, .close: $0.style = .symbol
        default: $0.style = .automatic
        }
      }
    case .borderStyle: draft.withText { $0.style = .framed }
    case .style where draft.view.kind == .activityIndicator:
      let style = tree.word(attribute)
      draft.withText { $0.style = style == .large || style == .whiteLarge ? .large : .automatic }
    default: break
    }
  }

  func setImage(_ attribute: ElementTree.Attribute, in text: inout TextProperties) {
    text.hasImage = true
    text.imageSize = tree.withBytes(attribute) { facts.imageSize($0) }
  }
}
