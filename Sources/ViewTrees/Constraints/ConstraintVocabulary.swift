package import LayoutModel

/// An attribute that stands for several: `edges == superview` is four constraints.
package enum CompositeAttribute: String, CaseIterable, Sendable {
  case edges, horizontalEdges, verticalEdges, size, center

  package var name: String { rawValue }

  /// The attributes it stands for, in the order in which their constraints are made.
  package var parts: [Attribute] {
    switch self {
    case .edges: Self.edgeParts
    case .horizontalEdges: Self.horizontalParts
    case .verticalEdges: Self.verticalParts
    case .size: Self.sizeParts
    case .center: Self.centerParts
    }
  }

  /// Whether it stands for edges, so that `inset` has a meaning.
  package var isEdges: Bool { self != .size && self != .center }

  // Stored once: a switch that returned literals would allocate each time.
  private static let edgeParts: [Attribute] = [.top, .leading, .bottom, .trailing]
  private static let horizontalParts: [Attribute] = [.leading, .trailing]
  private static let verticalParts: [Attribute] = [.top, .bottom]
  private static let sizeParts: [Attribute] = [.width, .height]
  private static let centerParts: [Attribute] = [.centerX, .centerY]
}

/// What is written where an attribute belongs: one attribute, or a composite.
package enum AttributePhrase: Hashable, Sendable {
  case single(Attribute)
  case composite(CompositeAttribute)

  package var name: String {
    switch self {
    case .single(let attribute): attribute.name
    case .composite(let composite): composite.name
    }
  }
}

/// The words of constraints: the parsers, the decoder, the schema, completion and suggestions read them here.
package enum ConstraintVocabulary {
  /// Attributes and composites under their own names, as suggestions and completion offer them.
  package static let attributeNames: [String] =
    attributes.map(\.name) + CompositeAttribute.allCases.map(\.name)

  /// Every word for a single attribute, as `firstAttribute` takes it: names, anchors, and the absence of one.
  package static let singleAttributeWords: [String] =
    attributes.map(\.name) + anchored.map { $0.name + "Anchor" } + ["baseline", Attribute.notAnAttribute.name]

  /// The guides of UIKit under their own names.
  package static let guideNames: [String] = Guide.allCases.filter { $0 != .none }.map(\.name)

  /// What a word names where an item or an attribute may stand.
  package enum ItemWord: Hashable, Sendable {
    /// `self`: the view in whose list the constraint stands.
    case owner
    case superview
    case guide(Guide)
    case attribute(AttributePhrase)
    /// Any other word is an id.
    case id
  }

  /// What a word names.
  package static func itemWord(_ word: UnsafeBufferPointer<UInt8>) -> ItemWord { itemWords.find(word, otherwise: .id) }

  /// The attribute or composite that a word names; anchors (`topAnchor`) and the old `baseline` are read as well.
  package static func attribute(_ word: String) -> AttributePhrase? {
    if case .attribute(let phrase) = itemWords.find(word) { phrase } else { nil }
  }

  /// The guide that a word names, `safeAreaLayoutGuide` for one.
  package static func guide(_ word: String) -> Guide? {
    if case .guide(let guide) = itemWords.find(word) { guide } else { nil }
  }

  /// The priority that a word names: `high`, or UIKit's `defaultHigh`.
  package static func priority(_ word: UnsafeBufferPointer<UInt8>) -> Priority? { priorities.find(word) }

  /// The names of priorities, short ones first.
  package static var priorityNames: [String] { priorities.words }

  /// What people write for a word of UIKit whose name is not near enough to be found by its letters.
  package static func familiar(_ word: String) -> String? { misnomers.find(word) }

  private static var attributes: [Attribute] { Attribute.allCases.filter { $0 != .notAnAttribute } }

  /// The attributes that `UIView` and `UILayoutGuide` offer as anchors.
  private static let anchored: [Attribute] = [
    .leading, .trailing, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline,
    .lastBaseline,
  ]

  private static let itemWords: WordTable<ItemWord> = {
    let guides = Guide.allCases.filter { $0 != .none }
    let words =
      ["self", "superview"] + guides.map(\.name) + singleAttributeWords.dropLast()
      + CompositeAttribute.allCases.map(\.name)
    let single = attributes + anchored + [.lastBaseline]
    let meanings: [ItemWord] =
      [.owner, .superview] + guides.map { .guide($0) } + single.map { .attribute(.single($0)) }
      + CompositeAttribute.allCases.map { .attribute(.composite($0)) }
    return WordTable(words, meaning: meanings)
  }()

  private static let priorities = WordTable<Priority>([
    ("required", .required), ("high", .defaultHigh), ("low", .defaultLow), ("fittingSize", .fittingSizeLevel),
    ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow), ("fittingSizeLevel", .fittingSizeLevel),
    ("dragThatCanResizeScene", .dragThatCanResizeScene), ("sceneSizeStayPut", .sceneSizeStayPut),
    ("dragThatCannotResizeScene", .dragThatCannotResizeScene),
  ])

  private static let misnomers = WordTable<String>([
    ("safeArea", Guide.safeArea.name), ("safeAreaInsets", Guide.safeArea.name), ("safeAreaGuide", Guide.safeArea.name),
    ("layoutMargins", Guide.layoutMargins.name), ("margins", Guide.layoutMargins.name),
    ("margin", Guide.layoutMargins.name), ("readableContent", Guide.readableContent.name),
    ("readable", Guide.readableContent.name), ("keyboard", Guide.keyboard.name), ("content", Guide.content.name),
    ("contentGuide", Guide.content.name), ("contentArea", Guide.content.name), ("contentSize", Guide.content.name),
    ("frame", Guide.frame.name), ("frameGuide", Guide.frame.name), ("bounds", Guide.frame.name),
    ("centre", "center"), ("middle", "center"), ("x", "centerX"), ("y", "centerY"), ("start", "leading"),
    ("end", "trailing"), ("sides", "horizontalEdges"), ("leadingEdge", "leading"), ("minX", "leading"),
    ("maxX", "trailing"), ("minY", "top"), ("maxY", "bottom"), ("midX", "centerX"), ("midY", "centerY"),
    ("aspectRatio", "width"),
  ])
}
