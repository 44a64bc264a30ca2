import LayoutModel
import SourceText

/// `textDocument/documentSymbol`: the tree of views.
extension Session {
  func symbols(_ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    guard let analysis = try analysis(params) else { return json.null() }
    let writer = SymbolWriter(document: analysis.document, readableNames: analysis.readableNames)
    json.array { json in
      for layout in analysis.layouts {
        if client.nestsSymbols { writer.writeTree(layout, into: &json) } else { writer.writeList(layout, into: &json) }
      }
    }
  }
}

private struct SymbolWriter {
  let document: TextDocument
  let readableNames: [Name: String]

  /// Views as a tree, without recursion: each object is closed when its subtree has been written.
  func writeTree(_ layout: Layout, into json: inout JSONWriter) {
    var ends: [Int] = []
    for (index, view) in layout.viewIDs.enumerated() {
      while let end = ends.last, end <= index {
        close(&json)
        ends.removeLast()
      }
      let it = layout[view]
      json.beginObject()
      json.member("name", name(of: view, in: layout))
      json.member("detail", className(of: view, in: layout))
      json.member("kind", kind(of: view, in: layout))
      json.member("range", document.span(of: it.range))
      let isInside = it.label.lowerBound >= it.range.lowerBound && it.label.upperBound <= it.range.upperBound
      json.member("selectionRange", document.span(of: isInside ? it.label : ByteRange(at: it.range.lowerBound)))
      json.key("children")
      json.beginArray()
      ends.append(Int(it.subtreeEnd))
    }
    for _ in ends { close(&json) }
  }

  private func close(_ json: inout JSONWriter) {
    json.endArray()
    json.endObject()
  }

  /// Views one after the other, for clients that know no trees.
  func writeList(_ layout: Layout, into json: inout JSONWriter) {
    for view in layout.viewIDs {
      let superview = layout[view].superview
      json.object { json in
        json.member("name", name(of: view, in: layout))
        json.member("kind", kind(of: view, in: layout))
        json.key("location")
        json.location(document, layout[view].range)
        if superview.exists { json.member("containerName", name(of: superview, in: layout)) }
      }
    }
  }

  /// What its authors call it, else its class. Editors show no symbol without a name.
  private func name(of view: ViewID, in layout: Layout) -> String {
    let name = readableNames[layout[view].name] ?? layout.names[layout[view].name]
    return name.isEmpty ? className(of: view, in: layout) : name
  }

  private func className(of view: ViewID, in layout: Layout) -> String {
    layout[view].isLayoutGuide ? "UILayoutGuide" : layout.className(of: view)
  }

  /// LSP's numbers: an object for a view, a field for a layout guide.
  private func kind(of view: ViewID, in layout: Layout) -> Int { layout[view].isLayoutGuide ? 8 : 19 }
}
