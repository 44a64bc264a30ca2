package import LayoutEngine
import LayoutModel
package import SourceText

/// What the engine knows of solved trees, as JSON for programs: frames, what is ambiguous, what conflicts.
package enum TreeJSON {
  /// - Parameter source: the file of the trees, for places of conflicting constraints.
  package static func text(_ trees: [SolvedLayout], of source: SourceFile) -> [UInt8] {
    let lines = LineIndex(source.bytes)
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("version", 1)
      json.key("trees")
      json.array { json in
        for tree in trees { write(tree, source, lines, &json) }
      }
    }
    return json.bytes + [0x0A]
  }

  private static func write(_ tree: SolvedLayout, _ source: SourceFile, _ lines: LineIndex, _ json: inout JSONWriter) {
    let layout = tree.layout
    json.object { json in
      json.member("name", layout.title)
      json.key("device")
      numbers([tree.device.width, tree.device.height], &json)
      json.key("views")
      json.array { json in
        for view in layout.viewIDs where layout[view].name.exists {
          let frame = tree.frame(of: view)
          json.object(inline: true) { json in
            json.member("id", layout.names[layout[view].name])
            json.member("class", layout.className(of: view))
            json.key("frame")
            numbers([frame.x, frame.y, frame.width, frame.height], &json)
            json.key("ambiguous")
            words(tree.ambiguity(of: view).names, &json)
          }
        }
      }
      json.key("scrollViews")
      json.array { json in
        for area in tree.contentAreas where layout[area.view].name.exists {
          json.object(inline: true) { json in
            json.member("id", layout.names[layout[area.view].name])
            json.key("contentSize")
            numbers([area.size.horizontal, area.size.vertical], &json)
            json.key("ambiguous")
            words(Axis.allCases.filter { area.ambiguous[$0] }.map(\.length), &json)
          }
        }
      }
      json.key("conflicts")
      json.array { json in
        for conflict in tree.conflicts { words(conflict.rows.map { place($0, layout, source, lines) }, &json) }
      }
    }
  }

  /// A constraint's identifier, or where it was written; for a generated row, what it is and whose.
  private static func place(_ row: RowOrigin, _ layout: Layout, _ source: SourceFile, _ lines: LineIndex) -> String {
    guard let view = row.view else {
      let it = layout.constraints[Int(row.subject)]
      if it.identifier.exists { return layout.names[it.identifier] }
      return "\(source.path):\(lines.line(of: it.range.lowerBound))"
    }
    let name = layout[view].name
    return "\(row.kind) \(row.axis.length) of \(name.exists ? layout.names[name] : layout.className(of: view))"
  }

  private static func numbers(_ values: [Double], _ json: inout JSONWriter) {
    json.array(inline: true) { json in
      for value in values { json.value(Coordinate.rounded(value)) }
    }
  }

  private static func words(_ values: [String], _ json: inout JSONWriter) {
    json.array(inline: true) { json in
      for value in values { json.value(value) }
    }
  }
}
