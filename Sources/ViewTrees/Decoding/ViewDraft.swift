import LayoutModel
import SourceText
import YAMLSyntax

/// A view as its mapping says it, before it takes its place in the tree.
///
/// A document's `defaults` are such a draft too, from which every view's draft starts.
struct ViewDraft: KeyTarget {
  var view = View()
  var idNode: NodeID?
  var classNode: NodeID?
  var superclassNode: NodeID?
  var subviews: NodeID?
  var arrangedSubviews: NodeID?
  var layoutGuides: NodeID?
  var constraints: NodeID?
  var customSpacing: NodeID?
  /// The first key that only stack views have, and the first that only scroll views have.
  var stackKey: NodeID?
  var scrollKey: NodeID?
  /// What few views have: one, or none. In an array, since that is as small as a pointer until something is written,
  /// and every view's draft begins as a copy.
  private var rare: [RareProperties] = []

  private struct RareProperties {
    var stack: StackProperties?
    var scroll: ScrollProperties?
    var text: TextProperties?
    var margins: MarginProperties?
  }

  private mutating func write(_ change: (inout RareProperties) -> Void) {
    if rare.isEmpty { rare.append(RareProperties()) }
    change(&rare[0])
  }

  var writtenStack: StackProperties? { rare.first?.stack }
  var writtenScroll: ScrollProperties? { rare.first?.scroll }
  var writtenText: TextProperties? { rare.first?.text }
  /// Whether it has keys for views and guides right below it.
  var hasListsOfViews: Bool { subviews != nil || arrangedSubviews != nil || layoutGuides != nil }
  /// Whether any of the properties that few views have was written.
  var hasRareProperties: Bool { !rare.isEmpty }

  var margins: MarginProperties? {
    get { rare.first?.margins }
    set { write { $0.margins = newValue } }
  }

  var stack: StackProperties {
    get { writtenStack ?? StackProperties() }
    set { write { $0.stack = newValue } }
  }

  var scroll: ScrollProperties {
    get { writtenScroll ?? ScrollProperties() }
    set { write { $0.scroll = newValue } }
  }

  var text: TextProperties {
    get { writtenText ?? TextProperties() }
    set { write { $0.text = newValue } }
  }

  mutating func wrote(_ key: NodeID, of owner: KeyOwner) {
    switch owner {
    case .everyView: break
    case .stackView: if stackKey == nil { stackKey = key }
    case .scrollView: if scrollKey == nil { scrollKey = key }
    }
  }

  /// This draft as `defaults`: what it says without where it was said.
  var asDefaults: ViewDraft {
    var defaults = self
    (defaults.stackKey, defaults.scrollKey) = (nil, nil)
    defaults.view.flagRange = .fileStart
    return defaults
  }
}

extension ViewTraits {
  mutating func set(_ trait: ViewTraits, _ isSet: Bool) {
    if isSet { insert(trait) } else { remove(trait) }
  }
}
