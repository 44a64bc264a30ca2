import LayoutModel
import SourceText
import YAMLSyntax

/// Reads one document into a `Layout`.
///
/// First all views are read, in the order of the tree, then the constraints, which may name any of them.
struct DocumentDecoder {
  let reader: SyntaxReader
  let classes: ClassTable
  /// The file broke off inside this document.
  let isBroken: Bool
  var layout = Layout()
  var findings: [Finding] = []
  var defaults: ViewDraft
  /// The key whose value is being read, for messages.
  var currentKey = NodeID(0)
  let metrics = MetricTable()
  /// Looks a metric up. Kept, so that the parsers of constraints need no closure of their own for each.
  let metric: (UnsafeBufferPointer<UInt8>) -> Double?
  /// Which view a name is the id of, by the name's index.
  var viewOfName: [ViewID] = []
  var recentlyNamed = RecentNames()
  /// Lists of constraints with the view that they stand in, to be read when all views are known.
  var constraintLists: [ConstraintList] = []
  var customSpacings: [(stack: Int, mapping: NodeID)] = []
  /// Classes that no table knows, each with the first view of it; another view may name the superclass.
  var unknownClasses: [UnknownClass] = []
  /// The names of UIKit's classes, in the order of the cases, as far as any view is of them.
  var uikitNames: [Name] = []
  /// What is known of the other classes met so far, by the index of their names.
  var metClasses: [MetClass] = []
  /// Ids that have been told to be there twice, by the node of the second.
  var repeatedIDs: Set<NodeID> = []
  /// How many more views and constraints may be read; aliases can multiply them beyond the size of the file.
  var allowance: Int

  /// How many ids and keys may still be compared to find what a wrong one meant, so that many of them stay cheap.
  var suggestionAllowance = 100_000

  /// How many views and constraints aliases may add to a document.
  static let aliasLimit = 50_000
  /// How deep views may nest. Deeper ones are told and left out.
  static let viewDepthLimit = 500

  struct ConstraintList {
    /// `.none` for the document's own list.
    var owner: ViewID
    var list: NodeID
  }

  struct MetClass {
    var isLookedUp = false
    /// What the class table says.
    var known: ClassTable.Known?
    /// What `superclass` has said somewhere in the document.
    var learned: UIKitClass?
  }

  struct UnknownClass {
    var name: Name
    var view: ViewID
    var node: NodeID
  }

  init(_ reader: SyntaxReader, nodeCount: Int, classes: ClassTable, defaults: ViewDraft, isBroken: Bool) {
    self.reader = reader
    self.classes = classes
    self.defaults = defaults
    self.isBroken = isBroken
    metric = { [metrics] in metrics.value(of: $0) }
    allowance = nodeCount + Self.aliasLimit
  }

  /// Reads the document whose root node is given.
  mutating func decode(_ root: NodeID, range: ByteRange) {
    layout.range = range
    layout.isIncomplete = isBroken
    guard reader.kind(of: root) == .mapping else {
      return reportNoMapping(root)
    }
    // Documents differ little in how many nodes a view and a constraint take.
    let nodeCount = Int(reader.end(of: root) - root.index)
    layout.reserveCapacity(views: nodeCount / 8, constraints: nodeCount / 2)
    viewOfName.reserveCapacity(nodeCount / 8)
    let document = readDocumentKeys(root)
    if let defaults = document.defaults { readDefaults(defaults) }
    if let view = document.view { readViews(root: view) }
    if let list = document.constraints { constraintLists.append(ConstraintList(owner: .none, list: list)) }
    finishViews()
    if let keyboard = document.keyboard { readKeyboard(keyboard, key: document.keyboardKey ?? keyboard) }
    for list in constraintLists { readConstraints(list) }
  }

  private mutating func reportNoMapping(_ root: NodeID) {
    guard !isBroken else { return }
    let found =
      switch reader.kind(of: root) {
      case .sequence: "a list"
      case _ where reader.isNull(root): "nothing"
      default: "text"
      }
    report(
      .invalidValue, at: tellableRange(root), "a view tree is a mapping with the key 'view', and this is \(found)",
      help: "begin with 'view:' and indent the root view below it")
  }

  /// Reads the keys of a document; where there is no root view, tells so once.
  private mutating func readDocumentKeys(_ root: NodeID) -> DocumentDraft {
    var document = DocumentDraft()
    var misplaced: [NodeID] = []
    var misspelledView: NodeID?
    read(root, into: &document, by: .document) { entry, decoder in
      if KeyTable.view.find(decoder.reader.bytes(of: entry.key)) != nil {
        misplaced.append(entry.key)
      } else if decoder.reportUnknownKey(
        entry.key, of: KeyTable.document.subject, among: KeyTable.document.keys.map(\.description.name)) == "view"
      {
        misspelledView = entry.value
      }
      return true
    }
    if let misspelledView, document.view == nil { document.view = misspelledView }
    if document.view != nil {
      for key in misplaced {
        report(
          .unknownKey, at: reader.range(of: key), "'\(reader.string(of: key))' is a key of a view, not of a document",
          help: "indent it below 'view:'")
      }
    } else if !isBroken {
      let firstKey = reader.entries(of: root).first { _ in true }?.key
      report(
        .invalidValue, at: (misplaced.first ?? firstKey).map { reader.range(of: $0) } ?? reader.range(of: root),
        misplaced.isEmpty
          ? "the document has no root view" : "the root view's keys stand at the top of the document, without 'view:'",
        help: misplaced.isEmpty
          ? "write the root view under the key 'view'" : "write 'view:' above them and indent them below it")
    }
    return document
  }

  mutating func readDefaults(_ mapping: NodeID) {
    var draft = defaults
    read(mapping, into: &draft, by: .defaults) { entry, decoder in
      let name = decoder.reader.bytes(of: entry.key)
      guard KeyTable.view.find(name) != nil else {
        return OtherUIKitKeys.contains(decoder.reader.string(of: entry.key))
      }
      let text = decoder.reader.string(of: entry.key)
      decoder.report(
        .unknownKey, at: decoder.reader.range(of: entry.key), "'\(text)' cannot be the same for all views",
        help: "write it in the views that it belongs to")
      return true
    }
    defaults = draft.asDefaults
  }

  // MARK: - Findings

  mutating func report(
    _ rule: RuleName, _ severity: Severity = .error, at range: ByteRange, _ message: String, view: ViewID = .none,
    related: [Finding.Related] = [], help: String? = nil, fix: Fix? = nil
  ) {
    let id = view.exists && layout[view].name.exists ? layout.names[layout[view].name] : nil
    findings.append(
      Finding(rule, severity, at: range, message, view: id, related: related, help: help, proposal: fix))
  }

  /// The fix that puts the word that was meant in the place of a mistyped one; `nil` where escapes hide the word.
  func spelling(_ match: NearestName.Match?, of node: NodeID) -> Fix? {
    guard let match, let start = reader.verbatimStart(of: node) else { return nil }
    return .spelling(match, at: ByteRange(start, start + reader.bytes(of: node).count))
  }

  func tellableRange(_ node: NodeID) -> ByteRange { reader.tellableRange(node) }
}

extension SyntaxReader {
  /// A node's range, or its first line's if it has several: what a message underlines.
  func tellableRange(_ node: NodeID) -> ByteRange {
    let range = range(of: node)
    let line = text[range.indices].firstIndex { $0 == 0x0A || $0 == 0x0D }
    return ByteRange(range.lowerBound, line ?? range.upperBound)
  }
}
