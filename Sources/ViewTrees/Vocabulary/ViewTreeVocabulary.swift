import LayoutModel

/// The format's keys by the mapping in which they stand, for the schema, completion and hover.
///
/// Words inside constraints are in `ConstraintVocabulary`, visual format options in `VisualFormat.Options.names`.
package enum ViewTreeVocabulary {
  package static let document = KeyTable<DocumentDraft>.document.keys.map(\.description)
  package static let view = KeyTable<ViewDraft>.view.keys.map(\.description)
  package static let defaults = KeyTable<ViewDraft>.defaults.keys.map(\.description)
  package static let keyboard = KeyTable<KeyboardDraft>.keyboard.keys.map(\.description)
  package static let constraint = KeyTable<ConstraintDraft>.constraint.keys.map(\.description)
  package static let layoutGuide = KeyTable<GuideDraft>.layoutGuide.keys.map(\.description)

  /// The names of `UIFont.TextStyle`.
  package static let textStyles = TextStyle.allCases.map(\.rawValue)

  /// Properties of UIKit that touch no layout and are left alone.
  package static var otherViewKeys: [String] { OtherUIKitKeys.sorted }
}
