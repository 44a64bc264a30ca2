import Foundation
import PackagePlugin

/// `swift package layoutlint`: the command as it stands, run in the package's folder; without arguments, `check`.
///
/// It asks for no permission, so it does not write to the package: `swift package layoutlint-fix` does.
@main
struct LayoutlintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "layoutlint").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    if arguments.contains(where: { $0 == "--fix" || $0.hasPrefix("--fix=") }), !arguments.contains("--diff") {
      Diagnostics.error("--fix writes to the package: use swift package layoutlint-fix, or --diff to see the changes")
      return
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("layoutlint found something")
    default: Diagnostics.error("layoutlint could not do its work")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LayoutlintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the chosen targets in front of the user's own arguments.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        context.tool(named: "layoutlint").url, extractor.remainingArguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
