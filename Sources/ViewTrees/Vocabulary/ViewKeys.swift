import LayoutModel
import SourceText
import YAMLSyntax

extension KeyTable<ViewDraft> {
  /// Every key of a view.
  static let view = KeyTable(of: "a view", identityKeys + structureKeys + commonKeys)

  /// The keys that `defaults` may have: what can be the same for all views.
  static let defaults = KeyTable(of: "defaults", commonKeys)

  private static let commonKeys = maskKeys + sizeKeys + marginKeys + stackKeys + textKeys + scrollKeys

  private static let identityKeys: [Key<ViewDraft>] = [
    Key("id", .id, "The view's name in this document, for constraints and messages.") { value, view, decoder in
      view.idNode = decoder.scalar(value, "a name")
    },
    Key("class", .text, "The UIKit class, or one of your own.", default: "UIView") { value, view, decoder in
      view.classNode = decoder.scalar(value, "the name of a class")
    },
    Key("superclass", .text, "The UIKit class that a class of your own inherits from.") { value, view, decoder in
      view.superclassNode = decoder.scalar(value, "the name of a class")
    },
    Key(
      "verifyAmbiguity", .boolean, "off: the view's ambiguity is meant, as in Interface Builder.", default: "on"
    ) { value, view, decoder in
      if let verifies = decoder.bool(value) { view.view.traits.set(.ambiguityIsMeant, !verifies) }
    },
  ]

  private static let structureKeys: [Key<ViewDraft>] = [
    Key("subviews", .views, "The views inside it, back to front.") { value, view, decoder in
      view.subviews = decoder.list(value, "a list of views")
    },
    Key(
      "arrangedSubviews", .arrangedViews,
      "The views that a stack view arranges, in order: views, or ids of views among its subviews.", of: .stackView
    ) { value, view, decoder in
      view.arrangedSubviews = decoder.list(value, "a list of views")
    },
    Key("layoutGuides", .layoutGuides, "Layout guides of your own, each {id: …}.") { value, view, decoder in
      view.layoutGuides = decoder.list(value, "a list of layout guides, as in [{id: middle}]")
    },
    Key(
      "constraints", .constraints,
      "Constraints of this view; 'self', 'superview' and a bare attribute, which is its own, work here."
    ) { value, view, decoder in
      view.constraints = decoder.list(value, "a list of constraints: begin each on a line of its own with '- '")
    },
  ]

  private static let maskKeys: [Key<ViewDraft>] = [
    Key(
      "translatesAutoresizingMaskIntoConstraints", .boolean,
      "Whether the frame and the autoresizing mask become constraints; false for a view placed by constraints.",
      default: "true, false for arranged subviews"
    ) { value, view, decoder in
      guard let translates = decoder.bool(value) else { return }
      view.view.traits.set(.translatesMask, translates)
      view.view.traits.insert(.translatesMaskWritten)
      view.view.flagRange = decoder.reader.range(of: value)
    },
    Key(
      "autoresizingMask", .choices(AutoresizingMask.names.map(\.0)),
      "What stretches with the superview while the mask is translated.", default: "[]"
    ) { value, view, decoder in
      guard let words = decoder.words(value, among: AutoresizingMask.names.map(\.0)) else { return }
      view.view.autoresizingMask = words.reduce(into: []) { mask, index in
        mask.insert(AutoresizingMask.names[index].1)
      }
    },
  ]

  private static let sizeKeys: [Key<ViewDraft>] = [
    Key("frame", .rectangle, "The frame that code gives the view, in its superview's coordinates.") {
      value, view, decoder in
      guard let frame = decoder.rectangle(value) else { return }
      view.view.frame = frame
      view.view.traits.insert(.hasFrame)
    },
    Key("isHidden", .boolean, "A hidden arranged subview leaves its stack's layout.", default: "false") {
      value, view, decoder in
      if let isHidden = decoder.bool(value) { view.view.traits.set(.isHidden, isHidden) }
    },
    Key(
      "intrinsicContentSize", .intrinsicSize, "The natural size of a class of your own; a side may be none.",
      default: "by class"
    ) { value, view, decoder in
      if let size = decoder.intrinsicSize(value) { view.view.intrinsicContentSize = size }
    },
    Key(
      "contentHuggingPriority", .priorities, "How hard it resists growing beyond its natural size.",
      default: "by class, mostly 250"
    ) { value, view, decoder in
      decoder.priorities(value, into: &view.view.hugging)
    },
    Key(
      "contentCompressionResistancePriority", .priorities, "How hard it resists shrinking below its natural size.",
      default: "750"
    ) { value, view, decoder in
      decoder.priorities(value, into: &view.view.compressionResistance)
    },
  ]

  private static let marginKeys: [Key<ViewDraft>] = [
    Key("layoutMargins", .insets, "The margins of its layoutMarginsGuide, in points.", default: "8 on each side") {
      value, view, decoder in
      decoder.margins(value, isDirectional: false, into: &view.margins)
    },
    Key(
      "directionalLayoutMargins", .directionalInsets, "Its margins by reading direction, in points.",
      default: "8 on each side"
    ) { value, view, decoder in
      decoder.margins(value, isDirectional: true, into: &view.margins)
    },
    Key(
      "preservesSuperviewLayoutMargins", .boolean, "Whether its superview's margins count for it too.", default: "false"
    ) { value, view, decoder in
      if let preserves = decoder.bool(value) { view.view.traits.set(.preservesSuperviewLayoutMargins, preserves) }
    },
    Key(
      "insetsLayoutMarginsFromSafeArea", .boolean, "Whether the safe area adds to its margins.", default: "true"
    ) { value, view, decoder in
      if let insets = decoder.bool(value) { view.view.traits.set(.insetsLayoutMarginsFromSafeArea, insets) }
    },
  ]
}
