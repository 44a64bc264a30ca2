import FlatCollections
import LayoutModel
import LayoutSolver

/// Writes the linear system of one layout at one size: every written constraint, and every one that UIKit generates.
///
/// Rows go in the order in which they should hold when they contradict each other, since the solver gives up the last row
/// of a conflict: first what must be so, then what was written and what UIKit generates from it.
struct SystemBuilder {
  let layout: Layout
  let device: Device
  let plane: Plane
  var anchors: Anchors
  var system = LinearSystem()
  var origins: [RowOrigin] = []
  /// Views whose mask has been found to contradict constraints in an axis; there their masks are left out.
  let brokenMasks: PerAxis<ViewSet>
  let rootHeight: Solving.RootHeight
  /// Constraints that are left out since they cannot hold with the others.
  let givenUp: PlaceSet
  /// By how many points stored frames break each constraint; empty while no constraint needs to give way.
  let breaches: [Double]

  init(
    _ layout: Layout, device: Device, plane: Plane, insets: SurroundingInsets, natural: NaturalSize,
    brokenMasks: PerAxis<ViewSet>, rootHeight: Solving.RootHeight, givenUp: PlaceSet, breaches: [Double]
  ) {
    self.layout = layout
    self.device = device
    self.plane = plane
    self.brokenMasks = brokenMasks
    self.rootHeight = rootHeight
    self.givenUp = givenUp
    self.breaches = breaches
    anchors = Anchors(layout, plane, insets, natural)
  }

  mutating func build() {
    let rowEstimate = layout.constraints.count + 6 * layout.views.count
    system.reserve(variables: plane.unknownCount, rows: rowEstimate)
    origins.reserveCapacity(rowEstimate)
    system.addVariables(plane.unknownCount)
    addRoot()
    addNonNegativeLengths()
    if layout.isInterfaceBuilder {
      // There inner views list their constraints before outer ones, and are the first to give way, except that stored
      // frames show which did: those that they break most.
      addGenerated()
      if breaches.isEmpty {
        for index in layout.constraints.indices.reversed() { addConstraint(index) }
      } else {
        let order = layout.constraints.indices.sorted { (breaches[$0], $1) < (breaches[$1], $0) }
        for index in order { addConstraint(index) }
      }
    } else {
      for index in layout.constraints.indices { addConstraint(index) }
      addGenerated()
    }
    if anchors.natural.takesStoredSizes { addStoredFrames() }
  }

  private mutating func addGenerated() {
    if !layout.stacks.isEmpty || layout.views.contains(where: { $0.kind == .stackView }) { addStacks() }
    addMasks()
    addIntrinsicSizes()
  }

  /// Whether rows are made for a view: neither taken out by a variation nor the root.
  func isLaidOut(_ view: ViewID) -> Bool { !layout[view].traits.contains(.isUninstalled) }

  /// Ends the row being written and notes what it stands for.
  mutating func end(
    _ relation: Relation, _ constant: Double, _ priority: Priority, _ kind: RowOrigin.Kind, _ axis: Axis,
    _ subject: Int32
  ) {
    system.endRow(LinearSystem.Relation(relation), constant, priority: min(priority.value, 1000))
    origins.append(RowOrigin(kind, axis, subject))
  }

  /// Writes `max − min` of a view in an axis.
  mutating func addLength(_ view: ViewID, _ axis: Axis) {
    system.addDifference(plane.max(view, axis), plane.min(view, axis))
  }

  mutating func addLength(_ view: ViewID, _ axis: Axis, scale: Double) {
    system.add(scale, plane.max(view, axis))
    system.add(-scale, plane.min(view, axis))
  }

  /// Writes `a − b`.
  mutating func addDifference(_ a: Int32, _ b: Int32) { system.addDifference(a, b) }

  private mutating func addRoot() {
    for axis in Axis.allCases {
      var length = axis == .horizontal ? device.width : device.height
      var priority = Priority.required
      if axis == .vertical {
        switch rootHeight {
        case .given: break
        case .free: priority = .fittingSizeLevel
        case .settled(let height): length = height
        }
      }
      system.add(1, plane.min(.root, axis))
      end(.equal, 0, .required, .root, axis, 0)
      system.add(1, plane.max(.root, axis))
      end(.equal, length, priority, .root, axis, 0)
    }
  }

