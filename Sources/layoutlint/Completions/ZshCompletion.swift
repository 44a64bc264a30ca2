/// Completions for zsh, made from the table.
enum ZshCompletion {
  static func script() -> String {
    var text = """
      #compdef layoutlint
      # zsh completion for layoutlint; to use it now: source <(layoutlint completions zsh)
      _layoutlint() {
        local -a commands
        commands=(

      """
    for command in CommandTable.commands {
      text += "    '\(command.name.rawValue):\(quoted(command.summary))'\n"
    }
    text += """
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT -= 1 ))
        case $command in

      """
    for command in CommandTable.commands {
      var specifications = (command.options + CommandTable.common).map(specification)
      if command.operands != .none {
        let isMany = command.operands.range.upperBound > 1
        let hint = command.operands.hint.filter(\.isLetter).lowercased()
        specifications.append("'\(isMany ? "*" : "1"):\(hint):\(action(command.operands.choices))'")
      }
      text +=
        "    \(command.name.rawValue))\n      _arguments \(specifications.joined(separator: " \\\n        ")) ;;\n"
    }
    return text + """
        esac
      }
      if [[ $funcstack[1] == _layoutlint ]]; then _layoutlint "$@"; else compdef _layoutlint layoutlint; fi

      """
  }

  private static func specification(_ option: Option) -> String {
    let name = "--\(option.name.rawValue)"
    let many = option.isRepeatable ? "*" : ""
    let summary = quoted(option.summary)
    switch option.value {
    case .none: return "'\(many)\(name)[\(summary)]'"
    case .required(let hint, let choices): return "'\(many)\(name)=[\(summary)]:\(quoted(hint)):\(action(choices))'"
    case .optional(let hint, let choices): return "'\(many)\(name)=-[\(summary)]::\(quoted(hint)):\(action(choices))'"
    }
  }

  private static func action(_ choices: Option.Choices) -> String {
    if choices == .file { return "_files" }
    let words = choices.words
    return words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
  }

  /// Text inside single quotes, brackets and colons.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
