/// Text to put in place of a range of bytes.
public struct Edit: Sendable, Equatable {
  public var range: ByteRange
  public var newText: String

  public init(_ range: ByteRange, _ newText: String) {
    self.range = range
    self.newText = newText
  }
}

/// A set of edits that mends one finding.
public struct Fix: Sendable, Equatable {
  /// Whether a fix may be applied without asking.
  public enum Safety: Sendable, Equatable {
    /// Keeps what the author meant; `--fix` applies it.
    case safe
    /// Chooses for the author; applied in the editor, or by `--fix=all`.
    case choice
  }

  public var title: String
  public var safety: Safety
  /// In file order, without overlaps.
  public var edits: [Edit]

  public init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits.sorted { $0.range < $1.range }
  }

  /// A known word in the place of a mistyped one.
  public static func spelling(_ match: NearestName.Match, at range: ByteRange) -> Fix {
    Fix("Change to '\(match.name)'", match.isOnly ? .safe : .choice, [Edit(range, match.name)])
  }
}
