/// The files that a command names, in the order in which they are reported.
package struct Discovery: Sendable {
  /// A file to check.
  package struct Target: Sendable {
    /// As the user named it, or the folder that was named with the way from there.
    package var path: String
    package var absolutePath: String
    package var configuration: Configuration
    /// The text, where it comes from standard input.
    package var standardInput: [UInt8]?
  }

  package var targets: [Target] = []
  /// Why some of the work cannot be done: one line each.
  package var problems: [String] = []
  /// What the user should know though nothing went wrong: one line each.
  package var remarks: [String] = []
  /// The text of standard input, when it is not to be checked.
  package var unchecked: [UInt8]?

  package init() {}
}

extension Discovery {
  /// Looks through files and folders; whatever is wrong with one of them, the others are still found.
  package static func search(
    _ paths: [String], locator: ConfigurationLocator, currentFolder: String
  ) -> Discovery {
    var search = FolderSearch(locator: locator, currentFolder: currentFolder)
    search.mayMeetAgain = paths.count > 1
    for path in paths { search.add(path) }
    return search.found.sorted()
  }

  /// Adds a text from standard input: configuration and excludes hold for it as if the file had been named.
  package mutating func addStandardInput(
    _ bytes: [UInt8], named name: String?, locator: ConfigurationLocator, currentFolder: String
  ) {
    var search = FolderSearch(locator: locator, currentFolder: currentFolder)
    let path = name ?? "<stdin>"
    search.addNamed(path, Path.absolute(path, in: currentFolder), standardInput: bytes)
    if search.found.targets.isEmpty { unchecked = bytes }
    targets += search.found.targets
    problems += search.found.problems
    remarks += search.found.remarks
    self = sorted()
  }

  private func sorted() -> Discovery {
    var found = self
    // By the paths alone, since a target has many parts to be moved about.
    let paths = targets.map(\.path)
    found.targets = paths.indices.sorted { Path.inOrder(paths[$0], paths[$1]) }.map { targets[$0] }
    return found
  }
}

/// Folders that hold other people's files or files made by machines.
private let foreignFolders: Set<String> = [
  ".git", ".hg", ".svn", ".build", ".swiftpm", "node_modules", "Pods", "Carthage", "DerivedData",
]

private struct FolderSearch {
  let locator: ConfigurationLocator
  let currentFolder: String
  var found = Discovery()
  /// Whether a file may be met twice, since paths that were named may overlap.
  var mayMeetAgain = false
  private var seen: Set<String> = []
  private var brokenConfigurations: Set<String> = []

  init(locator: ConfigurationLocator, currentFolder: String) {
    (self.locator, self.currentFolder) = (locator, currentFolder)
  }

  mutating func add(_ path: String) {
    do throws(SystemError) {
      let absolute = Path.absolute(path, in: currentFolder)
      switch try FileSystem.kind(of: path) {
      case .folder: search(path, absolute)
      case .file, .other: addNamed(path, absolute)
      }
    } catch {
      found.problems.append("\(path): \(error.message)")
    }
  }

  /// A file that was named is checked whatever it is called, but `exclude` still holds: hooks name all files.
  mutating func addNamed(_ path: String, _ absolute: String, standardInput: [UInt8]? = nil) {
    guard let configuration = configuration(in: Path.parent(of: absolute) ?? "/") else { return }
    if configuration.excludes(absolute) {
      found.remarks.append("\(path): left out, as \(configuration.files.first ?? "the configuration") excludes it")
    } else {
      append(path, absolute, configuration, standardInput)
    }
  }

  private mutating func append(
    _ path: String, _ absolute: String, _ configuration: Configuration, _ standardInput: [UInt8]? = nil
  ) {
    if mayMeetAgain, !seen.insert(absolute).inserted { return }
    found.targets.append(
      .init(path: path, absolutePath: absolute, configuration: configuration, standardInput: standardInput))
  }

  /// Walks a folder without recursion; links to folders are not followed, so that no loop can arise.
  private mutating func search(_ path: String, _ absolute: String) {
    let before = found.targets.count
    let problemsBefore = found.problems.count
    var pending = [(path: path, absolute: absolute)]
    while let folder = pending.popLast() {
      let entries: [FileSystem.Entry]
      do throws(SystemError) {
        entries = try FileSystem.entries(of: folder.path)
      } catch {
        found.problems.append("\(folder.path): \(error.message)")
        continue
      }
      guard let configuration = configuration(in: folder.absolute) else { continue }
      for entry in entries {
        let absolute = Path.join(folder.absolute, entry.name)
        switch entry.kind {
        case .folder:
          if entry.isLink || foreignFolders.contains(entry.name) || configuration.excludes(absolute) { continue }
          pending.append((Path.join(folder.path, entry.name), absolute))
        case .file:
          guard configuration.includes(absolute), !configuration.excludes(absolute) else { continue }
          append(Path.join(folder.path, entry.name), absolute, configuration)
        case .other: continue
        }
      }
    }
    if found.targets.count == before, found.problems.count == problemsBefore {
      let names = Configuration.layoutSuffixes.map { "*\($0)" }.joined(separator: ", ")
      found.remarks.append("\(path): no files to check here (looked for \(names))")
    }
  }

  private mutating func configuration(in folder: String) -> Configuration? {
    do throws(ConfigurationError) {
      return try locator.configuration(in: folder)
    } catch {
      for problem in error.problems where brokenConfigurations.insert(problem.description).inserted {
        found.problems.append(problem.description)
      }
      return nil
    }
  }
}
