package import LayoutModel

/// Finds the configuration of a file: one look at each folder, however many files it holds.
package final class ConfigurationLocator {
  /// Where configuration comes from.
  package enum Source: Sendable, Equatable {
    /// The nearest `.layoutlint.yml` at or above each file, no further up than a folder with `.git`.
    case nearest
    case file(String)
    case none
  }

  /// What the command line says for all files.
  package struct Overrides: Sendable {
    package var rules = RuleLevels()
    package var devices: [Device] = []
    package var baseline: String?

    package init() {}
  }

  private let source: Source
  private let overrides: Overrides
  private let currentFolder: String
  private var cache: [String: Result<Configuration, ConfigurationError>] = [:]
  private lazy var builtIn = adjusted(Configuration(folder: currentFolder))

  package init(_ source: Source, overrides: Overrides = Overrides(), currentFolder: String) {
    (self.source, self.overrides, self.currentFolder) = (source, overrides, currentFolder)
  }

  /// The configuration of the files in a folder, given by its absolute path.
  package func configuration(in folder: String) throws(ConfigurationError) -> Configuration {
    switch source {
    case .none: return builtIn
    case .file(let path): return try load(Path.absolute(path, in: currentFolder), as: path)
    case .nearest: return try nearest(to: folder)
    }
  }

  private func nearest(to folder: String) throws(ConfigurationError) -> Configuration {
    var passed: [String] = []
    var found: Result<Configuration, ConfigurationError>?
    var next: String? = folder
    while let folder = next, found == nil {
      found = cache[folder]
      if found != nil { break }
      passed.append(folder)
      let file = Path.join(folder, Configuration.fileName)
      if FileSystem.exists(file) {
        found = Result { () throws(ConfigurationError) in try load(file, as: Path.shown(file, from: currentFolder)) }
      } else if FileSystem.exists(Path.join(folder, ".git")) {
        break
      }
      next = Path.parent(of: folder)
    }
    let result = found ?? .success(builtIn)
    for folder in passed { cache[folder] = result }
    return try result.get()
  }

  private func load(_ file: String, as name: String) throws(ConfigurationError) -> Configuration {
    if let known = cache[file] { return try known.get() }
    let result = Result { () throws(ConfigurationError) in
      adjusted(try ConfigurationReader.read(file, as: name, currentFolder: currentFolder))
    }
    cache[file] = result
    return try result.get()
  }

  private func adjusted(_ configuration: Configuration) -> Configuration {
    var configuration = configuration
    configuration.forcedRules = overrides.rules
    configuration.forcedDevices = overrides.devices
    if let baseline = overrides.baseline { configuration.baseline = Path.absolute(baseline, in: currentFolder) }
    return configuration
  }
}
