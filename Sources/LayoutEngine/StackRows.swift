import LayoutModel
import LayoutSolver

/// `UIStackView`: the constraints that it generates for its arranged subviews (`UISV-…` in UIKit's logs).
extension SystemBuilder {
  mutating func addStacks() {
    for index in layout.views.indices where layout.views[index].kind == .stackView {
      let view = ViewID(index)
      guard isLaidOut(view) else { continue }
      let properties = layout.stack(of: view) ?? StackProperties()
      let arranged = layout.children(of: view).filter { layout[$0].isArranged && isLaidOut($0) }
      let visible = arranged.filter { !layout[$0].isHidden }
      for item in arranged where layout[item].isHidden { addHidden(item, in: view, properties.axis) }
      if isLoose(view) {
        for item in visible { addStoredSize(item, at: .almostRequired) }
        continue
      }
      for item in visible where !layout[item].traits.contains(.translatesMaskWritten) {
        addStoredSize(item, at: .storedFrame)
      }
      guard let first = visible.first, let last = visible.last else {
        // Nothing is left to show: the stack shrinks to nothing. One that never had an item has no size at all.
        if !arranged.isEmpty { for axis in Axis.allCases { addFit(view, axis, 49) } }
        continue
      }
      addAlong(view, properties, visible, first, last)
      addAcross(view, properties, visible, first)
    }
  }

  /// The stack's inside: its frame, or its layout margins where the arrangement is relative to them.
  private mutating func inside(_ view: ViewID, _ properties: StackProperties, _ axis: Axis) -> Span {
    var span = Span(min: plane.min(view, axis), max: plane.max(view, axis))
    if properties.isLayoutMarginsRelativeArrangement {
      span.inset(anchors.insets.margins(of: view, in: layout), axis)
    }
    return span
  }

  // MARK: Along the axis

  private mutating func addAlong(
    _ view: ViewID, _ properties: StackProperties, _ items: [ViewID], _ first: ViewID, _ last: ViewID
  ) {
    let axis = properties.axis
    let span = inside(view, properties, axis)
    addDifference(plane.min(first, axis), span.min)
    end(.equal, span.minOffset, .required, .stackEdge, axis, view.index)
    addDifference(span.max, plane.max(last, axis))
    end(.equal, -span.maxOffset, .required, .stackEdge, axis, view.index)

    let spaced = properties.distribution == .equalSpacing || properties.distribution == .equalCentering
    for (item, next) in zip(items, items.dropFirst()) {
      let spacing = properties.customSpacing[item] ?? properties.spacing
      if properties.isBaselineRelativeArrangement, axis == .vertical {
        var constant = -anchors.add(Item(next), .firstBaseline, against: Item(item), scale: 1, to: &system)
        constant -= anchors.add(Item(item), .lastBaseline, against: Item(next), scale: -1, to: &system)
        end(spaced ? .greaterThanOrEqual : .equal, spacing + constant, .required, .stackSpacing, axis, view.index)
      } else {
        addDifference(plane.min(next, axis), plane.max(item, axis))
        end(spaced ? .greaterThanOrEqual : .equal, spacing, .required, .stackSpacing, axis, view.index)
      }
    }
    switch properties.distribution {
    case .fill: break
    case .fillEqually:
      for item in items.dropFirst() {
        addLength(item, axis)
        addLength(first, axis, scale: -1)
        end(.equal, 0, .required, .stackDistribution, axis, view.index)
      }
    case .fillProportionally: addProportions(view, items, span, axis, properties)
    case .equalSpacing: addEqualGaps(view, items, axis)
    case .equalCentering: addEqualCentres(view, items, axis)
    }
    if spaced { addFit(view, axis, 49) }
  }

  /// Shares by natural length, optional: 999 for the first, one less for each next.
  private mutating func addProportions(
    _ view: ViewID, _ items: [ViewID], _ span: Span, _ axis: Axis, _ properties: StackProperties
  ) {
    let lengths = items.map { anchors.natural.fittingLength(of: $0, axis) ?? 0 }
    let spacing = items.dropLast().reduce(0) { $0 + (properties.customSpacing[$1] ?? properties.spacing) }
    let total = lengths.reduce(0, +) + spacing
    guard total > 0 else { return }
    for (offset, item) in items.enumerated() {
      let share = lengths[offset] / total
      addLength(item, axis)
      system.add(-share, span.max)
      system.add(share, span.min)
      end(
        .equal, share * (span.maxOffset - span.minOffset), Priority(max(1, Float(999 - offset))), .stackDistribution,
        axis, view.index)
    }
  }

  private mutating func addEqualGaps(_ view: ViewID, _ items: [ViewID], _ axis: Axis) {
    guard items.count > 2 else { return }
    for index in 2..<items.count {
      addDifference(plane.min(items[index], axis), plane.max(items[index - 1], axis))
      addDifference(plane.max(items[0], axis), plane.min(items[1], axis))
      end(.equal, 0, .required, .stackDistribution, axis, view.index)
    }
  }

