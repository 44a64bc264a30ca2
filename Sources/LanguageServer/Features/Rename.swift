import Linting
import SourceText

/// `textDocument/prepareRename` and `textDocument/rename`: the id of a view, wherever it stands.
extension Session {
  func prepareRename(_ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    guard let (analysis, offset) = try analysisAndOffset(params), !analysis.isInterfaceBuilder,
      let name = analysis.ids.name(at: offset)
    else { return json.null() }
    try Renaming(name, in: analysis).checkPlaces()
    json.object {
      $0.member("range", analysis.document.span(of: name.range))
      $0.member("placeholder", name.name)
    }
  }

  func rename(_ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    let newName = try params.string("newName")
    guard let (analysis, offset) = try analysisAndOffset(params) else { return json.null() }
    guard !analysis.isInterfaceBuilder else { throw .failed("Xcode chooses object ids; they cannot be renamed") }
    guard let name = analysis.ids.name(at: offset) else { throw .failed("no view's id stands here") }
    let edits = try Renaming(name, in: analysis).edits(to: newName)
    json.workspaceEdit(edits, in: analysis.document, for: client)
  }
}

/// One id with all its places.
private struct Renaming {
  private let name: ViewName
  private let places: [ViewName]
  private let analysis: Analysis

  init(_ name: ViewName, in analysis: Analysis) {
    (self.name, self.analysis) = (name, analysis)
    places = analysis.ids.all(like: name)
  }

  /// Throws when there is nothing to rename, or a place cannot be edited.
  func checkPlaces() throws(ResponseError) {
    guard places.contains(where: { $0.use == .definition }) else {
      throw .failed("no view of this document has the id '\(name.name)'")
    }
    if let hidden = places.first(where: { !$0.isExact }) {
      let line = analysis.document.place(of: hidden.range.lowerBound).line + 1
      throw .failed("line \(line) names '\(name.name)' in a text with escapes or of several lines; rename it by hand")
    }
  }

  /// The edits; they change names and nothing else, or an error says why they would.
  func edits(to newName: String) throws(ResponseError) -> [Edit] {
    try checkPlaces()
    guard !newName.isEmpty, newName.utf8.allSatisfy(ConstraintNames.isNameByte) else {
      throw .failed("an id consists of letters, digits, '_' and '-'")
    }
    if newName != name.name,
      analysis.ids.contains(where: { $0.name == newName && $0.document == name.document && $0.use == .definition })
    {
      throw .failed("the id '\(newName)' is taken")
    }
    let edits = places.map { Edit($0.range, newName) }
    // A name may mean something else where it stands: an attribute, a metric, a number, two words of visual format.
    let renamed = FixApplier.applying(edits, to: analysis.document.bytes)
    guard analysis.outline(of: renamed) == analysis.outline(of: analysis.document.bytes) else {
      throw .failed("where '\(name.name)' stands, '\(newName)' would be read as something else than a view's id")
    }
    return edits
  }
}
