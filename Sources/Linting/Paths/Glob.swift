/// A pattern for paths: `*`, `?`, `[a-z]`, `[!a-z]`, `{one,two}`, and `**` for any number of folders.
///
/// A pattern without a slash matches a name at any depth; one with a slash is seen from the folder of the file that
/// it stands in. Matching walks all alternatives side by side, so that its time is bounded by the product of both
/// lengths whatever the pattern.
package struct Glob: Sendable, Hashable {
  package enum Match: Sendable { case none, path, folderAbove }

  /// Why a pattern cannot be read.
  package struct Malformed: Error, Equatable {
    package var message: String
  }

  /// One step of the matcher.
  enum Step: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case anyButSlash
    case any
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    /// Goes on at both places.
    case fork(Int, Int)
    case jump(Int)
    case accept
  }

  package let pattern: String
  private let steps: [Step]

  package init(_ pattern: String) throws(Malformed) {
    self.pattern = pattern
    var compiler = GlobCompiler(pattern)
    steps = try compiler.compile()
  }

  /// Compares a path, seen from the pattern's folder and without `./`.
  package func match(_ path: String) -> Match {
    var current = States(count: steps.count)
    var next = States(count: steps.count)
    var atFolder = false
    enter(0, &current)
    for scalar in path.unicodeScalars {
      if scalar == "/", current.accepts { atFolder = true }
      next.removeAll()
      for state in current.members {
        let matches =
          switch steps[state] {
          case .scalar(let wanted): scalar == wanted
          case .anyButSlash: scalar != "/"
          case .any: true
          case .set(let ranges, let isNegated):
            scalar != "/" && ranges.contains { $0.contains(scalar) } != isNegated
          case .fork, .jump, .accept: false
          }
        if matches { enter(state + 1, &next) }
      }
      swap(&current, &next)
      if current.members.isEmpty { break }
    }
    if current.accepts { return .path }
    return atFolder ? .folderAbove : .none
  }

  package func matches(_ path: String) -> Bool { match(path) != .none }

  /// Adds a state and all that can be reached from it without reading.
  private func enter(_ state: Int, _ states: inout States) {
    var pending = [state]
    while let state = pending.popLast() {
      switch steps[state] {
      case .fork(let one, let other):
        if states.visit(state) { pending += [one, other] }
      case .jump(let target):
        if states.visit(state) { pending.append(target) }
      case .accept: states.accepts = true
      default: if states.visit(state) { states.members.append(state) }
      }
    }
  }

  /// A set of states, in the order of their coming.
  private struct States {
    var members: [Int] = []
    var accepts = false
    private var isVisited: [Bool]

    init(count: Int) { isVisited = [Bool](repeating: false, count: count) }

    mutating func visit(_ state: Int) -> Bool {
      defer { isVisited[state] = true }
      return !isVisited[state]
    }

    mutating func removeAll() {
      members.removeAll(keepingCapacity: true)
      accepts = false
      for i in isVisited.indices { isVisited[i] = false }
    }
  }
}
