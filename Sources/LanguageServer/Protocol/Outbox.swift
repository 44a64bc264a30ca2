import SourceText

/// What is to be sent to the client, framed and in order.
struct Outbox {
  private var bytes: [UInt8] = []
  private var nextRequest = 0

  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Answers a request; a result that ends in an error sends the error alone.
  mutating func respond(_ id: RequestID, _ result: (inout JSONWriter) throws(ResponseError) -> Void) {
    do throws(ResponseError) {
      var json = Self.begin(id)
      json.key("result")
      try result(&json)
      send(&json)
    } catch {
      respond(id, with: error)
    }
  }

  mutating func respond(_ id: RequestID?, with error: ResponseError) {
    var json = Self.begin(id)
    json.key("error")
    json.object {
      $0.member("code", error.code.rawValue)
      $0.member("message", error.message)
    }
    send(&json)
  }

  mutating func notify(_ method: String, _ params: (inout JSONWriter) -> Void) {
    var json = Self.begin()
    json.member("method", method)
    json.key("params")
    params(&json)
    send(&json)
  }

  /// Asks the client for something; its answer changes nothing here.
  mutating func request(_ method: String, _ params: ((inout JSONWriter) -> Void)? = nil) {
    var json = Self.begin(.text("layoutlint/\(nextRequest)"))
    nextRequest += 1
    json.member("method", method)
    if let params {
      json.key("params")
      params(&json)
    }
    send(&json)
  }

  private static func begin() -> JSONWriter {
    var json = JSONWriter(pretty: false)
    json.beginObject()
    json.member("jsonrpc", "2.0")
    return json
  }

  private static func begin(_ id: RequestID?) -> JSONWriter {
    var json = begin()
    json.key("id")
    switch id {
    case .number(let number): json.value(number)
    case .text(let text): json.value(text)
    case nil: json.null()
    }
    return json
  }

  private mutating func send(_ json: inout JSONWriter) {
    json.endObject()
    let content = json.takeBytes()
    bytes += "Content-Length: \(content.count)\r\n\r\n".utf8
    bytes += content
  }
}
