import SourceText
import Testing
import YAMLSyntax

@Suite struct ScalarTests {
  @Test(arguments: [
    ("plain text", "plain text", SyntaxTree.ScalarStyle.plain),
    ("'single ''quoted'''", "single 'quoted'", .singleQuoted),
    ("'single'", "single", .singleQuoted),
    (#""double""#, "double", .doubleQuoted),
    (#""tab\tquote\" \x41 \u00e9""#, "tab\tquote\" A é", .doubleQuoted),
    // Two bytes of escape for two bytes of text: the length alone does not tell.
    (#""\_""#, "\u{A0}", .doubleQuoted),
    ("\"over\n  two lines\"", "over two lines", .doubleQuoted),
    ("'over\n  two lines'", "over two lines", .singleQuoted),
    ("plain\n  over lines", "plain over lines", .plain),
    ("plain\nover lines", "plain over lines", .plain),
    ("|\n  one\n  two\n", "one\ntwo\n", .literal),
    ("|-\n  one\n\n", "one", .literal),
    (">\n  one\n  two\n", "one two\n", .folded),
    ("''", "", .singleQuoted),
    ("é ü", "é ü", .plain),
    ("&a !!str tagged", "tagged", .plain),
    (#"&a "x""#, "x", .doubleQuoted),
  ])
  func aScalarHasItsValueAndStyle(_ text: String, _ value: String, _ style: SyntaxTree.ScalarStyle) throws {
    let tree = parse(text)
    let root = try #require(tree.documents.first?.root)
    #expect(tree.findings.isEmpty)
    #expect(tree.text(of: root) == value)
    #expect(tree.style(of: root) == style)
  }

  @Test(arguments: [
    ("k: plain  # c", "plain"), ("k: 'it''s'", "'it''s'"), ("k: |\n  a\n  b\n\n\nz: 1", "|\n  a\n  b"),
    ("k: &a  value", "value"), ("k: &a !!map\n  # why\n  x: 1\n\n# end\nz: 1", "x: 1"), ("k: [a, b] ", "[a, b]"),
    ("k:\n  - a\n  - b\n\n# c\n", "- a\n  - b"), ("é: 'ü'", "'ü'"), ("k: &a {x: 1}", "{x: 1}"),
  ])
  func aRangeIsTight(_ text: String, _ value: String) throws {
    let tree = parse(text)
    let root = try #require(tree.documents.first?.root)
    let entry = try #require(tree.entries(of: root).first)
    #expect(tree.source.text(in: tree.range(of: entry.value)) == value)
  }

  @Test(arguments: [
    ("12", 12.0), ("-0.5", -0.5), ("+3", 3), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1.5E-2", 0.015), ("0x1F", 31),
    ("0.1", 0.1), ("12345678901234567890", 12_345_678_901_234_567_890.0), ("1e400", .infinity), ("-.inf", -.infinity),
  ])
  func aNumberIsRead(_ text: String, _ number: Double) throws {
    let tree = parse(text)
    #expect(tree.number(of: try #require(tree.documents.first?.root)) == number)
  }

  @Test(arguments: ["'12'", "12pt", "1-2", "e", "-", "--1", "1.2.3", "[1]", "", "0x", "infinity", "nano", "1_000"])
  func whatIsNoNumberIsNone(_ text: String) throws {
    let tree = parse("- " + text)
    let root = try #require(tree.documents.first?.root)
    #expect(tree.number(of: try #require(tree.items(of: root).first)) == nil)
  }

  @Test func notANumberIsTold() throws {
    for text in [".nan", ".NaN", "NaN"] {
      let tree = parse(text)
      #expect(tree.number(of: try #require(tree.documents.first?.root))?.isNaN == true)
    }
  }

  @Test(arguments: [
    ("YES", true), ("NO", false), ("true", true), ("False", false), ("on", true), ("off", false), ("Yes", true),
    ("yEs", nil), ("y", nil), ("1", nil), ("'YES'", nil), ("", nil),
  ])
  func aTruthValueIsRead(_ text: String, _ value: Bool?) throws {
    let tree = parse("- " + text)
    let root = try #require(tree.documents.first?.root)
    #expect(tree.bool(of: try #require(tree.items(of: root).first)) == value)
  }

  @Test func nullIsNothingTildeOrItsName() throws {
    let tree = parse("[~, null, Null, '', none]\n")
    let root = try #require(tree.documents.first?.root)
    #expect(tree.items(of: root).map { tree.isNull($0) } == [true, true, true, false, false])
    #expect(sketch("a:\nb: 1\n") == "{a: , b: 1}")
  }
}
