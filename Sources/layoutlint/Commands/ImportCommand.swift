import InterfaceBuilder
import LayoutModel
import Linting
import SourceText
import ViewTrees

/// `layoutlint import FILE`: a storyboard or xib as view-tree YAML.
struct ImportCommand {
  private let console: Console
  private let path: String
  private let output: String?

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.console = console
    // The parser has seen to it that there is one file.
    path = arguments.operands.first ?? "-"
    output = arguments.value(of: .output)
  }

  func run() throws(UsageError) -> ExitStatus {
    do throws(SystemError) {
      let bytes = try FileSystem.read(path, limit: SourceFile.sizeLimit)
      let document = InterfaceBuilderDocument(SourceFile(path: path, bytes: bytes))
      if let finding = document.findings.first(where: { $0.severity == .error }), document.layouts.isEmpty {
        console.complain("\(path): \(finding.message)")
        return .findings
      }
      if let skipped = document.skipped {
        console.complain("\(path): \(skipped)")
        return .findings
      }
      let text = Self.text(of: document)
      if let output { try FileSystem.write(text, to: output) } else { console.output.write(text) }
    } catch {
      throw UsageError("\(path): \(error.message)")
    }
    return .success
  }

  /// Views are called by their outlets, their labels or their classes instead of their object ids.
  static func text(of document: InterfaceBuilderDocument) -> [UInt8] {
    let names = document.readableNames()
    return ViewTreeWriter.text(of: document.layouts) { number, view in
      let layout = document.layouts[number]
      return names[layout[view].name]
    }
  }
}
