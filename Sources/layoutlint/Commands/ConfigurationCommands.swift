import Linting

/// `layoutlint config FILE` and `layoutlint init`.
enum ConfigurationCommands {
  static func show(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let currentFolder = FileSystem.currentFolder
    let locator = ConfigurationLocator(
      try CheckOptions.configurationSource(arguments), currentFolder: currentFolder)
    for path in arguments.operands {
      let absolute = Path.absolute(path, in: currentFolder)
      let isFolder = (try? FileSystem.kind(of: path)) == .folder
      do throws(ConfigurationError) {
        let folder = isFolder ? absolute : Path.parent(of: absolute) ?? "/"
        let configuration = try locator.configuration(in: folder)
        console.output.write(ConfigurationText.effective(configuration, for: absolute, shownAs: path))
      } catch {
        for problem in error.problems { console.complain(problem.description) }
        return .failure
      }
    }
    return .success
  }

  static func initialize(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let name = Configuration.fileName
    if FileSystem.exists(name), !arguments.has(.force) {
      throw UsageError("\(name) is there already; --force replaces it")
    }
    do throws(SystemError) {
      try FileSystem.write(Array(ConfigurationTemplate.text.utf8), to: name)
    } catch {
      throw UsageError("\(name): \(error.message)")
    }
    console.note("wrote \(name)\n")
    return .success
  }
}
