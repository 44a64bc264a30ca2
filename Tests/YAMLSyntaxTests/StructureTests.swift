import SourceText
import Testing
import YAMLSyntax

@Suite struct StructureTests {
  @Test(arguments: [
    ("a: 1\nb: [x, {y: z}]\n", "{a: 1, b: [x, {y: z}]}"),
    ("- a\n-\n  - b\n", "[a, [b]]"),
    ("a: 1\n---\nb: 2\n...\n---\n- c\n", "{a: 1} --- {b: 2} --- [c]"),
    ("%YAML 1.1\n---\na: 1\n", "{a: 1}"),
    ("a:\r\n  - b\r\nc: d\r", "{a: [b], c: d}"),
    ("\u{FEFF}a: 1\n", "{a: 1}"),
    ("? [k, l]\n: v\n", "{[k, l]: v}"),
    ("--- \n", ""),
  ])
  func aTreeIsBuilt(_ text: String, _ expected: String) {
    #expect(sketch(text) == expected)
    #expect(parse(text).findings.isEmpty)
  }

  @Test(arguments: ["", "# only a comment\n", "\n\n", "\u{FEFF}"])
  func aFileWithoutContentHasNoDocument(_ text: String) {
    let tree = parse(text)
    #expect(tree.documents.isEmpty)
    #expect(tree.findings.isEmpty)
  }

  @Test func aDocumentKnowsItsRange() {
    let text = "# head\na: 1\n\n# between\n---\nb: 2\n...\n"
    let tree = parse(text)
    #expect(tree.documents.map { tree.source.text(in: $0.range) } == ["a: 1", "---\nb: 2\n..."])
    #expect(tree.documents.allSatisfy { !$0.isBroken })
  }

  @Test(arguments: [
    ("a: &x 1\nb: *x\n", "{a: 1, b: 1}"),
    ("a: &x {k: v}\nb: [*x, *x]\n", "{a: {k: v}, b: [{k: v}, {k: v}]}"),
    ("- &x 1\n- &x 2\n- *x\n", "[1, 2, 2]"),
    ("a: &x {k: 1, l: 2}\nb: {<<: *x, l: 3}\n", "{a: {k: 1, l: 2}, b: {l: 3, k: 1}}"),
    ("b: {<<: [{k: 1}, {k: 2, l: 2}]}\n", "{b: {k: 1, l: 2}}"),
    ("- &a {k: 1}\n- &b {<<: *a, l: 2}\n- {<<: *b, m: 3}\n", "[{k: 1}, {l: 2, k: 1}, {m: 3, l: 2, k: 1}]"),
    ("- &a [{k: 1}, {l: 2}]\n- <<: *a\n  k: 0\n", "[[{k: 1}, {l: 2}], {k: 0, l: 2}]"),
    ("'<<': 1\n", "{<<: 1}"),
  ])
  func aliasesAndMergeKeysAreFollowed(_ text: String, _ expected: String) {
    #expect(sketch(text) == expected)
    #expect(parse(text).findings.isEmpty)
  }

  @Test func anchorsEndWithTheirDocument() {
    #expect(complaints(parse("a: &x 1\n---\nb: *x\n")) == ["3:4 no anchor &x stands before the alias *x"])
  }

  @Test func aMappingOfManyKeysFindsTheRepeatedOne() {
    let keys = (0..<500).map { "key\($0): 1\n" }.joined()
    let tree = parse(keys + "'key77': 2\n")
    #expect(complaints(tree) == ["501:1 the key 'key77' stands in this mapping twice"])
    #expect(tree.findings.first?.related.count == 1)
    #expect(tree.documents.first?.root.map { tree.entries(of: $0).count } == 500)
  }

  @Test func commentsAreFoundOutsideText() {
    let text = """
      # first
      a: "no # comment"   # after quotes
      b: 'neither # here
        # nor here'
      c: |  # behind a block's header
        # text of the block
      # below the block
      d: plain#not # but this
      e: [1, # in a list
        2]
      """
    let tree = parse(text)
    let comments = tree.comments().map { tree.source.text(in: $0) }
    #expect(
      comments == [
        "# first", "# after quotes", "# behind a block's header", "# below the block", "# but this", "# in a list",
      ])
  }

  @Test func lineBreaksOfUnicodeEndCommentsAndMoveNoColumn() {
    let text = "a: \"x\u{85}y\" # c\u{2028}b: *zz\n"
    let tree = parse(text)
    #expect(tree.comments().map { tree.source.text(in: $0) } == ["# c"])
    #expect(tree.findings.map { tree.source.text(in: $0.range) } == ["*zz"])
  }

  @Test(arguments: [true, false]) func utf16IsTurnedIntoUTF8(_ isBigEndian: Bool) {
    let text = "\u{FEFF}é: 🙂\n"
    let bytes = text.utf16.flatMap {
      isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    let file = SourceFile(path: "test.yaml", decoding: bytes)
    #expect(file.bytes == Array(text.utf8))
    #expect(SyntaxTree(parsing: file).findings.isEmpty)
    #expect(SourceFile(path: "test.yaml", decoding: bytes + [0x41]).text(in: ByteRange(0, 99)).hasSuffix("\u{FFFD}"))
  }
}
