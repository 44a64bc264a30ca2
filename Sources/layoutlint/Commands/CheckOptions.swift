import LayoutModel
import Linting
import Reports
import SourceText

/// The options of `check`, made sense of.
struct CheckOptions {
  enum Color: String { case auto, always, never }

  var paths: [String]
  var destinations: [ReportDestination]
  var configuration: ConfigurationLocator.Source
  var overrides = ConfigurationLocator.Overrides()
  var isStrict: Bool
  var isQuiet: Bool
  /// Nil for as many as there are processors, which takes a look at the system.
  var jobs: Int?
  var color: Color
  var showsStatistics: Bool
  var watches: Bool
  var standardInputName: String?
  var fixing: LintRun.Fixing?
  var baselineToWrite: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    destinations = try ReportDestination.pairs(in: arguments)
    configuration = try Self.configurationSource(arguments)
    overrides.rules = try Self.ruleLevels(arguments)
    overrides.devices = try Self.devices(arguments)
    overrides.baseline = arguments.value(of: .baseline)
    isStrict = arguments.has(.strict)
    isQuiet = arguments.has(.quiet)
    jobs = try Self.jobs(arguments)
    color = arguments.value(of: .color).flatMap(Color.init) ?? .auto
    showsStatistics = arguments.has(.statistics)
    standardInputName = arguments.value(of: .stdinFilename)
    watches = arguments.has(.watch)
    baselineToWrite = arguments.value(of: .writeBaseline)
    if arguments.has(.fix) || arguments.has(.diff) {
      fixing = LintRun.Fixing(arguments.value(of: .fix) == "all" ? .all : .safe, writes: !arguments.has(.diff))
    }
    try checkStandardInput()
  }

  private func checkStandardInput() throws(UsageError) {
    guard paths.contains("-") else { return }
    if paths.count(where: { $0 == "-" }) > 1 { throw UsageError("standard input (-) can be read only once") }
    if watches { throw UsageError("--watch cannot watch standard input (-)") }
    if fixesStandardInput, paths.count > 1 {
      throw UsageError("with --fix, - stands alone: its text goes to standard output")
    }
  }

  /// Whether standard input's mended text goes to standard output, and findings elsewhere.
  var fixesStandardInput: Bool { fixing?.writes == true && paths.contains("-") }

  /// Whether a baseline is written that takes in all of today's findings, whatever an old one says.
  var writesFreshBaseline: Bool { baselineToWrite != nil && overrides.baseline == nil }

  /// Where configuration comes from, for every command that asks.
  static func configurationSource(_ arguments: ParsedArguments) throws(UsageError) -> ConfigurationLocator.Source {
    guard let file = arguments.value(of: .config) else { return arguments.has(.noConfig) ? .none : .nearest }
    if arguments.has(.noConfig) { throw UsageError("--config and --no-config contradict each other") }
    return .file(file)
  }

  static func devices(_ arguments: ParsedArguments) throws(UsageError) -> [Device] {
    var devices: [Device] = []
    for text in arguments.values(of: .device) {
      switch Device.parse(text) {
      case .success(let device): devices.append(device)
      case .failure(let error): throw UsageError("--device: \(error.message)")
      }
    }
    return devices
  }

  private static func ruleLevels(_ arguments: ParsedArguments) throws(UsageError) -> RuleLevels {
    var levels = RuleLevels()
    for text in arguments.values(of: .rule) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let rule = RuleName(rawValue: parts[0]) else {
        throw UsageError("--rule: unknown rule '\(parts[0])'; \(ArgumentParser.hint(for: parts[0], .rules))")
      }
      guard parts.count == 2, let level = RuleLevel(rawValue: parts[1]) else {
        throw UsageError("--rule wants RULE=off, RULE=warning or RULE=error, not '\(text)'")
      }
      levels.set(rule, to: level, by: "--rule")
    }
    // The parser lets only names of rules through.
    for rule in arguments.values(of: .only).compactMap(RuleName.init) {
      levels.only = (levels.only ?? []) + [rule]
    }
    return levels
  }

  private static func jobs(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
    guard let text = arguments.value(of: .jobs) else { return nil }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw UsageError("--jobs wants a number from 1 to 1024, not '\(text)'")
    }
    return jobs
  }
}
