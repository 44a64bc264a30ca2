/// Reads and judges many files.
package struct LintRun: Sendable {
  /// What became of a file.
  package enum Outcome: Sendable {
    case checked(FileReport)
    case unreadable(path: String, SystemError)
  }

  package var targets: [Discovery.Target]
  /// How many files are worked on at a time.
  package var jobs: Int
  package var checker: Checker

  package init(_ targets: [Discovery.Target], jobs: Int, checker: Checker) {
    (self.targets, self.jobs, self.checker) = (targets, jobs, checker)
  }

  /// Hands over what became of each file, in the order of the targets; `consume` says whether to go on.
  package func run(_ consume: @escaping (Outcome) -> Bool) {
    OrderedRun.run(count: targets.count, jobs: jobs, work: outcome) { _, outcome in consume(outcome) }
  }

  private func outcome(of number: Int) -> Outcome {
    let target = targets[number]
    do throws(SystemError) {
      let source = try SourceLoader.load(target)
      return .checked(checker.check(source, configuration: target.configuration))
    } catch {
      return .unreadable(path: target.path, error)
    }
  }
}
