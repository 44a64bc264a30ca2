package import Linting
import SourceText

/// SARIF 2.1.0: one run, with every rule's help, fingerprints, related places and fixes. Columns count code points.
package struct SARIFReport: Report {
  private var json = JSONWriter(pretty: true)
  private var fingerprints: FingerprintCounter
  /// The name under which the folder of the run stands for itself, wherever the file is read.
  private static let base = "%SRCROOT%"

  /// - Parameter currentFolder: the absolute path that relative ones are seen from.
  package init(currentFolder: String) { fingerprints = FingerprintCounter(currentFolder: currentFolder) }

  package mutating func begin() -> [UInt8] {
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { json in
        json.member("name", Tool.name)
        json.member("version", Tool.version)
        json.member("semanticVersion", Tool.version)
        json.key("rules")
        json.array { json in
          for rule in RuleName.allCases { SARIFRule(rule).write(into: &json) }
        }
      }
    }
    json.member("columnKind", "unicodeCodePoints")
    json.key("originalUriBaseIds")
    json.object { json in
      json.key(Self.base)
      json.object { json in
        json.key("description")
        json.object(inline: true) { $0.member("text", "the folder in which layoutlint was run") }
      }
    }
    json.key("results")
    json.beginArray()
    return json.takeBytes()
  }

  package mutating func add(_ file: FileReport) -> [UInt8] {
    for finding in file.findings {
      let digest = fingerprints.digest(of: finding, in: file)
      json.object { Self.write(finding, in: file, digest, into: &$0) }
    }
    return json.takeBytes()
  }

  package mutating func end(_ summary: Summary) -> [UInt8] {
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.endLine()
    return json.takeBytes()
  }

  private static func write(_ finding: Finding, in file: FileReport, _ digest: String, into json: inout JSONWriter) {
    json.member("ruleId", finding.rule.rawValue)
    if let index = RuleName.allCases.firstIndex(of: finding.rule) { json.member("ruleIndex", index) }
    json.member("level", finding.severity.name)
    json.key("message")
    json.object(inline: true) { $0.member("text", finding.help.map { "\(finding.message)\n\($0)" } ?? finding.message) }
    json.key("locations")
    json.array { json in
      json.object { json in
        writePlace(finding.range, in: file, into: &json)
        guard let view = finding.view else { return }
        json.key("logicalLocations")
        json.array { json in
          json.object(inline: true) {
            $0.member("name", view)
            $0.member("kind", "element")
          }
        }
      }
    }
    if !finding.related.isEmpty { writeRelated(finding.related, in: file, into: &json) }
    json.key("partialFingerprints")
    json.object(inline: true) { $0.member("layoutlint/v1", digest) }
    if let fix = finding.fix { write(fix, in: file, into: &json) }
    guard let axis = finding.axis else { return }
    json.key("properties")
    json.object(inline: true) { $0.member("axis", axis) }
  }

  private static func writeRelated(_ related: [Finding.Related], in file: FileReport, into json: inout JSONWriter) {
    json.key("relatedLocations")
    json.array { json in
      for (number, other) in related.enumerated() {
        json.object { json in
          json.member("id", number + 1)
          writePlace(other.range, in: file, into: &json)
          json.key("message")
          json.object(inline: true) { $0.member("text", other.message) }
        }
      }
    }
  }

  private static func write(_ fix: Fix, in file: FileReport, into json: inout JSONWriter) {
    json.key("fixes")
    json.array { json in
      json.object { json in
        json.key("description")
        json.object(inline: true) { $0.member("text", fix.title) }
        json.key("artifactChanges")
        json.array { json in
          json.object { json in
            writeArtifact(file.source.path, into: &json)
            json.key("replacements")
            json.array { json in
              for edit in fix.edits {
                json.object { json in
                  writeRegion("deletedRegion", edit.range, in: file, into: &json)
                  json.key("insertedContent")
                  json.object(inline: true) { $0.member("text", edit.newText) }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func writePlace(_ range: ByteRange, in file: FileReport, into json: inout JSONWriter) {
    json.key("physicalLocation")
    json.object { json in
      writeArtifact(file.source.path, into: &json)
      writeRegion("region", range, in: file, into: &json)
    }
  }

  private static func writeRegion(
    _ key: String, _ range: ByteRange, in file: FileReport, into json: inout JSONWriter
  ) {
    let span = file.lines.span(of: range)
    json.key(key)
    json.object(inline: true) {
      $0.member("startLine", span.start.line)
      $0.member("startColumn", span.start.column)
      $0.member("endLine", span.end.line)
      $0.member("endColumn", span.end.column)
    }
  }

  private static func writeArtifact(_ path: String, into json: inout JSONWriter) {
    json.key("artifactLocation")
    json.object(inline: true) {
      $0.member("uri", URIText.of(path))
      if !Path.isAbsolute(path) { $0.member("uriBaseId", base) }
    }
  }
}
