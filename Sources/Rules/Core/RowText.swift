package import LayoutEngine
import LayoutModel
import SourceText

/// Says in words what a row of the solver stands for, and where it comes from.
package struct RowText {
  let screen: Screen

  package init(screen: Screen) { self.screen = screen }

  /// Where a row was written; for a generated one, the view that it is made for.
  func range(_ row: RowOrigin) -> ByteRange {
    if let view = row.view { return screen.layout[view].label }
    return screen.layout.constraints[Int(row.subject)].range
  }

  package func text(_ row: RowOrigin) -> String {
    let layout = screen.layout
    guard let view = row.view else {
      return "`\(screen.expression(layout.constraints[Int(row.subject)]))`"
    }
    let name = screen.describe(view)
    let length = row.axis.length
    switch row.kind {
    case .constraint: return ""
    case .root: return "the root view is as large as the screen"
    case .nonNegativeLength: return "the \(length) of \(name) cannot be negative"
    case .nonNegativeContent: return "the content \(length) of \(name) cannot be negative"
    case .mask:
      return "the autoresizing mask of \(name) fixes its place and \(length), since "
        + "translatesAutoresizingMaskIntoConstraints is true"
    case .hugging: return "\(name) hugs its content (required contentHuggingPriority)"
    case .compressionResistance:
      return "\(name) refuses to be smaller than its content (required contentCompressionResistancePriority)"
    case .stackEdge: return "stack view \(name) ties its first and last arranged subview to its edges"
    case .stackSpacing: return "stack view \(name) spaces its arranged subviews"
    case .stackDistribution: return "stack view \(name) distributes its arranged subviews"
    case .stackAlignment: return "stack view \(name) aligns its arranged subviews"
    case .stackFit: return "stack view \(name) is as small as its content"
    case .stackHidden: return "\(name) is hidden, so its stack view gives it no \(length)"
    case .storedSize: return "\(name) keeps its stored \(length)"
    }
  }

  /// A generated row once for each kind and view, a constraint once for each place.
  func related(_ rows: [RowOrigin], except main: RowOrigin?) -> [Finding.Related] {
    var seen: Set<String> = []
    var result: [Finding.Related] = []
    for row in rows where row != main {
      let text = text(row)
      if seen.insert(text).inserted { result.append(Finding.Related(range(row), text)) }
    }
    return result
  }
}
