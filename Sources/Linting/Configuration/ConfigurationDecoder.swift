import LayoutModel
import SourceText
import YAMLSyntax

/// One config file on its way into a `Configuration`; says everything that is wrong with it, each at its place.
struct ConfigurationDecoder {
  /// A path in the file, and where it stands.
  struct Reference {
    var text: String
    var range: ByteRange
  }

  let source: SourceFile
  /// The absolute path of the file's folder.
  let folder: String
  let tree: SyntaxTree
  private let lines: LineIndex

  init(_ source: SourceFile, at path: String) {
    self.source = source
    folder = Path.parent(of: path) ?? "/"
    tree = SyntaxTree(parsing: source)
    lines = LineIndex(source.bytes)
  }

  func problem(at range: ByteRange, _ message: String) -> ConfigurationError.Problem {
    .init(path: source.path, position: lines.position(of: range.lowerBound, in: .utf8), message: message)
  }

  /// `path:line` of a node, as who said something.
  func place(of node: NodeID) -> String {
    "\(source.path):\(lines.line(of: tree.range(of: node).lowerBound))"
  }

  /// The column (from 1, in bytes) of an offset.
  func column(of offset: Int) -> Int { lines.position(of: offset, in: .utf8).column }

  /// The files that this one extends, in its order.
  var extended: [Reference] {
    let key = ConfigurationKey.extends.rawValue
    guard let root = tree.documents.first?.root, let node = tree.value(of: key, in: root) else { return [] }
    let nodes = tree.kind(of: node) == .sequence ? tree.items(of: node) : [node]
    return nodes.filter { tree.kind(of: $0) == .scalar && !tree.isNull($0) }
      .map { Reference(text: tree.text(of: $0), range: tree.range(of: $0)) }
  }

  /// Puts what this file says over what stands in `configuration`.
  func apply(to configuration: inout Configuration) -> [ConfigurationError.Problem] {
    var pass = ConfigurationPass(decoder: self)
    for finding in tree.findings { pass.complain(finding.range, finding.message) }
    if let second = tree.documents.dropFirst().first { pass.complain(second.range, "a config file is one document") }
    guard let root = tree.documents.first?.root, !tree.isNull(root) else { return pass.problems }
    for (key, keyNode, value) in pass.entries(of: root, as: "a config file", keys: ConfigurationKey.self) {
      configuration.origins[key] = place(of: keyNode)
      switch key {
      case .extends: for item in pass.items(value) { _ = pass.text(item, "the path of a config file") }
      case .include: configuration.include = pass.patterns(value)
      case .exclude: configuration.exclude = pass.patterns(value)
      case .rules: configuration.rules.override(with: pass.ruleLevels(value))
      case .overrides: configuration.pathRules += pass.pathRules(value)
      case .devices: configuration.devices = pass.devices(value)
      case .classes: pass.addClasses(value, to: &configuration.classes)
      case .defaults:
        if let text = pass.defaults(value) { configuration.defaults = text }
      case .baseline:
        guard let text = pass.text(value, "the path of a file") else { continue }
        configuration.baseline = Path.absolute(text, in: folder)
      }
    }
    pass.checkSuperclasses(of: configuration.classes)
    return pass.problems.sorted { $0.position.map(Order.init) ?? .first < $1.position.map(Order.init) ?? .first }
  }

  private struct Order: Comparable {
    var line, column: Int
    static let first = Order(Position(line: 0, column: 0))

    init(_ position: Position) { (line, column) = (position.line, position.column) }

    static func < (a: Order, b: Order) -> Bool { (a.line, a.column) < (b.line, b.column) }
  }
}
