import LayoutModel

/// The size at which a tree is judged, and the safe areas and margins in it, most of which no file stores.
struct RootGeometry {
  private let facts: DocumentFacts
  private let inference: InsetInference

  init(_ layout: Layout, _ facts: DocumentFacts) {
    self.facts = facts
    inference = InsetInference(layout)
  }

  /// The root's stored size with the safe area that pinned views show, or else the screen's.
  func device(for layout: Layout, isScreen: Bool) -> Device {
    let frame = layout.views.first?.frame ?? .zero
    var device = Device(width: frame.width, height: frame.height)
    device.safeArea = isScreen ? screenSafeArea(frame) : .zero
    let insetsMargins = layout.views.first?.traits.contains(.insetsLayoutMarginsFromSafeArea) == true && isScreen
    func inset(_ side: InsetInference.Side) -> Double? {
      if let shown = inference.inset(of: .root, .safeArea, side) { return shown }
      // Above and below, a screen's own margins are 0, so that the safe area is all there is.
      guard insetsMargins, side == .top || side == .bottom, layout.views.first?.margins == -1 else { return nil }
      return inference.inset(of: .root, .margin, side)
    }
    device.safeArea.top = inset(.top) ?? device.safeArea.top
    device.safeArea.left = inset(.left) ?? device.safeArea.left
    device.safeArea.bottom = inset(.bottom) ?? device.safeArea.bottom
    device.safeArea.right = inset(.right) ?? device.safeArea.right
    return device
  }

  /// Writes down the margins that pinned views show, and those of cells, which differ from other views'.
  func settleMargins(of layout: inout Layout, isScreen: Bool, safeArea: Insets) {
    for view in inference.viewsWithMargins.sorted() where !(isScreen && view == .root) {
      settle(view, in: &layout, otherwise: view == .root ? rootMargins(of: layout) : nil)
    }
    guard let root = layout.views.first else { return }
    if isScreen {
      var margins = root.margins >= 0 ? layout.margins[Int(root.margins)] : MarginProperties()
      // Sideways the system's minimum margin is 16 or 20, and what is shown includes the safe area.
      if let left = inference.inset(of: .root, .margin, .left) { margins.left = max(0, left - safeArea.left) }
      if let right = inference.inset(of: .root, .margin, .right) { margins.right = max(0, right - safeArea.right) }
      store(margins, of: .root, in: &layout)
    } else if root.margins < 0 {
      store(rootMargins(of: layout), of: .root, in: &layout)
      layout.views[0].traits.remove(.insetsLayoutMarginsFromSafeArea)
    }
  }

  private func settle(_ view: ViewID, in layout: inout Layout, otherwise: MarginProperties?) {
    let it = layout[view]
    var margins = it.margins >= 0 ? layout.margins[Int(it.margins)] : otherwise ?? MarginProperties()
    let left = inference.inset(of: view, .margin, .left)
    let right = inference.inset(of: view, .margin, .right)
    margins.left = left ?? margins.left ?? right
    margins.right = right ?? margins.right ?? left
    margins.top = inference.inset(of: view, .margin, .top) ?? margins.top
    margins.bottom = inference.inset(of: view, .margin, .bottom) ?? margins.bottom
    store(margins, of: view, in: &layout)
    // What is shown includes what the safe area adds.
    layout[view].traits.remove(.insetsLayoutMarginsFromSafeArea)
  }

  private func store(_ margins: MarginProperties, of view: ViewID, in layout: inout Layout) {
    let index = Int(layout[view].margins)
    if index >= 0 {
      layout.margins[index] = margins
    } else if margins.top != nil || margins.left != nil || margins.bottom != nil || margins.right != nil {
      layout[view].margins = Int32(layout.margins.count)
      layout.margins.append(margins)
    }
  }

  /// What a cell's content view keeps free: since 2019 rows are 11 points from their separators.
  private func rootMargins(of layout: Layout) -> MarginProperties {
    var margins = MarginProperties()
    let root = layout.views[0]
    guard root.traits.contains(.growsInHeight) else {
      (margins.top, margins.left, margins.bottom, margins.right) = (8, 8, 8, 8)
      return margins
    }
    let side = root.frame.width >= 414 ? 20.0 : 16.0
    let height = facts.toolsVersion >= 14490 ? 11.0 : 8.0
    (margins.top, margins.left, margins.bottom, margins.right) = (height, side, height, side)
    return margins
  }

  /// The safe area of a screen without bars, of the document's device where the view is as large.
  private func screenSafeArea(_ frame: Rect) -> Insets {
    guard let screen = facts.screen else { return Insets(top: 20) }
    guard let insets = facts.screenSafeArea else {
      return Device(width: screen.horizontal, height: screen.vertical).safeArea
    }
    var area = insets
    let missing = screen.vertical - frame.height
    // A view shown as a card begins below the top of the screen; a free one ends before its bottom.
    if frame.width == screen.horizontal, missing >= 40, missing <= 70 {
      area.top = 0
    } else if missing > 0 {
      area.bottom = 0
    }
    return area
  }
}
