/// Completions for fish, made from the table.
enum FishCompletion {
  static func script() -> String {
    var text = """
      # fish completion for layoutlint; to use it now: layoutlint completions fish | source
      complete -c layoutlint -f

      """
    let none = "not __fish_seen_subcommand_from \(CommandTable.commands.map(\.name.rawValue).joined(separator: " "))"
    for command in CommandTable.commands {
      text += "complete -c layoutlint -n '\(none)' -a \(command.name.rawValue) -d '\(quoted(command.summary))'\n"
    }
    for option in CommandTable.common {
      text += "complete -c layoutlint -l \(option.name.rawValue) -d '\(quoted(option.summary))'\n"
    }
    for command in CommandTable.commands {
      let condition = "__fish_seen_subcommand_from \(command.name.rawValue)"
      for option in command.options {
        text += "complete -c layoutlint -n '\(condition)' -l \(option.name.rawValue)\(value(option.value))"
        text += " -d '\(quoted(option.summary))'\n"
      }
      guard command.operands != .none else { continue }
      if command.operands.choices == .file {
        text += "complete -c layoutlint -n '\(condition)' -F\n"
      } else if !command.operands.choices.words.isEmpty {
        let words = command.operands.choices.words.joined(separator: " ")
        text += "complete -c layoutlint -n '\(condition)' -a '\(words)'\n"
      }
    }
    return text
  }

  private static func value(_ value: Option.Value) -> String {
    switch value {
    case .none: return ""
    case .required(_, .file): return " -r -F"
    case .required(_, let choices):
      return choices.words.isEmpty ? " -x" : " -x -a '\(choices.words.joined(separator: " "))'"
    case .optional(_, let choices): return " -f -a '\(choices.words.joined(separator: " "))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}
