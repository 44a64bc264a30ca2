import LayoutModel
package import SourceText

/// Observers of the keyboard's notifications are added and never removed.
package enum KeyboardObserversLeft: Rule {
  package static let page = RulePage(
    .keyboardObserversLeft, in: .keyboard, level: .warning,
    summary: "observers of the keyboard's notifications are never removed",
    reason: """
      An observer made with a closure lives until its token is removed: it keeps what it captured, and answers the \
      keyboard of every later screen. One made with a selector goes away with its object, yet until then a screen that is \
      covered by another still moves its content for that one's keyboard.
      """,
    remedy: "Add the observers in `viewWillAppear`, remove them (or their tokens) in `viewDidDisappear`.",
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
        adjusts: [contentInset, scrollIndicatorInsets]
        removesObservers: false
        #                 ^^^^^ warning[keyboard-observers-left]: never removed
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
        adjusts: [contentInset, scrollIndicatorInsets]
        removesObservers: true
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    guard let keyboard = screen.layout.keyboard, keyboard.removesObservers == false else { return [] }
    return [
      screen.finding(
        page, about: screen.subject(of: keyboard), at: keyboard.removesObserversRange ?? keyboard.range,
        help: "remove them when the screen disappears, and say `removesObservers: true`",
        "the keyboard's observers are never removed, so this screen also answers the keyboards of later ones")
    ]
  }
}
