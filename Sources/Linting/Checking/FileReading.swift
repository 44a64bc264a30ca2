import InterfaceBuilder
import LayoutModel
import SourceText
import ViewTrees
import YAMLSyntax

/// A file read into layouts, whichever of the formats it is in; nothing of it is judged yet.
struct FileReading {
  var layouts: [Layout]
  /// What is wrong with the text itself.
  var findings: [Finding]
  /// What a view-tree file consists of, for those who edit it.
  var tree: SyntaxTree?
  /// Where findings may be suppressed. Interface Builder keeps no comments, so its files have none.
  var comments: [ByteRange] = []
  /// Why the file was left alone; `nil` when it was read.
  var skipped: String?

  init(of source: SourceFile, _ configuration: Configuration) {
    if InterfaceBuilderDocument.isDocument(path: source.path) {
      let document = InterfaceBuilderDocument(source)
      (layouts, findings, skipped) = (document.layouts, document.findings, document.skipped)
    } else {
      let tree = SyntaxTree(parsing: source)
      let decoded = configuration.decoder.decode(tree)
      (layouts, findings, comments) = (decoded.layouts, tree.findings + decoded.findings, tree.comments())
      self.tree = tree
    }
  }
}
