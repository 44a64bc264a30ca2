/// The colours of a terminal, or none.
struct TextStyle {
  var isOn: Bool

  /// What a piece of text is, by its colour.
  enum Role: String {
    case place = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case help = "1;32"
    case rule = "2"

    static let message = Role.place
    static let mark = Role.help
  }

  /// Appends what `write` writes, in the colour of its role.
  func append(_ role: Role, to out: inout [UInt8], _ write: (inout [UInt8]) -> Void) {
    if isOn { out.append("\u{1B}[\(role.rawValue)m") }
    write(&out)
    if isOn { out.append("\u{1B}[0m") }
  }

  /// Appends a text in the colour of its role.
  func append(_ text: String, as role: Role, to out: inout [UInt8]) { append(role, to: &out) { $0.append(text) } }
}

extension [UInt8] {
  /// Appends a text. Reports are long, so they are put together as bytes and not as strings of strings.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
