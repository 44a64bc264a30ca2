import FlatCollections
import LayoutModel

/// Sorts the constraints of a layout by what they say about the content of which scroll view; one pass for all of them.
struct ConstraintSorting {
  private let layout: Layout
  private let scrollViews: [ViewID]
  /// What is known of the content of each scroll view.
  private var axes: [PerAxis<ContentAxis>]
  /// In which axes a constraint places something below each scroll view: a bit for each axis.
  private var placing: [UInt8]
  private let places: ScrollPlaces
  /// For each view right below a scroll view: the first constraint that ties its place to something outside, and whether
  /// anything ties it to something inside.
  private var outsideTies = ViewMap<Int>()
  private var heldInside = ViewSet()

  init(_ scrollViews: [ViewID], _ nesting: ScrollNesting, _ layout: Layout) {
    self.layout = layout
    self.scrollViews = scrollViews
    axes = scrollViews.map { _ in PerAxis(both: ContentAxis()) }
    placing = [UInt8](count: scrollViews.count, of: 0)
    places = ScrollPlaces(scrollViews, nesting, layout)
  }

  /// The facts in the order of the scroll views.
  consuming func finished() -> [ScrollFacts] {
    // What has a place below an inner scroll view lies below the outer one too; inner ones stand behind outer ones.
    for slot in axes.indices.reversed() {
      if let outer = places.slot(above: scrollViews[slot]) { placing[outer] |= placing[slot] }
      for axis in Axis.allCases { axes[slot][axis].placesContent = placing[slot] & Self.bit(axis) != 0 }
    }
    let all = zip(scrollViews, axes).map { ScrollFacts(view: $0, axes: $1) }
    for view in outsideTies.views where !heldInside.contains(view) && !layout[view].translatesMask {
      guard let tie = outsideTies[view], let slot = places.slot(of: layout[view].superview) else { continue }
      all[slot].floating.append(FloatingView(view: view, tie: tie))
    }
    return all
  }

  mutating func add(_ index: Int) {
    let it = layout.constraints[index]
    guard let axis = it.firstAttribute.axis else { return }
    let first = Side(item: it.first, attribute: it.firstAttribute)
    let second = Side(item: it.second, attribute: it.secondAttribute)
    addPin(index, edge: first, inside: second, it.relation.flipped, -it.constant)
    addPin(index, edge: second, inside: first, it.relation, it.constant)
    if it.firstAttribute == axis.sizeAttribute, it.secondAttribute == axis.sizeAttribute, it.relation == .equal {
      addLengthTie(index, inside: it.first, other: it.second, axis)
      addLengthTie(index, inside: it.second, other: it.first, axis)
    } else if it.firstAttribute.kind != .length {
      if let slot = places.slot(above: it.first.view) { placing[slot] |= Self.bit(axis) }
      if let slot = places.slot(above: it.second.view) { placing[slot] |= Self.bit(axis) }
      addPlace(index, of: it.first, against: it.second)
      addPlace(index, of: it.second, against: it.first)
    }
  }

  private static func bit(_ axis: Axis) -> UInt8 { axis == .horizontal ? 1 : 2 }

  private struct Side {
    var item: Item
    var attribute: Attribute
  }

  private mutating func addPin(
    _ index: Int, edge: Side, inside: Side, _ relation: Relation, _ constant: Double
  ) {
    guard let slot = places.slot(of: edge.item.view), edge.attribute.isEdge, let axis = edge.attribute.axis,
      edge.item.guide == .content
        || edge.item.guide == .none && layout.isDescendant(inside.item.view, of: edge.item.view)
        || edge.item.guide == .layoutMargins && layout.isDescendant(inside.item.view, of: edge.item.view)
    else { return }
    let pin = ContentPin(
      constraint: index, inside: inside.item, insideAttribute: inside.attribute, relation: relation, constant: constant)
    if edge.attribute.kind == .min {
      axes[slot][axis].near.append(pin)
    } else {
      axes[slot][axis].far.append(pin)
    }
  }

  private mutating func addPlace(_ index: Int, of item: Item, against other: Item) {
    let scroll = layout[item.view].superview
    guard places.slot(of: scroll) != nil, other.view != item.view, !layout.isDescendant(other.view, of: item.view)
    else {
      return
    }
    if other.view == scroll || layout.isDescendant(other.view, of: scroll) {
      heldInside.insert(item.view)
    } else if outsideTies[item.view] == nil {
      outsideTies.set(index, for: item.view)
    }
  }

  private mutating func addLengthTie(_ index: Int, inside: Item, other: Item, _ axis: Axis) {
    if other.guide == .content, let slot = places.slot(of: other.view) {
      axes[slot][axis].circularTies.append(index)
      return
    }
    // Outwards up to the scroll view that holds both: to that one it is a matter among its content.
    var scroll = places.nesting.scrollView(above: inside.view)
    while scroll.exists, !layout.isDescendant(other.view, of: scroll) {
      if let slot = places.slot(of: scroll) { axes[slot][axis].lengthTies.append(index) }
      if other.view == scroll { return }
      scroll = places.nesting.scrollView(above: scroll)
    }
  }
}

/// Where the facts about each scroll view stand. Apart from them, so that looking a place up copies nothing large.
private struct ScrollPlaces {
  let nesting: ScrollNesting
  /// For each view the place of its facts, or -1.
  private let slots: [Int32]
  /// For each view the place of the facts about the nearest scroll view above it that has a place, or -1.
  private let slotsAbove: [Int32]

  init(_ scrollViews: [ViewID], _ nesting: ScrollNesting, _ layout: Layout) {
    self.nesting = nesting
    var slots = [Int32](count: layout.views.count, of: -1)
    for (slot, view) in scrollViews.enumerated() { slots[Int(view.index)] = Int32(slot) }
    var slotsAbove = [Int32](count: layout.views.count, of: -1)
    // A superview stands before its subviews, so its own answer is known.
    for index in slotsAbove.indices {
      let superview = Int(layout.views[index].superview.index)
      if superview >= 0 { slotsAbove[index] = slots[superview] >= 0 ? slots[superview] : slotsAbove[superview] }
    }
    (self.slots, self.slotsAbove) = (slots, slotsAbove)
  }

  func slot(of view: ViewID) -> Int? {
    guard view.exists else { return nil }
    let slot = slots[Int(view.index)]
    return slot < 0 ? nil : Int(slot)
  }

  func slot(above view: ViewID) -> Int? {
    let slot = slotsAbove[Int(view.index)]
    return slot < 0 ? nil : Int(slot)
  }
}
