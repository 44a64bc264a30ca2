import Linting
import Rules
import SourceText

/// Pieces of the page.
enum HTMLText {
  /// Lines that are shown around a finding.
  private static let context = 2
  /// Characters of a line that are shown; of a longer one, the part around the mark.
  private static let lineLimit = 240

  static func counts(errors: Int, warnings: Int) -> String {
    var text = ""
    if errors > 0 { text += "<span class=\"count error\">\(errors) \(errors == 1 ? "error" : "errors")</span> " }
    if warnings > 0 {
      text += "<span class=\"count warning\">\(warnings) \(warnings == 1 ? "warning" : "warnings")</span>"
    }
    return text
  }

  /// Text whose parts in backquotes are code.
  static func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { MarkupText.escaped(String($0)) }
    // Without its partner a backquote is only a backquote.
    guard parts.count % 2 == 1 else { return MarkupText.escaped(text) }
    return parts.enumerated().map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : $0.element }.joined()
  }

  /// The lines around a range, with numbers, the range marked.
  static func excerpt(of range: ByteRange, in file: FileReport) -> String {
    let lines = file.lines
    let first = lines.line(of: range.lowerBound)
    var text = "<pre class=\"source\">"
    for line in max(1, first - context)...min(lines.lineCount, first + context) {
      let whole = lines.lineRange(line)
      // The empty line behind the last line end is none to a reader.
      if line == lines.lineCount, whole.isEmpty, line != first { continue }
      let isMarked = line == first
      let number = String(line)
      text += "<span class=\"\(isMarked ? "line marked" : "line")\"><span class=\"number\">\(number)</span>"
      text += isMarked ? marked(range, in: whole, file.source) : plain(file.source.text(in: whole))
      text += "</span>\n"
    }
    return text + "</pre>\n"
  }

  private static func marked(_ range: ByteRange, in line: ByteRange, _ source: SourceFile) -> String {
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    let before = source.text(in: ByteRange(line.lowerBound, start))
    let after = source.text(in: ByteRange(end, line.upperBound))
    let mark = source.text(in: ByteRange(start, end))
    let head = before.count > lineLimit / 2 ? "…" + before.suffix(lineLimit / 2) : before
    return raw(head) + "<mark>\(mark.isEmpty ? " " : plain(mark))</mark>" + plain(after)
  }

  private static func plain(_ text: String) -> String {
    raw(text.count > lineLimit ? text.prefix(lineLimit) + "…" : text)
  }

  /// A tab stays one here: the page decides how wide it is.
  private static func raw(_ text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false).map { MarkupText.escaped(String($0)) }
      .joined(separator: "\t")
  }

  /// What a rule means, for the end of the page.
  static func explanation(of rule: RuleName) -> String {
    var text = "<article id=\"rule-\(rule.rawValue)\" class=\"explanation\">\n<h3>\(rule.rawValue)</h3>\n"
    if let page = Rulebook.page(of: rule) {
      text += "<p><strong>\(prose(page.summary.prefix(1).uppercased() + page.summary.dropFirst())).</strong></p>\n"
      text += "<p>\(prose(page.reason))</p>\n<p class=\"help\"><strong>To mend it:</strong> \(prose(page.remedy))</p>\n"
      if let good = page.good.first {
        text +=
          "<details><summary>An example as it should be</summary>\n<pre class=\"source\">\(raw(good))</pre></details>\n"
      }
    }
    return text + "</article>\n"
  }
}
