#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files and folders, by plain system calls: Foundation would cost more start-up time than a whole small check.
package enum FileSystem {
  package enum Kind: Sendable { case file, folder, other }

  /// What can be told of a file without opening it; two equal stamps mean an unchanged file.
  package struct Stamp: Hashable, Sendable {
    var device, inode: UInt64
    var size: Int64
    var seconds, nanoseconds: Int
  }

  package static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// What stands at a path, links followed; nil where nothing does.
  package static func kind(of path: String) throws(SystemError) -> Kind {
    var info = stat()
    guard stat(path, &info) == 0 else { throw .last }
    return kind(ofMode: UInt32(info.st_mode))
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func stamp(of path: String) -> Stamp? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return Stamp(
      device: UInt64(bitPattern: Int64(info.st_dev)), inode: UInt64(info.st_ino), size: Int64(info.st_size),
      seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }

  /// The whole content of a file, pipe or device; more than `limit` bytes are refused as too large.
  package static func read(_ path: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, limit: limit)
  }

  package static func readStandardInput(limit: Int = .max) throws(SystemError) -> [UInt8] {
    try read(descriptor: STDIN_FILENO, limit: limit)
  }

  private static func read(descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last }
    if kind(ofMode: UInt32(info.st_mode)) == .folder { throw .isDirectory }
    if info.st_size > limit { throw .isTooLarge }
    // An ordinary file ends at the size that is told. What tells none is read until nothing comes.
    let told = kind(ofMode: UInt32(info.st_mode)) == .file ? Int(info.st_size) : 0
    var bytes: [UInt8] = []
    var capacity = max(Int(info.st_size) + 1, 4096)
    while true {
      var failure: SystemError?
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        count = 0
        while count < buffer.count {
          let got = systemRead(descriptor, UnsafeMutableBufferPointer(rebasing: buffer[count...]))
          if got == 0 { break }
          if got < 0 {
            if errno == EINTR { continue }
            failure = .last
            break
          }
          count += got
          if bytes.isEmpty, count == told { break }
        }
      }
      if let failure { throw failure }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit { throw .isTooLarge }
      if chunk.count < capacity { return bytes }
      capacity = min(bytes.count * 2, 1 << 24)
    }
  }

  /// One name in a folder.
  package struct Entry: Sendable {
    package var name: String
    package var kind: Kind
    package var isLink: Bool
  }

  /// What stands in a folder, in no particular order, without `.` and `..`.
  package static func entries(of folder: String) throws(SystemError) -> [Entry] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let next = readdir(stream) {
      let name = withUnsafePointer(to: &next.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      switch Int32(next.pointee.d_type) {
      case Int32(DT_REG): entries.append(Entry(name: name, kind: .file, isLink: false))
      case Int32(DT_DIR): entries.append(Entry(name: name, kind: .folder, isLink: false))
      case Int32(DT_LNK): entries.append(Entry(name: name, kind: followed("\(folder)/\(name)"), isLink: true))
      case Int32(DT_UNKNOWN):
        var info = stat()
        guard lstat("\(folder)/\(name)", &info) == 0 else { continue }
        let isLink = UInt32(info.st_mode) & UInt32(S_IFMT) == UInt32(S_IFLNK)
        let kind = isLink ? followed("\(folder)/\(name)") : kind(ofMode: UInt32(info.st_mode))
        entries.append(Entry(name: name, kind: kind, isLink: isLink))
      default: entries.append(Entry(name: name, kind: .other, isLink: false))
      }
    }
    return entries
  }

  private static func followed(_ path: String) -> Kind { (try? kind(of: path)) ?? .other }

  private static func kind(ofMode mode: UInt32) -> Kind {
    switch mode & UInt32(S_IFMT) {
    case UInt32(S_IFREG): .file
    case UInt32(S_IFDIR): .folder
    default: .other
    }
  }
}

/// `read`, under a name that no method here hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
