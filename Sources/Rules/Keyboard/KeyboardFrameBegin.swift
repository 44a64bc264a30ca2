import LayoutModel
package import SourceText

/// The keyboard's frame before its animation is read.
package enum KeyboardFrameBegin: Rule {
  package static let page = RulePage(
    .keyboardFrameBegin, in: .keyboard, level: .warning,
    summary: "the keyboard's frame before its animation is read, where the one after it is needed",
    reason: """
      A keyboard notification carries two frames. `keyboardFrameBeginUserInfoKey` is where the keyboard comes from, as a \
      rule below the screen, and its height is that of the keyboard before: wrong as soon as the suggestions bar, another \
      language or another keyboard changes it. Where the keyboard will be stands under `keyboardFrameEndUserInfoKey`.
      """,
    remedy: "Read `keyboardFrameEndUserInfoKey`, and convert it into the scroll view's coordinates.",
    bad: [
      """
      view:
        subviews:
          - id: form
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
      keyboard:
        scrollView: form
        show: keyboardWillShow
        hide: keyboardWillHide
        frame: frameBegin
        #      ^^^^^^^^^^ warning[keyboard-frame-begin]: where the keyboard comes from
        adjusts: [contentInset, scrollIndicatorInsets]
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: form
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview
      keyboard:
        scrollView: form
        show: keyboardWillShow
        hide: keyboardWillHide
        frame: frameEnd
        adjusts: [contentInset, scrollIndicatorInsets]
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    guard let keyboard = screen.layout.keyboard, keyboard.frame == .begin else { return [] }
    return [
      screen.finding(
        page, about: screen.subject(of: keyboard), at: keyboard.frameRange ?? keyboard.range, axis: .vertical,
        help: "read `keyboardFrameEndUserInfoKey` (`frame: frameEnd`)",
        "`frameBegin` is where the keyboard comes from, not where it will be, so the room made for it is wrong whenever "
          + "its height changes")
    ]
  }
}
