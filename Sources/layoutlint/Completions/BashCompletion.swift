/// Completions for bash, made from the table.
enum BashCompletion {
  static func script() -> String {
    var text = """
      # bash completion for layoutlint; to use it now: source <(layoutlint completions bash)
      _layoutlint() {
        local at=$COMP_CWORD current="${COMP_WORDS[COMP_CWORD]}" command="${COMP_WORDS[1]}" previous before=""
        # bash takes = for a word of its own: --name = value, --name key = value, --name = key = value.
        if [[ $current == = ]]; then current=""; elif [[ ${COMP_WORDS[at-1]} == = ]]; then ((at--)); fi
        previous="${COMP_WORDS[at-1]}"
        if [[ ${COMP_WORDS[at]} == = && $previous != -* ]]; then
          before="$previous="
          if [[ ${COMP_WORDS[at-2]} == = ]]; then ((at--)); fi
          previous="${COMP_WORDS[at-2]}"
        fi
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        case "$command:$previous" in

      """
    for command in CommandTable.commands {
      for option in command.options {
        guard case .required(_, let choices) = option.value, let action = action(choices) else { continue }
        text += "    \(command.name.rawValue):--\(option.name.rawValue)) \(action)\n      return ;;\n"
      }
    }
    text += "  esac\n  if [[ $current == -* ]]; then\n    case \"$command\" in\n"
    for command in CommandTable.commands {
      let options = (command.options + CommandTable.common).map { "--\($0.name.rawValue)" }.joined(separator: " ")
      text += "      \(command.name.rawValue)) COMPREPLY=($(compgen -W \"\(options)\" -- \"$current\")) ;;\n"
    }
    text += "    esac\n    return\n  fi\n  case \"$command\" in\n"
    for command in CommandTable.commands where command.operands != .none {
      guard let action = action(command.operands.choices) else { continue }
      text += "    \(command.name.rawValue)) \(action) ;;\n"
    }
    return text + "  esac\n}\ncomplete -o filenames -o bashdefault -F _layoutlint layoutlint\n"
  }

  private static var names: String { CommandTable.commands.map(\.name.rawValue).joined(separator: " ") }

  private static func action(_ choices: Option.Choices) -> String? {
    // Names of files may hold blanks.
    if choices == .file { return "local IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$current\"))" }
    let words = choices.words
    if words.isEmpty { return nil }
    return """
      COMPREPLY=($(compgen -W "\(words.joined(separator: " "))" -- "$before$current"))
            COMPREPLY=("${COMPREPLY[@]#"$before"}")
      """
  }
}
