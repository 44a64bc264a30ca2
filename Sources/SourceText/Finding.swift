/// One thing found, at one place, under one rule.
public struct Finding: Sendable {
  /// A second place that belongs to a finding, such as the other constraint of a conflict.
  public struct Related: Sendable, Equatable {
    public var range: ByteRange
    public var message: String

    public init(_ range: ByteRange, _ message: String) {
      self.range = range
      self.message = message
    }
  }

  public var rule: RuleName
  public var severity: Severity
  public var message: String
  /// Where it is, in bytes of the file.
  public var range: ByteRange
  /// The id of the view it is about; in Interface Builder files the object id.
  public var view: String?
  /// `horizontal` or `vertical`, where the finding speaks of one axis.
  public var axis: String?
  public var related: [Related] = []
  /// What to write, in one line, where there is an answer.
  public var help: String?
  /// What would mend it; nobody has tried yet whether it does.
  public var proposal: (any Proposal)?
  /// Edits that mend it: tried, and found to bring nothing new. Only checks that were asked for fixes have them.
  public var fix: Fix?

  public init(
    _ rule: RuleName, _ severity: Severity, at range: ByteRange, _ message: String, view: String? = nil,
    axis: String? = nil, related: [Related] = [], help: String? = nil, proposal: (any Proposal)? = nil,
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.message = message
    self.view = view
    self.axis = axis
    self.related = related
    self.help = help
    self.proposal = proposal
    self.fix = fix
  }
}

/// Findings are equal when they say the same; what is proposed follows from that.
extension Finding: Equatable {
  public static func == (a: Finding, b: Finding) -> Bool {
    a.rule == b.rule && a.severity == b.severity && a.message == b.message && a.range == b.range && a.view == b.view
      && a.axis == b.axis && a.related == b.related && a.help == b.help && a.fix == b.fix
  }
}

extension Finding {
  /// The order in which a file's findings are told: by place, then by rule, then by what is said.
  @inlinable
  public static func inReportOrder(_ a: Finding, _ b: Finding) -> Bool {
    if a.range.start != b.range.start { return a.range.start < b.range.start }
    if a.rule != b.rule { return a.rule < b.rule }
    if a.range.end != b.range.end { return a.range.end < b.range.end }
    return a.message < b.message
  }
}
