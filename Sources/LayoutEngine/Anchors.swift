import FlatCollections
import LayoutModel
import LayoutSolver

/// Turns an attribute of an item into terms of the linear system, as UIKit reads it.
struct Anchors {
  let layout: Layout
  let plane: Plane
  var insets: SurroundingInsets
  var natural: NaturalSize
  /// The far edges of content areas that some row speaks of.
  private(set) var mentionedContent = PlaceSet()

  init(_ layout: Layout, _ plane: Plane, _ insets: SurroundingInsets, _ natural: NaturalSize) {
    self.layout = layout
    self.plane = plane
    self.insets = insets
    self.natural = natural
  }

  /// Where an item lies in an axis, as a constraint between it and `other` sees it.
  @inline(__always)
  mutating func span(_ item: Item, _ attribute: Attribute, _ axis: Axis, against other: Item) -> Span {
    let frame = Span(min: plane.min(item.view, axis), max: plane.max(item.view, axis))
    // Nearly all constraints are about plain frames.
    if isPlainFrame(item), !attribute.isMargin { return frame }
    return span(item, attribute, axis, against: other, frame)
  }

  private mutating func span(
    _ item: Item, _ attribute: Attribute, _ axis: Axis, against other: Item, _ frame: Span
  ) -> Span {
    let view = item.view
    var span = frame
    // A scroll view's edges and margins mean its content area to whatever lies inside it, and its frame to the rest.
    // Its width, height and centre always mean the frame.
    if plane.hasContentArea(view) {
      let seenFromInside = other.exists && layout.isDescendant(other.view, of: view) && attribute.isEdge
      if item.guide == .content || seenFromInside && (item.guide == .none || item.guide == .layoutMargins) {
        span.max = plane.contentMax(view, axis)
      }
    }
    switch item.guide {
    case .none, .content, .frame: break
    case .layoutMargins: span.inset(insets.margins(of: view, in: layout), axis)
    case .safeArea: span.inset(insets.safeArea(of: view), axis)
    case .readableContent: span.inset(insets.readableInsets(of: view, in: layout), axis)
    case .keyboard where axis == .vertical, .bottomLayout where axis == .vertical:
      // A controller's guide lies inside its view and is tied to the view's edge: a scroll view's content edge. A keyboard
      // that is off screen leaves its guide at the bottom safe area.
      if item.guide == .bottomLayout { span.max = plane.contentMax(view, axis) }
      span.min = span.max
      span.minOffset = -insets.safeArea(of: view).bottom
    case .topLayout where axis == .vertical:
      span.max = span.min
      span.maxOffset = insets.safeArea(of: view).top
    case .keyboard, .topLayout, .bottomLayout: break
    }
    if attribute.isMargin { span.inset(insets.margins(of: view, in: layout), axis) }
    return span
  }

  /// The two unknowns of whose difference alone a constraint speaks: as nearly all do, it ties edges of plain frames to
  /// each other, or fixes the length of one. Else `nil`.
  @inline(__always)
  func plainDifference(_ first: Item, _ second: Item, inConstraint index: Int) -> (end: Int32, start: Int32)? {
    guard isPlainFrame(first) else { return nil }
    let attribute = layout.constraints[index].firstAttribute
    if second.exists {
      guard layout.constraints[index].multiplier == 1, isPlainFrame(second),
        let end = plane.edge(first.view, attribute),
        let start = plane.edge(second.view, layout.constraints[index].secondAttribute)
      else { return nil }
      return (end, start)
    }
    guard attribute.kind == .length, let axis = attribute.axis else { return nil }
    return (plane.max(first.view, axis), plane.min(first.view, axis))
  }

  /// Whether an item is a view's frame, whoever sees it.
  @inline(__always)
  private func isPlainFrame(_ item: Item) -> Bool { item.guide == .none && !plane.hasContentArea(item.view) }

  /// Adds `scale × item.attribute` to the row being written; returns the constant that belongs to it.
  mutating func add(
    _ item: Item, _ attribute: Attribute, against other: Item, scale: Double, to system: inout LinearSystem
  ) -> Double {
    guard let axis = attribute.axis else { return 0 }
    if attribute.kind == .baseline { return addBaseline(item, attribute, against: other, scale, &system) }
    let span = span(item, attribute, axis, against: other)
    let far = attribute.kind == .min ? span.min : span.max
    if plane.isContentMax(far) { mentionedContent.insert(Int(far)) }
    switch attribute.kind {
    case .min:
      system.add(scale, span.min)
      return scale * span.minOffset
    case .max:
      system.add(scale, span.max)
      return scale * span.maxOffset
    case .center:
      system.add(scale / 2, span.min)
      system.add(scale / 2, span.max)
      return scale * (span.minOffset + span.maxOffset) / 2
    case .length:
      system.add(scale, span.max)
      system.add(-scale, span.min)
      return scale * (span.maxOffset - span.minOffset)
    case .baseline, .none:
      return 0
    }
  }

  /// Baselines of text; of a stack view those of its first or last item; of other views their top or bottom edge.
  private mutating func addBaseline(
    _ item: Item, _ attribute: Attribute, against other: Item, _ scale: Double, _ system: inout LinearSystem
  ) -> Double {
    let view = item.guide == .none ? baselineView(item.view, first: attribute == .firstBaseline) : item.view
    let it = layout[view]
    let text = layout.text(of: view)
    let size: Double? =
      switch it.kind {
      case .label: text?.fontSize ?? 17
      case .button: text?.fontSize ?? 15
      case .textField, .textView, .searchTextField: text?.fontSize ?? 14
      default: nil
      }
    let span = span(Item(view), attribute == .firstBaseline ? .top : .bottom, .vertical, against: other)
    guard let size, item.guide == .none else {
      let isFirst = attribute == .firstBaseline
      system.add(scale, isFirst ? span.min : span.max)
      return scale * (isFirst ? span.minOffset : span.maxOffset)
    }
    if !natural.wraps(view) {
      // A single line is centred; its baseline lies 0.356 of the point size below the middle.
      system.add(scale / 2, span.min)
      system.add(scale / 2, span.max)
      return scale * size * 0.356
    }
    let inset = it.kind == .textView ? 8.0 : 0
    if attribute == .firstBaseline {
      system.add(scale, span.min)
      return scale * (size * 0.9525 + inset)
    }
    system.add(scale, span.max)
    return -scale * (size * 0.241 + inset)
  }

  /// Follows stack views down to the view whose baseline is theirs.
  private func baselineView(_ view: ViewID, first: Bool) -> ViewID {
    var view = view
    while let stack = layout.stack(of: view) {
      let items = layout.children(of: view).filter { layout[$0].isArranged && !layout[$0].isHidden }
      guard let next = stack.axis == .vertical && !first ? items.last : items.first else { break }
      view = next
    }
    return view
  }
}
