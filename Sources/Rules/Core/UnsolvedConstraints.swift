import LayoutEngine
import LayoutModel
import SourceText

/// What the solver left out, since it is too intricate.
extension SolvedLayout {
  /// The views of which constraints that were left out speak.
  var unsolvedViews: ViewSet {
    var views = ViewSet()
    for row in leftOut {
      if let view = row.view {
        views.insert(view)
      } else {
        let it = layout.constraints[Int(row.subject)]
        views.insert(it.first.view)
        if it.second.exists { views.insert(it.second.view) }
      }
    }
    return views
  }
}

extension Screen {
  /// That nothing is said of some views, told at the first of the constraints that were left out.
  func unsolvedFinding(_ page: RulePage) -> Finding? {
    let written = solved.leftOut.filter { $0.kind == .constraint }.map { layout.constraints[Int($0.subject)] }
    guard let first = written.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else { return nil }
    let others = written.count > 1 ? " and \(written.count - 1) others that hang on it" : ""
    return finding(
      page, about: first.first.view, at: first.range, severity: .warning,
      help: "relate these views to one of them, rather than each to the one before",
      "nothing can be said of `\(expression(first))`\(others): their multipliers compound to numbers too long to solve "
        + "them exactly")
  }
}
