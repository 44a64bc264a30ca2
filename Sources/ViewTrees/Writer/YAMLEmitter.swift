/// Writes block-style YAML line by line. Strings given to it stand in the text as they are.
struct YAMLEmitter {
  private(set) var bytes: [UInt8] = []
  /// In blanks.
  private var indent = 0
  /// A `- ` has been written, and the first key of its mapping follows on the same line.
  private var isAfterDash = false

  private mutating func beginLine() {
    if isAfterDash {
      isAfterDash = false
    } else {
      bytes.append(contentsOf: repeatElement(0x20, count: indent))
    }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func line(_ text: String) {
    beginLine()
    write(text)
    write("\n")
  }

  /// `key: value`; the value is YAML already.
  mutating func pair(_ key: String, _ value: String) { line("\(key): \(value)") }

  mutating func pair(_ key: String, text: String) { line("\(key): \(YAMLScalar.text(text))") }

  /// `- value`, one level below the key that the list belongs to.
  mutating func item(_ value: String) { line("- \(value)") }

  /// A comment of its own line. What is not printable in it is escaped, so that no text can end the comment.
  mutating func comment(_ text: String) {
    // Behind a dash a comment would part it from its mapping; keys come first there.
    let quoted = YAMLScalar.quoted(text)
    line("# " + quoted.dropFirst().dropLast().replacing("\\\"", with: "\""))
  }

  /// Opens the block below a key.
  mutating func open(_ key: String) {
    line("\(key):")
    indent += 2
  }

  /// Opens a mapping that is an item of a list.
  mutating func openItem() {
    beginLine()
    write("- ")
    indent += 2
    isAfterDash = true
  }

  mutating func close() { indent -= 2 }
}
