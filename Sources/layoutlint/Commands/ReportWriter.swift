import Linting
import Reports

/// Writes one run in all the formats that were asked for.
final class ReportWriter {
  private struct Output {
    /// Nil for a standard stream, which others write to as well.
    var file: String?
    var report: any Report
    var stream: OutputStream
  }

  private var outputs: [Output] = []

  /// Opens every file first, so that a wrong path is known before the work begins.
  init(_ options: CheckOptions, currentFolder: String, console: Console) throws(UsageError) {
    for destination in options.destinations {
      if let file = destination.file {
        do throws(SystemError) {
          add(destination.format, to: try .file(file), named: file, currentFolder, isColored: options.color == .always)
        } catch {
          throw UsageError("\(file): \(error.message)")
        }
      } else if options.fixing?.writes == false {
        // A diff has standard output for itself.
        continue
      } else if options.fixesStandardInput {
        add(destination.format, to: console.error, on: .error, options.color, currentFolder)
      } else {
        add(destination.format, to: console.output, on: .output, options.color, currentFolder)
      }
    }
    for i in outputs.indices { outputs[i].stream.write(outputs[i].report.begin()) }
  }

  private func add(
    _ format: ReportFormat, to stream: OutputStream, on terminal: Terminal.Stream, _ color: CheckOptions.Color,
    _ currentFolder: String
  ) {
    let isTerminal = Terminal.isTerminal(terminal)
    let isWelcome = Terminal.environment("NO_COLOR") == nil && Terminal.environment("TERM") != "dumb"
    add(
      format, to: stream, named: nil, currentFolder,
      isColored: color == .always || color == .auto && isTerminal && isWelcome,
      width: isTerminal ? Terminal.width(of: terminal) : nil)
  }

  private func add(
    _ format: ReportFormat, to stream: OutputStream, named name: String?, _ currentFolder: String, isColored: Bool,
    width: Int? = nil
  ) {
    var surroundings = ReportFormat.Surroundings(currentFolder: currentFolder)
    surroundings.isColored = isColored
    surroundings.width = width
    outputs.append(Output(file: name, report: format.report(in: surroundings), stream: stream))
  }

  /// False when nobody reads standard output any more.
  func add(_ file: FileReport) -> Bool {
    for i in outputs.indices { outputs[i].stream.write(outputs[i].report.add(file)) }
    return !outputs.contains { $0.file == nil && $0.stream.failure != nil }
  }

  /// Writes the ends and puts files in their places. Each failure is told in one line; true when there was none.
  func finish(_ summary: Summary, _ console: Console) -> Bool {
    var isWhole = true
    for i in outputs.indices {
      outputs[i].stream.write(outputs[i].report.end(summary))
      guard let file = outputs[i].file else {
        outputs[i].stream.flush()
        continue
      }
      do throws(SystemError) {
        try outputs[i].stream.finish()
      } catch {
        console.complain("\(file): \(error.message)")
        isWhole = false
      }
    }
    return isWhole
  }
}
