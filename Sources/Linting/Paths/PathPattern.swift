/// A glob and the folder that it is seen from: that of the file it stands in.
package struct PathPattern: Sendable, Hashable {
  package var glob: Glob
  /// An absolute path.
  package var folder: String

  package init(_ glob: Glob, in folder: String) { (self.glob, self.folder) = (glob, folder) }

  /// Compares an absolute path.
  package func match(_ path: String) -> Glob.Match { glob.match(Path.relative(path, to: folder)) }

  package func matches(_ path: String) -> Bool { match(path) != .none }
}
