import LayoutModel
package import SourceText

/// Room for the keyboard is made by changing the content size or a frame.
package enum KeyboardChangesContentSize: Rule {
  package static let page = RulePage(
    .keyboardChangesContentSize, in: .keyboard, level: .error,
    summary: "contentSize or the scroll view's frame is changed for the keyboard, where an inset is meant",
    reason: """
      Constraints decide the content size and the frame anew in every layout pass, so what code assigned to make room for \
      the keyboard is lost at the next one. Even without constraints a larger content size moves the end of the content, \
      not the visible part. `contentInset` adds scrollable room around the content and touches neither.
      """,
    remedy: "Write `adjusts: [contentInset, scrollIndicatorInsets]`, or tie the bottom to `keyboardLayoutGuide.top`.",
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
        adjusts: contentSize
        #        ^^^^^^^^^^^ error[keyboard-changes-content-size]: `contentSize` is changed
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
      """
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    guard let keyboard = screen.layout.keyboard else { return [] }
    let changed = [
      keyboard.adjusts.contains(.contentSize) ? "`contentSize`" : nil,
      keyboard.adjusts.contains(.frame) ? "`frame`" : nil,
    ].compactMap { $0 }
    guard !changed.isEmpty else { return [] }
    return [
      screen.finding(
        page, about: screen.subject(of: keyboard), at: keyboard.adjustsRange ?? keyboard.range, axis: .vertical,
        help: "write `adjusts: [contentInset, scrollIndicatorInsets]`",
        "\(Wording.list(changed)) \(changed.count == 1 ? "is" : "are") changed to make room for the keyboard, and the "
          + "next layout pass undoes that; `contentInset` is what makes room")
    ]
  }
}
