package import LayoutEngine
package import LayoutModel
import SourceText

/// One layout solved at one size, with the facts that several rules share. Rules read it; nothing writes to it.
package struct Screen: Sendable {
  package let solved: SolvedLayout
  /// The scroll views whose content is the constraints' business, in tree order.
  package let scrollViews: [ScrollFacts]
  /// The views at which ambiguity begins, in tree order.
  package let openViews: [OpenView]

  package init(_ solved: SolvedLayout) {
    self.solved = solved
    scrollViews = ScrollFacts.gather(solved)
    openViews = OpenView.gather(solved, scrollViews)
  }

  package var layout: Layout { solved.layout }
}

extension Screen {
  /// How a message calls a view: `scroll view 'feed'`, `'title'`, or its class.
  func describe(_ view: ViewID) -> String { layout.describe(view) }

  /// The id that a finding carries; `nil` for a view without one.
  func id(_ view: ViewID) -> String? {
    let name = layout[view].name
    return name.exists ? layout.names[name] : nil
  }

  /// How an expression names a view: its id, or its class in angle brackets where it has none.
  func reference(_ view: ViewID) -> String { id(view) ?? "<\(layout[view].kind.name)>" }

  /// A finding about a view, under its id.
  func finding(
    _ page: RulePage, about view: ViewID, at range: ByteRange? = nil, severity: Severity? = nil, axis: Axis? = nil,
    related: [Finding.Related] = [], help: String? = nil, _ message: String
  ) -> Finding {
    Finding(
      page.name, severity ?? page.level ?? .warning, at: range ?? layout[view].label, message, view: id(view),
      axis: axis?.name, related: related, help: help)
  }

  /// The nearest scroll view above a view whose content area it can lie in.
  func enclosingScrollView(of view: ViewID) -> ViewID? {
    var parent = layout[view].superview
    while parent.exists {
      if layout[parent].kind.isScrollView { return parent }
      parent = layout[parent].superview
    }
    return nil
  }

  /// A constraint in the words of the expression language.
  func expression(_ constraint: Constraint) -> String { ConstraintText(layout).expression(constraint) }
}
