import CLibYAML

/// libyaml's parser over borrowed bytes: one event at a time, read in place.
struct EventStream: ~Copyable {
  /// libyaml keeps this address, so the parser must not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// `text` must outlive the stream. `nil` when memory is short.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      event.deallocate()
      return nil
    }
    // An empty text may have no address, and libyaml insists on one.
    let start = text.baseAddress ?? UnsafePointer(UnsafeRawPointer(event).assumingMemoryBound(to: UInt8.self))
    yaml_parser_set_input_string(parser, start, text.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// The next event, good until the call after; `nil` at a fault.
  mutating func next() -> UnsafePointer<yaml_event_t>? {
    yaml_event_delete(event)
    return yaml_parser_parse(parser, event) == 1 ? UnsafePointer(event) : nil
  }

  /// What libyaml says about a fault, in its own words.
  struct Problem {
    var message: String
    var context: String
    /// Code points from the start.
    var mark: Int
    var contextMark: Int
    var isMemory: Bool
  }

  var problem: Problem {
    let it = parser.pointee
    return Problem(
      message: it.problem.map { String(cString: $0) } ?? "", context: it.context.map { String(cString: $0) } ?? "",
      mark: Int(it.problem_mark.index), contextMark: Int(it.context_mark.index),
      isMemory: it.error == YAML_MEMORY_ERROR)
  }
}
