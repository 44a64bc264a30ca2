import Linting
import Reports
import SourceText

/// `layoutlint check`: finds files, judges them, and reports.
struct CheckCommand {
  private let options: CheckOptions
  private let console: Console
  private let currentFolder = FileSystem.currentFolder

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try CheckOptions(arguments)
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    let locator = ConfigurationLocator(
      options.configuration, overrides: options.overrides, currentFolder: currentFolder)
    var found = Discovery.search(
      options.paths.filter { $0 != "-" }, locator: locator, currentFolder: currentFolder)
    if options.paths.contains("-") { try addStandardInput(to: &found, locator) }
    for remark in found.remarks { console.complain(remark) }
    for problem in found.problems { console.complain(problem) }

    let writer = try ReportWriter(
      options.destinations, color: options.color, currentFolder: currentFolder, console: console)
    let tally = Tally()
    let run = LintRun(found.targets, jobs: options.jobs, checker: Checker(currentFolder: currentFolder))
    run.run { outcome in
      switch outcome {
      case .unreadable(let path, let error):
        tally.hasFailed = true
        console.complain("\(path): \(error.message)")
        return true
      case .checked(var report):
        tally.fails = tally.fails || report.findings.contains { options.isStrict || $0.severity == .error }
        if options.isQuiet { report.findings.removeAll { $0.severity == .warning } }
        tally.summary.add(report)
        return writer.add(report)
      }
    }
    if !writer.finish(tally.summary, console) { tally.hasFailed = true }
    if tally.hasFailed || !found.problems.isEmpty { return .failure }
    return tally.fails ? .findings : .success
  }

  private final class Tally {
    var summary = Summary()
    var fails = false
    var hasFailed = false
  }

  private func addStandardInput(to found: inout Discovery, _ locator: ConfigurationLocator) throws(UsageError) {
    do throws(SystemError) {
      let bytes = try FileSystem.readStandardInput(limit: SourceFile.sizeLimit)
      found.addStandardInput(bytes, named: options.standardInputName, locator: locator, currentFolder: currentFolder)
    } catch {
      throw UsageError("standard input: \(error.message)")
    }
  }
}
