import SourceText

/// A line of source as it is shown under a finding, and where its mark stands.
struct Excerpt: Equatable {
  /// Tabs are spaces here, and what a terminal might obey is replaced.
  var text: String
  /// Columns before the mark, and its length; at least 1.
  var markStart: Int
  var markLength: Int

  static let tabWidth = 4

  /// The line on which a range begins; of a line that is too long, the part around the range.
  ///
  /// - Parameter width: the columns that may be used; nil for as many as the line has.
  init(of range: ByteRange, in source: SourceFile, _ lines: LineIndex, width: Int?) {
    let line = lines.lineRange(lines.line(of: range.lowerBound))
    if line.lowerBound > 0, source.bytes[line.indices].allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      // A line of printable ASCII: every byte is a column, and nothing need be replaced.
      markStart = min(range.lowerBound - line.lowerBound, line.count)
      markLength = max(1, min(range.upperBound - line.lowerBound, line.count) - markStart)
      text = ""
      show(columns: line.count, width: max(width ?? .max, 24)) { first, last in
        (source.text(in: ByteRange(line.lowerBound + first, line.lowerBound + last)), first)
      }
      return
    }
    var column = 0
    var (start, end): (Int?, Int?) = (nil, nil)
    var cells: [Cell] = []
    var offset = line.lowerBound
    for scalar in source.text(in: line).unicodeScalars {
      if offset >= range.lowerBound, start == nil { start = column }
      if offset >= range.upperBound, end == nil { end = column }
      offset += UTF8.width(scalar)
      if offset == 3, scalar == "\u{FEFF}" { continue }
      let columns: Int
      if scalar == "\t" {
        columns = Self.tabWidth - column % Self.tabWidth
        for _ in 0..<columns { cells.append(Cell(scalar: " ", columns: 1)) }
      } else {
        let isUnsafe = SafeText.isUnsafe(scalar)
        columns = isUnsafe ? 1 : SafeText.columns(of: scalar)
        cells.append(Cell(scalar: isUnsafe ? "\u{FFFD}" : scalar, columns: columns))
      }
      column += columns
    }
    markStart = start ?? column
    markLength = max(1, (end ?? column) - markStart)
    text = ""
    show(columns: column, width: max(width ?? .max, 24)) { Self.text(of: cells, from: $0, to: $1) }
  }

  private struct Cell {
    var scalar: Unicode.Scalar
    var columns: Int
  }

  /// The cells between two columns, and how many columns were left out before them: more than asked where a wide cell
  /// stands across the first column.
  private static func text(of cells: [Cell], from first: Int, to last: Int) -> (text: String, cut: Int) {
    var column = 0
    var cut = 0
    var shown = String.UnicodeScalarView()
    for cell in cells {
      defer { column += cell.columns }
      if column < first {
        cut = column + cell.columns
        continue
      }
      if column + cell.columns > last { break }
      shown.append(cell.scalar)
    }
    return (String(shown), cut)
  }

  /// Takes the columns that fit; an ellipsis stands for what is left out on either side.
  ///
  /// - Parameter part: the text between two columns, and how many columns come before it.
  private mutating func show(columns: Int, width: Int, part: (_ first: Int, _ last: Int) -> (text: String, cut: Int)) {
    let first = columns <= width ? 0 : max(0, min(markStart - width / 3, columns - width))
    let last = columns <= width ? columns : first + width
    let (shown, cut) = part(first, last)
    text = shown
    if first > 0 {
      text = "…" + text
      markStart += 1 - cut
    }
    if last < columns { text += "…" }
    markLength = max(1, min(markLength, width - markStart))
    trimEnd()
  }

  /// Blanks at the end say nothing and make reports differ in invisible ways.
  private mutating func trimEnd() {
    while text.utf8.last == 0x20 { text.unicodeScalars.removeLast() }
  }
}
