import Testing

@testable import LanguageServer

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  @Test func readsEveryKindOfValue() throws {
    let value = try parse(#" {"a": [1, -2.5e1, true, false, null], "b": {"c": "d"}} "#)
    #expect(value["a"] == .array([.integer(1), .number(-25), .boolean(true), .boolean(false), .null]))
    #expect(value[path: "b", "c"] == .string("d"))
    #expect(value["missing"] == nil)
  }

  @Test func readsEscapes() throws {
    #expect(try parse(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#) == .string("\"\\/\u{8}\u{c}\n\r\té😀"))
  }

  @Test func replacesLoneSurrogates() throws {
    #expect(try parse(#""\ud83dx""#) == .string("\u{FFFD}x"))
    #expect(try parse(#""\ude00""#) == .string("\u{FFFD}"))
    #expect(try parse(#""\ud83d\u0041""#) == .string("\u{FFFD}A"))
  }

  @Test func keepsNumbersExact() throws {
    #expect(try parse("9223372036854775807") == .integer(.max))
    #expect(try parse("9223372036854775808") == .number(9_223_372_036_854_775_808))
    #expect(try parse("-0") == .integer(0))
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\" 1}", "01", "1.", "+1", "tru", "\"a", "\"\\x\"", "\"\u{1}\"", "[1] 2", "{a: 1}", "nul",
    "\"\\u12g4\"", "-",
  ])
  func refusesWhatIsNoJSON(text: String) {
    #expect(throws: JSONParser.Failure.self) { try parse(text) }
  }

  @Test func refusesDeepNesting() throws {
    let limit = JSONParser.depthLimit
    _ = try parse(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
    #expect(throws: JSONParser.Failure.self) { try parse(String(repeating: "[", count: 1_000_000)) }
  }

  @Test func repairsBytesThatAreNoUTF8() throws {
    #expect(try JSONParser.parse([0x22, 0xFF, 0x22]) == .string("\u{FFFD}"))
  }
}
