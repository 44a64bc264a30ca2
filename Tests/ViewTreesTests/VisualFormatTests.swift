import LayoutModel
import SourceText
import Testing
import ViewTrees

@Suite("Visual format")
struct VisualFormatTests {
  /// The constraints of a string, one a line.
  private func constraints(_ text: String, options: [String] = []) throws -> [String] {
    let bytes = Array(text.utf8)
    var chosen = VisualFormat.Options()
    for name in options where !chosen.add(name) { Issue.record("no option \(name)") }
    func name(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }
    let format = try readFormat(bytes)
    func side(_ side: VisualFormat.Piece.Side, _ attribute: Attribute) -> String {
      switch side {
      case .view(let index): "\(name(format.views[index].name)).\(attribute)"
      case .named(let range): "\(name(range)).\(attribute)"
      case .superview(let view, _): "super(\(name(format.views[view].name))).\(attribute)"
      case .superviewMargins(let view, _): "super(\(name(format.views[view].name))).margins.\(attribute)"
      case .none: ""
      }
    }
    return format.pieces(options: chosen).map { piece in
      var line = "\(side(piece.first, piece.firstAttribute)) \(piece.relation.symbol)"
      let second = side(piece.second, piece.secondAttribute)
      if !second.isEmpty { line += " " + second }
      if second.isEmpty || piece.constant != 0 {
        line += second.isEmpty ? " \(piece.constant)" : " + \(piece.constant)"
      }
      if piece.priority != .required { line += " @\(piece.priority.value)" }
      return line
    }
  }

  @Test(
    "makes the constraints that UIKit makes",
    arguments: [
      ("[a]", []),
      ("H:[a(100)]", ["a.width == 100.0"]),
      ("V:[a(>=44,<=88@750)]", ["a.height >= 44.0", "a.height <= 88.0 @750.0"]),
      ("[a(==b@soft)]", ["a.width == b.width @600.0"]),
      ("[a(gap)]", ["a.width == 12.0"]),
      ("|[a]|", ["a.leading == super(a).leading", "super(a).trailing == a.trailing"]),
      ("V:|-[a]-|", ["a.top == super(a).margins.top", "super(a).margins.bottom == a.bottom"]),
      ("H:|-16-[a]-gap-|", ["a.leading == super(a).leading + 16.0", "super(a).trailing == a.trailing + 12.0"]),
      ("[a][b]-[c]", ["b.leading == a.trailing", "c.leading == b.trailing + 8.0"]),
      (
        "V:[a]-(>=8,==20@1)-[b(a)]",
        ["b.top >= a.bottom + 8.0", "b.top == a.bottom + 20.0 @1.0", "b.height == a.height"]
      ),
      ("[a]-(-8)-[b]", ["b.leading == a.trailing + -8.0"]),
      ("[a]-(8@1000)-[b]", ["b.leading == a.trailing + 8.0"]),
      ("[a]-1e1-[b]-2.-[c]", ["b.leading == a.trailing + 10.0", "c.leading == b.trailing + 2.0"]),
      ("[a]->=8@300-[b]", ["b.leading >= a.trailing + 8.0 @300.0"]),
    ] as [(String, [String])])
  func pieces(text: String, expected: [String]) throws {
    #expect(try constraints(text) == expected)
  }

