import InterfaceBuilder
package import LayoutEngine
package import LayoutModel
import Rules
package import SourceText
import ViewTrees
import YAMLSyntax

/// Judges one file: the only place where bytes become a layout, a system, and findings.
package struct Checker: Sendable {
  private let currentFolder: String

  /// - Parameter currentFolder: the absolute path that relative paths of files are seen from.
  package init(currentFolder: String = FileSystem.currentFolder) { self.currentFolder = currentFolder }

  /// Everything that is to be said about a file under its configuration, suppressions heard.
  package func check(_ source: SourceFile, configuration: Configuration) -> FileReport {
    let levels = configuration.rules(for: Path.absolute(source.path, in: currentFolder))
    if InterfaceBuilderDocument.isDocument(path: source.path) {
      return checkDocument(source, configuration, levels)
    }
    let tree = SyntaxTree(parsing: source)
    let decoded = configuration.decoder.decode(tree)
    let findings = tree.findings + decoded.findings + decoded.layouts.flatMap { judge($0, configuration, levels) }
    let heard = Suppressions(tree.comments(), in: source).applied(to: findings, isOn: levels.isOn)
    return FileReport(source, heard.compactMap(levels.applied))
  }

  /// Interface Builder keeps no comments, so nothing can be suppressed in its files.
  private func checkDocument(
    _ source: SourceFile, _ configuration: Configuration, _ levels: RuleLevels
  ) -> FileReport {
    let document = InterfaceBuilderDocument(source)
    let findings = document.findings + document.layouts.flatMap { judge($0, configuration, levels) }
    return FileReport(source, findings.compactMap(levels.applied), skipped: document.skipped)
  }

  /// The trees of a file solved at one size each, and why there may be none: for pictures and programs.
  ///
  /// - Parameter device: the size; `nil` takes the first that `check` would take.
  package func solve(
    _ source: SourceFile, configuration: Configuration, device: Device?
  ) -> (trees: [SolvedLayout], report: FileReport) {
    let layouts: [Layout]
    let report: FileReport
    if InterfaceBuilderDocument.isDocument(path: source.path) {
      let document = InterfaceBuilderDocument(source)
      layouts = document.layouts
      report = FileReport(source, document.findings, skipped: document.skipped)
    } else {
      let tree = SyntaxTree(parsing: source)
      let decoded = configuration.decoder.decode(tree)
      layouts = decoded.layouts
      report = FileReport(source, tree.findings + decoded.findings)
    }
    let trees = layouts.filter { !$0.views.isEmpty }.map { layout in
      LayoutEngine.solve(layout, device: device ?? configuration.devices(for: layout)[0])
    }
    return (trees, report)
  }

  private func judge(_ layout: Layout, _ configuration: Configuration, _ levels: RuleLevels) -> [Finding] {
    Rulebook.findings(in: layout, at: configuration.devices(for: layout), isOn: levels.isOn)
  }
}

extension Configuration {
  /// The sizes at which a layout is solved: the command line's, else its own, else the config file's, else one.
  func devices(for layout: Layout) -> [Device] {
    [forcedDevices, layout.devices, devices].first { !$0.isEmpty } ?? [.standard]
  }
}

extension RuleLevels {
  /// The level of a rule when nobody has said anything.
  package static func ownLevel(of rule: RuleName) -> RuleLevel {
    // A finding about the file itself is told unless someone turns it off.
    guard let page = Rulebook.page(of: rule) else { return .error }
    return page.level.map { $0 == .error ? .error : .warning } ?? .off
  }

  /// Whether a rule speaks at all.
  func isOn(_ rule: RuleName) -> Bool { level(of: rule, own: Self.ownLevel(of: rule)) != .off }
}
