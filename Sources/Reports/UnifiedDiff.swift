import SourceText

/// The difference of two texts as `diff -u` and `git diff` write it.
package enum UnifiedDiff {
  /// Lines around a change that show where it is.
  private static let context = 3

  /// The difference for `git apply` or `patch -p1`; nothing when the texts are equal.
  package static func text(_ path: String, before: [UInt8], after: [UInt8]) -> [UInt8] {
    let (old, new) = (lines(of: before), lines(of: after))
    let steps = script(from: old, to: new)
    guard steps.contains(where: { $0.kind != .keep }) else { return [] }
    let name = SafeText.line(path)
    var out = Array((path.hasPrefix("/") ? "--- \(name)\n+++ \(name)\n" : "--- a/\(name)\n+++ b/\(name)\n").utf8)
    for hunk in hunks(of: steps) { write(steps[hunk], of: (old, new), into: &out) }
    return out
  }

  private enum Kind: UInt8 {
    case keep = 0x20
    case remove = 0x2D
    case insert = 0x2B
  }

  /// One line of the result, with how far both texts had come before it.
  private struct Step {
    var kind: Kind
    var old, new: Int
  }

  /// Lines with their ends, so that a change of line ends is a change.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func script(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Step] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (old[head..<old.count - tail], new[head..<new.count - tail])
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in Array(newMiddle).difference(from: Array(oldMiddle)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(head + offset)
      case .insert(let offset, _, _): inserted.insert(head + offset)
      }
    }
    var steps: [Step] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        steps.append(Step(kind: .remove, old: i, new: j))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        steps.append(Step(kind: .insert, old: i, new: j))
        j += 1
      } else {
        steps.append(Step(kind: .keep, old: i, new: j))
        (i, j) = (i + 1, j + 1)
      }
    }
    return steps
  }

  /// Runs of changes with their context; those whose contexts meet are one.
  private static func hunks(of steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, step) in steps.enumerated() where step.kind != .keep {
      let range = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func write(
    _ steps: ArraySlice<Step>, of texts: (old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]), into out: inout [UInt8]
  ) {
    guard let first = steps.first else { return }
    let oldCount = steps.count { $0.kind != .insert }
    let newCount = steps.count { $0.kind != .remove }
    out += "@@ -\(range(first.old, oldCount)) +\(range(first.new, newCount)) @@\n".utf8
    for step in steps {
      let line = step.kind == .insert ? texts.new[step.new] : texts.old[step.old]
      out.append(step.kind.rawValue)
      out += line
      if line.last != 0x0A { out += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// A place before the first line is line 0, and a count of 1 is left out.
  private static func range(_ start: Int, _ count: Int) -> String {
    let line = count == 0 ? start : start + 1
    return count == 1 ? "\(line)" : "\(line),\(count)"
  }
}
