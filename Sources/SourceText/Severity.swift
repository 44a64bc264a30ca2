/// How much a finding weighs. Errors fail a run; warnings fail it only under `--strict`.
public enum Severity: UInt8, Hashable, Sendable, CaseIterable {
  case warning
  case error

  public var name: String { self == .error ? "error" : "warning" }
}

extension Severity: Comparable {
  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}
