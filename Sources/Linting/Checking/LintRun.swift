package import SourceText

/// Reads and judges many files, and mends them when asked to.
package struct LintRun: Sendable {
  /// What `--fix` and `--diff` ask for.
  package struct Fixing: Sendable {
    package var scope: FixApplier.Scope
    /// Whether files are to be written; if not, the change is only told.
    package var writes: Bool

    package init(_ scope: FixApplier.Scope, writes: Bool) { (self.scope, self.writes) = (scope, writes) }
  }

  /// A text that fixes have changed.
  package struct Change: Sendable {
    package var before, after: SourceFile
    /// The new text as it is to be stored.
    package var stored: [UInt8]
    package var fixes: Int
  }

  /// What became of a file.
  package enum Outcome: Sendable {
    case checked(FileReport, Change?)
    /// The file could not be read, or its new text could not be written.
    case failed(path: String, SystemError)
  }

  private let targets: [Discovery.Target]
  private let jobs: Int
  private let checker: Checker
  private let fixing: Fixing?
  private let fixes: FixDemand

  /// - Parameters:
  ///   - jobs: how many files are worked on at a time.
  ///   - fixes: for which findings fixes are to be offered.
  package init(
    _ targets: [Discovery.Target], jobs: Int, checker: Checker, fixing: Fixing? = nil, fixes: FixDemand = .none
  ) {
    (self.targets, self.jobs, self.checker, self.fixing, self.fixes) = (targets, jobs, checker, fixing, fixes)
  }

  /// Hands over what became of each file, in the order of the targets; `consume` says whether to go on.
  package func run(_ consume: @escaping (Discovery.Target, Outcome) -> Bool) {
    OrderedRun.run(
      count: targets.count, jobs: jobs, work: { outcome(of: targets[$0]) },
      consume: { consume(targets[$0], $1) })
  }

  private func outcome(of target: Discovery.Target) -> Outcome {
    do throws(SystemError) {
      let stored = try StoredSource(target)
      guard let fixing else {
        return .checked(checker.check(stored.source, configuration: target.configuration, fixes: fixes), nil)
      }
      let result = FixLoop(fixing.scope, checker: checker)
        .run(on: stored.source, configuration: target.configuration, fixes: fixes)
      guard result.fixes > 0 else { return .checked(result.report, nil) }
      let change = Change(
        before: result.before, after: result.after, stored: stored.encoded(result.after), fixes: result.fixes)
      guard fixing.writes else { return .checked(result.originalReport, change) }
      if target.standardInput == nil { try FileSystem.write(change.stored, to: target.path) }
      return .checked(result.report, change)
    } catch {
      return .failed(path: target.path, error)
    }
  }
}
