import Linting
import SourceText
import YAMLSyntax

/// A text, what is found in it, and what becomes of it when it is mended.
struct Mending {
  let text: String
  let scope: FixApplier.Scope
  /// Rules to turn on that are off by default.
  var extraRules: [RuleName] = []

  private var configuration: Configuration {
    var configuration = Configuration(folder: "/")
    for rule in extraRules { configuration.rules.set(rule, to: .warning, by: "the test") }
    return configuration
  }

  private static let checker = Checker(currentFolder: "/")

  private func source(_ text: String) -> SourceFile { SourceFile(path: "/test.layout.yaml", text: text) }

  func findings(in text: String, fixes: FixDemand = .none) -> [Finding] {
    Self.checker.check(source(text), configuration: configuration, fixes: fixes).findings
  }

  func mended() -> String {
    let result = FixLoop(scope, checker: Self.checker).run(on: source(text), configuration: configuration)
    return String(decoding: result.after.bytes, as: UTF8.self)
  }

  /// Each finding that has a fix, with the text that this fix alone makes.
  func offers() -> [(finding: Finding, fix: Fix, text: String)] {
    findings(in: text, fixes: .all).compactMap { finding in
      guard let fix = finding.fix else { return nil }
      let bytes = FixApplier.applying(fix.edits, to: Array(text.utf8))
      return (finding, fix, String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The comments for people, in order; a fix may take those that speak to the tool.
  static func comments(of text: String) -> [String] {
    let source = SourceFile(path: "/test.layout.yaml", text: text)
    return SyntaxTree(parsing: source).comments().map { source.text(in: $0) }.filter { !$0.contains("layoutlint:") }
  }

  /// How lines end, each way once.
  static func lineBreaks(of text: String) -> Set<String> {
    Set(text.unicodeScalars.split { $0 != "\r" && $0 != "\n" }.map { $0.contains("\r") ? "\r\n" : "\n" })
  }
}

extension Finding {
  /// What a proof counts by.
  var kind: String { "\(rule.rawValue) \(view ?? "") \(axis ?? "")" }
}
