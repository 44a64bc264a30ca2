import Foundation
import PackagePlugin

/// Checks a target's layout files whenever the target is built and one of them has changed.
///
/// Findings appear where the compiler's do. One at error level fails the build.
@main
struct LayoutlintOnBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try commands(
      name: target.name, files: layoutFiles(under: target.directoryURL),
      tool: context.tool(named: "layoutlint").url, work: context.pluginWorkDirectoryURL)
  }

  /// One command for all files of a target; none where there is nothing to check.
  private func commands(name: String, files: [URL], tool: URL, work: URL) throws -> [Command] {
    guard !files.isEmpty else { return [] }
    // The build system asks for a file that the command makes: the report, for whoever wants to read it by program.
    let report = work.appending(component: "\(name).layoutlint.json")
    let arguments =
      ["check", "--format", "xcode", "--format", "json", "--output", report.path(percentEncoded: false), "--"]
      + files.map { $0.path(percentEncoded: false) }
    return [
      .buildCommand(
        displayName: "layoutlint \(name)", executable: tool, arguments: arguments,
        inputFiles: files + configurations(above: files), outputFiles: [report])
    ]
  }

  /// Every layout file in a folder and below it, whether or not the target declares it.
  private func layoutFiles(under folder: URL) -> [URL] {
    let suffixes = [".layout.yaml", ".layout.yml", ".storyboard", ".xib"]
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { file in suffixes.contains { file.lastPathComponent.hasSuffix($0) } }
      .sorted { $0.path < $1.path }
  }

  /// The config files that may hold for some files: a change to one means checking again.
  private func configurations(above files: [URL]) -> [URL] {
    var seen: Set<String> = []
    var result: [URL] = []
    for file in files {
      var folder = file.deletingLastPathComponent()
      while seen.insert(folder.path).inserted {
        let candidate = folder.appending(component: ".layoutlint.yml")
        if FileManager.default.fileExists(atPath: candidate.path) { result.append(candidate) }
        folder = folder.deletingLastPathComponent()
      }
    }
    return result
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LayoutlintOnBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let suffixes = [".layout.yaml", ".layout.yml", ".storyboard", ".xib"]
      let files = target.inputFiles.map(\.url).filter { file in
        suffixes.contains { file.lastPathComponent.hasSuffix($0) }
      }
      return try commands(
        name: target.displayName, files: files,
        tool: context.tool(named: "layoutlint").url, work: context.pluginWorkDirectoryURL)
    }
  }
#endif
