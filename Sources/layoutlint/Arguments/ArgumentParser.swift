import SourceText

/// What a command line says, before anyone asks whether it makes sense.
struct ParsedArguments: Equatable {
  struct Given: Equatable {
    var option: OptionName
    var value: String?
  }

  var command: Command.Name
  /// In the order of the command line.
  var options: [Given] = []
  var operands: [String] = []

  func has(_ option: OptionName) -> Bool { options.contains { $0.option == option } }

  /// The value given last.
  func value(of option: OptionName) -> String? { options.last { $0.option == option }?.value }

  func values(of option: OptionName) -> [String] {
    options.compactMap { $0.option == option ? $0.value : nil }
  }
}

/// A command line that cannot be followed; `message` says why in one line.
struct UsageError: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }
}

/// Reads a command line by the table: `--name value`, `--name=value`, `--` before operands that begin with a dash.
enum ArgumentParser {
  static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var rest = arguments[...]
    guard let first = rest.popFirst() else { return ParsedArguments(command: .help) }
    if first == "--version" || first == "-V" {
      return ParsedArguments(command: .help, options: [.init(option: .version)])
    }
    if first == "--help" || first == "-h" { return ParsedArguments(command: .help) }
    guard let name = Command.Name(rawValue: first) else { throw unknownCommand(first) }
    let command = CommandTable.command(name)
    var parsed = ParsedArguments(command: name)
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        parsed.operands.append(argument)
        continue
      }
      parsed.options.append(try option(argument, of: command, &rest))
    }
    if !parsed.has(.help), !parsed.has(.version) { try checkOperands(parsed.operands, of: command) }
    return parsed
  }

  private static func option(
    _ argument: String, of command: Command, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> ParsedArguments.Given {
    if argument == "-h" { return .init(option: .help) }
    if argument == "-V" { return .init(option: .version) }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = argument.hasPrefix("--") ? OptionName(spelling: parts[0].dropFirst(2)) : nil
    let known = command.options + CommandTable.common
    guard let name, let option = known.first(where: { $0.name == name }) else {
      let near = NearestName.of(String(parts[0]), among: known.map { "--\($0.name.rawValue)" })
      let hint = near.map { "did you mean \($0)?" } ?? "see layoutlint help \(command.name.rawValue)"
      throw UsageError("unknown option \(parts[0]) for \(command.name.rawValue); \(hint)")
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    switch option.value {
    case .none:
      guard attached == nil else { throw UsageError("--\(option.name.rawValue) takes no value") }
      return .init(option: option.name)
    case .optional(_, let choices):
      if let attached { try check(attached, choices, for: option) }
      return .init(option: option.name, value: attached)
    case .required(_, let choices):
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("--\(option.name.rawValue) needs a value: \(option.usage)")
      }
      try check(value, choices, for: option)
      return .init(option: option.name, value: value)
    }
  }

  private static func check(_ value: String, _ choices: Option.Choices, for option: Option) throws(UsageError) {
    guard choices.isClosed, !choices.words.contains(value) else { return }
    throw UsageError("--\(option.name.rawValue): unknown value '\(value)'; \(hint(for: value, choices))")
  }

  private static func checkOperands(_ operands: [String], of command: Command) throws(UsageError) {
    let name = command.name.rawValue
    if operands.count < command.operands.range.lowerBound {
      throw UsageError("\(name) needs \(command.operands.hint): layoutlint \(name) \(command.operands.hint)")
    }
    if operands.count > command.operands.range.upperBound {
      throw UsageError("unexpected argument '\(operands[command.operands.range.upperBound])' for \(name)")
    }
    let choices = command.operands.choices
    guard choices.isClosed else { return }
    for operand in operands where !choices.words.contains(operand) {
      let what = command.operands.hint.filter(\.isLetter).lowercased()
      throw UsageError("\(name): unknown \(what) '\(operand)'; \(hint(for: operand, choices))")
    }
  }

  /// The nearest of what a value may be, or all of it.
  static func hint(for value: String, _ choices: Option.Choices) -> String {
    if let near = NearestName.of(value, among: choices.words) { return "did you mean \(near)?" }
    return choices == .rules ? "layoutlint rules lists them" : "use \(choices.words.joined(separator: ", "))"
  }

  private static func unknownCommand(_ text: String) -> UsageError {
    if text.hasPrefix("-") {
      return UsageError("unknown option \(text) before a command; options follow it: layoutlint check \(text)")
    }
    if let near = NearestName.of(text, among: Command.Name.allCases.map(\.rawValue)) {
      return UsageError("unknown command '\(text)'; did you mean \(near)?")
    }
    return UsageError("unknown command '\(text)'; to check a file or folder: layoutlint check \(text)")
  }
}
