extension String {
  /// Whether a lowercase ASCII word stands anywhere in it, in letters of either case.
  ///
  /// `contains` and `lowercased` would do the same through tables that take longer to set up than a small file to check.
  public func containsWord(_ word: StaticString) -> Bool {
    let (text, word) = (utf8, UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    var rest = text[...]
    while rest.count >= word.count {
      if zip(rest, word).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
