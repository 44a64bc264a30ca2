import CLibYAML
import SourceText

extension SyntaxTree {
  /// Fills the tree from `text`.
  mutating func parse() {
    let check = TextCheck(repairing: &text)
    var builder = TreeBuilder(isASCII: check.isASCII)
    text.withUnsafeBufferPointer { builder.build(from: $0) }
    let hidden = readUnquotedFormats(&builder)
    store = builder.store
    store.mergedMappings.sort { $0.node < $1.node }
    documents = builder.documents
    parsedEnd = builder.parsedEnd
    findings = (check.findings + hidden + builder.findings).sorted(by: Finding.inReportOrder)
  }

  /// Reads on behind visual format strings that lack their quotes, since what they mean is plain.
  ///
  /// Each is hidden from libyaml behind letters and the file parsed anew; in the tree it is a plain scalar with the
  /// text that the file has.
  ///
  /// - Returns: what is told of them.
  private mutating func readUnquotedFormats(_ builder: inout TreeBuilder) -> [Finding] {
    var findings: [Finding] = []
    var ranges: [ByteRange] = []
    // Every round costs a parse: large files get few of them.
    let limit = min(50, 1 + (1 << 24) / max(text.count, 1))
    while let range = builder.unquotedFormat, ranges.count < limit, ranges.last != range,
      let finding = builder.findings.last
    {
      ranges.append(range)
      findings.append(finding)
      for i in range.indices { text[i] = UInt8(ascii: "_") }
      builder = TreeBuilder(isASCII: builder.isASCII)
      text.withUnsafeBufferPointer { builder.build(from: $0) }
    }
    for range in ranges { text.replaceSubrange(range.indices, with: source.bytes[range.indices]) }
    return findings
  }
}

/// Turns libyaml's events into a `NodeStore`.
struct TreeBuilder {
  var store = NodeStore()
  var documents: [SyntaxTree.Document] = []
  var findings: [Finding] = []
  var parsedEnd = 0
  var keys = KeySet()
  let isASCII: Bool
  /// The visual format string without quotes at which parsing stopped; its finding is the last.
  private(set) var unquotedFormat: ByteRange?
  /// The collections that are open, outermost first.
  private var open: [Int32] = []
  private var anchors: [String: Int32] = [:]
  /// Where the last node ended: the tight end of a block collection that ends with it.
  private var lastEnd = 0
  private var documentStart = 0
  private var isDocumentOpen = false
  /// Which of `NodeStore.mergedMappings` belongs to a mapping.
  var mergedIndex: [Int32: Int] = [:]
  /// How many entries have been looked at for merge keys.
  var mergeSteps = 0

  init(isASCII: Bool) { self.isASCII = isASCII }

  mutating func build(from text: UnsafeBufferPointer<UInt8>) {
    store.nodes.reserveCapacity(text.count / 24 + 16)
    var positions = PositionMap(text, isASCII: isASCII)
    guard var events = EventStream(text) else { return fail("memory is short", at: 0) }
    while let event = events.next() {
      let start = positions.offset(of: Int(event.pointee.start_mark.index))
      let end = max(start, positions.offset(of: Int(event.pointee.end_mark.index)))
      switch event.pointee.type {
      case YAML_STREAM_END_EVENT:
        parsedEnd = text.count
        return
      case YAML_DOCUMENT_START_EVENT: openDocument(at: start)
      case YAML_DOCUMENT_END_EVENT: closeDocument(at: event.pointee.data.document_end.implicit == 1 ? lastEnd : end)
      case YAML_SCALAR_EVENT: addScalar(event, start, end, text)
      case YAML_ALIAS_EVENT: addAlias(String(cString: event.pointee.data.alias.anchor), start, end)
      case YAML_SEQUENCE_START_EVENT:
        let data = event.pointee.data.sequence_start
        let isFlow = data.style == YAML_FLOW_SEQUENCE_STYLE
        openCollection(.sequence, isFlow, data.anchor, hasTag: data.tag != nil, start, end, text)
      case YAML_MAPPING_START_EVENT:
        let data = event.pointee.data.mapping_start
        let isFlow = data.style == YAML_FLOW_MAPPING_STYLE
        openCollection(.mapping, isFlow, data.anchor, hasTag: data.tag != nil, start, end, text)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: closeCollection(end, text)
      default: break
      }
      if open.count > SyntaxTree.depthLimit {
        fail("nested more than \(SyntaxTree.depthLimit) levels deep; what is inside is not read", at: start)
        return breakOff(at: start, text)
      }
    }
    let fault = SyntaxFault(events.problem, text, &positions)
    findings.append(fault.finding)
    unquotedFormat = fault.unquotedFormat
    breakOff(at: min(fault.offset, text.count), text)
  }

  private mutating func fail(_ message: String, at offset: Int) {
    findings.append(Finding(.yamlSyntax, .error, at: ByteRange(offset, offset + 1), message))
  }

  // MARK: - Documents

  private mutating func openDocument(at start: Int) {
    documentStart = start
    isDocumentOpen = true
    lastEnd = start
    anchors.removeAll(keepingCapacity: true)
    documents.append(SyntaxTree.Document(root: nil, range: ByteRange(start, start), isBroken: false))
  }

