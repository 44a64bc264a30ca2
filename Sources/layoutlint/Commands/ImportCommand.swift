import InterfaceBuilder
import LayoutModel
import Linting
import SourceText
import ViewTrees
import YAMLSyntax

/// `layoutlint import FILE`: what an Interface Builder file says, as view-tree YAML.
enum ImportCommand {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitStatus {
    // The parser has seen to it that there is one file.
    let path = arguments.operands.first ?? ""
    let file: SourceFile
    do throws(SystemError) {
      file = SourceFile(path: path, decoding: try FileSystem.read(path, limit: SourceFile.sizeLimit))
    } catch {
      throw UsageError("\(path): \(error.message)")
    }
    let document = InterfaceBuilderDocument(file)
    if let reason = document.skipped { throw UsageError("\(path): \(reason)") }
    let names = document.readableNames()
    let text = ViewTreeWriter.text(of: document.layouts) { layout, view in
      names[document.layouts[layout][view].name]
    }
    try console.write(text, to: arguments.value(of: .output))
    // What could be read of a broken file is written; that it is broken must not go unseen.
    guard let broken = document.findings.first(where: { $0.rule == .xmlSyntax }) else { return .success }
    let place = LineIndex(file.bytes).position(of: broken.range.lowerBound, in: .utf8)
    console.complain("\(path):\(place.line):\(place.column): \(broken.message)")
    return .findings
  }
}
