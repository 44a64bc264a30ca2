import Linting

/// `layoutlint completions SHELL`.
enum CompletionsCommand {
  static func run(_ arguments: ParsedArguments, _ console: Console) -> ExitStatus {
    switch arguments.operands.first {
    case "bash": console.output.write(BashCompletion.script())
    case "zsh": console.output.write(ZshCompletion.script())
    // The parser lets only the three names through.
    default: console.output.write(FishCompletion.script())
    }
    return .success
  }
}
