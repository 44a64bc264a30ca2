import SourceText

extension LineIndex {
  /// A range as two positions; the end is behind the last character.
  struct Span {
    var start: Position
    var end: Position
  }

  /// In Unicode scalars, the unit of most formats.
  func span(of range: ByteRange) -> Span {
    Span(start: position(of: range.lowerBound, in: .scalars), end: position(of: range.upperBound, in: .scalars))
  }
}
