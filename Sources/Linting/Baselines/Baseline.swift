/// Findings that are known and kept silent about, counted, so that an old one may move and a new one shows.
package struct Baseline: Sendable, Equatable {
  /// How many of each there may be.
  package var counts: [Fingerprint: Int] = [:]

  package init() {}

  package mutating func add(_ fingerprint: Fingerprint) { counts[fingerprint, default: 0] += 1 }

  package var total: Int { counts.values.reduce(0, +) }
}

/// A baseline in use: takes known findings out of reports and remembers which it met.
package struct BaselineMatcher: Sendable {
  /// The absolute path of the baseline's file; its folder is where the paths in it are seen from.
  package let path: String
  private let baseline: Baseline
  private var left: [Fingerprint: Int]
  private var checkedFiles: Set<String> = []

  package init(_ baseline: Baseline, path: String) {
    self.path = path
    self.baseline = baseline
    left = baseline.counts
  }

  /// Takes the findings out of a report that the baseline knows.
  ///
  /// - Parameter file: the report's absolute path.
  package mutating func filter(_ report: inout FileReport, at file: String) {
    let name = Path.relative(file, to: Path.parent(of: path) ?? "/")
    checkedFiles.insert(name)
    let before = report.findings.count
    report.findings.removeAll { finding in
      let fingerprint = Fingerprint(of: finding, in: name)
      guard let count = left[fingerprint], count > 0 else { return false }
      left[fingerprint] = count - 1
      return true
    }
    report.baselined += before - report.findings.count
  }

  /// How many findings of the baseline were looked for and are gone: in files that were checked or are no longer there.
  package func goneCount(isThere: (String) -> Bool) -> Int {
    left.reduce(0) { $0 + (isGone($1.key, isThere) ? $1.value : 0) }
  }

  /// The baseline without what is gone. It never grows: a ratchet.
  package func tightened(isThere: (String) -> Bool) -> Baseline {
    var result = baseline
    for (fingerprint, count) in left where count > 0 && isGone(fingerprint, isThere) {
      let rest = (result.counts[fingerprint] ?? 0) - count
      result.counts[fingerprint] = rest > 0 ? rest : nil
    }
    return result
  }

  private func isGone(_ fingerprint: Fingerprint, _ isThere: (String) -> Bool) -> Bool {
    checkedFiles.contains(fingerprint.file)
      || !isThere(Path.join(Path.parent(of: path) ?? "/", fingerprint.file))
  }
}
