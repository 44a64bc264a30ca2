import Linting
import SourceText

/// Writes baselines and tells what has left them.
struct BaselineRatchet {
  private let options: CheckOptions
  private let console: Console
  private let currentFolder: String

  init(_ options: CheckOptions, _ console: Console, _ currentFolder: String) {
    (self.options, self.console, self.currentFolder) = (options, console, currentFolder)
  }

  func finish(_ session: CheckSession) throws(UsageError) {
    guard let name = options.baselineToWrite else { return tellWhatIsGone(session) }
    let path = Path.absolute(name, in: currentFolder)
    let baseline: Baseline
    if let old = options.overrides.baseline {
      // With an old baseline the new one may only shrink.
      guard let matcher = session.baselines[Path.absolute(old, in: currentFolder)] else { return }
      baseline = matcher.tightened(isThere: FileSystem.exists)
    } else {
      var all = Baseline()
      for (file, finding) in session.found {
        all.add(Fingerprint(of: finding, in: Path.relative(file, to: Path.parent(of: path) ?? "/")))
      }
      baseline = all
    }
    do throws(SystemError) {
      try FileSystem.write(BaselineFile.text(of: baseline), to: path)
    } catch {
      throw UsageError("\(name): \(error.message)")
    }
    console.note("wrote \(name) with \(count(baseline.total))\n")
  }

  private func tellWhatIsGone(_ session: CheckSession) {
    for matcher in session.baselines.all {
      let gone = matcher.goneCount(isThere: FileSystem.exists)
      guard gone > 0 else { continue }
      let name = Path.shown(matcher.path, from: currentFolder)
      console.note(
        "\(name): \(count(gone)) of it \(gone == 1 ? "is" : "are") gone; "
          + "--baseline \(name) --write-baseline \(name) takes \(gone == 1 ? "it" : "them") out\n")
    }
  }

  private func count(_ number: Int) -> String { "\(number) finding\(number == 1 ? "" : "s")" }
}
