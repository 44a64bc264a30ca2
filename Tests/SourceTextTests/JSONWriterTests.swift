import SourceText
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  private func text(pretty: Bool = false, _ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(pretty: pretty)
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test("writes members in the order given, without blanks")
  func compact() {
    let written = text {
      $0.object {
        $0.member("b", 1)
        $0.member("a", "x")
        $0.key("list")
        $0.array {
          $0.value(true)
          $0.null()
          $0.object { _ in }
          $0.array { _ in }
        }
      }
    }
    #expect(written == #"{"b":1,"a":"x","list":[true,null,{},[]]}"#)
  }

  @Test("indents by two spaces and keeps inline containers on their line")
  func pretty() {
    let written = text(pretty: true) {
      $0.object {
        $0.member("version", 1)
        $0.key("frame")
        $0.array(inline: true) { frame in for side in [0.0, 0.5, 390] { frame.value(side) } }
        $0.key("views")
        $0.array {
          $0.object(inline: true) {
            $0.member("id", "a")
            $0.member("root", false)
          }
        }
        $0.key("none")
        $0.array { _ in }
      }
      $0.endLine()
    }
    let expected = """
      {
        "version": 1,
        "frame": [0, 0.5, 390],
        "views": [
          {"id": "a", "root": false}
        ],
        "none": []
      }

      """
    #expect(written == expected)
  }

  @Test("escapes what JSON forbids and nothing else")
  func escapes() {
    let hostile = "\"\\/\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}é\u{2028}😀"
    let written = text { $0.value(hostile) }
    #expect(written == #""\"\\/\u0000\b\t\n\u000b\f\r\u001f"# + "\u{7F}é\u{2028}😀\"")
  }

  @Test("repairs bytes that are not UTF-8")
  func invalidBytes() {
    #expect(text { $0.value(utf8: [0x61, 0xFF, 0xC3, 0x22]) } == "\"a\u{FFFD}\u{FFFD}\\\"\"")
  }

  @Test(
    "writes numbers as JSON can hold them",
    arguments: [
      (0.1, "0.1"), (-0.0, "0"), (390, "390"), (1e300, "1e+300"), (20.333333333333332, "20.333333333333332"),
      (.infinity, "null"), (.nan, "null"), (9_007_199_254_740_991, "9007199254740991"),
      (.leastNonzeroMagnitude, "5e-324"),
    ] as [(Double, String)])
  func numbers(number: Double, expected: String) {
    #expect(text { $0.value(number) } == expected)
  }

  @Test("hands over what was written and goes on")
  func streaming() {
    var json = JSONWriter(pretty: false)
    json.beginArray()
    json.value(1)
    var all = json.takeBytes()
    json.value(2)
    json.endArray()
    all += json.takeBytes()
    #expect(String(decoding: all, as: UTF8.self) == "[1,2]")
    #expect(json.bytes.isEmpty)
  }
}
