import Linting
import Reports

/// A format and the file that it is written to; nil means standard output.
struct ReportDestination: Equatable {
  var format: ReportFormat
  var file: String?

  /// Pairs each `--output` with the `--format` before it; one that stands before any format belongs to the first.
  static func pairs(in arguments: ParsedArguments) throws(UsageError) -> [ReportDestination] {
    var pairs: [ReportDestination] = []
    var early: String?
    for given in arguments.options {
      guard let value = given.value else { continue }
      if given.option == .format, let format = ReportFormat(rawValue: value) {
        pairs.append(ReportDestination(format: format))
        if let file = early { pairs[0].file = file }
        early = nil
      } else if given.option == .output {
        if pairs.isEmpty, early == nil {
          early = value
        } else if let last = pairs.indices.last, pairs[last].file == nil {
          pairs[last].file = value
        } else {
          throw UsageError("--output \(value): name a --format for it first")
        }
      }
    }
    if pairs.isEmpty { pairs = [ReportDestination(format: .text, file: early)] }
    for i in pairs.indices where pairs[i].file == "-" { pairs[i].file = nil }
    let places = pairs.map(\.file)
    for (i, place) in places.enumerated() where places[..<i].contains(place) {
      let name = place ?? "standard output"
      throw UsageError("two reports cannot share \(name); give one of them another --output")
    }
    return pairs
  }
}
