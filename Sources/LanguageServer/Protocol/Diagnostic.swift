import SourceText

/// A finding as the editor shows it.
struct Diagnostic {
  /// LSP's numbers for what a diagnostic says of its text beside the message.
  enum Tag: Int { case unnecessary = 1 }

  var range: ByteRange
  var severity: Severity
  /// Nil for what is wrong with the configuration, which is under no rule.
  var rule: RuleName?
  var message: String
  var related: [Finding.Related] = []

  init(at range: ByteRange, _ message: String) {
    (self.range, self.message) = (range, message)
    severity = .error
  }

  init(_ finding: Finding) {
    (range, severity, rule, related) = (finding.range, finding.severity, finding.rule, finding.related)
    message = finding.help.map { "\(finding.message)\n\($0)" } ?? finding.message
  }

  /// What can go without loss is shown faint.
  private var tag: Tag? {
    switch rule {
    case .unusedSuppression, .duplicateConstraint: .unnecessary
    default: nil
    }
  }

  func write(
    into json: inout JSONWriter, for client: ClientCapabilities, _ settings: Settings, in document: TextDocument
  ) {
    json.object { json in
      json.member("range", document.span(of: range))
      json.member("severity", severity == .error ? 1 : 2)
      if let rule {
        json.member("code", rule.rawValue)
        if client.followsRuleLinks, let link = settings.link(to: rule) {
          json.key("codeDescription")
          json.object { $0.member("href", link) }
        }
      }
      json.member("source", "layoutlint")
      json.member("message", message)
      if let tag, client.diagnosticTags.contains(tag.rawValue) {
        json.key("tags")
        json.array { $0.value(tag.rawValue) }
      }
      guard client.showsRelatedInformation, !related.isEmpty else { return }
      json.key("relatedInformation")
      json.array { json in
        for place in related {
          json.object { json in
            json.key("location")
            json.location(document, place.range)
            json.member("message", place.message)
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// A range of a document, with the document.
  mutating func location(_ document: TextDocument, _ range: ByteRange) {
    object { json in
      json.member("uri", document.uri)
      json.member("range", document.span(of: range))
    }
  }
}
