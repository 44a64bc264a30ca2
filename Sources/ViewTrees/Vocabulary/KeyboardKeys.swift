import LayoutModel
import SourceText
import YAMLSyntax

/// What `keyboard` says, with the view that is looked up once all views are known.
struct KeyboardDraft: KeyTarget {
  var handling: KeyboardHandling
  var scrollView: NodeID?
}

extension KeyTable<KeyboardDraft> {
  private static let shows = [
    "keyboardWillShow", "keyboardDidShow", "keyboardWillChangeFrame", "keyboardDidChangeFrame",
  ]
  private static let hides = [
    "keyboardWillHide", "keyboardDidHide", "keyboardWillChangeFrame", "keyboardDidChangeFrame",
  ]
  private static let frames = ["frameBegin", "frameEnd"]
  private static let adjustments: [(String, KeyboardHandling.Adjusts)] = [
    ("contentInset", .contentInset), ("scrollIndicatorInsets", .scrollIndicatorInsets),
    ("verticalScrollIndicatorInsets", .scrollIndicatorInsets), ("contentSize", .contentSize), ("frame", .frame),
  ]

  /// Every key of `keyboard`.
  static let keyboard = KeyTable(
    of: "keyboard",
    [
      Key("scrollView", .id, "The scroll view that makes room for the keyboard.") { value, keyboard, decoder in
        keyboard.scrollView = decoder.scalar(value, "the id of a scroll view")
      },
      Key("show", .notification(shows), "The notification at which it makes room.") { value, keyboard, decoder in
        if let index = decoder.notification(value, among: shows) { keyboard.handling.show = shows[index] }
      },
      Key("hide", .notification(hides), "The notification at which it takes the room back.") {
        value, keyboard, decoder in
        if let index = decoder.notification(value, among: hides) { keyboard.handling.hide = hides[index] }
      },
      Key(
        "frame", .choice(frames), "Which of the notification's two frames is read.", default: "frameEnd"
      ) { value, keyboard, decoder in
        guard let index = decoder.word(value, among: frames) else { return }
        keyboard.handling.frame = index == 0 ? .begin : .end
        keyboard.handling.frameRange = decoder.reader.range(of: value)
      },
      Key(
        "adjusts", .choices(adjustments.map(\.0)), "What is changed to make room.",
        default: "[contentInset, scrollIndicatorInsets]"
      ) { value, keyboard, decoder in
        guard let words = decoder.words(value, among: adjustments.map(\.0)) else { return }
        keyboard.handling.adjusts = words.reduce(into: []) { $0.insert(adjustments[$1].1) }
        keyboard.handling.adjustsRange = decoder.reader.range(of: value)
      },
      Key(
        "restores", .choices(adjustments.map(\.0)), "What is put back when the keyboard hides.",
        default: "all that was adjusted"
      ) { value, keyboard, decoder in
        guard let words = decoder.words(value, among: adjustments.map(\.0)) else { return }
        keyboard.handling.restores = words.reduce(into: []) { $0.insert(adjustments[$1].1) }
      },
      Key(
        "removesObservers", .boolean, "Whether the observers are removed when the screen goes away."
      ) { value, keyboard, decoder in
        guard let removes = decoder.bool(value) else { return }
        keyboard.handling.removesObservers = removes
        keyboard.handling.removesObserversRange = decoder.reader.range(of: value)
      },
    ])
}
