import LanguageServer
import Linting

/// `layoutlint lsp`: serves an editor on standard input and output until it says goodbye.
enum LanguageServerCommand {
  static func run(_ console: Console) -> ExitStatus {
    let status = LanguageServer.serve(.standardInput(), console.output)
    return status == 0 ? .success : .findings
  }
}
