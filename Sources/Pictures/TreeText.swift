package import LayoutEngine
import LayoutModel

/// A solved tree as indented text: one view a line, with its frame and what is open in it.
package enum TreeText {
  package static func text(_ trees: [SolvedLayout]) -> String {
    trees.map(text).joined(separator: "\n")
  }

  private static func text(_ tree: SolvedLayout) -> String {
    let layout = tree.layout
    var text = layout.title.isEmpty ? "" : "\(layout.title), "
    text += "\(tree.device.name), \(Coordinate.text(tree.device.width)) × \(Coordinate.text(tree.device.height))\n"
    var depths = [Int](repeating: 0, count: layout.views.count)
    for view in layout.viewIDs {
      let it = layout[view]
      let depth = it.superview.exists ? depths[Int(it.superview.index)] + 1 : 0
      depths[Int(view.index)] = depth
      text += String(repeating: "  ", count: depth + 1)
      if it.name.exists { text += "\(layout.names[it.name]) " }
      text += it.isLayoutGuide ? "UILayoutGuide" : layout.className(of: view)
      text += " (\(frame(tree.frame(of: view))))"
      if it.isHidden { text += " hidden" }
      let open = tree.ambiguity(of: view).names
      if !open.isEmpty { text += "  AMBIGUOUS \(open.joined(separator: ", "))" }
      if let area = tree.contentArea(of: view) {
        text += "  content \(Coordinate.text(area.size.horizontal)) × \(Coordinate.text(area.size.vertical))"
        let axes = Axis.allCases.filter { area.ambiguous[$0] }.map(\.length)
        if !axes.isEmpty { text += " AMBIGUOUS \(axes.joined(separator: ", "))" }
      }
      text += "\n"
    }
    if !tree.conflicts.isEmpty {
      text += "  \(tree.conflicts.count) \(tree.conflicts.count == 1 ? "conflict" : "conflicts")\n"
    }
    return text
  }

  private static func frame(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(Coordinate.text).joined(separator: ", ")
  }
}
