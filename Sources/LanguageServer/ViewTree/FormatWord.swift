import SourceText
import ViewTrees
import YAMLSyntax

/// Which mapping of the format a key stands in.
enum MappingKind: Hashable {
  case document, view, layoutGuide, constraint, keyboard, defaults
  /// Names that the author chooses: metrics.
  case metrics
  /// Ids of arranged subviews.
  case customSpacing
  /// Parts of a value, such as a rectangle's.
  case parts

  /// The kind of the mapping that may stand under a key.
  init(_ shape: ValueShape) {
    switch shape {
    case .view, .views, .arrangedViews: self = .view
    case .layoutGuides: self = .layoutGuide
    case .constraints: self = .constraint
    case .keyboard: self = .keyboard
    case .defaults: self = .defaults
    case .metrics: self = .metrics
    case .customSpacing: self = .customSpacing
    default: self = .parts
    }
  }

  /// The keys that the format knows here.
  var keys: [KeyDescription] {
    switch self {
    case .document: ViewTreeVocabulary.document
    case .view: ViewTreeVocabulary.view
    case .layoutGuide: ViewTreeVocabulary.layoutGuide
    case .constraint: ViewTreeVocabulary.constraint
    case .keyboard: ViewTreeVocabulary.keyboard
    case .defaults: ViewTreeVocabulary.defaults
    case .metrics, .customSpacing, .parts: []
    }
  }
}

/// A scalar of a view-tree document, with what it is for.
struct FormatWord {
  enum Role {
    /// A key, with what the format knows of it.
    case key(KeyDescription?)
    /// What stands under a key, or an item of the list there.
    case value(KeyDescription)
  }

  var node: NodeID
  var role: Role
  /// The mapping that it stands in, and what that is.
  var mapping: NodeID
  var kind: MappingKind
  /// Which document of the stream it belongs to.
  var document: Int
}
