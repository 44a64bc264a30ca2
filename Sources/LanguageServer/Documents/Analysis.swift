import InterfaceBuilder
import LayoutEngine
import LayoutModel
import Linting
import SourceText
import ViewTrees
import YAMLSyntax

/// What is known of one version of a document: each part is made when it is first asked for.
final class Analysis {
  let document: TextDocument
  let source: SourceFile
  let configuration: Configuration
  private let checker: Checker
  /// The findings that are known and kept silent about; nil where the configuration names no baseline.
  private let baseline: BaselineMatcher?

  init(
    _ document: TextDocument, path: String, configuration: Configuration, checker: Checker, baseline: BaselineMatcher?
  ) {
    (self.document, self.configuration, self.checker) = (document, configuration, checker)
    self.baseline = baseline
    source = SourceFile(path: path, bytes: document.bytes)
  }

  /// What `check` says of the text.
  private(set) lazy var findings = check(fixes: .none)

  private func check(fixes: FixDemand) -> [Finding] {
    var report = checker.check(source, configuration: configuration, fixes: fixes)
    // A matcher counts what it has met, so each look takes a fresh one.
    if var baseline { baseline.filter(&report, at: source.path) }
    return report.findings
  }

  var isInterfaceBuilder: Bool { InterfaceBuilderDocument.isDocument(path: source.path) }

  /// The syntax of a YAML document; nil for Interface Builder's.
  private(set) lazy var tree: SyntaxTree? = isInterfaceBuilder ? nil : SyntaxTree(parsing: source)

  /// What Interface Builder wrote; nil for YAML.
  private lazy var interfaceBuilder = isInterfaceBuilder ? InterfaceBuilderDocument(source) : nil

  /// The view trees, as far as they can be read.
  private(set) lazy var layouts: [Layout] =
    interfaceBuilder?.layouts ?? tree.map { configuration.decoder.decode($0).layouts } ?? []

  /// What the authors of an Interface Builder file call its views, by their object ids.
  private(set) lazy var readableNames: [Name: String] = interfaceBuilder?.readableNames() ?? [:]

  /// The view trees solved at the first size at which they are checked.
  private(set) lazy var solved: [SolvedLayout] =
    checker.solve(source, configuration: configuration, device: nil).trees

  /// What each word of a YAML document is for.
  private(set) lazy var words: FormatWords? = tree.map { FormatWords($0) }

  /// Where the ids of views stand.
  private(set) lazy var ids: [ViewName] =
    if let tree, let words { ViewNameSearch.names(in: tree, words) } else { ObjectIDSearch.names(in: source, layouts) }

  /// The findings at a place, its ends included, with their fixes. Fixes are tried before they are offered, which would
  /// cost too much at every keystroke.
  func findings(touching range: ByteRange) -> [Finding] {
    let touching = FixDemand.touching(range)
    guard findings.contains(where: { touching.includes($0) }) else { return [] }
    return check(fixes: touching).filter(touching.includes)
  }

  /// The text after all safe fixes that go together; nil when there is nothing to fix.
  func fixed() -> [UInt8]? {
    guard findings.contains(where: { $0.proposal != nil }) else { return nil }
    let result = FixLoop(.safe, checker: checker).run(on: source, configuration: configuration)
    return result.fixes > 0 && result.after.bytes != source.bytes ? result.after.bytes : nil
  }

  /// How many findings and what trees another text would have: whether an edit changes more than names.
  func outline(of bytes: [UInt8]) -> Outline {
    let tree = SyntaxTree(parsing: SourceFile(path: source.path, bytes: bytes))
    let decoded = configuration.decoder.decode(tree)
    return Outline(
      findings: tree.findings.count + decoded.findings.count, views: decoded.layouts.map(\.views.count),
      constraints: decoded.layouts.map { $0.constraints.map { [$0.first, $0.second] } })
  }

  /// What stays the same when a view is renamed.
  struct Outline: Equatable {
    var findings: Int
    var views: [Int]
    /// The items of each constraint.
    var constraints: [[[Item]]]
  }
}