  /// Distances between centres, optional: 150 for the first pair, one less for each next.
  private mutating func addEqualCentres(_ view: ViewID, _ items: [ViewID], _ axis: Axis) {
    guard items.count > 2 else { return }
    for index in 2..<items.count {
      for (item, weight) in [(items[index], 0.5), (items[index - 1], -1), (items[index - 2], 0.5)] {
        system.add(weight, plane.min(item, axis))
        system.add(weight, plane.max(item, axis))
      }
      end(.equal, 0, Priority(max(1, Float(152 - index))), .stackDistribution, axis, view.index)
    }
  }

  // MARK: Across it

  private mutating func addAcross(
    _ view: ViewID, _ properties: StackProperties, _ items: [ViewID], _ first: ViewID
  ) {
    let axis = properties.axis.other
    let span = inside(view, properties, axis)
    let namesBaseline = properties.alignment == .firstBaseline || properties.alignment == .lastBaseline
    // Baselines are a matter of rows; a column that names one lies against its leading side.
    let isBaseline = namesBaseline && axis == .vertical
    let isLeading =
      properties.alignment == .leading || properties.alignment == .top || namesBaseline && axis == .horizontal
    for item in items {
      let fills = properties.alignment == .fill
      let toMin = fills || isLeading
      let toMax = fills || properties.alignment == .trailing || properties.alignment == .bottom
      addDifference(plane.min(item, axis), span.min)
      end(toMin ? .equal : .greaterThanOrEqual, span.minOffset, .required, .stackAlignment, axis, view.index)
      addDifference(span.max, plane.max(item, axis))
      end(toMax ? .equal : .greaterThanOrEqual, -span.maxOffset, .required, .stackAlignment, axis, view.index)
      if fills { continue }
      addLength(item, axis)
      end(.equal, 0, Priority(25), .stackAlignment, axis, view.index)
      if properties.alignment == .center { addCentre(item, span, axis, view) }
      if isBaseline { addBaseline(item, first, span, properties.alignment, view) }
    }
    if properties.alignment != .fill { addFit(view, axis, isBaseline ? 49 : 51) }
  }

  private mutating func addCentre(_ item: ViewID, _ span: Span, _ axis: Axis, _ view: ViewID) {
    system.add(0.5, plane.min(item, axis))
    system.add(0.5, plane.max(item, axis))
    system.add(-0.5, span.min)
    system.add(-0.5, span.max)
    end(.equal, (span.minOffset + span.maxOffset) / 2, .required, .stackAlignment, axis, view.index)
  }

  /// Baselines line up with the first item's; the items together lie against the aligned side.
  private mutating func addBaseline(
    _ item: ViewID, _ first: ViewID, _ span: Span, _ alignment: StackProperties.Alignment, _ view: ViewID
  ) {
    let attribute: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    if item != first {
      var constant = -anchors.add(Item(item), attribute, against: Item(first), scale: 1, to: &system)
      constant -= anchors.add(Item(first), attribute, against: Item(item), scale: -1, to: &system)
      end(.equal, constant, .required, .stackAlignment, .vertical, view.index)
    }
    if attribute == .firstBaseline {
      addDifference(plane.min(item, .vertical), span.min)
      end(.lessThanOrEqual, span.minOffset, Priority(999.5), .stackAlignment, .vertical, view.index)
    } else {
      addDifference(span.max, plane.max(item, .vertical))
      end(.lessThanOrEqual, -span.maxOffset, Priority(999.5), .stackAlignment, .vertical, view.index)
    }
  }

  /// Until Xcode 9, a stack view that was placed by its mask arranged nothing in Interface Builder: its items kept their
  /// sizes and lay anywhere.
  private func isLoose(_ view: ViewID) -> Bool {
    guard case .interfaceBuilder(let version) = layout.origin, version < 14460 else { return false }
    return layout[view].traits.contains(.hasFixedFrame)
  }

  /// An arranged subview whose `translatesAutoresizingMaskIntoConstraints` Interface Builder has not switched off keeps
  /// its stored size where nothing else decides.
  private mutating func addStoredSize(_ item: ViewID, at priority: Priority) {
    guard layout.isInterfaceBuilder else { return }
    for axis in Axis.allCases {
      guard let length = anchors.natural.storedLength(of: item, axis) else { continue }
      addLength(item, axis)
      end(.equal, length, priority, .storedSize, axis, item.index)
    }
  }

  private mutating func addFit(_ view: ViewID, _ axis: Axis, _ priority: Float) {
    addLength(view, axis)
    end(.equal, 0, Priority(priority), .stackFit, axis, view.index)
  }

  /// A hidden item takes no room; where it then lies is no one's business, so it is held at the stack's corner. In
  /// Interface Builder it keeps its stored frame.
  private mutating func addHidden(_ item: ViewID, in view: ViewID, _ axis: Axis) {
    let it = layout[item]
    let keepsFrame = layout.isInterfaceBuilder && it.traits.contains(.hasFrame)
    for direction in Axis.allCases {
      addDifference(plane.min(item, direction), plane.min(view, direction))
      end(.equal, keepsFrame ? it.frame.origin(direction) : 0, Priority(1), .stackHidden, direction, item.index)
      addLength(item, direction)
      if keepsFrame {
        end(.equal, it.frame.length(direction), Priority(1), .stackHidden, direction, item.index)
      } else {
        end(.equal, 0, direction == axis ? .required : Priority(1), .stackHidden, direction, item.index)
      }
    }
  }
}
