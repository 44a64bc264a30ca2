package import LayoutModel
package import SourceText
package import YAMLSyntax

/// Reads view-tree YAML: the documents of a `SyntaxTree` become layouts.
///
/// Decoding never fails. Whatever is wrong is told, all of it in one run, and what can be read is in the layouts.
///
/// Where the format's description is silent, this is how it is read:
/// - `defaults` does not reach the root's `translatesAutoresizingMaskIntoConstraints`, since its container places it,
///   nor that of arranged subviews, since their stack view sets it.
/// - `subviews` of a stack view are not arranged, as in UIKit. `arrangedSubviews` may name such subviews by id.
/// - `layoutGuides` come before subviews in `Layout.views`, arranged subviews before others.
/// - A superclass that one view gives holds for all views of the class in its document.
/// - `-1` and `noIntrinsicMetric` mean `none` in an intrinsic size, as `UIView.noIntrinsicMetric` does.
/// - Enumeration cases may have Swift's point in front (`.fillEqually`), notifications their old names.
/// - Lists of numbers have UIKit's order: insets are top, left, bottom, right.
/// - A number or truth value in quotes is text, and told where it is not wanted.
/// - A document of a stream that has other documents may be empty.
package struct ViewTreeDecoder: Sendable {
  private let classes: ClassTable
  private let defaults: ViewDraft

  /// - Parameters:
  ///   - classes: classes of the user's own, from a config file.
  ///   - defaults: the `defaults` of documents that have no such key, as the text of a YAML mapping; whoever reads the
  ///     config has checked it.
  package init(classes: ClassTable = ClassTable(), defaults: String? = nil) {
    self.classes = classes
    self.defaults = defaults.map { Self.draft(of: $0, classes) } ?? ViewDraft()
  }

  /// What is wrong with a text of defaults, at its place in that text.
  package static func problems(ofDefaults text: String) -> [Finding] {
    let tree = SyntaxTree(parsing: SourceFile(path: "", text: text))
    return tree.findings + decodeDefaults(tree, ClassTable()).findings
  }

  private static func draft(of text: String, _ classes: ClassTable) -> ViewDraft {
    decodeDefaults(SyntaxTree(parsing: SourceFile(path: "", text: text)), classes).draft
  }

  private static func decodeDefaults(
    _ tree: SyntaxTree, _ classes: ClassTable
  ) -> (draft: ViewDraft, findings: [Finding]) {
    tree.withReader { reader in
      var decoder = DocumentDecoder(
        reader, nodeCount: tree.nodeCount, classes: classes, defaults: ViewDraft(), isBroken: false)
      if let root = tree.documents.first?.root { decoder.readDefaults(root) }
      return (decoder.defaults, decoder.findings)
    }
  }

  /// The layouts of a file, one for each document that has a view, and what is wrong with them.
  ///
  /// The findings of the tree itself (`SyntaxTree.findings`) are not among them.
  package func decode(_ tree: SyntaxTree) -> (layouts: [Layout], findings: [Finding]) {
    var layouts: [Layout] = []
    var findings: [Finding] = []
    tree.withReader { reader in
      let documents = tree.documents.filter { document in
        tree.documents.count == 1 || document.root.map { !reader.isNull($0) } ?? false
      }
      for document in documents {
        guard let root = document.root else { continue }
        var decoder = DocumentDecoder(
          reader, nodeCount: tree.nodeCount, classes: classes, defaults: defaults, isBroken: document.isBroken)
        decoder.decode(root, range: document.range)
        findings += decoder.findings
        if !decoder.layout.views.isEmpty { layouts.append(decoder.layout) }
      }
      if documents.isEmpty, tree.findings.isEmpty {
        findings.append(
          Finding(
            .invalidValue, .error, at: ByteRange(0, 0), "the file has no view tree",
            help: "write the root view under the key 'view', as in 'view: {id: root}'"))
      }
    }
    return (layouts, findings)
  }
}