  @Test("aligns neighbours, and lays out in the direction of the options")
  func options() throws {
    #expect(
      try constraints("|[a]-[b][c]", options: ["alignAllTop", "alignAllBottom"]).suffix(4) == [
        "a.top == b.top", "a.bottom == b.bottom", "b.top == c.top", "b.bottom == c.bottom",
      ])
    #expect(
      try constraints("|[a]-4-[b]|", options: ["directionLeftToRight"]) == [
        "a.left == super(a).left", "b.left == a.right + 4.0", "super(b).right == b.right",
      ])
    #expect(
      try constraints("|[a]-4-[b]|", options: ["directionRightToLeft"]) == [
        "super(a).right == a.right", "a.left == b.right + 4.0", "b.left == super(b).left",
      ])
    #expect(
      try constraints("V:|[a]-4-[b]|", options: ["spacingBaselineToBaseline"]) == [
        "a.firstBaseline == super(a).top", "b.firstBaseline == a.lastBaseline + 4.0",
        "super(b).bottom == b.lastBaseline",
      ])
    var options = VisualFormat.Options()
    let isKnown = options.add("alignAllMiddle")
    #expect(!isKnown)
  }

  @Test(
    "refuses options along the axis, but only where there is something to align",
    arguments: [
      ("[a][b]", "alignAllLeading", "a vertical edge"), ("V:[a][b]", "alignAllTop", "a horizontal edge"),
      ("V:[a][b]", "alignAllCenterX", nil), ("[a][b]", "alignAllLastBaseline", nil), ("|[a]|", "alignAllLeft", nil),
      ("[a][b]", "spacingBaselineToBaseline", "not valid for horizontal layout"),
      ("V:[a][b]", "spacingBaselineToBaseline", nil),
    ] as [(String, String, String?)])
  func alignment(text: String, option: String, complaint: String?) throws {
    var options = VisualFormat.Options()
    let isKnown = options.add(option)
    #expect(isKnown)
    let problem = try readFormat(Array(text.utf8)).problem(with: options)
    #expect((problem == nil) == (complaint == nil))
    if let complaint { #expect(problem?.message.contains(complaint) == true) }
  }

  @Test(
    "complains where UIKit stops, in its words",
    arguments: [
      ("›‹", "empty string"),
      ("V›[‹a]", "Expected a ':' after 'V' to specify vertical arrangement"),
      ("H›‹", "Expected a ':' after 'H' to specify horizontal arrangement"),
      ("›v‹:[a]", "Expected a view"),
      ("H:› ‹[a]", "Expected a view"),
      ("V:›-‹[a]", "Expected a view"),
      ("|›‹", "Expected a connection after the '|' character"),
      ("|›|‹", "Expected a view"),
      ("[›‹", "Expected a view. View names must start"),
      ("[›]‹", "Expected a view. View names must start"),
      ("[›1‹a]", "Expected a view. View names must start"),
      ("[a›-‹b]", "That is how you give the end of a view"),
      ("[self›.‹a]", "That is how you give the end of a view"),
      ("[a›‹", "That is how you give the end of a view"),
      ("[a(›‹", "ran out of characters"),
      ("[a(›)‹]", "Expected a number or key"),
      ("[a(10›]‹", "must end with ')' and the view must end with ']'"),
      ("[a(b›*‹2)]", "must end with ')' and the view must end with ']'"),
      ("[a(10)›‹", "Expected ']' after specifying thickness"),
      ("[a(=›1‹0)]", "Unknown relation"),
      ("[a(› ‹10)]", "Expected a number or key"),
      ("[a]-›‹", "Expected more input"),
      ("[a]-5›[‹b]", "Expected a '-' here"),
      ("[a]-5›,‹6-[b]", "you must use parentheses"),
      ("[a]-(5›-‹[b]", "Expected a ')' at the end of a constraint modifier"),
      ("[a]-›-‹5-[b]", "minus sign or an accidental extra bar"),
      ("[a]-›nope‹-[b]", "Encountered metric with name \"nope\""),
      ("[a]-5-›‹", "Expected a view or '|'"),
      ("[a]›x‹", "Expected a view or '|'"),
      ("[a]› ‹-[b]", "Expected a view or '|'"),
      ("[a]|›[‹b]", "Expected the end of the format string"),
      ("[a(10@›0‹)]", "Priority must be greater than 0"),
      ("[a(10@›1001‹)]", "which is 1000"),
      ("[a(10@›high‹)]", "Encountered metric with name \"high\""),
      ("[a(10@›‹", "Expected a number or key"),
      ("[›é‹]", "non-ASCII"),
    ])
  func errors(marked: String, message: String) throws {
    let text = marked.filter { $0 != "›" && $0 != "‹" }
    let error = #expect(throws: ConstraintSyntaxError.self) { try readFormat(Array(text.utf8)) }
    let thrown = try #require(error)
    #expect(fault(in: text, thrown) == marked)
    #expect(thrown.message.contains(message), "\(thrown.message)")
    #expect(thrown.help != nil)
  }

  @Test(
    "is told from an expression by how it begins",
    arguments: [
      ("|[a]|", true), ("[a][b]", true), ("V:[a]", true), ("H:|[a]", true), (" |[a]", true), ("v:[a]", true),
      ("V.top == 8", false), ("a.top == 8", false), ("", false), ("H", false),
    ])
  func recognition(text: String, expected: Bool) {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBufferPointer { VisualFormat.isMeant(by: $0) } == expected)
  }
}
