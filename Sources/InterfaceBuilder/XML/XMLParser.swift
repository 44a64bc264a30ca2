import CExpat
import LayoutModel
import SourceText

/// Runs expat once over a file and builds its `ElementTree`.
///
/// What could make XML explode is refused: a document type (and with it every entity) and nesting beyond
/// `depthLimit`. After an error the tree holds what came before it; open elements keep `close == 0`.
struct XMLParser {
  /// Interface Builder's deepest files nest about a hundred elements.
  static let depthLimit = 1000

  static func parse(_ source: SourceFile) -> ElementTree.Parts {
    guard let parser = XML_ParserCreate("UTF-8") else {
      var tree = ElementTree.Parts()
      tree.findings.append(Finding(.xmlSyntax, .error, at: .fileStart, "no memory is left to read the file"))
      return tree
    }
    defer { XML_ParserFree(parser) }
    var state = State(parser: parser, byteCount: source.bytes.count)
    withUnsafeMutablePointer(to: &state) { pointer in
      XML_SetUserData(parser, pointer)
      XML_SetElementHandler(
        parser, { state, name, attributes in State.of(state)?.pointee.start(name, attributes) },
        { state, _ in State.of(state)?.pointee.end() })
      XML_SetCharacterDataHandler(
        parser, { state, text, count in State.of(state)?.pointee.characters(text, Int(count)) })
      XML_SetStartDoctypeDeclHandler(
        parser, { state, _, _, _, _ in State.of(state)?.pointee.refuse(.documentType) })
      run(parser, source.bytes, pointer)
    }
    state.tree.elementByID += repeatElement(-1, count: max(0, state.tree.names.count - state.tree.elementByID.count))
    return state.tree
  }

  private static func run(_ parser: XML_Parser, _ bytes: [UInt8], _ state: UnsafeMutablePointer<State>) {
    let status = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32(clamping: $0.count), 1) }
    }
    guard status != XML_STATUS_OK else { return }
    let place = min(max(0, Int(XML_GetCurrentByteIndex(parser))), bytes.count)
    if state.pointee.refusal == nil {
      let code = XML_GetErrorCode(parser)
      let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
      state.pointee.tree.findings.append(
        Finding(
          .xmlSyntax, .error, at: ByteRange(place, min(place + 1, bytes.count)), "not well-formed XML: \(reason)",
          help: "Interface Builder cannot open the file either; a merge may have left its marks in it"))
    }
  }

  enum Refusal {
    case documentType, depth
  }

  /// What expat's callbacks write to, behind a bare pointer: no reference counts on the way.
  struct State {
    let parser: XML_Parser
    let words = WordTable.shared
    var tree = ElementTree.Parts()
    var open: [Int32] = []
    var refusal: Refusal?
    /// The words of attribute names, found by where expat keeps the names: it keeps each but once.
    private var attributeWords = AttributeWords()
    /// Where the text of the innermost `string` element begins in `values`, while one is open.
    var textStart = -1

    init(parser: XML_Parser, byteCount: Int) {
      self.parser = parser
      tree.elements.reserveCapacity(byteCount / 100)
      tree.attributes.reserveCapacity(byteCount / 32)
      tree.values.reserveCapacity(byteCount / 4)
    }

    static func of(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<State>? {
      pointer?.assumingMemoryBound(to: State.self)
    }
  }
}

extension XMLParser.State {
  private var place: Int { max(0, Int(XML_GetCurrentByteIndex(parser))) }

  static func bytes(_ text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: strlen(text))
  }

  mutating func start(_ name: UnsafePointer<CChar>?, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard refusal == nil, let name, var list else { return }
    guard open.count < XMLParser.depthLimit else { return refuse(.depth) }
    let place = place
    let first = Int32(tree.attributes.count)
    let index = Int32(tree.elements.count)
    var element = ElementTree.Element(
      tag: words.find(Self.bytes(name)), parent: open.last ?? -1, end: index + 1, attributes: first..<first,
      startTag: ByteRange(place, place + Int(XML_GetCurrentByteCount(parser))))
    while let attribute = list[0], let value = list[1] {
      list += 2
      let word = attributeWords.find(attribute, words)
      guard word != .other else { continue }
      let bytes = Self.bytes(value)
      switch word {
      case .id where element.tag != .device && element.tag != .adaptation:
        element.id = register(bytes, element.startTag)
      case .key: element.key = words.find(bytes)
      case .customClass: element.className = tree.names.intern(bytes)
      default: break
      }
      tree.attributes.append(
        .init(name: word, start: UInt32(tree.values.count), count: UInt32(bytes.count)))
      tree.values.append(contentsOf: bytes)
    }
    element.attributes = first..<Int32(tree.attributes.count)
    if let parent = open.last {
      if element.key == .frame, element.tag == .rect { tree.elements[Int(parent)].frame = index }
      if element.tag == .variation { tree.elements[Int(parent)].hasVariations = true }
    }
    if element.tag == .string || element.tag == .mutableString { textStart = tree.values.count }
    open.append(index)
    tree.elements.append(element)
  }

  mutating func end() {
    guard refusal == nil, let index = open.popLast().map(Int.init) else { return }
    tree.elements[index].end = Int32(tree.elements.count)
    tree.elements[index].close = UInt32(clamping: place + Int(XML_GetCurrentByteCount(parser)))
    let tag = tree.elements[index].tag
    if tag == .string || tag == .mutableString, textStart >= 0 {
      // A `string` has no elements inside, so its text can follow its attributes as one more of them.
      if tree.elements[index].end == Int32(index) + 1 {
        let count = tree.values.count - textStart
        tree.attributes.append(.init(name: .characters, start: UInt32(textStart), count: UInt32(count)))
        tree.elements[index].attributes = tree.elements[index].attributes.lowerBound..<Int32(tree.attributes.count)
      }
      textStart = -1
    }
  }

  mutating func characters(_ text: UnsafePointer<CChar>?, _ count: Int) {
    guard refusal == nil, textStart >= 0, let text else { return }
    tree.values.append(
      contentsOf: UnsafeBufferPointer(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count))
  }

  /// Interns an id and remembers the first element that has it; the element is the next to be appended.
  private mutating func register(_ id: UnsafeBufferPointer<UInt8>, _ tag: ByteRange) -> Name {
    let name = tree.names.intern(id)
    let slot = Int(name.index)
    while tree.elementByID.count <= slot { tree.elementByID.append(-1) }
    let first = Int(tree.elementByID[slot])
    if first < 0 {
      tree.elementByID[slot] = Int32(tree.elements.count)
    } else {
      tree.findings.append(
        Finding(
          .duplicateID, .error, at: tag,
          "the object id '\(tree.names[name])' is taken: what refers to it means the first object that has it",
          view: tree.names[name], related: [.init(tree.elements[first].startTag, "first used here")]))
    }
    return name
  }

  mutating func refuse(_ reason: XMLParser.Refusal) {
    guard refusal == nil else { return }
    refusal = reason
    let message =
      switch reason {
      case .documentType:
        "a document type declaration: Interface Builder writes none, and the entities of one could be made to explode"
      case .depth: "elements nest more than \(XMLParser.depthLimit) deep: no Interface Builder file does"
      }
    tree.findings.append(Finding(.xmlSyntax, .error, at: ByteRange(place, place + 1), message))
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}
