import SourceText

/// Reads a `.layoutlint.yml` with the files that it extends.
enum ConfigurationReader {
  static func read(_ path: String, as name: String, currentFolder: String) throws(ConfigurationError) -> Configuration {
    Configuration(folder: Path.parent(of: path) ?? "/")
  }
}
