#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is being written anew and takes its place whole or not at all.
///
/// The bytes go to a new file in the same folder, which takes the name in one step, so that neither a crash nor a full
/// disk leaves half a file. The mode of a file that was there is kept; a link keeps pointing to its file. What is no
/// ordinary file (a pipe, a terminal) is written to directly.
struct FileReplacement {
  let descriptor: Int32
  private let path: String
  /// Nil when `descriptor` is the place itself.
  private let temporary: String?

  init(of path: String) throws(SystemError) {
    self.path = Self.resolved(path)
    var info = stat()
    let isThere = stat(self.path, &info) == 0
    if isThere, UInt32(info.st_mode) & UInt32(S_IFMT) != UInt32(S_IFREG) {
      descriptor = open(self.path, O_WRONLY | O_CLOEXEC)
      temporary = nil
      guard descriptor >= 0 else { throw .last }
      return
    }
    // A file that may not be written must not be replaced either, though its folder would allow it.
    if isThere, access(self.path, W_OK) != 0 { throw .last }
    var template = "\(self.path).XXXXXX".utf8CString
    descriptor = template.withUnsafeMutableBufferPointer { $0.baseAddress.map(mkstemp) ?? -1 }
    guard descriptor >= 0 else { throw .last }
    temporary = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    if fchmod(descriptor, isThere ? info.st_mode & 0o7777 : 0o666 & ~Self.processMask()) != 0 {
      let error = SystemError.last
      discard()
      throw error
    }
  }

  /// Puts what has been written in the file's place.
  func commit() throws(SystemError) {
    guard let temporary else {
      close(descriptor)
      return
    }
    guard fsync(descriptor) == 0, rename(temporary, path) == 0 else {
      let error = SystemError.last
      discard()
      throw error
    }
    close(descriptor)
  }

  /// Leaves the file as it was.
  func discard() {
    close(descriptor)
    if let temporary { unlink(temporary) }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The process's file mode mask, which can only be read by setting it.
  private static func processMask() -> mode_t {
    let mask = umask(0o022)
    umask(mask)
    return mask
  }
}

extension FileSystem {
  /// Puts `bytes` in a file's place, whole or not at all; see `FileReplacement`.
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let replacement = try FileReplacement(of: path)
    do throws(SystemError) {
      try write(bytes, descriptor: replacement.descriptor)
    } catch {
      replacement.discard()
      throw error
    }
    try replacement.commit()
  }

  /// Writes all of `bytes`, however often the system takes only a part.
  static func write(_ bytes: [UInt8], descriptor: Int32) throws(SystemError) {
    let failure = bytes.withUnsafeBytes { buffer -> SystemError? in
      var done = 0
      while done < buffer.count {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
        if count >= 0 {
          done += count
        } else if errno == EAGAIN {
          // A pipe or terminal that somebody made non-blocking: wait until it takes more.
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wait, 1, -1)
        } else if errno != EINTR {
          return .last
        }
      }
      return nil
    }
    if let failure { throw failure }
  }
}

/// `write`, under a name that no method here hides.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
