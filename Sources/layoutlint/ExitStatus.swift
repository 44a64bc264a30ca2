/// What the process says to whoever started it.
enum ExitStatus: Int32 {
  /// The work is done, and nothing fails the run.
  case success = 0
  /// The work is done, and something was found.
  case findings = 1
  /// The work, or a part of it, could not be done.
  case failure = 2
}
