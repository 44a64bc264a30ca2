import SourceText

/// A place where a view's id stands.
struct ViewName: Equatable {
  enum Use: Equatable {
    /// The view's own `id`.
    case definition
    case reference
  }

  var name: String
  var use: Use
  /// The id alone; where the text is escaped or folded, the scalar that hides it.
  var range: ByteRange
  /// Whether `range` is the id, byte for byte.
  var isExact: Bool
  /// Ids belong to one document of a stream.
  var document: Int
}

extension [ViewName] {
  /// The id at an offset, its end included.
  func name(at offset: Int) -> ViewName? {
    first { $0.range.lowerBound <= offset && offset < $0.range.upperBound }
      ?? first { $0.range.upperBound == offset && $0.isExact }
  }

  /// Every place of the same id.
  func all(like name: ViewName) -> [ViewName] {
    filter { $0.name == name.name && $0.document == name.document }
  }
}
