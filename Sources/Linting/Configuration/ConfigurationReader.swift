package import SourceText
import ViewTrees
import YAMLSyntax

/// Reads a `.layoutlint.yml` with the files that it extends.
package enum ConfigurationReader {
  /// - Parameters:
  ///   - path: the file's absolute path.
  ///   - name: what messages call it.
  static func read(_ path: String, as name: String, currentFolder: String) throws(ConfigurationError) -> Configuration {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path, limit: SourceFile.sizeLimit)
    } catch {
      throw ConfigurationError(problems: [.init(path: name, message: error.message)])
    }
    var chain = Chain(currentFolder: currentFolder)
    chain.add(SourceFile(path: name, decoding: bytes), at: path)
    return try chain.configuration()
  }

  /// Reads a config file's text as if it stood at an absolute path.
  package static func read(_ source: SourceFile, at path: String) throws(ConfigurationError) -> Configuration {
    var chain = Chain(currentFolder: Path.parent(of: path) ?? "/")
    chain.add(source, at: path)
    return try chain.configuration()
  }
}

/// A config file and all that it extends, the nearest first.
private struct Chain {
  let currentFolder: String
  private var links: [ConfigurationDecoder] = []
  private var problems: [ConfigurationError.Problem] = []
  /// More files than this are a mistake, and could be made to be very many.
  private static let limit = 64

  init(currentFolder: String) { self.currentFolder = currentFolder }

  mutating func add(_ source: SourceFile, at path: String) {
    var pending = [(decoder: ConfigurationDecoder(source, at: path), ancestors: [path])]
    while let (decoder, ancestors) = pending.popLast() {
      links.append(decoder)
      // Of several, the later win: they come off the stack first, so their words are applied last.
      for parent in decoder.extended {
        let target = Path.absolute(parent.text, in: decoder.folder)
        if ancestors.contains(target) {
          problems.append(decoder.problem(at: parent.range, "'\(parent.text)' extends this file in turn"))
        } else if links.count + pending.count >= Self.limit {
          problems.append(decoder.problem(at: parent.range, "more than \(Self.limit) files extend each other"))
          return
        } else {
          do throws(SystemError) {
            let bytes = try FileSystem.read(target, limit: SourceFile.sizeLimit)
            let source = SourceFile(path: Path.shown(target, from: currentFolder), decoding: bytes)
            pending.append((ConfigurationDecoder(source, at: target), ancestors + [target]))
          } catch {
            problems.append(decoder.problem(at: parent.range, "'\(parent.text)': \(error.message)"))
          }
        }
      }
    }
  }

  /// What all links together say: each one over those that it extends.
  func configuration() throws(ConfigurationError) -> Configuration {
    var configuration = Configuration(folder: links.first?.folder ?? currentFolder)
    var problems = problems
    for link in links.reversed() { problems += link.apply(to: &configuration) }
    configuration.files = links.map(\.source.path)
    configuration.decoder = ViewTreeDecoder(
      classes: ClassTable(configuration.classes), defaults: configuration.defaults)
    guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
    return configuration
  }
}
