import Foundation

/// A folder of its own for one test, gone with it.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("layoutlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // The real path: on macOS the temporary folder stands behind a link.
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders above it, and returns its absolute path.
  @discardableResult
  public func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

  @discardableResult
  public func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  public func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: "\(path)/\(name)")
  }

  public func mode(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  public func read(_ name: String) throws -> String {
    try WholeFile.text(of: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  public func bytes(_ name: String) throws -> [UInt8] {
    Array(try WholeFile.bytes(of: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  public func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}
