package import SourceText

/// Why a constraint expression or a visual format string cannot be read. One string has one error: the first.
package struct ConstraintSyntaxError: Error, Equatable, Sendable {
  package enum Kind: Sendable {
    /// The text does not follow the grammar.
    case syntax
    /// A word stands where an attribute or a guide belongs, and is neither.
    case unknownAttribute
    /// A name stands where only a metric can, and there is no such metric.
    case unknownMetric
  }

  package var kind: Kind
  /// The place inside the string, in bytes from its start; empty at the end of a text that stops too early.
  package var range: ByteRange
  package var message: String
  /// What to write instead, where there is an answer.
  package var help: String?
  /// Text that may take the place of `range`, where a known word is near.
  package var replacement: String?
  /// Whether nothing else than the replacement can have been meant.
  package var isOnlyReplacement: Bool

  package init(
    _ kind: Kind = .syntax, at range: ByteRange, _ message: String, help: String? = nil, replacement: String? = nil,
    isOnlyReplacement: Bool = true
  ) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
    self.replacement = replacement
    self.isOnlyReplacement = isOnlyReplacement
  }
}
