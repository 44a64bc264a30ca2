import InterfaceBuilder
import LayoutModel
import Linting
import SourceText
import YAMLSyntax

/// The open documents, and the configuration that holds for each.
final class Workspace {
  /// What a document is to the tool.
  enum Role {
    case layout
    case configuration
    /// Somebody else's.
    case foreign
  }

  /// The folder that configuration paths are seen from: the first that the client has opened.
  private let folder: String
  private let checker: Checker
  private(set) var documents: [String: TextDocument] = [:]
  private var analyses: [String: Analysis] = [:]
  private var locator: ConfigurationLocator
  private var baselines = BaselineCache()
  private(set) var settings = Settings()
  /// Goes up with every change of configuration, so that what was said before it is known to be old.
  private(set) var generation = 0
  private var revision = 0

  init(folder: String) {
    self.folder = folder
    checker = Checker(currentFolder: folder)
    locator = ConfigurationLocator(.nearest, currentFolder: folder)
  }

  // MARK: - Documents

  func open(_ document: TextDocument) {
    documents[document.uri] = document
    noteRevision(of: document.uri)
  }

  private func noteRevision(of uri: String) {
    analyses[uri] = nil
    revision += 1
    documents[uri]?.revision = revision
  }

  func close(_ uri: String) {
    documents[uri] = nil
    analyses[uri] = nil
  }

  /// Edits an open document; false when there is none of this name.
  func edit(_ uri: String, _ changes: [JSONValue], version: Int) throws(ResponseError) -> Bool {
    guard documents[uri] != nil else { return false }
    // The analysis holds the text; without it the edit is made in place.
    noteRevision(of: uri)
    try documents[uri]?.apply(changes, version: version)
    return true
  }

  func document(_ uri: String) throws(ResponseError) -> TextDocument {
    guard let document = documents[uri] else { throw .invalidParams("'\(uri)' is not open") }
    return document
  }

  // MARK: - Configuration

  func apply(_ settings: Settings) {
    self.settings = settings
    reload()
  }

  /// Reads all configuration anew.
  func reload() {
    locator = ConfigurationLocator(settings.source, overrides: settings.overrides, currentFolder: folder)
    analyses.removeAll()
    generation += 1
  }

  private func configuration(of document: TextDocument) throws(ConfigurationError) -> Configuration {
    try locator.configuration(in: Path.parent(of: path(of: document)) ?? folder)
  }

  /// The absolute path of a document; one that is no file is taken to lie in the workspace's folder.
  private func path(of document: TextDocument) -> String {
    DocumentURI.path(of: document.uri) ?? Path.absolute(DocumentURI.name(of: document.uri), in: folder)
  }

  func role(of document: TextDocument) -> Role {
    let path = path(of: document)
    if Path.name(of: path) == Configuration.fileName { return .configuration }
    let configuration = (try? configuration(of: document)) ?? Configuration(folder: folder)
    if configuration.excludes(path) { return .foreign }
    if configuration.includes(path) { return .layout }
    return DocumentURI.path(of: document.uri) == nil && Self.looksLikeViewTree(document) ? .layout : .foreign
  }

  /// Whether a text that has no file name yet has a view at its top.
  private static func looksLikeViewTree(_ document: TextDocument) -> Bool {
    guard document.languageID == "yaml" else { return false }
    let tree = SyntaxTree(parsing: SourceFile(path: document.uri, bytes: document.bytes))
    return tree.documents.contains { $0.root.map { tree.value(of: "view", in: $0) != nil } ?? false }
  }

  // MARK: - Analysis

  /// What is known of a document that holds view trees; nil for any other, and under a broken configuration.
  func analysis(_ uri: String) throws(ResponseError) -> Analysis? {
    let document = try document(uri)
    if let known = analyses[uri] { return known }
    guard role(of: document) == .layout, let configuration = try? configuration(of: document) else { return nil }
    let analysis = Analysis(
      document, path: path(of: document), configuration: configuration, checker: checker,
      baseline: configuration.baseline.flatMap { baselines.matcher(at: $0) })
    analyses[uri] = analysis
    return analysis
  }

  /// What the editor is to show in a document.
  func diagnostics(_ uri: String) throws(ResponseError) -> [Diagnostic] {
    let document = try document(uri)
    switch role(of: document) {
    case .foreign: return []
    case .configuration: return problems(of: document)
    case .layout:
      do throws(ConfigurationError) {
        _ = try configuration(of: document)
      } catch {
        return error.problems.map { Diagnostic(at: .fileStart, "the configuration cannot be used: \($0.description)") }
      }
      return try analysis(uri)?.findings.map { Diagnostic($0) } ?? []
    }
  }

  /// What is wrong in a config file.
  private func problems(of document: TextDocument) -> [Diagnostic] {
    let path = path(of: document)
    do throws(ConfigurationError) {
      _ = try ConfigurationReader.read(SourceFile(path: path, bytes: document.bytes), at: path)
      return []
    } catch {
      return error.problems.map { problem in
        guard problem.path == path, let position = problem.position else {
          return Diagnostic(at: .fileStart, problem.description)
        }
        let start = document.lines.offset(of: position, in: .utf8)
        return Diagnostic(at: ByteRange(start, document.wordEnd(from: start)), problem.message)
      }
    }
  }
}

extension TextDocument {
  /// The end of the word that begins at an offset; at least one byte further, where the line goes on.
  fileprivate func wordEnd(from start: Int) -> Int {
    let line = line(of: start)
    var end = start
    while end < line.upperBound, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ":") { end += 1 }
    return max(end, min(start + 1, line.upperBound))
  }
}
