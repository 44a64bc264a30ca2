/// A command, as help, completions and the parser all know it.
struct Command: Equatable {
  enum Name: String, CaseIterable {
    case check, render, `import`, rules, explain, schema, config, `init`, lsp, completions, help
  }

  /// What stands behind the options.
  struct Operands: Equatable {
    var hint: String
    var range: ClosedRange<Int>
    var choices: Option.Choices

    static let none = Operands(hint: "", range: 0...0, choices: .any)
  }

  var name: Name
  var summary: String
  var operands: Operands = .none
  var options: [Option] = []
}
