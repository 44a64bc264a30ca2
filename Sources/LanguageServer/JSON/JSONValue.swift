/// A JSON value, as the content of a message is read into.
enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number that has a fraction or an exponent, or does not fit an `Int`.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Of members with one name the last counts.
  case object([String: JSONValue])

  /// A member of an object; nil where there is none, where it is `null`, and for everything that is no object.
  subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members[name], value != .null else { return nil }
    return value
  }

  /// A member of a member and so on.
  subscript(path names: String...) -> JSONValue? {
    var value: JSONValue? = self
    for name in names { value = value?[name] }
    return value
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var bool: Bool? { if case .boolean(let truth) = self { truth } else { nil } }
  var int: Int? { if case .integer(let number) = self { number } else { nil } }
  var array: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
  var object: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }
}

/// What a message must hold to be understood: each function throws `invalidParams`, and says what is missing.
extension JSONValue {
  func member(_ name: String) throws(ResponseError) -> JSONValue {
    guard let value = self[name] else { throw .invalidParams("'\(name)' is missing") }
    return value
  }

  func string(_ name: String) throws(ResponseError) -> String {
    guard let text = try member(name).string else { throw .invalidParams("'\(name)' is no string") }
    return text
  }

  func int(_ name: String) throws(ResponseError) -> Int {
    guard let number = try member(name).int else { throw .invalidParams("'\(name)' is no whole number") }
    return number
  }

  func array(_ name: String) throws(ResponseError) -> [JSONValue] {
    guard let items = try member(name).array else { throw .invalidParams("'\(name)' is no array") }
    return items
  }
}
