/// The number or text under which a request is answered.
enum RequestID: Hashable {
  case number(Int)
  case text(String)

  init?(_ value: JSONValue?) {
    switch value {
    case .integer(let number): self = .number(number)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }
}

/// A message from the client.
enum Message: Equatable {
  case request(RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The client's answer to a request of ours.
  case response
  /// To be answered with an error; the id where it could be read.
  case invalid(RequestID?, ResponseError)

  init(_ content: [UInt8]) {
    do throws(JSONParser.Failure) {
      self.init(try JSONParser.parse(content))
    } catch {
      self = .invalid(nil, ResponseError(code: .parseError, message: "\(error.message) (at byte \(error.offset))"))
    }
  }

  private init(_ value: JSONValue) {
    guard case .object(let members) = value else {
      self = .invalid(nil, ResponseError(code: .invalidRequest, message: "a message is an object"))
      return
    }
    let id = RequestID(members["id"])
    guard let method = members["method"] else {
      self =
        members["result"] != nil || members["error"] != nil
        ? .response : .invalid(id, ResponseError(code: .invalidRequest, message: "a message has a method"))
      return
    }
    let params = members["params"] ?? .null
    switch (method, params) {
    case (.string(let method), .object), (.string(let method), .array), (.string(let method), .null):
      if let id {
        self = .request(id, method: method, params: params)
      } else if members["id"] == nil {
        self = .notification(method: method, params: params)
      } else {
        self = .invalid(nil, ResponseError(code: .invalidRequest, message: "an id is a whole number or a string"))
      }
    case (.string, _):
      // A notification is never answered, but this one cannot be told from a request gone wrong without its id.
      self = .invalid(id, .invalidParams("params are an object or an array"))
    default:
      self = .invalid(id, ResponseError(code: .invalidRequest, message: "a method is a string"))
    }
  }
}
