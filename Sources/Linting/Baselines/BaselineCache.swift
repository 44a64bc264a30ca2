import SourceText

/// Baselines for as long as their files do not change: what a program that stays asks for again and again.
package struct BaselineCache {
  private struct Entry {
    let stamp: FileSystem.Stamp?
    let matcher: BaselineMatcher?
  }

  private var entries: [String: Entry] = [:]

  package init() {}

  /// The baseline in a file, given by its absolute path; nil when it cannot be read.
  package mutating func matcher(at path: String) -> BaselineMatcher? {
    let stamp = FileSystem.stamp(of: path)
    if let known = entries[path], known.stamp == stamp { return known.matcher }
    var matcher: BaselineMatcher?
    if let bytes = try? FileSystem.read(path, limit: SourceFile.sizeLimit),
      let baseline = try? BaselineFile.read(SourceFile(path: path, bytes: bytes))
    {
      matcher = BaselineMatcher(baseline, path: path)
    }
    entries[path] = Entry(stamp: stamp, matcher: matcher)
    return matcher
  }
}
