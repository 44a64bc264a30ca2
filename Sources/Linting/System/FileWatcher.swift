/// Waits until a file changes, comes or goes.
///
/// It looks again and again instead of asking the system for events: that works on every disk, network or mounted,
/// sees files that editors replace, and a look at a thousand files takes about a millisecond.
package struct FileWatcher {
  private let search: () -> [Discovery.Target]
  private let before: [String: FileSystem.Stamp?]

  private static let interval = 0.2
  /// A look may take this part of the time at most, however many files there are.
  private static let share = 0.05

  /// - Parameters:
  ///   - targets: the files as they were found last.
  ///   - search: finds the files that there are now.
  package init(
    targets: [Discovery.Target], search: @escaping () -> [Discovery.Target]
  ) {
    self.search = search
    before = Self.stamps(targets)
  }

  package func waitForChange() {
    var cost = 0.0
    repeat {
      Terminal.sleep(seconds: max(Self.interval, cost / Self.share))
      let start = Terminal.seconds
      let now = Self.stamps(search())
      cost = Terminal.seconds - start
      if now != before { return }
    } while true
  }

  /// The stamps of files to check, and of what else counts for them: configurations and baselines.
  private static func stamps(_ targets: [Discovery.Target]) -> [String: FileSystem.Stamp?] {
    var stamps: [String: FileSystem.Stamp?] = [:]
    for target in targets {
      let others = target.configuration.files + (target.configuration.baseline.map { [$0] } ?? [])
      for path in [target.path] + others where stamps[path] == nil {
        stamps[path] = .some(FileSystem.stamp(of: path))
      }
    }
    return stamps
  }
}