  private mutating func addNonNegativeLengths() {
    let zero = Rational(0)
    for index in layout.views.indices {
      let view = ViewID(index)
      guard isLaidOut(view) else { continue }
      let hasContent = plane.hasContentArea(view)
      for axis in Axis.allCases {
        let (start, end) = (plane.min(view, axis), plane.max(view, axis))
        addNonNegative(from: start, to: end, zero, RowOrigin(.nonNegativeLength, axis, view.index))
        if hasContent {
          addNonNegative(
            from: start, to: plane.contentMax(view, axis), zero, RowOrigin(.nonNegativeContent, axis, view.index))
        }
      }
    }
  }

  private mutating func addNonNegative(from start: Int32, to end: Int32, _ zero: Rational, _ origin: RowOrigin) {
    system.addRow(end, minus: start, .greaterThanOrEqual, zero, priority: LinearSystem.requiredPriority)
    origins.append(origin)
  }

  private mutating func addConstraint(_ index: Int) {
    if givenUp.contains(index) { return }
    // Part by part: to copy a constraint takes longer than to write the row of most.
    let (first, second) = (layout.constraints[index].first, layout.constraints[index].second)
    guard let axis = layout.constraints[index].firstAttribute.axis, isLaidOut(first.view) else { return }
    if second.exists, !isLaidOut(second.view) { return }
    guard let (end, start) = anchors.plainDifference(first, second, inConstraint: index) else {
      addSum(ofConstraint: index, axis)
      return
    }
    system.addRow(
      end, minus: start, LinearSystem.Relation(layout.constraints[index].relation),
      Rational(nearest: layout.constraints[index].constant),
      priority: min(layout.constraints[index].priority.value, 1000))
    origins.append(RowOrigin(.constraint, axis, Int32(index)))
  }

  private mutating func addSum(ofConstraint index: Int, _ axis: Axis) {
    let it = layout.constraints[index]
    var constant = it.constant
    constant -= anchors.add(it.first, it.firstAttribute, against: it.second, scale: 1, to: &system)
    if it.second.exists {
      constant += -anchors.add(
        it.second, it.secondAttribute, against: it.first, scale: -it.multiplier, to: &system)
    }
    end(it.relation, constant, it.priority, .constraint, axis, Int32(index))
  }

  /// Where constraints conflict, a stored frame shows that it was a required intrinsic size which gave way.
  private func contentPriorities(
    of view: ViewID, _ axis: Axis, _ natural: NaturalSize, naturalLength: Double
  ) -> (compressionResistance: Priority, hugging: Priority) {
    var resistance = natural.compressionResistance(of: view, axis)
    var hugging = natural.hugging(of: view, axis)
    guard !breaches.isEmpty, let stored = natural.storedLength(of: view, axis) else {
      return (resistance, hugging)
    }
    if resistance.isRequired, stored < naturalLength - 0.75 { resistance = .almostRequired }
    if hugging.isRequired, stored > naturalLength + 0.75 { hugging = .almostRequired }
    return (resistance, hugging)
  }

  /// Where nothing else decides, a view that is drawn lies where it was stored.
  private mutating func addStoredFrames() {
    for index in layout.views.indices.dropFirst() {
      let view = ViewID(index)
      let it = layout.views[index]
      guard isLaidOut(view), !it.isLayoutGuide else { continue }
      for axis in Axis.allCases {
        guard let length = anchors.natural.storedLength(of: view, axis) else { continue }
        addLength(view, axis)
        end(.equal, length, .storedFrame, .storedSize, axis, view.index)
        addDifference(plane.min(view, axis), plane.min(it.superview, axis))
        let origin = it.frame.origin(axis) + it.kind.alignmentRectInsets.min(axis)
        end(.equal, origin, .storedFrame, .storedSize, axis, view.index)
      }
    }
  }

  private mutating func addIntrinsicSizes() {
    // Once for all: otherwise each question copies it, since rows are added in between.
    let natural = anchors.natural
    for index in layout.views.indices {
      let view = ViewID(index)
      if index == 0 || !isLaidOut(view) { continue }
      // A mask or a stack that hides it leaves a size nothing to say; layout guides have none.
      if layout[view].isLayoutGuide || layout[view].isHidden && layout[view].isArranged { continue }
      for axis in Axis.allCases {
        guard let length = natural.length(of: view, axis) else { continue }
        let (resistance, hugging) = contentPriorities(of: view, axis, natural, naturalLength: length)
        system.addRow(
          plane.max(view, axis), minus: plane.min(view, axis), .greaterThanOrEqual, Rational(nearest: length),
          priority: min(resistance.value, 1000))
        origins.append(RowOrigin(.compressionResistance, axis, view.index))
        system.repeatRow(.lessThanOrEqual, priority: min(hugging.value, 1000))
        origins.append(RowOrigin(.hugging, axis, view.index))
      }
    }
  }
}

extension LinearSystem.Relation {
  fileprivate init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
