import LayoutEngine
import LayoutModel
import SourceText
import Testing
import ViewTrees
import YAMLSyntax

/// Which scroll views are asked how large their content is.
@Suite struct ContentDeciderTests {
  private static let label =
    "{id: a, class: UILabel, constraints: [leading == superview.leading, top == superview.top]}"
  private static let masked = "{id: a, frame: [0, 0, 10, 10], translatesAutoresizingMaskIntoConstraints: true}"

  @Test(arguments: [
    ("", "", false), ("", "constraints", true), ("", "code", false),
    (masked, "", false), (masked, "constraints", true), (masked, "code", false),
    (label, "", true), (label, "constraints", true), (label, "code", false),
  ])
  func isSaidOrFollowsFromWhatIsInside(child: String, decider: String, isOpen: Bool) throws {
    let text = """
      defaults: {translatesAutoresizingMaskIntoConstraints: false}
      view:
        subviews:
          - id: scroll
            class: UIScrollView
            constraints: [edges == superview]
            \(decider.isEmpty ? "" : "contentSizeDecidedBy: \(decider)")
            subviews: [\(child)]
      """
    let tree = SyntaxTree(parsing: .init(path: "scroll.layout.yaml", text: text))
    let decoded = ViewTreeDecoder().decode(tree)
    #expect(decoded.findings.isEmpty && tree.findings.isEmpty)
    let solved = LayoutEngine.solve(try #require(decoded.layouts.first), device: .standard)
    #expect(solved.contentArea(of: ViewID(1))?.ambiguous == PerAxis(both: isOpen))
  }
}
