import Linting
import Reports

/// Writes one run in all the formats that were asked for.
final class ReportWriter {
  private struct Output {
    var name: String
    var report: any Report
    var stream: OutputStream
    var isStandardOutput: Bool
  }

  private var outputs: [Output] = []

  /// Opens every file first, so that a wrong path is known before the work begins.
  init(
    _ destinations: [ReportDestination], color: CheckOptions.Color, currentFolder: String, console: Console
  ) throws(UsageError) {
    for destination in destinations {
      var surroundings = ReportFormat.Surroundings(currentFolder: currentFolder)
      if let file = destination.file {
        do throws(SystemError) {
          let stream = try OutputStream.file(file)
          surroundings.isColored = color == .always
          outputs.append(
            Output(
              name: file, report: destination.format.report(in: surroundings), stream: stream,
              isStandardOutput: false))
        } catch {
          throw UsageError("\(file): \(error.message)")
        }
      } else {
        let isTerminal = Terminal.isTerminal(.output)
        let isAllowed = Terminal.environment("NO_COLOR") == nil && Terminal.environment("TERM") != "dumb"
        surroundings.isColored = color == .always || (color == .auto && isTerminal && isAllowed)
        surroundings.width = isTerminal ? Terminal.width(of: .output) : nil
        outputs.append(
          Output(
            name: "standard output", report: destination.format.report(in: surroundings),
            stream: console.output, isStandardOutput: true))
      }
    }
    for i in outputs.indices { outputs[i].stream.write(outputs[i].report.begin()) }
  }

  /// False when nobody reads standard output any more.
  func add(_ file: FileReport) -> Bool {
    for i in outputs.indices { outputs[i].stream.write(outputs[i].report.add(file)) }
    return !outputs.contains { $0.isStandardOutput && $0.stream.failure != nil }
  }

  /// Writes the ends and puts files in their places. Each failure is told in one line; true when there was none.
  func finish(_ summary: Summary, _ console: Console) -> Bool {
    var isWhole = true
    for i in outputs.indices {
      outputs[i].stream.write(outputs[i].report.end(summary))
      if outputs[i].isStandardOutput { continue }
      do throws(SystemError) {
        try outputs[i].stream.finish()
      } catch {
        console.complain("\(outputs[i].name): \(error.message)")
        isWhole = false
      }
    }
    return isWhole
  }
}
