import LayoutModel
import SourceText

/// Finds the object ids of views in an Interface Builder file: `"Ab1-cd-2Ef"` wherever it stands in quotes.
enum ObjectIDSearch {
  static func names(in source: SourceFile, _ layouts: [Layout]) -> [ViewName] {
    var ids: Set<String> = []
    for layout in layouts { for view in layout.views where view.name.exists { ids.insert(layout.names[view.name]) } }
    var names: [ViewName] = []
    source.bytes.withUnsafeBufferPointer { text in
      var i = 0
      while let quote = text[i...].firstIndex(of: UInt8(ascii: "\"")) {
        let start = quote + 1
        guard let end = text[start...].firstIndex(of: UInt8(ascii: "\"")) else { return }
        // A quote of running text has no partner: what ends here may as well begin the next one.
        i = start
        guard end - start <= longestID, end > start else { continue }
        let name = String(decoding: text[start..<end], as: UTF8.self)
        guard ids.contains(name) else { continue }
        i = end + 1
        let isDefinition = text[..<quote].suffix(4).elementsEqual(" id=".utf8)
        names.append(
          ViewName(
            name: name, use: isDefinition ? .definition : .reference, range: ByteRange(start, end), isExact: true,
            document: 0))
      }
    }
    return names
  }

  /// Xcode's ids have ten characters; those written by hand are not much longer.
  private static let longestID = 64
}
