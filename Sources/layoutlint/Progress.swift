import Linting

/// Tells a person at a terminal how far long work has come, and leaves no trace.
final class Progress {
  private let count: Int
  private let console: Console
  private let isOn: Bool
  private let start: Double
  private var done = 0
  private var isShown = false
  private var lastShown = 0.0
  /// Work that is over sooner needs no progress.
  private static let patience = 0.5
  private static let interval = 0.1

  init(count: Int, console: Console) {
    (self.count, self.console) = (count, console)
    isOn = count > 1 && Terminal.isTerminal(.error) && Terminal.environment("TERM") != "dumb"
    start = isOn ? Terminal.seconds : 0
  }

  func advance() {
    done += 1
    guard isOn else { return }
    let now = Terminal.seconds
    guard now - start > Self.patience, now - lastShown > Self.interval else { return }
    lastShown = now
    isShown = true
    console.output.flush()
    console.note("\r\u{1B}[K\(done) of \(count) files")
  }

  /// Takes the line away, so that other output finds an empty one.
  func erase() {
    guard isShown else { return }
    isShown = false
    console.note("\r\u{1B}[K")
  }
}
