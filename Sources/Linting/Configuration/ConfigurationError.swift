package import SourceText

/// A config file that cannot be used, with every reason at its place.
package struct ConfigurationError: Error, Sendable {
  package struct Problem: Sendable, Equatable {
    /// The config file, as it was named or from the root.
    package var path: String
    /// Nil when the file could not be read at all.
    package var position: Position?
    package var message: String

    /// One line, as compilers print it.
    package var description: String {
      guard let position else { return "\(path): \(message)" }
      return "\(path):\(position.line):\(position.column): \(message)"
    }
  }

  package var problems: [Problem]
}
