import Foundation
import PackagePlugin

/// `swift package layoutlint-fix`: `layoutlint check --fix` with the arguments given, run in the package's folder.
@main
struct LayoutlintFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "layoutlint").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["check", "--fix"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("layoutlint found something that it cannot fix by itself")
    default: Diagnostics.error("layoutlint could not do its work")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LayoutlintFix: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the chosen targets in front of the user's own arguments.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        context.tool(named: "layoutlint").url, extractor.remainingArguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
