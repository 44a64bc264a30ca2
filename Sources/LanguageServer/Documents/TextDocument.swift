import SourceText

/// A text as it stands in the editor, saved or not.
struct TextDocument {
  let uri: String
  /// What the editor takes it for: `yaml`, `xml`, …
  let languageID: String
  /// The unit of characters in positions.
  let unit: ColumnUnit
  private(set) var version: Int
  /// Another number for every text that has been in the session, whatever versions the editor counts.
  var revision = 0
  private(set) var lines: LineIndex

  var bytes: [UInt8] { lines.bytes }

  init(uri: String, languageID: String, version: Int, text: String, unit: ColumnUnit) {
    (self.uri, self.languageID, self.version, self.unit) = (uri, languageID, version, unit)
    lines = LineIndex(Array(text.utf8))
  }

  /// Applies `didChange`'s changes in order, each to the text that the one before it left.
  mutating func apply(_ changes: [JSONValue], version: Int) throws(ResponseError) {
    self.version = version
    for change in changes {
      let text = Array(try change.string("text").utf8)
      if let range = change["range"] {
        lines.replace(byteRange(of: try Span(range)), with: text)
      } else {
        lines = LineIndex(text)
      }
    }
  }

  // MARK: - Places

  /// The width of a byte-order mark that the editor has left in the text. `LineIndex` does not count it; LSP does.
  private var markWidth: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? unit == .utf8 ? 3 : 1 : 0
  }

  func place(of offset: Int) -> Place {
    let position = lines.position(of: offset, in: unit)
    let mark = position.line == 1 && offset >= 3 ? markWidth : 0
    return Place(line: position.line - 1, character: position.column - 1 + mark)
  }

  func span(of range: ByteRange) -> Span { Span(place(of: range.lowerBound), place(of: range.upperBound)) }

  /// The offset of a place; one past the end of its line or of the text is that end.
  func offset(of place: Place) -> Int {
    guard place.line < lines.lineCount else { return bytes.count }
    let mark = place.line == 0 ? markWidth : 0
    if mark > 0, place.character < mark { return 0 }
    return lines.offset(of: Position(line: place.line + 1, column: place.character - mark + 1), in: unit)
  }

  /// The bytes of a span; an empty range where its end comes before its start.
  func byteRange(of span: Span) -> ByteRange { ByteRange(offset(of: span.start), offset(of: span.end)) }

  /// The range of a line without its end.
  func line(of offset: Int) -> ByteRange { lines.lineRange(lines.line(of: offset)) }
}
