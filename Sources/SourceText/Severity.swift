/// How much a finding weighs. Errors fail a run; warnings fail it only under `--strict`.
package enum Severity: UInt8, Hashable, Sendable, CaseIterable {
  case warning
  case error

  package var name: String { self == .error ? "error" : "warning" }
}

extension Severity: Comparable {
  package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}
