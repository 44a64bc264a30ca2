import Reports
import Testing

@testable import layoutlint

@Suite("Arguments")
struct ArgumentParserTests {
  private func message(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try ArgumentParser.parse(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("take values behind = or as the next argument")
  func values() throws {
    let parsed = try ArgumentParser.parse(["check", "--format=json", "a", "--output", "x=y", "--fix", "--", "--strict"])
    #expect(parsed.command == .check)
    #expect(parsed.value(of: .format) == "json")
    #expect(parsed.value(of: .output) == "x=y")
    #expect(parsed.has(.fix))
    #expect(parsed.value(of: .fix) == nil)
    #expect(parsed.operands == ["a", "--strict"])
  }

  @Test("take a lone dash as standard input")
  func dash() throws {
    #expect(try ArgumentParser.parse(["check", "-"]).operands == ["-"])
  }

  @Test("print help when nothing is asked for")
  func nothing() throws {
    #expect(try ArgumentParser.parse([]).command == .help)
    #expect(try ArgumentParser.parse(["explain", "--help"]).has(.help))
    #expect(try ArgumentParser.parse(["--version"]).has(.version))
  }

  @Test(
    "say what is wrong, with a suggestion",
    arguments: [
      (["chek"], "unknown command 'chek'; did you mean check?"),
      (["login.yaml"], "unknown command 'login.yaml'; to check a file or folder: layoutlint check login.yaml"),
      (["--strict"], "unknown option --strict before a command; options follow it: layoutlint check --strict"),
      (["check", "--fromat", "json"], "unknown option --fromat for check; did you mean --format?"),
      (["check", "-x"], "unknown option -x for check; see layoutlint help check"),
      (["check", "--format"], "--format needs a value: --format FORMAT"),
      (["check", "--format", "jsn"], "--format: unknown value 'jsn'; did you mean json?"),
      (["check", "--fix=al"], "--fix: unknown value 'al'; did you mean all?"),
      (["check", "--strict=1"], "--strict takes no value"),
      (
        ["check", "--only", "ambigous-layout"],
        "--only: unknown value 'ambigous-layout'; did you mean ambiguous-layout?"
      ),
      (["explain"], "explain needs RULE: layoutlint explain RULE"),
      (["explain", "a", "b"], "unexpected argument 'b' for explain"),
      (["explain", "zzzzzz"], "explain: unknown rule 'zzzzzz'; layoutlint rules lists them"),
      (["rules", "x"], "unexpected argument 'x' for rules"),
      (["completions", "bush"], "completions: unknown shell 'bush'; did you mean bash?"),
      (["help", "chec"], "help: unknown command 'chec'; did you mean check?"),
    ])
  func problems(_ arguments: [String], _ expected: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(arguments) }
    #expect(error?.message == expected)
  }

  @Test(
    "of check are made sense of",
    arguments: [
      (["--rule", "ambiguous-layout"], "--rule wants RULE=off, RULE=warning or RULE=error, not 'ambiguous-layout'"),
      (["--rule", "ambigous-layout=off"], "--rule: unknown rule 'ambigous-layout'; did you mean ambiguous-layout?"),
      (["--device", "iphon-15"], "--device: unknown device 'iphon-15'; did you mean 'iphone-15'?"),
      (["--device", "0x5"], "--device: a device's sides are above 0 and below a million points, not '0x5'"),
      (["--jobs", "0"], "--jobs wants a number from 1 to 1024, not '0'"),
      (["--config", "a", "--no-config"], "--config and --no-config contradict each other"),
      (["-", "-"], "standard input (-) can be read only once"),
      (["--fix", "-", "a"], "with --fix, - stands alone: its text goes to standard output"),
      (["--watch", "-"], "--watch cannot watch standard input (-)"),
      (
        ["--format", "json", "--format", "text"],
        "two reports cannot share standard output; give one of them another --output"
      ),
      (["--format", "json", "--output", "a", "--output", "b"], "--output b: name a --format for it first"),
    ])
  func checkOptions(_ arguments: [String], _ expected: String) throws {
    let parsed = try ArgumentParser.parse(["check"] + arguments)
    let error = #expect(throws: UsageError.self) { try CheckOptions(parsed) }
    #expect(error?.message == expected)
  }

  @Test("pair each output with the format before it")
  func pairs() throws {
    func pairs(_ arguments: String...) throws -> [String] {
      try ReportDestination.pairs(in: ArgumentParser.parse(["check"] + arguments))
        .map { "\($0.format.rawValue)>\($0.file ?? "-")" }
    }
    #expect(try pairs() == ["text>-"])
    #expect(try pairs("--output", "a") == ["text>a"])
    #expect(try pairs("--output", "a", "--format", "json") == ["json>a"])
    #expect(try pairs("--format", "sarif", "--output", "a", "--format", "text") == ["sarif>a", "text>-"])
    #expect(try pairs("--format", "json", "--output", "-") == ["json>-"])
  }
}

@Suite("The table of commands")
struct CommandTableTests {
  @Test("has every command and option once, and help for each")
  func complete() {
    #expect(CommandTable.commands.map(\.name) == Command.Name.allCases)
    let overview = HelpText.overview()
    for command in CommandTable.commands {
      #expect(overview.contains("\n  \(command.name.rawValue)"))
      let page = HelpText.page(for: command)
      let names = command.options.map(\.name)
      #expect(Set(names).count == names.count)
      for option in command.options { #expect(page.contains("  \(option.usage)")) }
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 98 })
    }
    let used = Set(CommandTable.commands.flatMap(\.options).map(\.name)).union([.help, .version])
    #expect(used == Set(OptionName.allCases))
  }

  @Test("is what completions offer", arguments: Shell.allCases)
  func completions(_ shell: Shell) {
    let script = shell.script
    for command in CommandTable.commands {
      #expect(script.contains(command.name.rawValue))
      for option in command.options { #expect(script.contains(option.name.rawValue)) }
    }
    #expect(script.contains("missing-equal-width"))
  }
}
