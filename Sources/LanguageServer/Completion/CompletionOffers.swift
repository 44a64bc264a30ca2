import LayoutModel
import Linting
import Rules
import SourceText
import ViewTrees

/// What is offered for each kind of place. All words come from the vocabulary that the decoder reads by.
struct CompletionOffers {
  private let probe: Probe
  private let analysis: Analysis
  private let hasColon: Bool

  init(_ probe: Probe, _ analysis: Analysis, hasColon: Bool) {
    (self.probe, self.analysis, self.hasColon) = (probe, analysis, hasColon)
  }

  func items(for site: Probe.Site) -> [CompletionItem] {
    switch site {
    case .key(.customSpacing, let taken): ids().filter { !taken.contains($0.label) }
    case .key(let kind, let taken): kind.keys.filter { !taken.contains($0.name) }.map(item)
    case .value(let key, let written): values(of: key, written)
    case .constraint(let written, let hasOwner):
      ConstraintOffers(ids: ids(), metrics: probe.metrics, hasOwner: hasOwner, kind: kind).items(after: written)
    }
  }

  /// Every rule, for comments that silence them.
  static func rules() -> [CompletionItem] {
    RuleName.allCases.map { rule in
      CompletionItem(rule.rawValue, .value, documentation: Rulebook.page(of: rule)?.summary)
    }
  }

  private func item(_ key: KeyDescription) -> CompletionItem {
    let colon =
      switch key.shape {
      case _ where hasColon: ""
      // What follows stands on lines of its own.
      case .view, .views, .arrangedViews, .constraints, .layoutGuides, .keyboard, .defaults, .metrics, .customSpacing:
        ":"
      default: ": "
      }
    return CompletionItem(
      key.name, .property, detail: key.defaultValue.map { "default: \($0)" }, documentation: key.summary,
      newText: key.name + colon)
  }

  private func values(of key: KeyDescription, _ written: String) -> [CompletionItem] {
    switch key.shape {
    case .boolean: words(["true", "false"], .constant)
    case .choice(let names), .choices(let names), .notification(let names): words(names, .enumMember)
    case .priority, .priorities: words(ConstraintVocabulary.priorityNames, .constant)
    case .attribute: words(Attribute.allCases.map(\.name), .field)
    case .devices: words(Device.known.map(\.name), .constant)
    case .intrinsicSize: words(["none"], .constant)
    case .font: words(ViewTreeVocabulary.textStyles, .enumMember)
    case .constant(let number): words(["\(number)"], .constant)
    case .numberOrMetric: words(probe.metrics, .constant)
    case .arrangedViews: ids()
    case .id where probe.word.kind == .keyboard: ids()
    case .item, .optionalItem: itemNames(written, orNone: key.shape == .optionalItem)
    case .text where probe.word.kind == .view && (key.name == "class" || key.name == "superclass"):
      words(ClassTable(analysis.configuration.classes).names, .classType)
    default: []
    }
  }

  /// `scroll`, or behind a point one of its guides.
  private func itemNames(_ written: String, orNone: Bool) -> [CompletionItem] {
    if let point = written.firstIndex(of: ".") {
      return ConstraintOffers.guides(of: kind(String(written[..<point])))
    }
    return ids() + words(["self", "superview"] + (orNone ? ["none"] : []), .keyword)
  }

  private func words(_ words: [String], _ kind: CompletionItem.Kind) -> [CompletionItem] {
    words.map { CompletionItem($0, kind) }
  }

  // MARK: - Views

  private func ids() -> [CompletionItem] {
    probe.ids.map { id in CompletionItem(id, .variable, detail: className(id)) }
  }

  private func find(_ id: String) -> (layout: Layout, view: ViewID)? {
    for layout in analysis.layouts {
      let name = layout.names.find(id)
      guard name.exists, let view = layout.viewIDs.first(where: { layout[$0].name == name }) else { continue }
      return (layout, view)
    }
    return nil
  }

  private func className(_ id: String) -> String? {
    find(id).map { $0.layout[$0.view].isLayoutGuide ? "UILayoutGuide" : $0.layout.className(of: $0.view) }
  }

  /// What UIKit's class a view has; nil for one that is not known.
  private func kind(_ id: String) -> UIKitClass? { find(id).map { $0.layout[$0.view].kind } }
}
