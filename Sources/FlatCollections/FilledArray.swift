extension Array {
  /// So many times the same element.
  ///
  /// `init(repeating:count:)` says the same, but is compiled once for all elements: it asks the runtime each time what the
  /// storage of such an array is. That is longer than filling most arrays takes.
  @inlinable
  @inline(__always)
  public init(count: Int, of element: Element) {
    self = []
    append(contentsOf: repeatElement(element, count: count))
  }
}
