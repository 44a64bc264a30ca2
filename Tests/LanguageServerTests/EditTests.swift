import SourceText
import Testing

@testable import LanguageServer

/// `didChange`: whole texts, and edits in lines of any language.
@Suite struct EditTests {
  private func client(_ encoding: String) -> TestClient {
    TestClient("{\"general\": {\"positionEncodings\": [\"\(encoding)\"]}}")
  }

  private func edit(_ line: Int, _ start: Int, _ end: Int, _ text: String) -> String {
    """
    {"range": {"start": {"line": \(line), "character": \(start)}, "end": {"line": \(line), "character": \(end)}},
     "text": \(TestClient.quoted(text))}
    """
  }

  @Test func takesWholeTexts() {
    let client = client("utf-16")
    client.open("a")
    client.change("{\"text\": \"b\"}, {\"text\": \"c😀\"}")
    #expect(client.text() == "c😀")
  }

  @Test(arguments: ["utf-16", "utf-8"])
  func editsBehindOtherLetters(encoding: String) {
    let client = client(encoding)
    client.open("view:\n    text: Größe 😀 xy z\n")
    let line = encoding == "utf-8" ? "    text: Größe 😀 ".utf8.count : "    text: Größe 😀 ".utf16.count
    client.change(edit(1, line, line + 2, "ÄÖ"))
    #expect(client.text() == "view:\n    text: Größe 😀 ÄÖ z\n")
    client.change(edit(1, line - (encoding == "utf-8" ? 5 : 3), line - 1, "é"))
    #expect(client.text() == "view:\n    text: Größe é ÄÖ z\n")
  }

  @Test func appliesEditsInOrder() {
    let client = client("utf-16")
    client.open("one\r\ntwo\r\n")
    client.change("\(edit(0, 0, 3, "1\n2")), \(edit(1, 1, 1, "!")), \(edit(2, 0, 3, ""))")
    #expect(client.text() == "1\n2!\r\n\r\n")
  }

  @Test func clampsPlacesOutsideTheText() {
    let client = client("utf-16")
    client.open("ab\ncd")
    client.change(edit(0, 1, 99, "X"))
    #expect(client.text() == "aX\ncd")
    client.change(edit(9, 0, 0, "!"))
    #expect(client.text() == "aX\ncd!")
    client.change(edit(1, 2, 1, "?"))
    #expect(client.text() == "aX\ncd?!")
  }

  @Test(arguments: ["utf-16", "utf-8"])
  func countsAByteOrderMarkAsTheTextHasIt(encoding: String) {
    let client = client(encoding)
    client.open("\u{FEFF}ab")
    let width = encoding == "utf-8" ? 3 : 1
    client.change(edit(0, width + 1, width + 2, "X"))
    #expect(client.text() == "\u{FEFF}aX")
    let document = client.session.workspace.documents[TestClient.uri]
    #expect(document?.place(of: 4) == Place(line: 0, character: width + 1))
    #expect(document?.place(of: 0) == Place(line: 0, character: 0))
  }

  @Test func tellsTheLogOfEditsToClosedDocuments() {
    let client = client("utf-16")
    client.change(edit(0, 0, 0, "x"))
    #expect(client.notifications.last?.method == "window/logMessage")
  }

  @Test func placesAndOffsetsAgree() {
    let text = "aé\r\n😀b\rç\n\n日本語 x"
    for unit in [ColumnUnit.utf8, .utf16] {
      let document = TextDocument(uri: "x", languageID: "", version: 0, text: text, unit: unit)
      var offset = 0
      for scalar in text.unicodeScalars {
        let isInsideLineEnd = scalar == "\n" && offset > 0 && document.bytes[offset - 1] == 0x0D
        if !isInsideLineEnd { #expect(document.offset(of: document.place(of: offset)) == offset) }
        offset += String(scalar).utf8.count
      }
    }
  }
}
