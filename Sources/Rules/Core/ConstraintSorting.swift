import FlatCollections
import LayoutModel

/// Sorts the constraints of a layout by what they say about the content of which scroll view; one pass for all of them.
struct ConstraintSorting {
  private let layout: Layout
  private let scrollViews: [ViewID]
  /// What is known of the content of each scroll view.
  private var axes: [PerAxis<ContentAxis>]
  private let places: ScrollPlaces
  /// For each view right below a scroll view: the first constraint that ties its place to something outside, and whether
  /// anything ties it to something inside.
  private var outsideTies = ViewMap<Int>()
  private var heldInside = ViewSet()

  init(_ scrollViews: [ViewID], _ nesting: ScrollNesting, _ layout: Layout) {
    self.layout = layout
    self.scrollViews = scrollViews
    axes = scrollViews.map { _ in PerAxis(both: ContentAxis()) }
    places = ScrollPlaces(scrollViews, nesting, viewCount: layout.views.count)
  }

  /// The facts in the order of the scroll views.
  consuming func finished() -> [ScrollFacts] {
    // What has a place below an inner scroll view lies below the outer one too; inner ones stand behind outer ones.
    for slot in axes.indices.reversed() {
      guard let outer = places.slot(above: scrollViews[slot]) else { continue }
      for axis in Axis.allCases where axes[slot][axis].placesContent { axes[outer][axis].placesContent = true }
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
      if let slot = places.slot(above: it.first.view) { axes[slot][axis].placesContent = true }
      if let slot = places.slot(above: it.second.view) { axes[slot][axis].placesContent = true }
      addPlace(index, of: it.first, against: it.second)
      addPlace(index, of: it.second, against: it.first)
    }
  }

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

  init(_ scrollViews: [ViewID], _ nesting: ScrollNesting, viewCount: Int) {
    self.nesting = nesting
    var slots = [Int32](count: viewCount, of: -1)
    for (slot, view) in scrollViews.enumerated() { slots[Int(view.index)] = Int32(slot) }
    self.slots = slots
  }

  func slot(of view: ViewID) -> Int? {
    guard view.exists else { return nil }
    let slot = slots[Int(view.index)]
    return slot < 0 ? nil : Int(slot)
  }

  /// The place of the nearest scroll view above a view that has one.
  func slot(above view: ViewID) -> Int? {
    var scroll = nesting.scrollView(above: view)
    while scroll.exists {
      if let slot = slot(of: scroll) { return slot }
      scroll = nesting.scrollView(above: scroll)
    }
    return nil
  }
}
