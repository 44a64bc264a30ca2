#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the operating system refused something, by its error number.
package struct SystemError: Error, Hashable, Sendable {
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the system call that has just failed on this thread.
  static var last: SystemError { SystemError(code: errno) }

  static let isDirectory = SystemError(code: EISDIR)
  static let isMissing = SystemError(code: ENOENT)
  static let isTooLarge = SystemError(code: EFBIG)

  package var isClosedPipe: Bool { code == EPIPE }
  package var isTooLarge: Bool { code == EFBIG }
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The system's own words, beginning with a small letter as they stand behind a colon.
  package var message: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
