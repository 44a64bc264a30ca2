import Foundation

/// Reads files to their end.
enum WholeFile {
  /// Through a handle: `Data(contentsOf:)` leaks its buffer where a file is empty.
  static func bytes(of file: URL) throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.readToEnd() ?? Data()
  }

  static func text(of file: URL) throws -> String { String(decoding: try bytes(of: file), as: UTF8.self) }
}
