import Testing

@testable import LanguageServer

/// The rules of JSON-RPC and of LSP's life cycle.
@Suite struct LifecycleTests {
  private func code(_ answer: JSONValue) -> Int? { answer[path: "error", "code"]?.int }

  @Test func saysHello() {
    let client = TestClient()
    let answer = client.request("initialize", "{\"capabilities\": {}}")
    #expect(answer[path: "result", "capabilities", "positionEncoding"] == .string("utf-16"))
    #expect(answer[path: "result", "capabilities", "textDocumentSync", "change"] == .integer(2))
    #expect(answer[path: "result", "serverInfo", "name"] == .string("layoutlint"))
    #expect(answer[path: "result", "capabilities", "diagnosticProvider"] == nil)
    #expect(answer[path: "result", "capabilities", "codeActionProvider"] == nil)
  }

  @Test(arguments: [
    (#"["utf-32", "utf-8", "utf-16"]"#, "utf-8"), (#"["utf-16"]"#, "utf-16"), (#"["utf-32"]"#, "utf-16"),
    (#"[]"#, "utf-16"),
  ])
  func choosesAnEncoding(offered: String, chosen: String) {
    let answer = TestClient().request(
      "initialize", "{\"capabilities\": {\"general\": {\"positionEncodings\": \(offered)}}}")
    #expect(answer[path: "result", "capabilities", "positionEncoding"] == .string(chosen))
  }

  @Test func refusesRequestsBeforeInitialize() {
    let client = TestClient()
    #expect(code(client.request("textDocument/hover", "{}")) == -32002)
    #expect(code(client.request("shutdown", "null")) == -32002)
    client.open("view: {}")
    #expect(client.notifications.isEmpty)
  }

  @Test func refusesASecondInitialize() {
    #expect(code(TestClient("{}").request("initialize", "{\"capabilities\": {}}")) == -32600)
  }

  @Test func refusesUnknownRequestsAndPassesOverNotifications() {
    let client = TestClient("{}")
    #expect(code(client.request("textDocument/nothing", "{}")) == -32601)
    #expect(code(client.request("$/nothing", "{}")) == -32601)
    client.notify("$/nothing", "{}")
    client.notify("textDocument/nothing", "{}")
    client.notify("$/setTrace", "{\"value\": \"off\"}")
    #expect(client.notifications.isEmpty)
  }

  @Test func refusesWrongParams() {
    let client = TestClient("{}")
    for params in [
      "{}", "null", "[]", "{\"textDocument\": 3, \"position\": {}}",
      "{\"textDocument\": {\"uri\": \"file:///not/open\"}, \"position\": {\"line\": 0, \"character\": 0}}",
      "{\"textDocument\": {\"uri\": \"x\"}, \"position\": {\"line\": -1, \"character\": 0}}",
      "{\"textDocument\": {\"uri\": \"x\"}, \"position\": {\"line\": 1.5, \"character\": 0}}",
    ] {
      #expect(code(client.request("textDocument/hover", params)) == -32602, "\(params)")
    }
    #expect(code(client.request("textDocument/hover", "7")) == -32602)
  }

  @Test func answersWhatIsNoMessage() {
    let client = TestClient("{}")
    for (text, expected) in [
      ("{", -32700), ("", -32700), ("[]", -32600), ("3", -32600), ("{\"id\": 1}", -32600),
      ("{\"id\": 1, \"method\": 2}", -32600), ("{\"id\": {}, \"method\": \"shutdown\"}", -32600),
    ] {
      client.send(raw: text)
      client.settle()
      #expect(client.responses.last.flatMap(code) == expected, "\(text)")
    }
    let count = client.responses.count
    client.send(raw: "{\"id\": 5, \"result\": null}")
    client.settle()
    #expect(client.responses.count == count)
  }

  @Test func answersUnderTheIDOfTheRequest() {
    let client = TestClient("{}")
    client.send(raw: "{\"id\": \"seven\", \"method\": \"shutdown\"}")
    client.settle()
    #expect(client.responses.last?["id"] == .string("seven"))
    #expect(client.responses.last?.object?["result"] == .null)
  }

  @Test func cancelsWhatIsWaiting() {
    let client = TestClient("{}")
    client.open("view: {id: a}")
    let params = "{\"textDocument\": {\"uri\": \"\(TestClient.uri)\"}}"
    client.send(raw: "{\"id\": 91, \"method\": \"textDocument/documentSymbol\", \"params\": \(params)}")
    client.send(raw: "{\"id\": 92, \"method\": \"textDocument/documentSymbol\", \"params\": \(params)}")
    client.send(raw: "{\"method\": \"$/cancelRequest\", \"params\": {\"id\": 91}}")
    client.settle()
    #expect(client.responses.map { $0["id"] }.suffix(2) == [.integer(91), .integer(92)])
    #expect(client.responses.suffix(2).map(code) == [-32800, nil])
    // Too late, and for a number that was never used.
    client.notify("$/cancelRequest", "{\"id\": 92}")
    client.notify("$/cancelRequest", "{\"id\": 4711}")
    client.send(raw: "{\"id\": 92, \"method\": \"textDocument/documentSymbol\", \"params\": \(params)}")
    client.settle()
    #expect(client.responses.last.flatMap(code) == nil)
  }

  @Test func shutsDown() {
    let client = TestClient("{}")
    #expect(code(client.request("shutdown", "null")) == nil)
    #expect(code(client.request("shutdown", "null")) == -32600)
    #expect(code(client.request("textDocument/hover", "{}")) == -32600)
    #expect(client.session.exitStatus == nil)
    client.notify("exit", "null")
    #expect(client.session.exitStatus == 0)
  }

  @Test func failsWhenTheClientLeavesWithoutAWord() {
    let early = TestClient("{}")
    early.notify("exit", "null")
    #expect(early.session.exitStatus == 1)
    let before = TestClient()
    before.notify("exit", "null")
    #expect(before.session.exitStatus == 1)
    let gone = TestClient("{}")
    gone.session.end()
    #expect(gone.session.exitStatus == 1)
  }
}
