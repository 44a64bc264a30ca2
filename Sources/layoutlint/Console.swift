import Linting

/// The three standard streams, as all commands use them.
final class Console {
  let output = OutputStream.standardOutput()
  let error = OutputStream.standardError()

  /// False when the reader of standard output has gone away.
  var isHeard: Bool { output.failure == nil }

  /// One line on standard error, in the tool's name.
  func complain(_ message: String) {
    error.write("\(Tool.name): \(message)\n")
    error.flush()
  }

  /// Writes to a file, or to standard output where there is none.
  func write(_ bytes: [UInt8], to file: String?) throws(UsageError) {
    guard let file, file != "-" else { return output.write(bytes) }
    do throws(SystemError) {
      try FileSystem.write(bytes, to: file)
    } catch {
      throw UsageError("\(file): \(error.message)")
    }
  }

  /// Text on standard error as it stands.
  func note(_ text: String) {
    error.write(text)
    error.flush()
  }

  /// Writes what is left. A reader that has gone away is no failure: it had what it wanted.
  func finish(_ status: ExitStatus) -> ExitStatus {
    do throws(SystemError) {
      try output.finish()
    } catch {
      if error.isClosedPipe { return status }
      complain("standard output: \(error.message)")
      return .failure
    }
    return status
  }
}
