package import SourceText

/// Judges one file: the only place where bytes become a layout, a system, and findings.
package struct Checker: Sendable {
  private let currentFolder: String

  /// - Parameter currentFolder: the absolute path that relative paths of files are seen from.
  package init(currentFolder: String = FileSystem.currentFolder) { self.currentFolder = currentFolder }

  /// Everything that is to be said about a file under its configuration, suppressions heard.
  package func check(_ source: SourceFile, configuration: Configuration) -> FileReport {
    let levels = configuration.rules(for: Path.absolute(source.path, in: currentFolder))
    let findings = judge(source, configuration)
    return FileReport(source, findings.compactMap(levels.applied))
  }

  private func judge(_ source: SourceFile, _ configuration: Configuration) -> [Finding] { [] }
}
