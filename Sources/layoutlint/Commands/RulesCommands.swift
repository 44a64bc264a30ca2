import Linting
import Reports
import Rules
import SourceText

/// `layoutlint rules` and `layoutlint explain RULE`.
enum RulesCommands {
  static func list(_ arguments: ParsedArguments, _ console: Console) -> ExitStatus {
    if arguments.value(of: .format) == "json" {
      console.output.write(RulePages.json())
    } else {
      console.output.write(RulePages.list())
    }
    return .success
  }

  static func explain(_ arguments: ParsedArguments, _ console: Console) -> ExitStatus {
    // The parser lets only names of rules through.
    for page in arguments.operands.compactMap(RuleName.init).compactMap(Rulebook.page) {
      console.output.write(RulePages.page(page))
    }
    return .success
  }
}
