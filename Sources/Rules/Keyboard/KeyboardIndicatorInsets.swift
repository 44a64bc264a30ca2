import LayoutModel
package import SourceText

/// The content inset follows the keyboard, and the scroll indicator's does not, or not both ways.
package enum KeyboardIndicatorInsets: Rule {
  package static let page = RulePage(
    .keyboardIndicatorInsets, in: .keyboard, level: .warning,
    summary: "the content inset makes room for the keyboard, and the scroll indicator's insets do not",
    reason: """
      `contentInset` lets the content scroll clear of the keyboard; the scroll indicator has insets of its own. Where \
      only the first is changed, the indicator runs on behind the keyboard, and shows a wrong place in the content. Where \
      only one of them is put back, the other stays when the keyboard has gone.
      """,
    remedy: "Change and put back `contentInset` and `verticalScrollIndicatorInsets` together.",
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
        adjusts: [contentInset]
        #        ^^^^^^^^^^^^^^ warning[keyboard-indicator-insets]: the scroll indicator
      """,
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
        adjusts: [contentInset, scrollIndicatorInsets]
        #        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[keyboard-indicator-insets]: only `contentInset` is put back
        restores: [contentInset]
      """,
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
        adjusts: [contentInset, scrollIndicatorInsets]
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    guard let keyboard = screen.layout.keyboard, keyboard.adjusts.contains(.contentInset) else { return [] }
    let pair: KeyboardHandling.Adjusts = [.contentInset, .scrollIndicatorInsets]
    let scroll = screen.subject(of: keyboard)
    let range = keyboard.adjustsRange ?? keyboard.range
    if !keyboard.adjusts.contains(.scrollIndicatorInsets) {
      return [
        screen.finding(
          page, about: scroll, at: range, axis: .vertical,
          help: "write `adjusts: [contentInset, scrollIndicatorInsets]`",
          "the content inset makes room for the keyboard, but the scroll indicator's insets stay, so the indicator runs "
            + "on behind the keyboard")
      ]
    }
    guard let restored = keyboard.restores?.intersection(pair), restored != pair, !restored.isEmpty else { return [] }
    let (kept, lost) =
      restored == .contentInset ? ("contentInset", "scrollIndicatorInsets") : ("scrollIndicatorInsets", "contentInset")
    return [
      screen.finding(
        page, about: scroll, at: range, axis: .vertical, help: "put `\(lost)` back as well when the keyboard hides",
        "only `\(kept)` is put back when the keyboard hides; `\(lost)` stays as it was for the keyboard")
    ]
  }
}
