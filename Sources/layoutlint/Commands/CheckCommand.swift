import Linting
import Reports
import SourceText

/// `layoutlint check`: finds files, judges and mends them, and reports.
struct CheckCommand {
  private let options: CheckOptions
  private let console: Console
  private let currentFolder = FileSystem.currentFolder

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try CheckOptions(arguments)
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    guard options.watches else { return try run(on: discover()) }
    while console.isHeard {
      if Terminal.isTerminal(.output) { console.output.write("\u{1B}[2J\u{1B}[H") }
      let found = discover()
      // Looked at before the run, so that a change while it lasts is not missed.
      let watcher = FileWatcher(targets: found.targets) { discover().targets }
      _ = try run(on: found)
      console.output.flush()
      let count = found.targets.count
      console.note("watching \(count) file\(count == 1 ? "" : "s"); Ctrl-C ends\n")
      watcher.waitForChange()
    }
    return .success
  }

  private func run(on discovery: Discovery) throws(UsageError) -> ExitStatus {
    let start = Terminal.seconds
    var found = discovery
    if options.paths.contains("-") { try addStandardInput(to: &found) }
    let baselines =
      options.writesFreshBaseline
      ? BaselineStore() : BaselineStore(for: found.targets, currentFolder: currentFolder, problems: &found.problems)
    for line in found.remarks + found.problems { console.complain(line) }

    let writer = try ReportWriter(options, currentFolder: currentFolder, console: console)
    let session = CheckSession(options, console, writer, baselines, fileCount: found.targets.count)
    let jobs = found.targets.count > 1 ? options.jobs ?? Terminal.processorCount : 1
    let run = LintRun(
      found.targets, jobs: jobs, checker: Checker(currentFolder: currentFolder), fixing: options.fixing,
      fixes: options.destinations.contains { $0.format.showsFixes } ? .all : .none)
    run.run { target, outcome in session.take(target, outcome) }
    // What standard input holds goes through a mending filter even where it was not to be checked.
    if let text = found.unchecked, options.fixesStandardInput { console.output.write(text) }
    session.progress.erase()
    if !writer.finish(session.summary, console) { session.hasFailed = true }
    try BaselineRatchet(options, console, currentFolder).finish(session)
    session.tellTotals(seconds: Terminal.seconds - start)
    if session.hasFailed || !found.problems.isEmpty { return .failure }
    return session.fails ? .findings : .success
  }

  private var locator: ConfigurationLocator {
    ConfigurationLocator(options.configuration, overrides: options.overrides, currentFolder: currentFolder)
  }

  private func discover() -> Discovery {
    Discovery.search(options.paths.filter { $0 != "-" }, locator: locator, currentFolder: currentFolder)
  }

  private func addStandardInput(to found: inout Discovery) throws(UsageError) {
    do throws(SystemError) {
      let bytes = try FileSystem.readStandardInput(limit: SourceFile.sizeLimit)
      found.addStandardInput(bytes, named: options.standardInputName, locator: locator, currentFolder: currentFolder)
    } catch {
      throw UsageError("standard input: \(error.message)")
    }
  }
}
