/// Finds the known name that a mistyped one most likely meant.
public enum NearestName {
  /// The known name that a mistyped one most likely meant.
  public struct Match: Sendable, Equatable {
    public var name: String
    /// Whether no other known name is nearly as near, so that there is nothing to choose.
    public var isOnly: Bool

    public init(_ name: String, isOnly: Bool) { (self.name, self.isOnly) = (name, isOnly) }
  }

  /// The candidate with the least edit distance to `name`, if it is near enough to be worth saying.
  ///
  /// Distance counts insertions, deletions, substitutions and swaps of neighbours, letter case at half the price;
  /// a third of the name's length is the limit. Of equally near names the first in order is taken.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    match(name, among: candidates)?.name
  }

  /// The same, and whether it is the only one.
  public static func match(_ name: String, among candidates: some Sequence<String>) -> Match? {
    let target = Array(name.utf8)
    // Names beyond this length are no typing mistakes, and their distance would cost time.
    guard !target.isEmpty, target.count <= 64 else { return nil }
    var best: (distance: Int, name: String)?
    var nextDistance = Int.max
    for candidate in candidates {
      let letters = Array(candidate.utf8)
      guard letters.count <= 64 else { continue }
      let limit = 2 * max(1, max(target.count, letters.count) / 3)
      // Every letter too many costs an insertion, so that most names need no closer look.
      guard 2 * abs(target.count - letters.count) <= limit else { continue }
      let distance = distance(target, letters)
      guard distance <= limit else { continue }
      guard let leader = best, leader.name != candidate else {
        best = best ?? (distance, candidate)
        continue
      }
      nextDistance = min(nextDistance, max(distance, leader.distance))
      if distance < leader.distance { best = (distance, candidate) }
    }
    return best.map { Match($0.name, isOnly: nextDistance > 3 * max($0.distance, 1)) }
  }

  /// Twice the edit distance, so that a difference of case can count as half.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = (0...b.count).map { 2 * $0 }
    var row = last
    for i in 0..<a.count {
      row[0] = 2 * (i + 1)
      for j in 0..<b.count {
        let change = a[i] == b[j] ? 0 : a[i] | 0x20 == b[j] | 0x20 ? 1 : 2
        row[j + 1] = min(last[j] + change, last[j + 1] + 2, row[j] + 2)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 2) }
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count]
  }
}
