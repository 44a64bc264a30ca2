package import SourceText

/// What a check found in one file.
package struct FileReport: Sendable {
  package let source: SourceFile
  /// In report order.
  package var findings: [Finding]
  /// Why the file was not judged, in one line; nil when it was.
  package var skipped: String?
  /// How many findings the baseline knew and kept silent.
  package var baselined = 0
  /// Turns the findings' bytes into lines and columns; knows no lines when there is no finding.
  package let lines: LineIndex

  package init(_ source: SourceFile, _ findings: [Finding], skipped: String? = nil) {
    self.findings = Self.inOrder(findings)
    self.skipped = skipped
    // The text is needed to show findings only; thousands of clean files must not be held.
    self.source = findings.isEmpty ? SourceFile(path: source.path, bytes: []) : source
    lines = LineIndex(self.source.bytes)
  }

  /// In report order, each once: what an alias brings in several times is wrong at one place.
  private static func inOrder(_ findings: [Finding]) -> [Finding] {
    // Mostly they are told in order already.
    if findings.indices.dropFirst().allSatisfy({ Finding.inReportOrder(findings[$0 - 1], findings[$0]) }) {
      return findings
    }
    let sorted = findings.sorted(by: Finding.inReportOrder)
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }
}
