package import LayoutModel
package import ViewTrees

/// What holds for a file: the nearest `.layoutlint.yml` with what it extends, and the command line above it.
package struct Configuration: Sendable {
  /// Rules for some files.
  package struct PathRules: Sendable {
    package var files: [PathPattern]
    package var rules: RuleLevels
    /// `path:line` of the override.
    package var origin: String
  }

  /// The folder of the config file, or the working folder.
  package var folder: String
  /// The files that this came from, the nearest first; empty for the built-in configuration.
  package var files: [String] = []
  /// `path:line` where each key was said that has been said.
  package var origins: [ConfigurationKey: String] = [:]
  package var include: [PathPattern] = []
  package var exclude: [PathPattern] = []
  package var rules = RuleLevels()
  package var pathRules: [PathRules] = []
  /// The sizes for documents that name none.
  package var devices: [Device] = []
  /// The sizes for all documents, from the command line.
  package var forcedDevices: [Device] = []
  package var classes: [ClassTable.Declaration] = []
  /// Values that views start from where their document has no `defaults` of its own: the text of a YAML mapping.
  package var defaults: String?
  /// Reads view trees with these classes and defaults.
  package internal(set) var decoder = ViewTreeDecoder()
  /// The absolute path of the baseline.
  package var baseline: String?
  /// Rules from the command line, which win over all others.
  package var forcedRules = RuleLevels()

  package init(folder: String) { self.folder = folder }

  package static let fileName = ".layoutlint.yml"

  /// The rule levels for a file with an absolute path; of overrides that fit, later ones win.
  package func rules(for path: @autoclosure () -> String) -> RuleLevels {
    var levels = rules
    // Few configurations have rules for some files only, and a path takes longer to find than all else here.
    let path = pathRules.isEmpty ? "" : path()
    for override in pathRules where override.files.contains(where: { $0.matches(path) }) {
      levels.override(with: override.rules)
    }
    if !forcedRules.isEmpty { levels.override(with: forcedRules) }
    return levels
  }

  /// Whether `exclude` names this file or a folder above it.
  package func excludes(_ path: String) -> Bool {
    exclude.contains { $0.matches(path) }
  }

  /// Whether a file that a folder search has met is to be checked.
  package func includes(_ path: String) -> Bool {
    let isLayout = Self.layoutSuffixes.contains { path.hasSuffix($0) }
    guard !include.isEmpty else { return isLayout }
    return include.contains {
      switch $0.match(path) {
      case .none: false
      case .path: true
      case .folderAbove: isLayout
      }
    }
  }

  /// How the files are named that a folder search picks up.
  package static let layoutSuffixes = [".layout.yaml", ".layout.yml", ".storyboard", ".xib"]
}
