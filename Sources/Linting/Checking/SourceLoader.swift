import SourceText

/// Brings files and standard input into memory.
enum SourceLoader {
  /// One byte above the limit of `SourceFile` is read at most, enough for the parser to refuse it.
  static func load(_ target: Discovery.Target) throws(SystemError) -> SourceFile {
    if let bytes = target.standardInput { return SourceFile(path: target.path, bytes: bytes) }
    return SourceFile(path: target.path, bytes: try FileSystem.read(target.path, limit: SourceFile.sizeLimit))
  }
}
