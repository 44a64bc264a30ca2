/// Why a request has no result, as JSON-RPC and LSP number it.
struct ResponseError: Error, Equatable {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    /// The request is right, and cannot be done all the same.
    case requestFailed = -32803
  }

  var code: Code
  var message: String

  static func invalidParams(_ message: String) -> ResponseError {
    ResponseError(code: .invalidParams, message: message)
  }
  static func failed(_ message: String) -> ResponseError {
    ResponseError(code: .requestFailed, message: message)
  }
}
