package import LayoutEngine
package import LayoutModel
import SourceText

/// One layout solved at one size, with the facts that several rules share. Rules read it; nothing writes to it.
package struct Screen {
  package let solved: SolvedLayout
  /// The solved layout's own. Here too, since what a structure holds is lent where a class would hand out a copy.
  package let layout: Layout
  /// The scroll views whose content is the constraints' business, in tree order.
  package let scrollViews: [ScrollFacts]
  /// The views at which ambiguity begins, in tree order.
  package let openViews: [OpenView]
  /// Which scroll view each view lies in.
  let nesting: ScrollNesting
  /// Optional constraints that contradict each other at equal priority.
  let contradictions: Contradictions

  package init(_ solved: SolvedLayout) {
    self.solved = solved
    layout = solved.layout
    nesting = ScrollNesting(solved.layout)
    contradictions = Contradictions(solved)
    let unread = UnreadConstraints(solved, nesting)
    scrollViews = ScrollFacts.gather(solved, nesting, unread, contradictions)
    openViews = OpenView.gather(solved, scrollViews, unread)
  }
}

extension Screen {
  /// How a message calls a view: `'title'`, or its class when it has no id.
  func describe(_ view: ViewID) -> String { layout.describe(view) }

  /// How a message calls a scroll view: `scroll view 'feed'`, or its class when it has no id.
  func describeScrollView(_ view: ViewID) -> String { (id(view) == nil ? "" : "scroll view ") + describe(view) }

  /// The id that a finding carries; `nil` for a view without one.
  func id(_ view: ViewID) -> String? {
    let name = layout[view].name
    return name.exists ? layout.names[name] : nil
  }

  /// How a constraint names a view in the list of another (or in its own): its id, else `self` or `superview`, else its
  /// class in angle brackets.
  func reference(_ view: ViewID, from owner: ViewID) -> String {
    ConstraintText(layout).name(view, from: owner)
  }

  /// The facts about a scroll view; `nil` for one whose content is not the constraints' business.
  func facts(of view: ViewID) -> ScrollFacts? {
    var (low, high) = (0, scrollViews.count)
    while low < high {
      let middle = (low + high) / 2
      if scrollViews[middle].view < view { low = middle + 1 } else { high = middle }
    }
    return low < scrollViews.count && scrollViews[low].view == view ? scrollViews[low] : nil
  }

  /// A finding about a view, under its id.
  func finding(
    _ page: RulePage, about view: ViewID, at range: ByteRange? = nil, severity: Severity? = nil, axis: Axis? = nil,
    related: [Finding.Related] = [], help: String? = nil, proposal: Amendment? = nil, _ message: String
  ) -> Finding {
    Finding(
      page.name, severity ?? page.level ?? .warning, at: range ?? layout[view].label, message, view: id(view),
      axis: axis?.name, related: related, help: help, proposal: proposal)
  }

  /// What to write, as a list of constraints in the words of the expression language.
  func advice(toAdd constraints: [Constraint]) -> String {
    "add " + Wording.list(constraints.map { "`\(expression($0))`" })
  }

  /// The view that a finding about the keyboard is about: the scroll view that is named, or the only one there is.
  func subject(of keyboard: KeyboardHandling) -> ViewID {
    if keyboard.scrollView.exists { return keyboard.scrollView }
    return scrollViews.count == 1 ? scrollViews[0].view : .root
  }

  /// A constraint in the words of the expression language.
  func expression(_ constraint: Constraint) -> String { ConstraintText(layout).expression(constraint) }
}
