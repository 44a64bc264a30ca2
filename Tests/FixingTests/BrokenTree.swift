import SourceText

/// A view of a generated tree.
struct SketchView {
  var id: String
  var keys: [(String, String)] = []
  /// Without the view's own name in front: `edges == superview`.
  var constraints: [String] = []
  var subviews: [SketchView] = []
}

/// A tree in which all is well but for what was broken on purpose.
struct BrokenTree {
  /// What can be done to one part of a tree.
  enum Defect: CaseIterable {
    case none, flag, width, pin, sign, inequality, duplicate, stuck, attribute, id, guide, key, className, suppression
    case leftRight
  }

  private(set) var text: String
  /// The rules that must speak.
  private(set) var rules: [RuleName] = []

  private var dice: Dice
  private var suppressions: [String] = []
  private static let flag = ("translatesAutoresizingMaskIntoConstraints", "false")

  init(seed: Int, isWhole: Bool = false) {
    dice = Dice(seed)
    text = ""
    let usesDefaults = dice.once(in: 3)
    let usesDocumentList = dice.once(in: 4)
    var parts: [SketchView] = []
    for number in 0..<dice.pick([1, 2, 3, 5]) {
      var part = makePart(number, usesDefaults: usesDefaults)
      let defect = dice.pick(Defect.allCases)
      if !isWhole, let rule = apply(defect, to: &part, number) { rules.append(rule) }
      parts.append(part)
    }
    var document: [(String, Sketch)] = []
    if usesDefaults { document.append(("defaults", .keys([(Self.flag.0, .word(Self.flag.1))]))) }
    let root: [(String, Sketch)] = [
      ("id", .word("root")), ("subviews", .list(parts.map { Self.sketch($0, keepsConstraints: !usesDocumentList) })),
    ]
    document.append(("view", .keys(root)))
    if usesDocumentList {
      document.append(("constraints", .list(parts.flatMap { Self.constraints(of: $0, in: "root") })))
    }
    var style = TreeStyle(dice)
    text = style.write(.keys(document), head: suppressions)
  }

  // MARK: - What is well

  private mutating func makePart(_ number: Int, usesDefaults: Bool) -> SketchView {
    let flag = usesDefaults ? [] : [Self.flag]
    let top = "top == superview.top + \(number * 100)"
    guard !dice.once(in: 4) else {
      return SketchView(
        id: "title\(number)", keys: [("class", "UILabel"), ("numberOfLines", "2")] + flag,
        constraints: [top, "leading == superview.leading + 16", "height == 40", "width == 80"])
    }
    let scroll = "scroll\(number)"
    let isHorizontal = dice.once(in: 4)
    let length = isHorizontal ? "width" : "height"
    let across = isHorizontal ? "height" : "width"
    let content = SketchView(
      id: "content\(number)", keys: flag,
      constraints: [
        "top == \(scroll).contentLayoutGuide.top", "leading == \(scroll).contentLayoutGuide.leading",
        "trailing == \(scroll).contentLayoutGuide.trailing", "bottom == \(scroll).contentLayoutGuide.bottom",
        "\(across) == \(scroll).frameLayoutGuide.\(across)", "\(length) == 1500",
      ])
    let axis = isHorizontal ? [("scrollAxis", "horizontal")] : dice.once(in: 2) ? [("scrollAxis", "vertical")] : []
    return SketchView(
      id: scroll, keys: [("class", "UIScrollView")] + axis + flag,
      constraints: [top, "horizontalEdges == superview", "height == 90"], subviews: [content])
  }

  // MARK: - What is broken

  private mutating func apply(_ defect: Defect, to part: inout SketchView, _ number: Int) -> RuleName? {
    let isHorizontal = part.keys.contains { $0.1 == "horizontal" }
    switch defect {
    case .none: return nil
    case .flag:
      let wrote = part.keys.contains { $0.0 == Self.flag.0 }
      part.keys.removeAll { $0.0 == Self.flag.0 }
      if !wrote { part.keys.append((Self.flag.0, "true")) }
      return .translatesMaskConflict
    case .duplicate:
      part.constraints.append(part.constraints[0])
      return .duplicateConstraint
    case .attribute:
      part.constraints[2] = part.constraints[2].replacing("height", with: "hieght")
        .replacing("horizontalEdges", with: "horizontalEdegs")
        .replacing("width", with: "widht")
      return part.constraints[2].hasPrefix("h") || part.constraints[2].hasPrefix("w") ? .invalidConstraint : nil
    case .className:
      part.keys[0].1 = part.keys[0].1 == "UILabel" ? "UILable" : "UIScrolView"
      return .unknownClass
    case .suppression:
      suppressions = ["# layoutlint:disable ambiguous-layout"]
      return .unusedSuppression
    case .key:
      guard let index = part.keys.firstIndex(where: { $0.0 == "numberOfLines" || $0.0 == "scrollAxis" }) else {
        return nil
      }
      part.keys[index].0 = part.keys[index].0 == "numberOfLines" ? "numberOfLine" : "scrolAxis"
      return .unknownKey
    default: break
    }
    guard !part.subviews.isEmpty else { return nil }
    return apply(defect, toContent: &part.subviews[0], number, isHorizontal: isHorizontal)
  }

  private mutating func apply(
    _ defect: Defect, toContent content: inout SketchView, _ number: Int, isHorizontal: Bool
  ) -> RuleName? {
    /// The far edge in the way in which it scrolls.
    let far = isHorizontal ? 2 : 3
    switch defect {
    case .width:
      content.constraints.remove(at: 4)
      return isHorizontal ? .missingEqualHeight : .missingEqualWidth
    case .pin:
      content.constraints.remove(at: far)
      return .missingEdgePins
    case .sign:
      content.constraints[far] += " + 12"
      return .contentOverflow
    case .inequality:
      content.constraints[far] = content.constraints[far].replacing(" == ", with: " <= ")
      return .inequalityOnlyPin
    case .stuck:
      let length = isHorizontal ? "width" : "height"
      content.constraints[5] = "\(length) == scroll\(number).frameLayoutGuide.\(length)"
      return .scrollNeverScrolls
    case .id:
      content.constraints[0] = content.constraints[0].replacing("scroll", with: "scorll")
      return .unknownView
    case .guide:
      content.constraints[3] = content.constraints[3].replacing("LayoutGuide", with: "LayoutGiude")
      return .invalidConstraint
    case .leftRight:
      content.constraints[1] = content.constraints[1].replacing("leading", with: "left")
      return .leftRightAttribute
    default: return nil
    }
  }

  // MARK: - As YAML

  private static func sketch(_ view: SketchView, keepsConstraints: Bool) -> Sketch {
    var pairs: [(String, Sketch)] = [("id", .word(view.id))]
    pairs += view.keys.map { ($0.0, .word($0.1)) }
    if keepsConstraints, !view.constraints.isEmpty {
      pairs.append(("constraints", .list(view.constraints.map { .text($0) })))
    }
    if !view.subviews.isEmpty {
      pairs.append(("subviews", .list(view.subviews.map { sketch($0, keepsConstraints: keepsConstraints) })))
    }
    return .keys(pairs)
  }

  /// A document's own list names every view, and knows no `superview`.
  private static func constraints(of view: SketchView, in superview: String) -> [Sketch] {
    view.constraints.map { .text("\(view.id).\($0.replacing("superview", with: superview))") }
      + view.subviews.flatMap { constraints(of: $0, in: view.id) }
  }
}
