package import LayoutModel

/// Solves layouts as UIKit would, and says what is ambiguous and what conflicts.
package enum LayoutEngine {
  /// What a solution is wanted for.
  package enum Purpose: Sendable {
    /// Verdicts alone.
    case judging
    /// Frames too, as near as can be to what was on the screen: text in Interface Builder files is as large as stored.
    case drawing
  }

  package static func solve(_ layout: Layout, device: Device, for purpose: Purpose = .judging) -> SolvedLayout {
    var solving = Solving(layout, device)
    return solving.run(for: purpose)
  }
}
