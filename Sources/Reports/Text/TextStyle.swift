/// The colours of a terminal, or none.
struct TextStyle {
  var isOn: Bool

  func place(_ text: String) -> String { wrap(text, "1") }
  func error(_ text: String) -> String { wrap(text, "1;31") }
  func warning(_ text: String) -> String { wrap(text, "1;33") }
  func note(_ text: String) -> String { wrap(text, "1;36") }
  func help(_ text: String) -> String { wrap(text, "1;32") }
  func message(_ text: String) -> String { wrap(text, "1") }
  func mark(_ text: String) -> String { wrap(text, "1;32") }
  func rule(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
