#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where bytes go: standard output, standard error or a file, behind a buffer.
///
/// The first failure is kept and all later bytes are dropped, so that writers need not check each call; whoever owns
/// the stream learns of it from `finish`.
package final class OutputStream {
  package private(set) var failure: SystemError?
  private let descriptor: Int32
  /// Nil for a standard stream, and once the file is in its place or given up.
  private var replacement: FileReplacement?
  private var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  private init(descriptor: Int32, replacement: FileReplacement? = nil) {
    self.descriptor = descriptor
    self.replacement = replacement
  }

  /// What was never finished leaves no trace.
  deinit { replacement?.discard() }

  package static func standardOutput() -> OutputStream { OutputStream(descriptor: STDOUT_FILENO) }
  package static func standardError() -> OutputStream { OutputStream(descriptor: STDERR_FILENO) }

  /// A file that shows what was written only once `finish` is called.
  package static func file(_ path: String) throws(SystemError) -> OutputStream {
    let replacement = try FileReplacement(of: path)
    return OutputStream(descriptor: replacement.descriptor, replacement: replacement)
  }

  package func write(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    buffer += bytes
    if buffer.count >= Self.bufferSize { flush() }
  }

  package func write(_ text: String) { write(Array(text.utf8)) }

  package func flush() {
    guard failure == nil, !buffer.isEmpty else { return }
    do throws(SystemError) {
      try FileSystem.write(buffer, descriptor: descriptor)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left and, for a file, puts it in its place.
  package func finish() throws(SystemError) {
    flush()
    // With a failure the file is given up when the stream goes.
    if let failure { throw failure }
    let written = replacement
    replacement = nil
    try written?.commit()
  }
}
