import LayoutModel
import SourceText

/// `textDocument/codeAction`: the fixes of findings, all safe fixes at once, and the comment that silences a finding.
extension Session {
  func codeActions(_ params: JSONValue, _ json: inout JSONWriter) throws(ResponseError) {
    let span = try Span(params.member("range"))
    let context = params["context"] ?? .null
    let wanted = ActionFilter(context["only"])
    guard let analysis = try analysis(params), client.takesCodeActionLiterals else { return json.array { _ in } }
    let range = analysis.document.byteRange(of: span)
    let writer = ActionWriter(client: client, settings: workspace.settings, document: analysis.document)
    let touched = analysis.findings(touching: range)
    json.array { json in
      if wanted.allows("quickfix") {
        for finding in touched {
          guard let fix = finding.fix else { continue }
          writer.write(
            fix.title, kind: "quickfix", fix.edits, mending: finding, isPreferred: fix.safety == .safe, into: &json)
        }
        for (finding, edit) in Silencing.edits(for: touched, in: analysis) {
          writer.write(
            "Silence '\(finding.rule.rawValue)' here", kind: "quickfix", [edit], mending: finding, into: &json)
        }
      }
      // Nobody waits for what the editor asks by itself at every move of the cursor.
      let isAutomatic = context["triggerKind"]?.int == 2
      if wanted.allows(ServerCapabilities.fixAll), wanted.isExplicit || !isAutomatic, let fixed = analysis.fixed() {
        let edit = Edit.between(analysis.document.bytes, fixed)
        writer.write("Apply all safe fixes", kind: ServerCapabilities.fixAll, [edit], into: &json)
      }
    }
  }
}

/// Which kinds of actions the client wants: a kind stands for itself and all below it.
private struct ActionFilter {
  private let kinds: [String]?

  init(_ only: JSONValue?) { kinds = only?.array?.compactMap(\.string) }

  /// The client has named the kinds.
  var isExplicit: Bool { kinds != nil }

  func allows(_ kind: String) -> Bool {
    kinds.map { $0.contains { $0.isEmpty || kind == $0 || kind.hasPrefix("\($0).") } } ?? true
  }
}

private struct ActionWriter {
  let client: ClientCapabilities
  let settings: Settings
  let document: TextDocument

  func write(
    _ title: String, kind: String, _ edits: [Edit], mending finding: Finding? = nil, isPreferred: Bool = false,
    into json: inout JSONWriter
  ) {
    json.object { json in
      json.member("title", title)
      json.member("kind", kind)
      if isPreferred { json.member("isPreferred", true) }
      if let finding {
        json.key("diagnostics")
        json.array { Diagnostic(finding).write(into: &$0, for: client, settings, in: document) }
      }
      json.key("edit")
      json.workspaceEdit(edits, in: document, for: client)
    }
  }
}

extension Edit {
  /// The one edit that makes one text of another: all that lies between what both begin and end with.
  static func between(_ old: [UInt8], _ new: [UInt8]) -> Edit {
    func isInside(_ offset: Int, _ text: [UInt8]) -> Bool { offset < text.count && text[offset] & 0xC0 == 0x80 }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    // An edit begins and ends between characters.
    while start > 0, isInside(start, old) || isInside(start, new) { start -= 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    while tail > 0, isInside(old.count - tail, old) { tail -= 1 }
    return Edit(
      ByteRange(start, old.count - tail), String(decoding: new[start..<(new.count - tail)], as: UTF8.self))
  }
}

extension JSONWriter {
  /// Edits of one document, with its version where the client wants to know it.
  mutating func workspaceEdit(_ edits: [Edit], in document: TextDocument, for client: ClientCapabilities) {
    func write(_ json: inout JSONWriter) {
      json.array { json in
        for edit in edits {
          json.object {
            $0.member("range", document.span(of: edit.range))
            $0.member("newText", edit.newText)
          }
        }
      }
    }
    object { json in
      if client.takesDocumentChanges {
        json.key("documentChanges")
        json.array { json in
          json.object { json in
            json.key("textDocument")
            json.object {
              $0.member("uri", document.uri)
              $0.member("version", document.version)
            }
            json.key("edits")
            write(&json)
          }
        }
      } else {
        json.key("changes")
        json.object { json in
          json.key(document.uri)
          write(&json)
        }
      }
    }
  }
}
