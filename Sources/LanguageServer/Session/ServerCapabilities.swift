import Linting
import SourceText

/// What the server answers to `initialize`.
enum ServerCapabilities {
  static let fixAll = "source.fixAll.layoutlint"

  static func write(into json: inout JSONWriter, for client: ClientCapabilities) {
    json.object { json in
      json.key("capabilities")
      json.object { capabilities(into: &$0, for: client) }
      json.key("serverInfo")
      json.object {
        $0.member("name", Tool.name)
        $0.member("version", Tool.version)
      }
    }
  }

  private static func capabilities(into json: inout JSONWriter, for client: ClientCapabilities) {
    json.member("positionEncoding", client.columnUnit == .utf8 ? "utf-8" : "utf-16")
    json.key("textDocumentSync")
    json.object {
      $0.member("openClose", true)
      $0.member("change", 2)
      $0.member("save", true)
    }
    json.member("hoverProvider", true)
    json.member("definitionProvider", true)
    json.member("referencesProvider", true)
    json.member("documentHighlightProvider", true)
    json.member("documentSymbolProvider", true)
    json.member("foldingRangeProvider", true)
    json.key("completionProvider")
    json.object { json in
      json.key("triggerCharacters")
      json.array { json in for character in [".", "[", "(", "@", " "] { json.value(character) } }
    }
    json.key("renameProvider")
    if client.preparesRenames { json.object { $0.member("prepareProvider", true) } } else { json.value(true) }
    if client.takesCodeActionLiterals {
      json.key("codeActionProvider")
      json.object { json in
        json.key("codeActionKinds")
        json.array { json in for kind in ["quickfix", fixAll] { json.value(kind) } }
      }
    }
    if client.pullsDiagnostics {
      json.key("diagnosticProvider")
      json.object {
        $0.member("identifier", Tool.name)
        $0.member("interFileDependencies", false)
        $0.member("workspaceDiagnostics", false)
      }
    }
  }
}
