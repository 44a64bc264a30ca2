package import LayoutModel
package import SourceText

/// A `.storyboard` or `.xib` as Interface Builder wrote it, read into layouts.
///
/// Reading never fails: a document that is not well-formed gives its findings and the trees that were whole before the
/// error, and one that is not about UIKit's Auto Layout says in `skipped` why it holds nothing.
package struct InterfaceBuilderDocument: Sendable {
  /// One for each root view of a scene, content view of a cell, header, footer and free view, in the file's order.
  package private(set) var layouts: [Layout] = []
  /// `xml-syntax`, `duplicate-id`, `unknown-view` and `invalid-value`, in report order.
  package private(set) var findings: [Finding] = []
  /// Why the document was left alone; `nil` when it was read.
  package private(set) var skipped: String?

  let tree: ElementTree

  package init(_ source: SourceFile) {
    var parts = XMLParser.parse(source)
    // An element that the end of a broken file cut off ends there.
    let count = Int32(parts.elements.count)
    var index = parts.elements.count
    var isOpen = [Bool](repeating: false, count: parts.elements.count)
    while index > 0 {
      index -= 1
      guard parts.elements[index].close == 0 else { continue }
      isOpen[index] = true
      parts.elements[index].end = count
      parts.elements[index].close = UInt32(clamping: source.bytes.count)
    }
    let tree = ElementTree(parts)
    skipped = Self.reasonToSkip(tree)
    if skipped == nil {
      var reader = LayoutReader(tree: tree, source: source, isOpen: isOpen)
      layouts = reader.read()
      findings = tree.findings + reader.findings
    } else {
      findings = tree.findings.filter { $0.rule == .xmlSyntax }
    }
    findings.sort(by: Finding.inReportOrder)
    self.tree = tree
  }

  /// Whether a file's name says that Interface Builder wrote it.
  package static func isDocument(path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  private static func reasonToSkip(_ tree: ElementTree) -> String? {
    guard let root = tree.elements.first else { return tree.findings.isEmpty ? "it is empty" : nil }
    if root.tag == .archive { return "it is in the format of Xcode 4; open it in a newer Xcode to convert it" }
    guard root.tag == .document else { return "it is not an Interface Builder document" }
    let runtime = tree.string(.targetRuntime, of: 0) ?? ""
    if runtime.hasPrefix("MacOSX") { return "it is for AppKit" }
    if runtime.hasPrefix("watchKit") || runtime == "IBCocoaTouchWatchFramework" { return "it is for WatchKit" }
    // Documents written by Xcode 4 and 5 may leave the attribute out; so do those that do not use Auto Layout.
    if !tree.isYes(.useAutolayout, of: 0) { return "it does not use Auto Layout" }
    return nil
  }
}
