import SourceText

/// The baselines of a run: each file's configuration may name another one.
package struct BaselineStore {
  private var matchers: [String: BaselineMatcher] = [:]

  package init() {}

  /// Reads the baselines that some targets name; each failure is one line.
  package init(for targets: [Discovery.Target], currentFolder: String, problems: inout [String]) {
    var failed: Set<String> = []
    for target in targets {
      guard let path = target.configuration.baseline, matchers[path] == nil, !failed.contains(path) else { continue }
      let name = Path.shown(path, from: currentFolder)
      do {
        let bytes = try FileSystem.read(path, limit: SourceFile.sizeLimit)
        matchers[path] = BaselineMatcher(try BaselineFile.read(SourceFile(path: name, bytes: bytes)), path: path)
      } catch {
        failed.insert(path)
        switch error {
        case let error as BaselineFile.Malformed: problems.append(error.message)
        case let error as SystemError where error.isMissing:
          problems.append("\(name): there is no such baseline; write it with --write-baseline \(name)")
        case let error as SystemError: problems.append("\(name): \(error.message)")
        default: problems.append("\(name): cannot be read")
        }
      }
    }
  }

  /// Takes known findings out of a target's report.
  package mutating func filter(_ report: inout FileReport, of target: Discovery.Target) {
    guard let path = target.configuration.baseline else { return }
    matchers[path]?.filter(&report, at: target.absolutePath)
  }

  package subscript(path: String) -> BaselineMatcher? { matchers[path] }

  package var all: [BaselineMatcher] { matchers.values.sorted { Path.inOrder($0.path, $1.path) } }
}
