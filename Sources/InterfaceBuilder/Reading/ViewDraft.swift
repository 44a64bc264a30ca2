import LayoutModel

/// A view while its element is read: its rare properties beside it until they turn out to be there.
struct ViewDraft {
  var view: View
  var stack: StackProperties?
  var scroll: ScrollProperties?
  var text: TextProperties?
  var margins: MarginProperties?

  init(_ view: View) {
    self.view = view
    if view.kind == .stackView { stack = StackProperties() }
    if view.kind.isScrollView { scroll = ScrollProperties() }
  }

  /// Appends the view and what belongs to it.
  func finish(into layout: inout Layout) {
    var view = view
    if let stack {
      view.stack = Int32(layout.stacks.count)
      layout.stacks.append(stack)
    }
    if let scroll {
      view.scroll = Int32(layout.scrolls.count)
      layout.scrolls.append(scroll)
    }
    if let text {
      view.text = Int32(layout.texts.count)
      layout.texts.append(text)
    }
    if let margins {
      view.margins = Int32(layout.margins.count)
      layout.margins.append(margins)
    }
    view.subtreeEnd = Int32(layout.views.count) + 1
    layout.views.append(view)
  }

  /// Changes the text's properties, which come into being at the first that is written.
  mutating func withText(_ change: (inout TextProperties) -> Void) {
    var properties = text ?? TextProperties()
    change(&properties)
    text = properties
  }
}
