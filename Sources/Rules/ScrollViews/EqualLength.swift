import LayoutEngine
import LayoutModel
import SourceText

/// What `missing-equal-width` and `missing-equal-height` have in common: the content's length across the way in which a
/// scroll view scrolls is to be tied to the scroll view's frame.
enum EqualLength {
  static func check(_ screen: Screen, _ page: RulePage, _ axis: Axis) -> [Finding] {
    screen.scrollViews.compactMap { facts in
      if case .missingLength(let content) = facts.axes[axis].diagnosis {
        return ambiguous(screen, page, axis, facts, content)
      }
      return byTextAlone(screen, page, axis, facts)
    }
  }

  private static func ambiguous(
    _ screen: Screen, _ page: RulePage, _ axis: Axis, _ facts: ScrollFacts, _ content: ViewID
  ) -> Finding {
    let length = axis.length
    let circular = facts.axes[axis].circularTies.first { index in
      let it = screen.layout.constraints[index]
      return it.first.view == content || it.second.view == content
    }
    let cause =
      circular == nil
      ? "nothing ties it to the frame's \(length)"
      : "a length tied to the content area itself says nothing, since the content area is what it should decide"
    var related: [Finding.Related] = []
    if let circular {
      related.append(
        Finding.Related(screen.layout.constraints[circular].range, "this ties the content to its own \(length)"))
    }
    let tie = tie(of: content, facts, axis, screen)
    return screen.finding(
      page, about: facts.view, axis: axis, related: related, help: screen.advice(toAdd: [tie]),
      proposal: proposal(tie, insteadOf: circular, facts, axis, screen),
      "content \(length) of \(screen.describeScrollView(facts.view)) is ambiguous: \(cause)"
        + inference(facts, axis))
  }

  /// Text decides the length, so a long text makes the scroll view scroll the wrong way.
  private static func byTextAlone(
    _ screen: Screen, _ page: RulePage, _ axis: Axis, _ facts: ScrollFacts
  ) -> Finding? {
    let it = facts.axes[axis]
    guard !it.isAmbiguous, !facts.scrolls(axis), !it.far.isEmpty, it.lengthTies.isEmpty else { return nil }
    let layout = screen.layout
    if let scroll = layout.scroll(of: facts.view), scroll.maximumZoomScale > 1 { return nil }
    // A row of unknown heights under a fixed frame is common, and scrolls only where it does not fit.
    if axis == .vertical {
      guard let area = screen.solved.contentArea(of: facts.view),
        area.size.vertical > screen.solved.frame(of: facts.view).height
      else { return nil }
    }
    let support = screen.solved.support(of: Quantity(facts.view, .content, axis))
    let wishes = support.filter { $0.kind == .hugging || $0.kind == .compressionResistance }
    let speakers = wishes.compactMap(\.view).filter { layout[$0].kind != .imageView }
    guard let speaker = speakers.first, !support.contains(where: { $0.kind == .root }) else { return nil }
    let content = it.far.first { $0.relation == .equal }?.inside.view ?? speaker
    let tie = tie(of: content, facts, axis, screen)
    let way = axis == .horizontal ? "sideways" : "up and down"
    return screen.finding(
      page, about: facts.view, severity: .warning, axis: axis,
      related: [Finding.Related(layout[speaker].label, "its intrinsic \(axis.length) decides")],
      help: screen.advice(toAdd: [tie]), proposal: proposal(tie, insteadOf: nil, facts, axis, screen),
      "only the intrinsic \(axis.length) of \(screen.describe(speaker)) decides the content \(axis.length) of "
        + "\(screen.describeScrollView(facts.view)), so longer content makes it scroll \(way)" + inference(facts, axis))
  }

  /// The constraint that holds the content at the frame's length, less its distances from the content area's edges.
  static func tie(of content: ViewID, _ facts: ScrollFacts, _ axis: Axis, _ screen: Screen) -> Constraint {
    let inset =
      inset(facts.axes[axis].far, isFar: true, of: content, facts, axis, screen)
      - inset(facts.axes[axis].near, isFar: false, of: content, facts, axis, screen)
    let length = axis.sizeAttribute
    return Constraint(
      Item(content), length, .equal, Item(facts.view, .frame), length, constant: inset, owner: content,
      range: screen.layout[content].label)
  }

  /// How far an edge of the content lies behind the content area's own, in points.
  private static func inset(
    _ pins: [ContentPin], isFar: Bool, of content: ViewID, _ facts: ScrollFacts, _ axis: Axis, _ screen: Screen
  ) -> Double {
    guard let pin = pins.first(where: { $0.inside.view == content && $0.relation == .equal }) else { return 0 }
    let it = screen.layout.constraints[pin.constraint]
    let usesMargins =
      it.firstAttribute.isMargin || it.secondAttribute.isMargin || it.first.guide == .layoutMargins
      || it.second.guide == .layoutMargins
    guard usesMargins, let area = screen.solved.contentArea(of: facts.view) else { return pin.constant }
    // Margins add to the constant. The pin holds, so the frames show by how much.
    let inner = screen.solved.absoluteFrame(of: content)
    let start = inner.origin(axis) - screen.solved.absoluteFrame(of: facts.view).origin(axis)
    return isFar ? start + inner.length(axis) - area.size[axis] : start
  }

  /// A tie to the content area itself was meant to be this one.
  private static func proposal(
    _ tie: Constraint, insteadOf circular: Int?, _ facts: ScrollFacts, _ axis: Axis, _ screen: Screen
  ) -> Amendment {
    let change: Amendment.Change
    if let circular {
      var mended = tie
      mended.priority = screen.layout.constraints[circular].priority
      change = .replace(circular, with: mended)
    } else {
      change = .add(tie)
    }
    return Amendment(
      "Make the content as \(axis == .horizontal ? "wide" : "high") as the frame", facts.axisIsKnown ? .safe : .choice,
      [change])
  }

  private static func inference(_ facts: ScrollFacts, _ axis: Axis) -> String {
    guard facts.axisIsInferred else { return "" }
    return " (taken to scroll \(axis.other == .vertical ? "vertically" : "horizontally"); `scrollAxis` says otherwise)"
  }
}
