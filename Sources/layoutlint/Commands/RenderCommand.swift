import LayoutEngine
import LayoutModel
import Linting
import Pictures
import Reports
import SourceText
import YAMLSyntax

/// `layoutlint render FILE`: the solved trees of a file as a drawing, as text, or as JSON for programs.
struct RenderCommand {
  private enum Format: String { case svg, text, json }

  private let console: Console
  private let path: String
  private let format: Format
  private let device: Device?
  private let output: String?
  private let source: ConfigurationLocator.Source

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.console = console
    // The parser has seen to it that there is one file.
    path = arguments.operands.first ?? "-"
    // The parser lets only these words through.
    format = arguments.value(of: .format).flatMap(Format.init) ?? .svg
    device = try CheckOptions.devices(arguments).first
    output = arguments.value(of: .output)
    source = try CheckOptions.configurationSource(arguments)
  }

  func run() throws(UsageError) -> ExitStatus {
    let currentFolder = FileSystem.currentFolder
    let configuration: Configuration
    do throws(ConfigurationError) {
      let folder = Path.parent(of: Path.absolute(path, in: currentFolder)) ?? "/"
      configuration = try ConfigurationLocator(source, currentFolder: currentFolder).configuration(in: folder)
    } catch {
      for problem in error.problems { console.complain(problem.description) }
      return .failure
    }
    let file: SourceFile
    do throws(SystemError) {
      file = SourceFile(path: path, decoding: try FileSystem.read(path, limit: SourceFile.sizeLimit))
    } catch {
      throw UsageError("\(path): \(error.message)")
    }
    let (trees, report) = Checker(currentFolder: currentFolder).solve(
      file, configuration: configuration, device: device)
    if let skipped = report.skipped { console.note("\(path): \(skipped)\n") }
    // What cannot be read is drawn as far as it goes; what is wrong is for `check` to tell in full.
    for finding in report.findings.prefix(1) where trees.isEmpty {
      console.complain("\(path): \(finding.message)")
      return .findings
    }
    try console.write(picture(trees, file), to: output)
    return .success
  }

  private func picture(_ trees: [SolvedLayout], _ file: SourceFile) -> [UInt8] {
    switch format {
    case .svg: Array(TreeSVG.text(trees).utf8)
    case .text: Array(TreeText.text(trees).utf8)
    case .json: TreeJSON.text(trees, of: file)
    }
  }
}
