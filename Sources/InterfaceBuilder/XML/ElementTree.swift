import LayoutModel
import SourceText

/// The elements of one XML document as a flat array in document order, so that a subtree is a range of indices.
///
/// Only what layout depends on is kept: attributes whose names are a `Word`, decoded, in one run of bytes.
///
/// A class, since all who read it hold it, and it has many parts.
final class ElementTree: Sendable {
  struct Element: Sendable {
    var tag: Word
    /// The value of its `key` attribute, which says what it is to its parent.
    var key: Word = .other
    /// Whether a `variation` is among its children.
    var hasVariations = false
    var parent: Int32
    /// One past the last index of its subtree.
    var end: Int32
    var attributes: Range<Int32>
    var id: Name = .none
    /// Its `customClass`.
    var className: Name = .none
    /// Its child `rect` with key `frame`, or -1.
    var frame: Int32 = -1
    /// The start tag in the file.
    var startTag: ByteRange
    /// Where the end tag ends in the file; 0 while the element is open.
    var close: UInt32 = 0
  }

  struct Attribute: Sendable {
    var name: Word
    var start: UInt32
    var count: UInt32
  }

  let elements: [Element]
  let attributes: [Attribute]
  /// The decoded values of all attributes, and the text of `string` elements, one after another.
  let values: [UInt8]
  /// Ids, and the names of custom classes.
  let names: NameTable
  /// The first element with an id, by the id's name; -1 for names that are no ids.
  let elementByID: [Int32]
  let findings: [Finding]

  init(_ parts: Parts) {
    (elements, attributes, values) = (parts.elements, parts.attributes, parts.values)
    (names, elementByID, findings) = (parts.names, parts.elementByID, parts.findings)
  }

  /// The parts of a tree that is still growing.
  struct Parts: Sendable {
    var elements: [Element] = []
    var attributes: [Attribute] = []
    var values: [UInt8] = []
    var names = NameTable()
    var elementByID: [Int32] = []
    var findings: [Finding] = []
  }
}

extension ElementTree {
  /// The element that has an id, or -1.
  func element(withID name: Name) -> Int {
    name.exists && Int(name.index) < elementByID.count ? Int(elementByID[Int(name.index)]) : -1
  }

  func range(of element: Int) -> ByteRange {
    ByteRange(elements[element].startTag.lowerBound, Int(elements[element].close))
  }

  /// The elements right below one, in order.
  func children(of element: Int) -> Children {
    Children(elements: elements, next: element + 1, end: Int(elements[element].end))
  }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let elements: [ElementTree.Element]
    fileprivate var cursor: Int
    fileprivate let end: Int

    fileprivate init(elements: [ElementTree.Element], next: Int, end: Int) {
      (self.elements, cursor, self.end) = (elements, next, end)
    }

    mutating func next() -> Int? {
      guard cursor < end else { return nil }
      defer { cursor = Int(elements[cursor].end) }
      return cursor
    }
  }

  func firstChild(of element: Int, tag: Word) -> Int? {
    children(of: element).first { elements[$0].tag == tag }
  }

  /// The attribute of that name; elements have few, so they are looked through.
  func attribute(_ name: Word, of element: Int) -> Attribute? {
    for index in elements[element].attributes where attributes[Int(index)].name == name {
      return attributes[Int(index)]
    }
    return nil
  }

  func string(_ attribute: Attribute) -> String {
    String(decoding: values[Int(attribute.start)..<Int(attribute.start + attribute.count)], as: UTF8.self)
  }

  func string(_ name: Word, of element: Int) -> String? {
    attribute(name, of: element).map(string)
  }

  func withBytes<Result>(_ attribute: Attribute, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    values.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(attribute.start)..<Int(attribute.start + attribute.count)]))
    }
  }

  func word(_ attribute: Attribute) -> Word {
    withBytes(attribute) { WordTable.shared.find($0) }
  }

  /// The value as a word; `nil` when the attribute is not there.
  func word(_ name: Word, of element: Int) -> Word? {
    attribute(name, of: element).map(word)
  }

  func number(_ attribute: Attribute) -> Double? {
    withBytes(attribute) { Number.parse($0) }
  }

  func number(_ name: Word, of element: Int) -> Double? {
    attribute(name, of: element).flatMap(number)
  }

  /// Interface Builder writes `YES` and `NO`.
  func isYes(_ attribute: Attribute) -> Bool {
    attribute.count == 3 && values[Int(attribute.start)] == UInt8(ascii: "Y")
  }

  func isYes(_ name: Word, of element: Int) -> Bool {
    attribute(name, of: element).map(isYes) ?? false
  }
}
