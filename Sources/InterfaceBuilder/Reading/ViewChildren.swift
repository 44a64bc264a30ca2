import LayoutModel

extension LayoutReader {
  /// Everything that the elements right below a view say about it; its subviews and constraints are passed over.
  func applyChildren(of element: Int, to draft: inout ViewDraft) {
    for child in tree.children(of: element) {
      let it = tree.elements[child]
      switch it.tag {
      case .autoresizingMask: draft.view.autoresizingMask = mask(child)
      case .edgeInsets where it.key == .layoutMargins,
        .directionalEdgeInsets where it.key == .directionalLayoutMargins:
        let inset = insets(child)
        var margins = MarginProperties()
        (margins.top, margins.left, margins.bottom, margins.right) = (inset.top, inset.left, inset.bottom, inset.right)
        draft.margins = margins
        // Interface Builder writes a stack view's margins only where it arranges inside them.
        draft.stack?.isLayoutMarginsRelativeArrangement = true
      case .viewLayoutGuide where it.key == .contentLayoutGuide: draft.scroll?.hasLayoutGuides = true
      case .inset where it.key == .contentInset: draft.scroll?.contentInset = insets(child)
      case .inset where it.key == .contentEdgeInsets: draft.withText { $0.contentInset = insets(child) }
      case .fontDescription: applyFont(child, to: &draft)
      case .state where it.key == .normal: applyTitle(child, to: &draft)
      case .string where it.key == .text, .mutableString where it.key == .text:
        draft.withText { $0.text = content(of: child) }
      case .attributedString where it.key == .attributedText: applyAttributedText(child, to: &draft)
      case .segments:
        draft.withText { $0.partCount = tree.children(of: child).reduce(0) { count, _ in count + 1 } }
      case .buttonConfiguration: applyConfiguration(child, to: &draft)
      case .imageReference where it.key == .image:
        if let name = tree.attribute(.image, of: child) { draft.withText { setImage(name, in: &$0) } }
      default: break
      }
    }
  }

  private func applyFont(_ description: Int, to draft: inout ViewDraft) {
    draft.withText { text in
      text.setFont(description, in: tree)
      text.hasCustomFont = tree.word(.type, of: description) == .custom || tree.attribute(.name, of: description) != nil
    }
  }

  private func mask(_ element: Int) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    for index in tree.elements[element].attributes where tree.isYes(tree.attributes[Int(index)]) {
      switch tree.attributes[Int(index)].name {
      case .flexibleMinX: mask.insert(.flexibleLeftMargin)
      case .widthSizable: mask.insert(.flexibleWidth)
      case .flexibleMaxX: mask.insert(.flexibleRightMargin)
      case .flexibleMinY: mask.insert(.flexibleTopMargin)
      case .heightSizable: mask.insert(.flexibleHeight)
      case .flexibleMaxY: mask.insert(.flexibleBottomMargin)
      default: break
      }
    }
    return mask
  }

  /// The title and images of a button in its normal state.
  private func applyTitle(_ state: Int, to draft: inout ViewDraft) {
    draft.withText { text in
      if let title = tree.attribute(.title, of: state) { text.text = tree.string(title) }
      if let image = tree.attribute(.image, of: state) { setImage(image, in: &text) }
      if let image = tree.attribute(.backgroundImage, of: state) {
        text.backgroundImageSize = tree.withBytes(image) { facts.imageSize($0) }
      }
    }
    for child in tree.children(of: state) {
      switch tree.elements[child].tag {
      case .string, .mutableString: draft.withText { $0.text = content(of: child) }
      case .attributedString: applyAttributedText(child, to: &draft)
      case .imageReference:
        if let name = tree.attribute(.image, of: child) { draft.withText { setImage(name, in: &$0) } }
      default: break
      }
    }
  }

  private func applyConfiguration(_ configuration: Int, to draft: inout ViewDraft) {
    draft.withText { text in
      text.style = .configured
      if let title = tree.attribute(.title, of: configuration) { text.text = tree.string(title) }
      if let image = tree.attribute(.image, of: configuration) { setImage(image, in: &text) }
      for child in tree.children(of: configuration) {
        switch tree.elements[child].tag {
        case .fontDescription: text.setFont(child, in: tree)
        case .imageReference:
          if let name = tree.attribute(.image, of: child) { setImage(name, in: &text) }
        default: break
        }
      }
    }
  }

  /// The fragments' text, and the largest of their fonts.
  private func applyAttributedText(_ element: Int, to draft: inout ViewDraft) {
    var whole = ""
    var size: Double?
    for fragment in tree.children(of: element) where tree.elements[fragment].tag == .fragment {
      if let part = tree.string(.content, of: fragment) { whole += part }
      for child in tree.children(of: fragment) {
        switch tree.elements[child].tag {
        case .string, .mutableString: whole += content(of: child)
        case .attributes:
          for font in tree.children(of: child) where tree.elements[font].tag == .font {
            if let points = tree.number(.size, of: font) { size = max(size ?? 0, points) }
          }
        default: break
        }
      }
    }
    draft.withText { text in
      text.text = whole
      guard let size else { return }
      (text.fontSize, text.textStyle) = (size, nil)
    }
  }

  /// The text inside a `string` element, which Interface Builder may have encoded.
  private func content(of element: Int) -> String {
    guard let text = tree.attribute(.characters, of: element) else { return "" }
    return tree.isYes(.base64, of: element) ? Base64.decode(tree.string(text)) : tree.string(text)
  }
}
