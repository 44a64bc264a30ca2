import LayoutEngine
import LayoutModel
import Rules
import SourceText
import ViewTrees

/// What a hover says, in Markdown or in plain text.
struct HoverText {
  let isMarkdown: Bool
  private(set) var sections: [String] = []

  /// So many rows are named of those that decide a length.
  private static let rowLimit = 4

  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  // MARK: - Rules and keys

  mutating func add(_ page: RulePage) {
    sections.append(
      "\(strong(page.name.rawValue)): \(page.summary)\n\n\(page.reason)\n\nTo mend it: \(page.remedy)")
  }

  mutating func add(_ key: KeyDescription) {
    var text = "\(strong(key.name)): \(key.summary)"
    if case .choice(let words) = key.shape { text += "\n\nOne of \(words.map(code).joined(separator: ", "))." }
    if case .choices(let words) = key.shape { text += "\n\nAny of \(words.map(code).joined(separator: ", "))." }
    if let value = key.defaultValue { text += "\n\nLeft out: \(code(value))" }
    sections.append(text)
  }

  // MARK: - Views

  mutating func add(_ view: ViewID, _ screen: Screen) {
    let solved = screen.solved
    let layout = solved.layout
    let name = layout[view].name.exists ? "\(strong(layout.names[layout[view].name])) " : ""
    let className = layout[view].isLayoutGuide ? "UILayoutGuide" : layout.className(of: view)
    let frame = solved.frame(of: view)
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(Self.points).joined(separator: ", ")
    var text = "\(name)\(code(className)): frame \(code("(\(numbers))")) on \(solved.device.name)\n"
    for (part, quantity) in Self.quantities(of: view) {
      text += "\n- \(strong(part)): \(reasons(for: quantity, screen))"
    }
    if let area = solved.contentArea(of: view) {
      let size = "\(Self.points(area.size.horizontal)) × \(Self.points(area.size.vertical))"
      text += "\n- \(strong("content size")): \(code(size))"
      for axis in Axis.allCases {
        text += "\n- \(strong("content \(axis.length)")): \(reasons(for: Quantity(view, .content, axis), screen))"
      }
    }
    sections.append(text)
  }

  private static func quantities(of view: ViewID) -> [(String, Quantity)] {
    [
      ("x", Quantity(view, .origin, .horizontal)), ("y", Quantity(view, .origin, .vertical)),
      ("width", Quantity(view, .length, .horizontal)), ("height", Quantity(view, .length, .vertical)),
    ]
  }

  /// The rows that decide a quantity, in words.
  private func reasons(for quantity: Quantity, _ screen: Screen) -> String {
    if screen.solved.freedoms[quantity] != nil { return "open, nothing decides it" }
    var reasons: [String] = []
    for row in screen.solved.support(of: quantity) {
      let text = Self.text(row, screen)
      if !reasons.contains(text) { reasons.append(text) }
    }
    guard !reasons.isEmpty else {
      return quantity.view == .root ? "its container places the root view" : "no constraint is about it"
    }
    let rest = reasons.count - Self.rowLimit
    let told = reasons.prefix(Self.rowLimit).joined(separator: "; ")
    let all = rest > 0 ? "\(told); and \(rest) more" : told
    return isMarkdown ? all : String(all.filter { $0 != "`" })
  }

  /// A row in the words that messages about conflicts use, but for wishes, which are not required here.
  private static func text(_ row: RowOrigin, _ screen: Screen) -> String {
    let name = row.view.map { screen.layout.describe($0) } ?? ""
    switch row.kind {
    case .hugging: return "\(name) hugs its content (contentHuggingPriority)"
    case .compressionResistance: return "\(name) keeps room for its content (contentCompressionResistancePriority)"
    default: return RowText(screen: screen).text(row)
    }
  }

  // MARK: - Marks

  private func strong(_ text: String) -> String { isMarkdown ? "**\(text)**" : text }

  private func code(_ text: String) -> String {
    isMarkdown ? "`\(String(text.map { $0 == "`" ? "'" : $0 }))`" : text
  }

  /// A length with at most two decimals.
  private static func points(_ length: Double) -> String {
    let hundredths = (length * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return String(length) }
    let number = hundredths / 100
    return Int(exactly: number).map { String($0) } ?? String(number)
  }
}
