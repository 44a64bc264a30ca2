import LayoutModel
package import SourceText

/// A scroll view holds a text input, and nothing says how it makes room for the keyboard.
package enum KeyboardNotHandled: Rule {
  package static let page = RulePage(
    .keyboardNotHandled, in: .keyboard, level: .warning,
    summary: "a scroll view holds a text input, and nothing makes room for the keyboard",
    reason: """
      The keyboard covers the lower part of the screen and tells no layout of it: the scroll view keeps its frame and its \
      content size, so a text input near the bottom lies under the keyboard, and the user cannot scroll it into view. \
      Table view controllers make room by themselves; a plain scroll view does not.
      """,
    remedy:
      "Tie the scroll view's bottom to the root's `keyboardLayoutGuide.top`, or say under `keyboard` what code does.",
    bad: [
      """
      view:
        subviews:
          - id: form
            #   ^^^^ warning[keyboard-not-handled]: 'email' can lie under the keyboard
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview.safeAreaLayoutGuide
            subviews:
              - id: email
                class: UITextField
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == form.contentLayoutGuide
                  - width == form.frameLayoutGuide.width
                  - height == 44
      """
    ],
    good: [
      """
      view:
        id: root
        subviews:
          - id: form
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - top == root.safeAreaLayoutGuide.top
              - horizontalEdges == root
              - bottom == root.keyboardLayoutGuide.top
            subviews:
              - id: email
                class: UITextField
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == form.contentLayoutGuide
                  - width == form.frameLayoutGuide.width
                  - height == 44
      """,
      """
      view:
        subviews:
          - id: form
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview.safeAreaLayoutGuide
            subviews:
              - id: email
                class: UITextField
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == form.contentLayoutGuide
                  - width == form.frameLayoutGuide.width
                  - height == 44
      keyboard:
        scrollView: form
        show: keyboardWillShow
        hide: keyboardWillHide
        frame: frameEnd
        adjusts: [contentInset, scrollIndicatorInsets]
      """,
      """
      view:
        subviews:
          - id: terms
            class: UIScrollView
            translatesAutoresizingMaskIntoConstraints: false
            constraints:
              - edges == superview.safeAreaLayoutGuide
            subviews:
              - id: text
                class: UITextView
                isEditable: false
                isScrollEnabled: false
                translatesAutoresizingMaskIntoConstraints: false
                constraints:
                  - edges == terms.contentLayoutGuide
                  - width == terms.frameLayoutGuide.width
      """,
    ])

  package static func check(_ screen: Screen) -> [Finding] {
    let layout = screen.layout
    // Code is not seen in Interface Builder files, and that is where the keyboard is answered there.
    guard layout.origin == .viewTree, layout.keyboard == nil, !screen.scrollViews.isEmpty,
      !layout.constraints.contains(where: { $0.first.guide == .keyboard || $0.second.guide == .keyboard })
    else { return [] }
    var told = ViewSet()
    // Inputs of one scroll view have one answer.
    var asked = ViewSet()
    let inputs = layout.viewIDs.filter {
      layout[$0].kind.takesTextInput && layout[$0].traits.isDisjoint(with: [.isHidden, .isReadOnly])
    }
    return inputs.compactMap { input in
      guard
        screen.nesting.scrollView(above: input).exists, asked.insert(screen.nesting.scrollView(above: input)),
        let scroll = scrollView(for: input, screen), told.insert(scroll)
      else { return nil }
      return finding(scroll, input, screen)
    }
  }

  /// The scroll view that should bring a text input into view: the nearest one that scrolls vertically. `nil` where a
  /// class stands in between that may do it by itself.
  private static func scrollView(
    for input: ViewID, _ screen: Screen
  ) -> ViewID? {
    let layout = screen.layout
    var scroll = screen.nesting.scrollView(above: input)
    while scroll.exists {
      let it = layout[scroll]
      guard let scrollsVertically = screen.facts(of: scroll)?.scrolls(.vertical),
        it.traits.isDisjoint(with: [.hasUnknownClass, .isUninstalled]),
        !it.className.exists || !answersByItself(layout.names[it.className])
      else { return nil }
      if scrollsVertically { return it.traits.contains(.isScrollEnabled) ? scroll : nil }
      scroll = screen.nesting.scrollView(above: scroll)
    }
    return nil
  }

  /// Whether a class names the keyboard as its business, as `TPKeyboardAvoidingScrollView` does.
  private static func answersByItself(_ className: String) -> Bool { className.containsWord("keyboard") }

  private static func finding(_ scroll: ViewID, _ input: ViewID, _ screen: Screen) -> Finding {
    let layout = screen.layout
    let root = screen.id(.root) ?? "root"
    let start = screen.id(.root) == nil ? "give the root view an id, such as `root`, and write" : "write"
    return screen.finding(
      page, about: scroll, axis: .vertical,
      related: [Finding.Related(layout[input].label, "the keyboard comes up for this \(layout[input].kind.name)")],
      help:
        "\(start) `\(screen.reference(scroll, from: scroll)).bottom == \(root).keyboardLayoutGuide.top`, or say under `keyboard` "
        + "what code does",
      "\(screen.describe(input)) can lie under the keyboard: nothing makes \(screen.describeScrollView(scroll)) end "
        + "above it, by `keyboardLayoutGuide` or by an inset")
  }
}