  private mutating func closeDocument(at end: Int) {
    documents[documents.count - 1].range = ByteRange(documentStart, end)
    isDocumentOpen = false
  }

  /// Closes what a fault left open, so that the tree is whole.
  private mutating func breakOff(at end: Int, _ text: UnsafeBufferPointer<UInt8>) {
    parsedEnd = end
    guard !documents.isEmpty else { return }
    while !open.isEmpty { closeCollection(max(lastEnd, end), text) }
    // A fault behind a finished document ("did not find expected <document start>") concerns it too: what follows
    // was most likely meant to be part of it.
    documents[documents.count - 1].isBroken = true
    if isDocumentOpen { closeDocument(at: max(lastEnd, end)) }
  }

  // MARK: - Nodes

  @inline(__always)
  private mutating func append(_ node: SyntaxNode) -> Int32 {
    let index = Int32(store.nodes.count)
    if open.isEmpty { setRoot(index) }
    store.nodes.append(node)
    return index
  }

  /// The first node outside all collections is the root of the document.
  private mutating func setRoot(_ index: Int32) {
    guard !documents.isEmpty, documents[documents.count - 1].root == nil else { return }
    documents[documents.count - 1].root = NodeID(Int(index))
  }

  private mutating func addScalar(
    _ event: UnsafePointer<yaml_event_t>, _ start: Int, _ end: Int, _ text: UnsafeBufferPointer<UInt8>
  ) {
    let data = event.pointee.data.scalar
    let value = UnsafeBufferPointer(start: data.value, count: data.length)
    var start = start
    if data.anchor != nil || data.tag != nil { start = Self.skipProperties(text, start, end) }
    let isOneLine = event.pointee.start_mark.line == event.pointee.end_mark.line
    var node = SyntaxNode(
      start: UInt32(start), end: UInt32(end), link: -1, kind: .scalar, style: SyntaxTree.ScalarStyle(data.style))
    switch node.style {
    case .plain: if end - start != value.count || !isOneLine { node.flags = SyntaxNode.Flag.isDecoded }
    case .singleQuoted: if end - start != value.count + 2 || !isOneLine { node.flags = SyntaxNode.Flag.isDecoded }
    case .doubleQuoted:
      // An escape may be as long as what it stands for.
      let isSame = end - start == value.count + 2 && isOneLine && text[start + 1..<end - 1].elementsEqual(value)
      if !isSame { node.flags = SyntaxNode.Flag.isDecoded }
    case .literal, .folded:
      node.flags = SyntaxNode.Flag.isDecoded
      node.end = UInt32(Self.tightEnd(text, start, end))
    }
    if node.has(SyntaxNode.Flag.isDecoded) { node.link = store.appendDecoded(value) }
    let index = append(node)
    if let anchor = data.anchor { anchors[String(cString: anchor)] = index }
    lastEnd = Int(node.end)
  }

  private mutating func addAlias(_ name: String, _ start: Int, _ end: Int) {
    var node = SyntaxNode(start: UInt32(start), end: UInt32(end), link: -1, kind: .alias, style: .plain)
    let range = node.range
    if let target = anchors[name] {
      if store.nodes[Int(target)].link != 0 {
        node.link = target
      } else {
        findings.append(
          Finding(
            .yamlSyntax, .error, at: range, "the alias *\(name) stands inside the node that it refers to",
            related: [.init(ByteRange(at: Int(store.nodes[Int(target)].start)), "&\(name) is set here")]))
      }
    } else {
      let nearest = NearestName.of(name, among: anchors.keys.sorted())
      findings.append(
        Finding(
          .yamlSyntax, .error, at: range, "no anchor &\(name) stands before the alias *\(name)",
          help: nearest.map { "did you mean *\($0)?" }))
    }
    _ = append(node)
    lastEnd = end
  }

  private mutating func openCollection(
    _ kind: SyntaxTree.Kind, _ isFlow: Bool, _ anchor: UnsafeMutablePointer<yaml_char_t>?, hasTag: Bool, _ start: Int,
    _ end: Int, _ text: UnsafeBufferPointer<UInt8>
  ) {
    let start = anchor != nil || hasTag ? Self.skipProperties(text, start, text.count) : start
    let index = append(
      SyntaxNode(
        start: UInt32(start), end: UInt32(end), link: 0, kind: kind, style: .plain,
        flags: isFlow ? SyntaxNode.Flag.isFlow : 0))
    if let anchor { anchors[String(cString: anchor)] = index }
    open.append(index)
    lastEnd = max(start, end)
  }

  private mutating func closeCollection(_ end: Int, _ text: UnsafeBufferPointer<UInt8>) {
    guard let last = open.popLast() else { return }
    let index = Int(last)
    var node = store.nodes[index]
    // libyaml ends a block collection where the next token begins, behind blank lines and comments.
    if node.has(SyntaxNode.Flag.isFlow) { lastEnd = end }
    node.end = UInt32(max(lastEnd, Int(node.start)))
    node.link = Int32(store.nodes.count)
    store.nodes[index] = node
    if node.kind == .mapping { finishMapping(index, text) }
  }
}

extension SyntaxTree.ScalarStyle {
  init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
