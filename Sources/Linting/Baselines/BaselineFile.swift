package import SourceText
import YAMLSyntax

/// A baseline as it is kept: JSON, one finding a line, in order, so that a version control system shows what changed.
package enum BaselineFile {
  /// Why a baseline cannot be used, in one line.
  package struct Malformed: Error, Equatable {
    package var message: String
  }

  package static let version = 1

  package static func text(of baseline: Baseline) -> [UInt8] {
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("version", version)
      json.key("findings")
      json.array { json in
        for (fingerprint, count) in baseline.counts.sorted(by: { inOrder($0.key, $1.key) }) {
          json.object(inline: true) {
            $0.member("file", fingerprint.file)
            $0.member("rule", fingerprint.rule.rawValue)
            if let view = fingerprint.view { $0.member("view", view) }
            if let axis = fingerprint.axis { $0.member("axis", axis) }
            $0.member("message", fingerprint.message)
            if count > 1 { $0.member("count", count) }
          }
        }
      }
    }
    json.endLine()
    return json.takeBytes()
  }

  private static func inOrder(_ a: Fingerprint, _ b: Fingerprint) -> Bool {
    for (x, y) in [
      (a.file, b.file), (a.rule.rawValue, b.rule.rawValue), (a.view ?? "", b.view ?? ""),
      (a.axis ?? "", b.axis ?? ""), (a.message, b.message),
    ] where x != y { return Path.inOrder(x, y) }
    return false
  }

  /// Reads what `text` writes. A rule that this version does not know is passed over: it cannot be found either.
  package static func read(_ source: SourceFile) throws(Malformed) -> Baseline {
    // JSON is YAML, and the YAML parser tells where it breaks.
    let tree = SyntaxTree(parsing: source)
    let lines = LineIndex(source.bytes)
    func malformed(_ range: ByteRange, _ message: String) -> Malformed {
      let place = lines.position(of: range.lowerBound, in: .utf8)
      return Malformed(message: "\(source.path):\(place.line):\(place.column): \(message)")
    }
    if let finding = tree.findings.first { throw malformed(finding.range, finding.message) }
    guard let root = tree.documents.first?.root, let found = tree.value(of: "findings", in: root) else {
      throw malformed(.fileStart, "this is no baseline: it has no 'findings'; write one with --write-baseline")
    }
    guard let node = tree.value(of: "version", in: root), tree.number(of: node) == Double(version) else {
      throw malformed(.fileStart, "this baseline is not of version \(version); write it anew with --write-baseline")
    }
    var baseline = Baseline()
    for item in tree.items(of: found) {
      func member(_ key: String) -> String? { tree.value(of: key, in: item).map(tree.text) }
      guard let file = member("file"), let name = member("rule"), let message = member("message") else {
        throw malformed(tree.range(of: item), "a finding in a baseline has 'file', 'rule' and 'message'")
      }
      guard let rule = RuleName(rawValue: name) else { continue }
      let count = member("count").flatMap { Int($0) } ?? 1
      let fingerprint = Fingerprint(
        file: file, rule: rule, view: member("view"), axis: member("axis"), message: message)
      baseline.counts[fingerprint, default: 0] += max(0, min(count, 1 << 32))
    }
    return baseline
  }
}
