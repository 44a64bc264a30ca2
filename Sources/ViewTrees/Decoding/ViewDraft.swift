import LayoutModel
import SourceText
import YAMLSyntax

/// A view as its mapping says it, before it takes its place in the tree.
///
/// A document's `defaults` are such a draft too, from which every view's draft starts.
struct ViewDraft: KeyTarget {
  var view = View()
  var margins: MarginProperties?
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
  private(set) var writtenStack: StackProperties?
  private(set) var writtenScroll: ScrollProperties?
  private(set) var writtenText: TextProperties?

  var stack: StackProperties {
    get { writtenStack ?? StackProperties() }
    set { writtenStack = newValue }
  }

  var scroll: ScrollProperties {
    get { writtenScroll ?? ScrollProperties() }
    set { writtenScroll = newValue }
  }

  var text: TextProperties {
    get { writtenText ?? TextProperties() }
    set { writtenText = newValue }
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
