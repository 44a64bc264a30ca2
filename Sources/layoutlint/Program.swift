import Linting
import ViewTrees

/// Finds the command that is asked for and runs it.
enum Program {
  static func run(_ arguments: [String]) -> ExitStatus {
    let console = Console()
    do throws(UsageError) {
      return console.finish(try run(try ArgumentParser.parse(arguments), console))
    } catch {
      console.complain(error.message)
      return .failure
    }
  }

  private static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitStatus {
    if arguments.has(.version) {
      console.output.write("\(Tool.name) \(Tool.version)\n")
      return .success
    }
    if arguments.has(.help), arguments.command != .help { return help(for: arguments.command.rawValue, console) }
    switch arguments.command {
    case .check: return try CheckCommand(arguments, console).run()
    case .render: return try RenderCommand(arguments, console).run()
    case .import: return try ImportCommand.run(arguments, console)
    case .schema:
      console.output.write(ViewTreeSchema.json())
      return .success
    case .rules: return RulesCommands.list(arguments, console)
    case .explain: return RulesCommands.explain(arguments, console)
    case .config: return try ConfigurationCommands.show(arguments, console)
    case .`init`: return try ConfigurationCommands.initialize(arguments, console)
    case .completions:
      // The parser lets only names of shells through.
      for shell in arguments.operands.compactMap(Shell.init) { console.output.write(shell.script) }
      return .success
    case .lsp: return LanguageServerCommand.run(console)
    case .help: return help(for: arguments.operands.first, console)
    }
  }

  /// The page of a command, or the overview.
  private static func help(for name: String?, _ console: Console) -> ExitStatus {
    let command = name.flatMap(Command.Name.init).map(CommandTable.command)
    console.output.write(command.map(HelpText.page) ?? HelpText.overview())
    return .success
  }
}
