import LayoutModel
import YAMLSyntax

extension KeyTable<ViewDraft> {
  /// The keys of `UIStackView`.
  static let stackKeys: [Key<ViewDraft>] = [
    Key(
      "axis", .choice(Axis.allCases.map(\.name)), "The way in which a stack view lays out its arranged subviews.",
      default: "horizontal", of: .stackView
    ) { value, view, decoder in
      guard let index = decoder.word(value, among: Axis.allCases.map(\.name)) else { return }
      view.stack.axis = Axis.allCases[index]
    },
    Key(
      "distribution", .choice(StackProperties.Distribution.allCases.map(\.rawValue)),
      "How a stack view shares out its length along the axis.", default: "fill", of: .stackView
    ) { value, view, decoder in
      if let distribution: StackProperties.Distribution = decoder.choice(value) {
        view.stack.distribution = distribution
      }
    },
    Key(
      "alignment", .choice(StackProperties.Alignment.allCases.map(\.rawValue)),
      "How a stack view places its arranged subviews across the axis.", default: "fill", of: .stackView
    ) { value, view, decoder in
      if let alignment: StackProperties.Alignment = decoder.choice(value) { view.stack.alignment = alignment }
    },
    Key(
      "spacing", .number, "The space between arranged subviews, in points.", default: "0", of: .stackView
    ) { value, view, decoder in
      if let spacing = decoder.number(value) { view.stack.spacing = spacing }
    },
    Key(
      "customSpacing", .customSpacing, "The space after single arranged subviews: a mapping of their ids to points.",
      of: .stackView
    ) { value, view, decoder in
      view.customSpacing = decoder.mapping(value, "a mapping of ids to points, as in {title: 24}")
    },
    Key(
      "isBaselineRelativeArrangement", .boolean, "Whether vertical spacing is measured from baseline to baseline.",
      default: "false", of: .stackView
    ) { value, view, decoder in
      if let isRelative = decoder.bool(value) { view.stack.isBaselineRelativeArrangement = isRelative }
    },
    Key(
      "isLayoutMarginsRelativeArrangement", .boolean,
      "Whether a stack view keeps its arranged subviews inside its margins.",
      default: "false", of: .stackView
    ) { value, view, decoder in
      if let isRelative = decoder.bool(value) { view.stack.isLayoutMarginsRelativeArrangement = isRelative }
    },
  ]
}
