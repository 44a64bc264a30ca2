import SourceText

/// The algebra of path texts; nothing here looks at a disk.
package enum Path {
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// `folder/name`, without a needless `./` in front: what a folder's file is called when the folder was named.
  package static func join(_ folder: String, _ name: String) -> String {
    if isAbsolute(name) || folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// The path from the root, without `.`, `..` and doubled slashes. Links are not followed.
  package static func absolute(_ path: String, in folder: String) -> String {
    let whole = Array((isAbsolute(path) ? path : "\(folder)/\(path)").utf8)
    var result: [UInt8] = []
    var start = 0
    while start < whole.count {
      let end = whole[start...].firstIndex(of: slash) ?? whole.count
      let part = whole[start..<end]
      start = end + 1
      let dots = part.count <= 2 && part.allSatisfy { $0 == UInt8(ascii: ".") } ? part.count : nil
      switch dots {
      case 0, 1: continue
      case 2: result.removeSubrange((result.lastIndex(of: slash) ?? result.count)...)
      default:
        result.append(slash)
        result += part
      }
    }
    return result.isEmpty ? "/" : String(decoding: result, as: UTF8.self)
  }

  /// The folder that holds an absolute path; nil for the root.
  package static func parent(of path: String) -> String? {
    guard path != "/", let last = path.utf8.lastIndex(of: slash) else { return nil }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: last)...])
  }

  /// How an absolute path is called from an absolute folder.
  package static func relative(_ path: String, to folder: String) -> String {
    if path == folder { return "." }
    let prefix = folder == "/" ? "/" : folder + "/"
    if path.utf8.starts(with: prefix.utf8) { return String(path.utf8.dropFirst(prefix.utf8.count)) ?? path }
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: base.count - common)
    return (up + parts[common...]).joined(separator: "/")
  }

  /// How messages call an absolute path: from the working folder where it lies below it.
  package static func shown(_ path: String, from folder: String) -> String {
    let relative = relative(path, to: folder)
    return relative.hasPrefix("../") ? path : relative
  }

  /// Byte order: the same everywhere, whatever the language settings.
  package static func inOrder(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in b.withUTF8 { a.precedes($0) } }
  }

  private static let slash = UInt8(ascii: "/")
}
