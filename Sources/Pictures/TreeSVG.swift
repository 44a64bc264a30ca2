package import LayoutEngine
import LayoutModel
import SourceText

/// A solved tree as a drawing: every view where UIKit would put it, ambiguous edges dashed and red, content areas in
/// blue, views of a conflict hatched.
package enum TreeSVG {
  private static let gap = 48.0
  private static let header = 40.0

  package static func text(_ trees: [SolvedLayout]) -> String {
    var body = ""
    var x = gap
    var bottom = 0.0
    for tree in trees {
      let extent = extent(tree)
      body += "<g transform=\"translate(\(Coordinate.text(x - extent.x)) \(Coordinate.text(header - extent.y)))\">\n"
      body += draw(tree)
      body += "</g>\n"
      x += extent.width + gap
      bottom = max(bottom, extent.height)
    }
    let height = bottom + header + gap
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Coordinate.text(x)) \(Coordinate.text(height))" \
      width="\(Coordinate.text(x))" height="\(Coordinate.text(height))" \
      font-family="-apple-system, Helvetica, Arial, sans-serif" font-size="11">
      \(style)
      <rect width="100%" height="100%" class="paper"/>
      \(body)</svg>

      """
  }

  private static let style = """
    <style>
      .paper { fill: #fafafa } .screen { fill: #fff; stroke: #444; stroke-width: 1.5 }
      .view { fill: #4a7; fill-opacity: .07; stroke: #4a7; stroke-width: 1 }
      .guide { fill: none; stroke: #999; stroke-dasharray: 2 3 }
      .content { fill: none; stroke: #27c; stroke-dasharray: 6 3 }
      .open { stroke: #d22; stroke-width: 2; stroke-dasharray: 4 3 }
      .conflict { fill: url(#hatch); stroke: #c60; stroke-width: 1.5 }
      text { fill: #333 } text.open { fill: #d22; stroke: none; font-weight: bold }
      @media (prefers-color-scheme: dark) {
        .paper { fill: #181818 } .screen { fill: #222; stroke: #aaa } text { fill: #ddd }
      }
    </style>
    <defs><pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="3" height="8" fill="#c60" fill-opacity=".35"/></pattern></defs>
    """

  /// The screen and all that lies outside it, in points.
  private static func extent(_ tree: SolvedLayout) -> Rect {
    var (left, top, right, bottom) = (0.0, 0.0, tree.device.width, tree.device.height)
    for (rect, view) in zip(absoluteFrames(tree), tree.layout.viewIDs) where isDrawn(view, tree) {
      left = min(left, rect.x)
      top = min(top, rect.y)
      right = max(right, rect.x + rect.width)
      bottom = max(bottom, rect.y + rect.height)
      if let area = tree.contentArea(of: view) {
        right = max(right, rect.x + area.size.horizontal)
        bottom = max(bottom, rect.y + area.size.vertical)
      }
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func isDrawn(_ view: ViewID, _ tree: SolvedLayout) -> Bool {
    !tree.layout[view].isHidden && !tree.layout[view].traits.contains(.isUninstalled)
  }

  private static func absoluteFrames(_ tree: SolvedLayout) -> [Rect] {
    var rects = tree.frames
    for view in tree.layout.viewIDs {
      let parent = tree.layout[view].superview
      guard parent.exists else { continue }
      rects[Int(view.index)].x += rects[Int(parent.index)].x
      rects[Int(view.index)].y += rects[Int(parent.index)].y
    }
    return rects
  }

  private static func draw(_ tree: SolvedLayout) -> String {
    let layout = tree.layout
    let rects = absoluteFrames(tree)
    let fighting = Set(
      tree.conflicts.flatMap(\.rows).map { row in row.view ?? layout.constraints[Int(row.subject)].first.view })
    var text = "<text x=\"0\" y=\"-12\">\(MarkupText.escaped(title(tree)))</text>\n"
    for view in layout.viewIDs where isDrawn(view, tree) {
      let rect = rects[Int(view.index)]
      let shape =
        view == .root
        ? "screen" : layout[view].isLayoutGuide ? "guide" : fighting.contains(view) ? "conflict" : "view"
      text += box(rect, shape, MarkupText.escaped(tooltip(view, tree)))
      if let area = tree.contentArea(of: view) {
        text += box(
          Rect(x: rect.x, y: rect.y, width: area.size.horizontal, height: area.size.vertical), "content", nil)
        for axis in Axis.allCases where area.ambiguous[axis] {
          text += line(
            Rect(x: rect.x, y: rect.y, width: area.size.horizontal, height: area.size.vertical), .max, axis)
        }
      }
      let open = tree.ambiguity(of: view)
      for axis in Axis.allCases {
        if open.contains(.origin(axis)) { text += line(rect, .min, axis) }
        if !open.isDisjoint(with: [.origin(axis), .length(axis)]) { text += line(rect, .max, axis) }
      }
      if view != .root, layout[view].name.exists {
        let isOpen = open.isEmpty ? "" : " class=\"open\""
        text += "<text x=\"\(Coordinate.text(rect.x + 3))\" y=\"\(Coordinate.text(rect.y + 12))\"\(isOpen)>"
        text += "\(MarkupText.escaped(layout.names[layout[view].name]))</text>\n"
      }
    }
    return text
  }

  private static func title(_ tree: SolvedLayout) -> String {
    let size = "\(Coordinate.text(tree.device.width)) × \(Coordinate.text(tree.device.height))"
    let name = tree.layout.title.isEmpty ? tree.device.name : tree.layout.title
    return name == "\(Coordinate.text(tree.device.width))x\(Coordinate.text(tree.device.height))"
      ? size : "\(name), \(size)"
  }

  private static func tooltip(_ view: ViewID, _ tree: SolvedLayout) -> String {
    let frame = tree.frame(of: view)
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(Coordinate.text).joined(separator: ", ")
    let open = tree.ambiguity(of: view).names
    return "\(tree.layout.className(of: view)) (\(numbers))"
      + (open.isEmpty ? "" : ", ambiguous: \(open.joined(separator: ", "))")
  }

  private static func box(_ rect: Rect, _ shape: String, _ title: String?) -> String {
    "<rect x=\"\(Coordinate.text(rect.x))\" y=\"\(Coordinate.text(rect.y))\" "
      + "width=\"\(Coordinate.text(max(0, rect.width)))\" height=\"\(Coordinate.text(max(0, rect.height)))\" "
      + "class=\"\(shape)\">" + (title.map { "<title>\($0)</title>" } ?? "") + "</rect>\n"
  }

  private enum Side { case min, max }

  private static func line(_ rect: Rect, _ side: Side, _ axis: Axis) -> String {
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    let ends: (Double, Double, Double, Double) =
      switch (axis, side) {
      case (.horizontal, .min): (rect.x, rect.y, rect.x, bottom)
      case (.horizontal, .max): (right, rect.y, right, bottom)
      case (.vertical, .min): (rect.x, rect.y, right, rect.y)
      case (.vertical, .max): (rect.x, bottom, right, bottom)
      }
    return "<line x1=\"\(Coordinate.text(ends.0))\" y1=\"\(Coordinate.text(ends.1))\" "
      + "x2=\"\(Coordinate.text(ends.2))\" y2=\"\(Coordinate.text(ends.3))\" class=\"open\"/>\n"
  }
}
