import Foundation
import Linting
import Reports
import SourceText
import Testing

@Suite("JSON reports")
struct JSONReportTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("are what the command line's description says")
  func ordinary() {
    #expect(
      Sample.ordinary.written(by: JSONReport()) == """
        {
          "version": 1,
          "tool": {"name": "layoutlint", "version": "\(Tool.version)"},
          "findings": [
            {
              "rule": "missing-equal-width",
              "severity": "error",
              "message": "content width is ambiguous",
              "file": "Screens/a b.layout.yaml",
              "line": 2,
              "column": 7,
              "endLine": 2,
              "endColumn": 13,
              "view": "scroll",
              "axis": "horizontal",
              "related": [
                {"file": "Screens/a b.layout.yaml", "line": 3, "column": 17, "endLine": 3, "endColumn": 19, \
        "message": "this one"}
              ],
              "help": "add `width == x`",
              "fix": {
                "title": "add the width",
                "safety": "safe",
                "edits": [
                  {"startLine": 4, "startColumn": 18, "endLine": 4, "endColumn": 18, "newText": "\\n- x"}
                ]
              }
            },
            {
              "rule": "ambiguous-layout",
              "severity": "warning",
              "message": "open",
              "file": "Screens/a b.layout.yaml",
              "line": 3,
              "column": 17,
              "endLine": 3,
              "endColumn": 19
            }
          ],
          "summary": {"files": 1, "errors": 1, "warnings": 1}
        }

        """)
  }

  @Test("keep hostile names as they are")
  func hostile() throws {
    let findings = try object(Sample.hostile.written(by: JSONReport()))["findings"] as? [[String: Any]]
    #expect(findings?.first?["message"] as? String == Sample.hostileName)
    #expect(findings?.first?["file"] as? String == Sample.hostileName)
  }

  @Test("in SARIF's words have fingerprints, fixes and related places")
  func sarif() throws {
    let run = try #require(
      (try object(Sample.ordinary.written(by: SARIFReport(currentFolder: "/w")))["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "missing-equal-width")
    #expect((rules[index]["help"] as? [String: Any])?["markdown"] != nil)
    let place = ((result["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any]
    let artifact = place?["artifactLocation"] as? [String: Any]
    #expect(artifact?["uri"] as? String == "Screens/a%20b.layout.yaml")
    #expect((place?["region"] as? [String: Int])?["startColumn"] == 7)
    #expect((result["relatedLocations"] as? [Any])?.count == 1)
    let change = ((result["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]])?.first
    #expect((change?["replacements"] as? [Any])?.count == 1)
    #expect((result["partialFingerprints"] as? [String: String])?["layoutlint/v1"]?.count == 16)
  }

  @Test("encode every path as a URI that reads back", arguments: ["a:b/c d", "/x/ü%.yaml", "#?", Sample.hostileName])
  func paths(_ path: String) throws {
    let report = FileReport(
      SourceFile(path: path, text: "x"), [Finding(.unknownKey, .error, at: ByteRange(0, 1), "m")])
    let run = try #require(
      (try object(report.written(by: SARIFReport(currentFolder: "/w")))["runs"] as? [[String: Any]])?.first)
    let result = (run["results"] as? [[String: Any]])?.first
    let place = ((result?["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any]
    let uri = try #require((place?["artifactLocation"] as? [String: Any])?["uri"] as? String)
    #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    let decoded = uri.hasPrefix("file://") ? String(uri.dropFirst(7)) : uri
    #expect(decoded.removingPercentEncoding == path)
  }

  @Test("for GitLab give each finding a fingerprint of its own, the same each time")
  func gitLab() throws {
    let findings = [0, 1].map { Finding(.unknownKey, .warning, at: ByteRange(at: $0), "the same") }
    let report = FileReport(SourceFile(path: "/w/a.yaml", text: "x"), findings)
    let text = report.written(by: GitLabReport(currentFolder: "/w"))
    #expect(text == report.written(by: GitLabReport(currentFolder: "/w")))
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    #expect(issues.first?["severity"] as? String == "minor")
    #expect((issues.first?["location"] as? [String: Any])?["path"] as? String == "a.yaml")
  }

  @Test("are whole without a single file")
  func empty() throws {
    for format in ReportFormat.allCases {
      var report = format.report(in: .init(currentFolder: "/w"))
      let text = String(decoding: report.begin() + report.end(Summary()), as: UTF8.self)
      switch format {
      case .json, .sarif, .gitlab:
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
      default: continue
      }
    }
  }
}
