/// How messages string words together.
enum Wording {
  /// `a, b and c`.
  static func list(_ words: [String]) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += index == words.count - 1 ? " and " : ", " }
      text += word
    }
    return text
  }
}
