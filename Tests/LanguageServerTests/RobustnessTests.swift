import SourceText
import Testing

@testable import LanguageServer

/// Nothing that a client sends ends a session but its own goodbye.
@Suite struct RobustnessTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static let methods = [
    "hover", "completion", "definition", "references", "documentHighlight", "prepareRename", "rename", "documentSymbol",
    "foldingRange", "codeAction", "diagnostic",
  ]

  private static let text = """
    # layoutlint:disable floating-content
    view: &v
      id: röot
      class: UIScrollView
      subviews:
        - {id: a, <<: *v, constraints: ["V:|[a(==b)]-8-[b]|", a.width == 2 * b.height + 3 @high]}
        - id: b
          constraints: [{firstItem: a, firstAttribute: top}]
    ---
    view: {subviews: [[], {}, null, ~]}

    """

  @Test func survivesRandomBytes() {
    var random = Generator(state: 11)
    let client = TestClient("{}")
    var frames = FrameReader()
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let header = Bool.random(using: &random) ? "Content-Length: \(bytes.count)\r\n\r\n" : ""
      frames.append(Array(header.utf8) + bytes)
      while let frame = frames.next() { client.session.receive(frame) }
      client.settle()
    }
    #expect(client.session.exitStatus == nil)
  }

  @Test func answersEveryRequestAtEveryPlaceOfATextThatIsBeingTyped() {
    var random = Generator(state: 5)
    let client = TestClient(TestClient.modern)
    client.open(Self.text)
    let pieces = ["a", ":", " ", "- ", "\n", "{", "}", "[", "]", "\"", "#", "é", "😀", "id: ", "&v", "*v", "|", "."]
    for version in 2..<400 {
      let line = Int.random(in: 0...12, using: &random)
      let start = Int.random(in: 0...30, using: &random)
      let end = start + Int.random(in: 0...3, using: &random)
      client.change(
        """
        {"range": {"start": {"line": \(line), "character": \(start)}, "end": {"line": \(line), "character": \(end)}},
         "text": \(TestClient.quoted(pieces.randomElement(using: &random) ?? ""))}
        """, version: version)
      let method = Self.methods[version % Self.methods.count]
      let answer = client.request(
        "textDocument/\(method)",
        """
        {"textDocument": {"uri": "\(TestClient.uri)"}, "position": {"line": \(line), "character": \(start)},
         "range": {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}},
         "context": {"diagnostics": []}, "newName": "z"}
        """)
      let code = answer[path: "error", "code"]?.int
      #expect(answer["id"] != nil && (code == nil || code == -32803), "\(method): \(answer)")
    }
  }

  @Test func keepsPlacesOfDiagnosticsInsideTheText() {
    let client = TestClient(TestClient.modern)
    for cut in 0...Self.text.count {
      client.open(String(Self.text.prefix(cut)))
      for diagnostic in client.diagnostics() ?? [] {
        guard let range = diagnostic["range"], let span = try? Span(range),
          let document = client.session.workspace.documents[TestClient.uri]
        else {
          Issue.record("a diagnostic without a range")
          continue
        }
        #expect(span.start <= span.end)
        #expect(document.span(of: document.byteRange(of: span)) == span)
      }
    }
  }
}
