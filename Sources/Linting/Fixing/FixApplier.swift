package import SourceText

/// Puts fixes into a text.
package enum FixApplier {
  /// Which fixes may be applied.
  package enum Scope: Sendable {
    /// Those that keep what the author meant.
    case safe
    /// Also those that choose for the author.
    case all

    package func allows(_ fix: Fix) -> Bool { self == .all || fix.safety == .safe }
  }

  /// The text with as many of the findings' fixes as go together, and the findings whose fixes those were.
  ///
  /// A fix is taken whole or left out; of two that touch the same place, the first in report order is taken.
  package static func apply(
    _ findings: [Finding], to bytes: [UInt8], scope: Scope
  ) -> (bytes: [UInt8], mended: [Finding]) {
    var accepted: [Edit] = []
    var mended: [Finding] = []
    for finding in findings {
      guard let fix = finding.fix, scope.allows(fix), !fix.edits.isEmpty else { continue }
      let places = fix.edits.map { place(of: $0, among: accepted) }
      guard places.allSatisfy({ $0 != nil }), isWellFormed(fix.edits, in: bytes.count) else { continue }
      for edit in fix.edits {
        guard let place = place(of: edit, among: accepted) else { continue }
        accepted.insert(edit, at: place)
      }
      mended.append(finding)
    }
    return (applying(accepted, to: bytes), mended)
  }

  /// The text with edits that lie in file order and do not touch.
  package static func applying(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.newText.utf8.count })
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.newText.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  private static func isWellFormed(_ edits: [Edit], in count: Int) -> Bool {
    zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound && $0.range != $1.range }
      && edits.allSatisfy { $0.range.upperBound <= count }
  }

  /// Where an edit belongs among sorted ones; nil when it overlaps one, or would insert where one begins or ends,
  /// since the order of the two would then be a guess.
  private static func place(of edit: Edit, among edits: [Edit]) -> Int? {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.start < edit.range.start { low = middle + 1 } else { high = middle }
    }
    if low > 0, edits[low - 1].range.end >= edit.range.start { return nil }
    if low < edits.count, edits[low].range.start <= edit.range.end { return nil }
    return low
  }
}
