package import Linting
import SourceText

/// For programs: version 1 of the project's own JSON, one object with `findings` and a `summary`.
///
/// Columns count Unicode scalars. Keys that have nothing to say are left out; new keys may come without a new version.
package struct JSONReport: Report {
  private var json = JSONWriter(pretty: true)

  package init() {}

  package mutating func begin() -> [UInt8] {
    json.beginObject()
    json.member("version", 1)
    json.key("tool")
    json.object(inline: true) {
      $0.member("name", Tool.name)
      $0.member("version", Tool.version)
    }
    json.key("findings")
    json.beginArray()
    return json.takeBytes()
  }

  package mutating func add(_ file: FileReport) -> [UInt8] {
    for finding in file.findings {
      json.object { json in
        json.member("rule", finding.rule.rawValue)
        json.member("severity", finding.severity.name)
        json.member("message", finding.message)
        json.member("file", file.source.path)
        Self.write(file.lines.span(of: finding.range), into: &json)
        if let view = finding.view { json.member("view", view) }
        if let axis = finding.axis { json.member("axis", axis) }
        if !finding.related.isEmpty { Self.write(finding.related, in: file, into: &json) }
        if let help = finding.help { json.member("help", help) }
        if let fix = finding.fix { Self.write(fix, in: file, into: &json) }
      }
    }
    return json.takeBytes()
  }

  package mutating func end(_ summary: Summary) -> [UInt8] {
    json.endArray()
    json.key("summary")
    json.object(inline: true) {
      $0.member("files", summary.files)
      $0.member("errors", summary.errors)
      $0.member("warnings", summary.warnings)
    }
    json.endObject()
    json.endLine()
    return json.takeBytes()
  }

  private static func write(_ span: LineIndex.Span, into json: inout JSONWriter) {
    json.member("line", span.start.line)
    json.member("column", span.start.column)
    json.member("endLine", span.end.line)
    json.member("endColumn", span.end.column)
  }

  private static func write(_ related: [Finding.Related], in file: FileReport, into json: inout JSONWriter) {
    json.key("related")
    json.array { json in
      for other in related {
        json.object(inline: true) {
          $0.member("file", file.source.path)
          write(file.lines.span(of: other.range), into: &$0)
          $0.member("message", other.message)
        }
      }
    }
  }

  private static func write(_ fix: Fix, in file: FileReport, into json: inout JSONWriter) {
    json.key("fix")
    json.object { json in
      json.member("title", fix.title)
      json.member("safety", fix.safety == .safe ? "safe" : "choice")
      json.key("edits")
      json.array { json in
        for edit in fix.edits {
          let span = file.lines.span(of: edit.range)
          json.object(inline: true) {
            $0.member("startLine", span.start.line)
            $0.member("startColumn", span.start.column)
            $0.member("endLine", span.end.line)
            $0.member("endColumn", span.end.column)
            $0.member("newText", edit.newText)
          }
        }
      }
    }
  }
}
