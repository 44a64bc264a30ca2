import Linting
import Reports
import SourceText

/// One run of `check` while results come in: reports them, counts them, and remembers what fails.
final class CheckSession {
  private(set) var summary = Summary()
  /// Findings that fail the run, told or not.
  private(set) var fails = false
  /// Whether some of the work could not be done.
  var hasFailed = false
  private(set) var baselines: BaselineStore
  /// What was found before any baseline was asked, where a new one is to be written.
  private(set) var found: [(path: String, finding: Finding)] = []
  let progress: Progress

  private let options: CheckOptions
  private let console: Console
  private let writer: ReportWriter
  private var fixes = 0
  private var changedFiles = 0
  private var isWarningHidden = false

  init(
    _ options: CheckOptions, _ console: Console, _ writer: ReportWriter, _ baselines: BaselineStore, fileCount: Int
  ) {
    (self.options, self.console, self.writer, self.baselines) = (options, console, writer, baselines)
    progress = Progress(count: fileCount, console: console)
  }

  /// Takes in what became of one file; false when nobody wants to hear more.
  func take(_ target: Discovery.Target, _ outcome: LintRun.Outcome) -> Bool {
    progress.advance()
    switch outcome {
    case .failed(let path, let error):
      hasFailed = true
      progress.erase()
      console.complain("\(path): \(error.message)")
      return true
    case .checked(var report, let change):
      if let change { take(change, target) } else if options.fixesStandardInput { passThrough(target) }
      if options.writesFreshBaseline {
        // What goes into a new baseline is known from now on, and fails nothing.
        found += report.findings.map { (target.absolutePath, $0) }
        report.baselined = report.findings.count
        report.findings = []
      }
      baselines.filter(&report, of: target)
      if report.findings.contains(where: { options.isStrict || $0.severity == .error }) { fails = true }
      if options.isQuiet {
        let count = report.findings.count
        report.findings.removeAll { $0.severity == .warning }
        isWarningHidden = isWarningHidden || report.findings.count < count
      }
      summary.add(report)
      if !report.findings.isEmpty { progress.erase() }
      return writer.add(report)
    }
  }

  private func take(_ change: LintRun.Change, _ target: Discovery.Target) {
    fixes += change.fixes
    changedFiles += 1
    if options.fixing?.writes == false {
      fails = true
      console.output.write(
        UnifiedDiff.text(target.path, before: change.before.bytes, after: change.after.bytes))
    } else if target.standardInput != nil {
      console.output.write(change.stored)
    }
  }

  private func passThrough(_ target: Discovery.Target) {
    if let text = target.standardInput { console.output.write(text) }
  }

  /// What a person wants to know at the end; all of it goes to standard error.
  func tellTotals(seconds: Double) {
    if fails, options.isStrict, isWarningHidden, summary.errors == 0 {
      console.complain("warnings that --quiet hides fail this run, as --strict asks")
    }
    if fixes > 0 {
      let files = "\(changedFiles) file\(changedFiles == 1 ? "" : "s")"
      console.note("\(options.fixing?.writes == false ? "would fix" : "fixed") \(fixes) in \(files)\n")
    }
    if options.showsStatistics {
      for entry in summary.byRule.sorted(by: { ($1.count, $0.rule) < ($0.count, $1.rule) }) {
        let number = String(entry.count)
        console.note("\(String(repeating: " ", count: max(0, 6 - number.count)))\(number)  \(entry.rule.rawValue)\n")
      }
      let milliseconds = Int((seconds * 1000).rounded())
      let known = summary.baselined > 0 ? ", \(summary.baselined) known from the baseline" : ""
      console.note("\(summary.sentence)\(known), \(milliseconds) ms\n")
    } else if Terminal.isTerminal(.error), !options.isQuiet {
      console.note("\(summary.sentence)\n")
    }
  }
}
