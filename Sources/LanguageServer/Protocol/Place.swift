import SourceText

/// A position as LSP counts it: lines and characters from 0, characters in the unit that client and server agree on.
struct Place: Equatable, Comparable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  init(_ value: JSONValue) throws(ResponseError) {
    line = try value.int("line")
    character = try value.int("character")
    guard line >= 0, character >= 0 else { throw .invalidParams("a position counts from 0") }
  }

  static func < (a: Place, b: Place) -> Bool {
    a.line != b.line ? a.line < b.line : a.character < b.character
  }
}

/// From one position to another.
struct Span: Equatable {
  var start: Place
  var end: Place

  init(_ start: Place, _ end: Place) { (self.start, self.end) = (start, end) }

  init(_ value: JSONValue) throws(ResponseError) {
    start = try Place(value.member("start"))
    end = try Place(value.member("end"))
  }
}

extension JSONWriter {
  mutating func value(_ place: Place) {
    object {
      $0.member("line", place.line)
      $0.member("character", place.character)
    }
  }

  mutating func value(_ span: Span) {
    object {
      $0.key("start")
      $0.value(span.start)
      $0.key("end")
      $0.value(span.end)
    }
  }

  mutating func member(_ name: String, _ span: Span) {
    key(name)
    value(span)
  }
}
