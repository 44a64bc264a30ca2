import LayoutModel

/// Safe areas and layout margins: how far UIKit's guides stand from a view's edges.
struct SurroundingInsets {
  private let device: Device
  private let rootMargin: Double
  /// What is known of the safe areas of views other than the root; they depend on where a view lies.
  var safeAreas = ViewMap<Insets>()
  /// The views whose safe area a row has used, so that it is worth refining.
  private(set) var used = ViewSet()

  init(device: Device) {
    self.device = device
    // The system's minimum margins of a controller's root view: 16 points, 20 on wide screens.
    rootMargin = device.width >= 414 ? 20 : 16
  }

  mutating func safeArea(of view: ViewID) -> Insets {
    if view == .root { return device.safeArea }
    used.insert(view)
    return safeAreas[view] ?? .zero
  }

  mutating func margins(of view: ViewID, in layout: Layout) -> Insets {
    let it = layout[view]
    var insets = view == .root ? Insets(left: rootMargin, right: rootMargin) : Insets(all: 8)
    if it.margins >= 0 {
      let written = layout.margins[Int(it.margins)]
      insets = Insets(
        top: written.top ?? insets.top, left: written.left ?? insets.left,
        bottom: written.bottom ?? insets.bottom, right: written.right ?? insets.right)
    }
    guard it.traits.contains(.insetsLayoutMarginsFromSafeArea) else { return insets }
    let safe = safeArea(of: view)
    return Insets(
      top: insets.top + safe.top, left: insets.left + safe.left, bottom: insets.bottom + safe.bottom,
      right: insets.right + safe.right)
  }

  /// The readable width is limited to 672 points at the default text size; narrower views keep their margins.
  mutating func readableInsets(of view: ViewID, in layout: Layout) -> Insets {
    var insets = margins(of: view, in: layout)
    guard view == .root else { return insets }
    let side = (device.width - 672) / 2
    insets.left = max(insets.left, side)
    insets.right = max(insets.right, side)
    return insets
  }

  /// Learns the safe areas of the used views from where they lie; says whether any changed.
  ///
  /// A view's safe area is what the root's covers of it. Views inside scrolled content have none: the scroll view's
  /// adjusted inset has moved them out already.
  mutating func learn(from rects: (ViewID) -> Rect, isScrolled: (ViewID) -> Bool) -> Bool {
    var changed = false
    for view in used.views {
      let rect = rects(view)
      let insets =
        isScrolled(view)
        ? Insets.zero
        : Insets(
          top: Swift.max(0, Swift.min(device.safeArea.top - rect.y, rect.height)),
          left: Swift.max(0, Swift.min(device.safeArea.left - rect.x, rect.width)),
          bottom: Swift.max(
            0, Swift.min(rect.y + rect.height - (device.height - device.safeArea.bottom), rect.height)),
          right: Swift.max(0, Swift.min(rect.x + rect.width - (device.width - device.safeArea.right), rect.width)))
      if (safeAreas[view] ?? .zero) != insets {
        safeAreas.set(insets, for: view)
        changed = true
      }
    }
    return changed
  }
}
