import Linting

/// The one list of commands and options: the parser, `help`, the completions and the README are made from it.
enum CommandTable {
  static var commands: [Command] { Command.Name.allCases.map(command) }

  /// Options that every command takes.
  static let common: [Option] = [
    Option(name: .help, value: .none, summary: "print help for the command"),
    Option(name: .version, value: .none, summary: "print the version"),
  ]

  /// Each is made when it is asked for: the others would cost a small check time.
  static func command(_ name: Command.Name) -> Command {
    switch name {
    case .check: check
    case .render: render
    case .import: importing
    case .rules: rules
    case .explain: explain
    case .schema: schema
    case .config: config
    case .`init`: initialize
    case .lsp: languageServer
    case .completions: completions
    case .help: help
    }
  }

  /// Paragraphs for a command's own help page.
  static func details(of name: Command.Name) -> [String] {
    switch name {
    case .check:
      [
        "Without a path the current folder is checked. In folders, files named "
          + Configuration.layoutSuffixes.map { "*\($0)" }.joined(separator: ", ")
          + " are taken; a file that is named is taken whatever it is called. - reads standard input.",
        "Exit status: 0 when nothing at error level was found (with --strict: nothing at all), 1 when something was, "
          + "2 when the work could not be done; the reason is then on standard error.",
      ]
    case .render: ["Ambiguous edges and conflicts are made visible. Views stand where UIKit would put them."]
    default: []
    }
  }

  private static let check = Command(
    name: .check,
    summary: "check files and folders",
    operands: .init(hint: "[PATH…]", range: 0...Int.max, choices: .file),
    options: [
      Option(
        name: .format,
        value: .required(hint: "FORMAT", .formats), summary: "how findings are written",
        isRepeatable: true),
      Option(
        name: .output, value: .required(hint: "FILE", .file),
        summary: "write the report of the --format before it to a file", isRepeatable: true),
      Option(
        name: .config, value: .required(hint: "FILE", .file),
        summary: "use this configuration for all files"),
      Option(name: .noConfig, value: .none, summary: "look for no \(Configuration.fileName)"),
      Option(
        name: .rule, value: .required(hint: "RULE=LEVEL", .ruleLevels),
        summary: "set a rule to off, warning or error", isRepeatable: true),
      Option(
        name: .only, value: .required(hint: "RULE", .rules),
        summary: "let only this rule speak", isRepeatable: true),
      Option(
        name: .device, value: .required(hint: "NAME|WxH", .devices),
        summary: "solve at this size, whatever files say", isRepeatable: true),
      Option(name: .strict, value: .none, summary: "let warnings fail the run too"),
      Option(name: .quiet, value: .none, summary: "tell errors only"),
      Option(
        name: .fix, value: .optional(hint: "all", .words(["all"])),
        summary: "apply safe fixes; with =all also those that choose for you"),
      Option(name: .diff, value: .none, summary: "print what --fix would change, and change nothing"),
      Option(
        name: .baseline, value: .required(hint: "FILE", .file),
        summary: "keep silent about the findings in this file"),
      Option(
        name: .writeBaseline, value: .required(hint: "FILE", .file),
        summary: "write today's findings to this file"),
      Option(
        name: .stdinFilename, value: .required(hint: "NAME", .file),
        summary: "what standard input (-) is called in messages and for configuration"),
      Option(name: .jobs, value: .required(hint: "N"), summary: "how many files to check at a time"),
      Option(
        name: .color, value: .required(hint: "WHEN", .words(["auto", "always", "never"])),
        summary: "colours; auto when left out"),
      Option(name: .watch, value: .none, summary: "check again whenever a file changes"),
      Option(name: .statistics, value: .none, summary: "print how often each rule spoke, and the time"),
    ])

  private static let render = Command(
    name: .render,
    summary: "draw the solved tree of a file",
    operands: .init(hint: "FILE", range: 1...1, choices: .file),
    options: [
      Option(
        name: .format, value: .required(hint: "FORMAT", .words(["svg", "text", "json"])),
        summary: "svg when left out"),
      Option(
        name: .device, value: .required(hint: "NAME|WxH", .devices), summary: "the size to solve at"),
      Option(name: .output, value: .required(hint: "FILE", .file), summary: "write to a file"),
      Option(
        name: .config, value: .required(hint: "FILE", .file), summary: "use this configuration"),
      Option(name: .noConfig, value: .none, summary: "look for no \(Configuration.fileName)"),
    ])

  private static let importing = Command(
    name: .import,
    summary: "turn a .storyboard or .xib into view-tree YAML",
    operands: .init(hint: "FILE", range: 1...1, choices: .file),
    options: [Option(name: .output, value: .required(hint: "FILE", .file), summary: "write to a file")])

  private static let rules = Command(
    name: .rules,
    summary: "list the rules",
    options: [
      Option(
        name: .format, value: .required(hint: "FORMAT", .words(["text", "json"])), summary: "text when left out")
    ])

  private static let explain = Command(
    name: .explain,
    summary: "tell what a rule means, with a bad and a good example",
    operands: .init(hint: "RULE", range: 1...1, choices: .rules))

  private static let schema = Command(
    name: .schema, summary: "print the JSON Schema of the format, for editors' completion")

  private static let config = Command(
    name: .config,
    summary: "print what applies to a file, and where it comes from",
    operands: .init(hint: "FILE", range: 1...1, choices: .file),
    options: [
      Option(
        name: .config, value: .required(hint: "FILE", .file), summary: "use this configuration"),
      Option(name: .noConfig, value: .none, summary: "look for no \(Configuration.fileName)"),
    ])

  private static let initialize = Command(
    name: .`init`,
    summary: "write a commented \(Configuration.fileName)",
    options: [Option(name: .force, value: .none, summary: "replace the file that is there")])

  private static let languageServer = Command(
    name: .lsp, summary: "run the language server on standard input and output")

  private static let completions = Command(
    name: .completions,
    summary: "print completions for a shell",
    operands: .init(hint: "SHELL", range: 1...1, choices: .shells))

  private static let help = Command(
    name: .help,
    summary: "print help, also for one command",
    operands: .init(hint: "[COMMAND]", range: 0...1, choices: .commands))
}
