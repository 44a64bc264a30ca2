import Linting

/// Help pages, made from the table.
enum HelpText {
  static func overview() -> String {
    var text = """
      layoutlint \(Tool.version): finds what is wrong with Auto Layout before UIKit does

      usage: layoutlint COMMAND [options] [arguments]


      """
    text += "commands:\n"
    text += table(CommandTable.commands.map { ("\($0.name.rawValue) \($0.operands.hint)", $0.summary) })
    text += "\nlayoutlint help COMMAND tells a command's options. To begin with: layoutlint check\n"
    return text
  }

  static func page(for command: Command) -> String {
    let name = command.name.rawValue
    let options = command.options + CommandTable.common
    var text = "usage: layoutlint \(name) [options]"
    if !command.operands.hint.isEmpty { text += " \(command.operands.hint)" }
    text += "\n\n\(wrapped(command.summary + ".", indent: 0))\n"
    for paragraph in CommandTable.details(of: command.name) { text += "\n\(wrapped(paragraph, indent: 0))\n" }
    text += "\noptions:\n"
    text += table(options.map { ($0.usage, summary(of: $0)) })
    return text
  }

  /// What an option does, and its values where they are few.
  private static func summary(of option: Option) -> String {
    var text = option.summary
    if case .required(_, let choices) = option.value, choices.isClosed, choices != .rules {
      text += ": \(choices.words.joined(separator: ", "))"
    }
    return text + (option.isRepeatable ? " (repeatable)" : "")
  }

  /// Two columns; what does not fit the first takes a line of its own.
  private static func table(_ rows: [(String, String)]) -> String {
    let indent = 26
    return rows.map { left, right in
      let head = "  " + left.trimmingSpaces
      let pad = head.count < indent ? String(repeating: " ", count: indent - head.count) : "\n" + spaces(indent)
      return head + pad + wrapped(right, indent: indent) + "\n"
    }.joined()
  }

  /// Lines of at most 96 characters; all but the first are indented.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count + 1 > 96 - indent { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? word : " \(word)"
    }
    return lines.joined(separator: "\n" + spaces(indent))
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
