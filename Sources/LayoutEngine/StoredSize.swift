import LayoutModel

extension Priority {
  /// Below everything that UIKit generates or people write: a stored frame decides only what nothing else does.
  static var storedFrame: Priority { Priority(0.5) }

  /// Above everything but what is required.
  static var almostRequired: Priority { Priority(999.5) }
}

/// When a frame that Interface Builder stored tells a view's natural size better than an estimate does.
///
/// A stored size is what constraints made of a view, so it counts only where it could be the view's own choice: where the
/// lines of a font would be as high.
extension NaturalSize {
  /// The length of a view's stored frame as constraints see it; `nil` in view trees, and for frames known to be stale.
  func storedLength(of view: ViewID, _ axis: Axis) -> Double? {
    guard layout.isInterfaceBuilder else { return nil }
    let it = layout[view]
    guard it.traits.contains(.hasFrame), !it.traits.contains(.isMisplaced) else {
      return nil
    }
    let insets = it.kind.alignmentRectInsets
    return max(0, it.frame.length(axis) - insets.min(axis) - insets.max(axis))
  }

  /// The stored height of a label, where it is that of its lines: Interface Builder knew the font and rounded to pixels.
  func storedLineHeights(of view: ViewID, _ text: TextProperties?) -> Double? {
    guard text?.text?.isEmpty != true, let stored = storedLength(of: view, .vertical) else { return nil }
    let line = lineHeight(text, 17)
    let lines = ((stored - line) / lineDistance(text)).rounded() + 1
    guard lines >= 1, wraps(view) || lines == 1 else { return nil }
    if let distance = text?.textStyle?.lineDistance, lines > 1 {
      return abs(stored - line - (lines - 1) * distance) <= 0.5 ? stored : nil
    }
    let difference = stored / lines - line
    // Lines of other fonts are between once and one and a half times their point size high.
    let isTheFonts =
      text?.hasCustomFont == true
      ? difference >= -0.16 * line - 0.7 && difference <= 0.35 * line + 0.7 : abs(difference) <= 0.4
    return isTheFonts ? stored : nil
  }

  /// The stored height where it differs from an estimate by no more than a rounding or a system's version.
  func storedHeight(of view: ViewID, near estimate: Double, within tolerance: Double) -> Double {
    guard let stored = storedLength(of: view, .vertical), abs(stored - estimate) <= tolerance else { return estimate }
    return stored
  }

  /// An estimate that is a little too wide for the stored frame: designers see a truncated text and mend it, so the
  /// text fits, with a little to spare.
  func fittingWidth(_ estimate: Double, of view: ViewID) -> Double {
    guard !wraps(view), let stored = storedLength(of: view, .horizontal), stored < estimate, estimate < stored * 1.3
    else { return estimate }
    return stored - (estimate - stored) / 16
  }

  /// A wrapping text is as wide as it gets to be: UIKit asks for its size again once it knows that. Says whether this
  /// changed anything; a second width is not taken, so that solving comes to an end.
  mutating func adoptWrappedWidth(of view: ViewID, _ width: Double) -> Bool {
    guard layout[view].intrinsicContentSize.horizontal == .byClass, wrappedWidths[view] == nil,
      let whole = length(of: view, .horizontal)
    else { return false }
    let length = storedLength(of: view, .horizontal) ?? width
    guard length < whole else { return false }
    wrappedWidths.set(length, for: view)
    return true
  }
}
