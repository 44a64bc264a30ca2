import Linting
import SourceText

/// Gives every finding of a run a fingerprint of its own, the same as in the run before.
struct FingerprintCounter {
  private var seen: [Fingerprint: Int] = [:]
  private let currentFolder: String

  /// - Parameter currentFolder: the absolute path that paths are seen from, so that checkouts elsewhere agree.
  init(currentFolder: String) { self.currentFolder = currentFolder }

  mutating func digest(of finding: Finding, in file: FileReport) -> String {
    let path = Path.shown(Path.absolute(file.source.path, in: currentFolder), from: currentFolder)
    let fingerprint = Fingerprint(of: finding, in: path)
    let occurrence = seen[fingerprint, default: 0]
    seen[fingerprint] = occurrence + 1
    return fingerprint.digest(occurrence: occurrence)
  }
}
