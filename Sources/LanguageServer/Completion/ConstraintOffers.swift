import LayoutModel
import ViewTrees

/// What is offered inside a constraint's text.
struct ConstraintOffers {
  let ids: [CompletionItem]
  let metrics: [String]
  /// Whether the constraint stands in a view, so that `self` and bare attributes have a meaning.
  let hasOwner: Bool
  /// The class of a view by its id.
  let kind: (String) -> UIKitClass?

  func items(after written: String) -> [CompletionItem] {
    var text = written
    let isVisual = text.withUTF8 { VisualFormat.isMeant(by: $0) }
    return isVisual ? visualFormat(written) : expression(written)
  }

  /// A view in brackets; numbers, metrics and views in parentheses.
  private func visualFormat(_ written: String) -> [CompletionItem] {
    let names = ids.filter { !$0.label.contains("-") }
    let bracket = written.lastIndex(of: "[")
    let isInView = bracket.map { !written[$0...].contains("]") } ?? false
    let parenthesis = written.lastIndex(of: "(")
    if let parenthesis, !written[parenthesis...].contains(")") {
      let isInside = isInView && bracket.map { $0 < parenthesis } ?? false
      return metricItems + (isInside ? names : [])
    }
    return isInView ? names : []
  }

  private func expression(_ written: String) -> [CompletionItem] {
    let chain = String(written.reversed().prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }.reversed())
    if written.dropLast(chain.count).last == "@" {
      return ConstraintVocabulary.priorityNames.map { CompletionItem($0, .constant) } + metricItems
    }
    let parts = chain.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count > 1 else {
      let isRightSide = written.contains { "=<>≤≥".contains($0) }
      let own = hasOwner ? Self.keywords + attributes : []
      return ids + own + (isRightSide ? metricItems : [])
    }
    let before = parts.dropLast()
    // Nothing follows an attribute; of guides, one follows an item.
    if before.contains(where: { ConstraintVocabulary.attribute(String($0)) != nil }) { return [] }
    let hasGuide = before.contains { ConstraintVocabulary.guide(String($0)) != nil }
    return attributes + (hasGuide ? [] : Self.guides(of: before.last.flatMap(kind)))
  }

  private static let keywords = ["self", "superview"].map { CompletionItem($0, .keyword) }

  private var attributes: [CompletionItem] {
    ConstraintVocabulary.attributeNames.map { CompletionItem($0, .field) }
  }

  private var metricItems: [CompletionItem] { metrics.map { CompletionItem($0, .constant, detail: "metric") } }

  /// The guides of a view; a scroll view's own two only where it may be one.
  static func guides(of kind: UIKitClass?) -> [CompletionItem] {
    let scrolling = [Guide.content.name, Guide.frame.name]
    return ConstraintVocabulary.guideNames
      .filter { kind?.isScrollView ?? true || !scrolling.contains($0) }
      .map { CompletionItem($0, .reference) }
  }
}
