public import SourceText

/// What would mend a finding, in the layout's terms: nothing of how the file writes it.
public struct Amendment: Proposal, Equatable {
  public enum Change: Sendable, Equatable {
    /// A constraint that is not there yet. Its `owner` is the view in whose list it belongs, where the file has no habit
    /// of its own; its `range` says nothing.
    case add(Constraint)
    /// The constraint at an index of `Layout.constraints` becomes another between the same items.
    case replace(Int, with: Constraint)
    /// The constraint at an index goes.
    case remove(Int)
    /// `translatesAutoresizingMaskIntoConstraints: false` on a view.
    case turnMaskOff(ViewID)
    /// The view says nothing of `translatesAutoresizingMaskIntoConstraints`.
    case leaveMaskOut(ViewID)
  }

  /// What an editor shows: “Tie its width to the frame's”.
  public var title: String
  public var safety: Fix.Safety
  public var changes: [Change]

  public init(_ title: String, _ safety: Fix.Safety, _ changes: [Change]) {
    (self.title, self.safety, self.changes) = (title, safety, changes)
  }
}
