package import Linting
import SourceText

/// GitLab's Code Quality report: a JSON array in Code Climate's words.
package struct GitLabReport: Report {
  private var json = JSONWriter(pretty: true)
  private var fingerprints: FingerprintCounter
  private let currentFolder: String

  /// - Parameter currentFolder: the root of the repository, from which GitLab wants all paths.
  package init(currentFolder: String) {
    self.currentFolder = currentFolder
    fingerprints = FingerprintCounter(currentFolder: currentFolder)
  }

  package mutating func begin() -> [UInt8] {
    json.beginArray()
    return json.takeBytes()
  }

  package mutating func add(_ file: FileReport) -> [UInt8] {
    let path = Path.shown(Path.absolute(file.source.path, in: currentFolder), from: currentFolder)
    for finding in file.findings {
      let digest = fingerprints.digest(of: finding, in: file)
      let span = file.lines.span(of: finding.range)
      json.object { json in
        json.member("type", "issue")
        json.member("check_name", finding.rule.rawValue)
        json.member("description", finding.message)
        json.key("categories")
        json.array(inline: true) { $0.value("Bug Risk") }
        json.member("severity", finding.severity == .error ? "major" : "minor")
        json.member("fingerprint", digest)
        json.key("location")
        json.object(inline: true) { json in
          json.member("path", path)
          json.key("lines")
          json.object {
            $0.member("begin", span.start.line)
            $0.member("end", span.end.line)
          }
        }
      }
    }
    return json.takeBytes()
  }

  package mutating func end(_ summary: Summary) -> [UInt8] {
    json.endArray()
    json.endLine()
    return json.takeBytes()
  }
}
