import Linting
import Reports
import SourceText

/// Reports to write down in the tests: an ordinary one, and one whose every text is hostile.
enum Sample {
  static let text = """
    view:
      id: scroll
    \tname: "größe 🙂 日本" # x
      constraints: []
    """

  static func range(of part: String, in text: String = text) -> ByteRange {
    guard let found = text.firstRange(of: part) else { return .fileStart }
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return ByteRange(start, start + part.utf8.count)
  }

  static let ordinary = FileReport(
    SourceFile(path: "Screens/a b.layout.yaml", text: text),
    [
      Finding(
        .missingEqualWidth, .error, at: range(of: "scroll"), "content width is ambiguous", view: "scroll",
        axis: "horizontal", related: [.init(range(of: "日本"), "this one")], help: "add `width == x`",
        fix: Fix("add the width", .safe, [Edit(ByteRange(at: text.utf8.count), "\n- x")])),
      Finding(.ambiguousLayout, .warning, at: range(of: "日本"), "open"),
    ])

  /// What a name can do to a report that does not look out.
  static let hostileName = "a\"b'<c>&d]]>\n::error::e%,:f\u{1B}[31m\u{202E}g\u{0}\r\t\u{FFFE}"

  static let hostile = FileReport(
    SourceFile(path: hostileName, text: "\(hostileName)\n"),
    [
      Finding(
        .unknownKey, .error, at: ByteRange(0, 3), hostileName, view: hostileName,
        related: [.init(ByteRange(0, 1), hostileName)], help: hostileName,
        fix: Fix(hostileName, .choice, [Edit(ByteRange(0, 1), hostileName)]))
    ])

  static func summary(_ files: FileReport...) -> Summary {
    var summary = Summary()
    for file in files { summary.add(file) }
    return summary
  }
}

extension FileReport {
  /// This report alone, in a format.
  func written(by report: some Report) -> String {
    var report = report
    return String(decoding: report.begin() + report.add(self) + report.end(Sample.summary(self)), as: UTF8.self)
  }
}
