import LayoutModel
import SourceText
import YAMLSyntax

@testable import ViewTrees

/// What a text comes to: its layouts, and all that was told, the parser's findings among it.
struct Decoded {
  let source: SourceFile
  let layouts: [Layout]
  let findings: [Finding]

  init(_ text: String, classes: ClassTable = ClassTable(), defaults: String? = nil) {
    self.init(SourceFile(path: "test.layout.yaml", text: text), classes: classes, defaults: defaults)
  }

  init(_ source: SourceFile, classes: ClassTable = ClassTable(), defaults: String? = nil) {
    self.source = source
    let tree = SyntaxTree(parsing: source)
    let result = ViewTreeDecoder(classes: classes, defaults: defaults).decode(tree)
    layouts = result.layouts
    findings = (tree.findings + result.findings).sorted(by: Finding.inReportOrder)
  }

  /// The only layout; one without views if there is none.
  var layout: Layout { layouts.first ?? Layout() }

  /// `line:column-endColumn rule`, columns in bytes.
  var places: [String] {
    let lines = LineIndex(source.bytes)
    return findings.map {
      let start = lines.position(of: $0.range.lowerBound, in: .utf8)
      let end = lines.position(of: $0.range.upperBound, in: .utf8)
      return "\(start.line):\(start.column)-\(end.column) \($0.rule.rawValue)"
    }
  }

  var messages: [String] { findings.map(\.message) }

  subscript(id: String) -> View {
    let layout = layout
    return layout.views.first { layout.names[$0.name] == id } ?? View()
  }

  /// The constraints in canonical words.
  var constraints: [String] {
    layout.constraints.map { layout.canonical($0) }
  }
}

extension Layout {
  func canonical(_ item: Item) -> String {
    let name = names[self[item.view].name]
    let base = name.isEmpty ? "#\(item.view.index)" : name
    return item.guide == .none ? base : "\(base).\(item.guide.name)"
  }

  func canonical(_ constraint: Constraint) -> String {
    var text =
      "\(canonical(constraint.first)).\(constraint.firstAttribute.name) \(constraint.relation.symbol) "
    if constraint.second.exists {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier) * " }
      text += "\(canonical(constraint.second)).\(constraint.secondAttribute.name)"
      if constraint.constant != 0 { text += " + \(constraint.constant)" }
    } else {
      text += "\(constraint.constant)"
    }
    if !constraint.priority.isRequired { text += " @\(constraint.priority.value)" }
    return text
  }
}

/// A document with a scroll view, a label and a stack view, and constraints in the document's list and in the label's.
func decodeConstraints(document: [String] = [], label: [String] = []) -> Decoded {
  var text = """
    metrics: {gap: 12}
    view:
      id: root
      layoutGuides: [{id: middle}]
      subviews:
        - id: scroll
          class: UIScrollView
          subviews:
            - id: label
              class: UILabel
        - id: other

    """
  if !label.isEmpty {
    text = text.replacing(
      "          class: UILabel\n",
      with: "          class: UILabel\n          constraints:\n"
        + label.map { "            - \($0)\n" }.joined())
  }
  if !document.isEmpty { text += "constraints:\n" + document.map { "  - \($0)\n" }.joined() }
  return Decoded(text)
}

extension String {
  fileprivate func replacing(_ part: String, with text: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
