package import LayoutEngine
package import LayoutModel
import Rules
package import SourceText

/// Judges one file: the only place where bytes become a layout, a system, and findings.
package struct Checker: Sendable {
  private let currentFolder: String

  /// - Parameter currentFolder: the absolute path that relative paths of files are seen from.
  package init(currentFolder: String = FileSystem.currentFolder) { self.currentFolder = currentFolder }

  /// Everything that is to be said about a file under its configuration, suppressions heard.
  ///
  /// - Parameter fixes: for which findings fixes are looked for; only view-tree files have any.
  package func check(
    _ source: SourceFile, configuration: Configuration, fixes: FixDemand = .none
  ) -> FileReport {
    let levels = configuration.rules(for: Path.absolute(source.path, in: currentFolder))
    let reading = FileReading(of: source, configuration)
    let findings = reading.findings + reading.layouts.flatMap { judge($0, configuration, levels) }
    let heard = Suppressions(reading.comments, in: source).applied(to: findings, isOn: levels.isOn)
    var report = FileReport(source, heard.compactMap(levels.applied), skipped: reading.skipped)
    if case .none = fixes { return report }
    guard let tree = reading.tree, report.findings.contains(where: { $0.proposal != nil }) else { return report }
    let search = FixSearch(tree, reading.layouts) { mended in
      check(SourceFile(path: source.path, bytes: mended), configuration: configuration).findings
    }
    report.findings = search.fixing(report.findings, fixes)
    return report
  }

  /// The trees of a file solved at one size each, and why there may be none: for pictures and programs.
  ///
  /// - Parameter device: the size; `nil` takes the first that `check` would take.
  package func solve(
    _ source: SourceFile, configuration: Configuration, device: Device?
  ) -> (trees: [SolvedLayout], report: FileReport) {
    let reading = FileReading(of: source, configuration)
    let trees = reading.layouts.filter { !$0.views.isEmpty }.map { layout in
      LayoutEngine.solve(layout, device: device ?? configuration.devices(for: layout)[0], for: .drawing)
    }
    return (trees, FileReport(source, reading.findings, skipped: reading.skipped))
  }

  private func judge(_ layout: Layout, _ configuration: Configuration, _ levels: RuleLevels) -> [Finding] {
    Rulebook.findings(in: layout, at: configuration.devices(for: layout)) { rule, level in
      levels.level(of: rule, own: RuleLevel(level)) != .off
    }
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
    return RuleLevel(page.level)
  }

  /// Whether a rule speaks at all.
  func isOn(_ rule: RuleName) -> Bool { level(of: rule, own: Self.ownLevel(of: rule)) != .off }
}
