import LayoutModel
import Linting
import Reports
import SourceText

/// An option of a command, as help, completions and the parser all know it.
struct Option: Equatable {
  enum Value: Equatable {
    /// The option stands alone.
    case none
    /// A value follows, behind `=` or as the next argument; `hint` is its name in help.
    case required(hint: String, Choices = .any)
    /// A value may follow behind `=`.
    case optional(hint: String, Choices)
  }

  /// What a value may be.
  enum Choices: Equatable {
    case any
    case file
    case words([String])
    case formats
    case commands
    case shells
    case rules
    case ruleLevels
    case devices

    /// What a shell can offer; empty where anything goes.
    var words: [String] {
      switch self {
      case .any, .file: []
      case .words(let words): words
      case .formats: ReportFormat.allCases.map(\.rawValue)
      case .commands: Command.Name.allCases.map(\.rawValue)
      case .shells: Shell.allCases.map(\.rawValue)
      case .rules: RuleName.allCases.map(\.rawValue)
      case .ruleLevels:
        RuleName.allCases.flatMap { rule in RuleLevel.allCases.map { "\(rule.rawValue)=\($0.rawValue)" } }
      case .devices: Device.known.map(\.name)
      }
    }

    /// Whether nothing but one of `words` will do.
    var isClosed: Bool {
      switch self {
      case .words, .formats, .commands, .shells, .rules: true
      case .any, .file, .ruleLevels, .devices: false
      }
    }
  }

  var name: OptionName
  var value: Value
  var summary: String
  var isRepeatable = false

  /// `--format FORMAT`, `--fix[=all]`.
  var usage: String {
    switch value {
    case .none: "--\(name.rawValue)"
    case .required(let hint, _): "--\(name.rawValue) \(hint)"
    case .optional(let hint, _): "--\(name.rawValue)[=\(hint)]"
    }
  }
}

/// Every option there is; one means the same wherever it is taken.
enum OptionName: String, CaseIterable {
  case format, output, config, rule, only, device, strict, quiet, fix, diff, baseline, jobs, color, watch, statistics
  case stdinFilename = "stdin-filename"
  case writeBaseline = "write-baseline"
  case noConfig = "no-config"
  case force
  case help, version

  /// The option of a name without its dashes. `init(rawValue:)` would build a table for a single look.
  init?(spelling: Substring) {
    guard let name = Self.allCases.first(where: { $0.rawValue == spelling }) else { return nil }
    self = name
  }
}
