#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Bytes that come in while the program runs: standard input as another program fills it.
package final class InputStream {
  package enum Arrival {
    case bytes([UInt8])
    /// Nothing has come, and more may.
    case nothing
    /// The other side has closed the stream, or it is broken.
    case end
  }

  private let descriptor: Int32
  private static let bufferSize = 1 << 16

  private init(descriptor: Int32) { self.descriptor = descriptor }

  package static func standardInput() -> InputStream { InputStream(descriptor: STDIN_FILENO) }

  /// What has come.
  ///
  /// - Parameter waits: whether to wait until something comes.
  package func read(waits: Bool) -> Arrival {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&request, 1, waits ? -1 : 0)
      if ready == 0 { return .nothing }
      if ready > 0 { break }
      if errno != EINTR { return .end }
    }
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.bufferSize) { buffer, count in
      repeat { got = systemRead(descriptor, buffer) } while got < 0 && errno == EINTR
      count = max(got, 0)
    }
    return got > 0 ? .bytes(bytes) : .end
  }
}

/// `read`, under a name that no method here hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
