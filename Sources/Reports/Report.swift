package import Linting

/// A way to write down what a run found.
///
/// A report is a function from results to bytes, in pieces: what it returns is written at once, so that a long run
/// needs no memory for findings already told. The same results give the same bytes.
package protocol Report {
  /// What stands before the first file.
  mutating func begin() -> [UInt8]
  /// What is said about one file; files come in report order.
  mutating func add(_ file: FileReport) -> [UInt8]
  /// What stands behind the last file.
  mutating func end(_ summary: Summary) -> [UInt8]
}

extension Report {
  package mutating func begin() -> [UInt8] { [] }
  package mutating func end(_ summary: Summary) -> [UInt8] { [] }
}

/// The formats of reports, by the names that `--format` takes.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, gitlab, junit, checkstyle, xcode, html

  /// What the format is for, in one line.
  package var summary: String {
    switch self {
    case .text: "for people: findings with the line of source, notes and the fix"
    case .json: "for programs: everything there is, with a version number"
    case .sarif: "SARIF 2.1.0, for GitHub code scanning and other collectors"
    case .github: "workflow commands, shown as annotations by GitHub Actions"
    case .gitlab: "GitLab's Code Quality report"
    case .junit: "JUnit XML, for the test view of CI systems"
    case .checkstyle: "Checkstyle XML, for Jenkins and others"
    case .xcode: "lines that Xcode shows beside the source"
    case .html: "one page to read in a browser or to pass on"
    }
  }

  /// Whether the format tells of fixes, which cost time to find.
  package var showsFixes: Bool { [.text, .json, .sarif].contains(self) }

  /// Properties of the place that a report is written to.
  package struct Surroundings: Sendable {
    package var isColored = false
    /// Columns of the terminal; nil where there is none.
    package var width: Int?
    /// The absolute path that relative ones are seen from.
    package var currentFolder: String

    package init(currentFolder: String) { self.currentFolder = currentFolder }
  }

  package func report(in surroundings: Surroundings) -> any Report {
    switch self {
    case .text: TextReport(isColored: surroundings.isColored, width: surroundings.width ?? 120)
    case .json: JSONReport()
    case .sarif: SARIFReport(currentFolder: surroundings.currentFolder)
    case .github: GitHubReport()
    case .gitlab: GitLabReport(currentFolder: surroundings.currentFolder)
    case .junit: JUnitReport()
    case .checkstyle: CheckstyleReport()
    case .xcode: XcodeReport(currentFolder: surroundings.currentFolder)
    case .html: HTMLReport()
    }
  }
}
