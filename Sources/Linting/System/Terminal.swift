#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the process knows of its surroundings: terminals, environment variables, signals, processors, time.
package enum Terminal {
  package enum Stream: Int32, Sendable { case input, output, error }

  package static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The width of the terminal behind a stream in columns; nil where there is none.
  package static func width(of stream: Stream) -> Int? {
    var size = winsize()
    guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// An environment variable; one that is set to nothing counts as not set.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Makes a write to a closed pipe an error instead of a death, so that the exit status stays ours.
  package static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// How many processors are there for this process.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Seconds since some fixed moment; never goes backwards.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  package static func sleep(seconds: Double) {
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
    nanosleep(&time, nil)
  }
}
