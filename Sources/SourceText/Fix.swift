/// Text to put in place of a range of bytes.
package struct Edit: Sendable, Equatable {
  package var range: ByteRange
  package var newText: String

  package init(_ range: ByteRange, _ newText: String) {
    self.range = range
    self.newText = newText
  }
}

/// A set of edits that mends one finding.
package struct Fix: Sendable, Equatable {
  /// Whether a fix may be applied without asking.
  package enum Safety: Sendable, Equatable {
    /// Keeps what the author meant; `--fix` applies it.
    case safe
    /// Chooses for the author; applied in the editor, or by `--fix=all`.
    case choice
  }

  package var title: String
  package var safety: Safety
  /// In file order, without overlaps.
  package var edits: [Edit]

  package init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits.sorted { $0.range < $1.range }
  }
}
