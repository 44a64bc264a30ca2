import SourceText
import Testing
import YAMLSyntax

@Suite struct FaultTests {
  @Test(arguments: [
    ("a: 1\n\tb: 2\n", "2:1 a tab cannot indent a line in YAML"),
    ("a:\n\t- b\n", "2:1 a tab cannot indent a line in YAML"),
    ("a: \"never closed\nb: 1\n", "1:4 the quotes that open here are never closed"),
    ("a: 'never closed\n", "1:4 the quotes that open here are never closed"),
    ("a: [1, 2\n", "1:4 the list that opens with '[' here is never closed"),
    ("a: {x: 1\n", "1:4 the mapping that opens with '{' here is never closed"),
    ("a: [1 {]\n", "1:7 a ',' or the closing ']' is missing here"),
    ("a: @b\n", "1:4 a value cannot begin with '@'"),
    ("é: *b\n", "1:5 no anchor &b stands before the alias *b"),
    ("a: &x\n  b: *x\n", "2:6 the alias *x stands inside the node that it refers to"),
    ("a: &x [*x]\n", "1:8 the alias *x stands inside the node that it refers to"),
    ("a: 1\na: 2\n", "2:1 the key 'a' stands in this mapping twice"),
    ("a: {<<: 3}\n", "1:9 the merge key << takes a mapping or a list of mappings, as in <<: *name"),
    ("a: \"\\q\"\n", "1:5 this is no escape in double quotes"),
    ("a: 1\nfoo\nb: 2\n", "2:1 this line has no ':' though a key is expected"),
    ("a\0b: 1\n", "1:2 a NUL byte cannot stand in YAML"),
    ("a: \u{7}\n", "1:4 the control character U+0007 cannot stand in YAML"),
    ("a: \u{9F}\n", "1:4 the control character U+009F cannot stand in YAML"),
  ])
  func aFaultIsToldAtItsPlace(_ text: String, _ complaint: String) {
    #expect(complaints(parse(text)) == [complaint])
  }

  @Test(arguments: [
    "a:\n  - |-[label]-|\n  - b\n", "a:\n  - [a]-8-[b]\n", "a:\n  - |[a(>=20)]|\n", "a: |-[b]\n",
  ])
  func aVisualFormatStringWithoutQuotesIsNamed(_ text: String) {
    let findings = parse(text).findings
    #expect(findings.count == 1)
    #expect((findings.first?.proposal as? Fix)?.safety == .safe)
    #expect(!parse(text).documents.contains { $0.isBroken })
  }

  @Test func whatFollowsAVisualFormatStringWithoutQuotesIsRead() {
    let text = "a:\n  - |-[label]-|  # c\n  - [é]-8-[b]\n  - c\nd: |[e]|\nf: *g\n"
    let tree = parse(text)
    #expect(tree.findings.count == 4)
    #expect(sketch(text) == "{a: [|-[label]-|, [é]-8-[b], c], d: |[e]|, f: *}")
    #expect(tree.comments().count == 1)
    let edits = tree.findings.compactMap { $0.proposal as? Fix }.flatMap(\.edits)
    var mended = Array(text.utf8)
    for edit in edits.reversed() { mended.replaceSubrange(edit.range.indices, with: Array(edit.newText.utf8)) }
    #expect(parse(mended).findings.map(\.message) == ["no anchor &g stands before the alias *g"])
  }

  @Test func manyUnquotedFormatsStayCheap() {
    let tree = parse("a:\n" + String(repeating: "  - |[b]|\n", count: 2_000))
    #expect(tree.findings.count == 51)
    #expect(tree.documents.first?.isBroken == true)
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func bytesThatAreNotUTF8AreToldAndTheRestIsRead(_ bad: [UInt8]) {
    let tree = parse(Array("a: ".utf8) + bad + Array("\nb: *c\n".utf8))
    #expect(
      complaints(tree) == ["1:4 these bytes are not UTF-8", "2:4 no anchor &c stands before the alias *c"])
  }

  @Test func aBinaryFileGivesAFewFindings() {
    var state: UInt64 = 1
    let noise = (0..<100_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    #expect((1...6).contains(parse(noise).findings.count))
  }

  @Test func whatStandsBeforeAFaultIsKept() {
    let tree = parse("a: {b: [1, 2]}\nc: [3, {d: 4\ne: ]")
    #expect(tree.documents.count == 1)
    #expect(tree.documents.first?.isBroken == true)
    #expect(tree.documents.first?.root.map { sketch($0, in: tree).hasPrefix("{a: {b: [1, 2]}, c: [3, {d: ") } == true)
    #expect(sketch("a: 1\n---\nb: 2\nc: @\n").hasPrefix("{a: 1} --- {b: 2"))
  }

  @Test func depthIsLimited() {
    let tree = parse(String(repeating: "[", count: 100_000))
    #expect(complaints(tree) == ["1:1001 nested more than 1000 levels deep; what is inside is not read"])
    let deepMap = parse(String(repeating: "{a: ", count: 100_000))
    #expect(deepMap.findings.count == 1)
    let blocks = parse(String(repeating: "- ", count: 100_000))
    #expect(blocks.findings.count == 1)
  }

  @Test func mergeKeysCannotExplode() {
    var text = "- &a0 {" + (0..<40).map { "k\($0): 1" }.joined(separator: ", ") + "}\n"
    for level in 1...30 {
      let source = (0..<60).map { _ in "*a\(level - 1)" }.joined(separator: ", ")
      text += "- &a\(level) {<<: [\(source)]}\n"
    }
    let tree = parse(text)
    #expect(tree.findings.isEmpty)
    var chain = "- &a0 {k0: 1}\n"
    for level in 1...2_000 { chain += "- &a\(level) {<<: *a\(level - 1), k\(level): 1}\n" }
    #expect(parse(chain).findings.map(\.rule) == [.yamlSyntax])
  }

  @Test func aFaultBehindACommentLosesNothing() {
    for text in [
      "b: \n\"\n#\"-", "a: @ # c\n", "# c\n a: [ # d\n", "a # b\nc\n", "a: \"# b\n", "a: | # c\n b\n\tc\n@", "a # c",
    ] {
      let tree = parse(text)
      #expect(tree.comments().allSatisfy { $0.upperBound <= text.utf8.count })
    }
  }

  @Test func noPrefixOfAFileCrashes() {
    let text =
      "a: &x {b: [1, \"é\\u00e9\"], <<: {q: 1}} # c\nc: *x\nd: | # d\n  t # u\n? k\n: 'v''w'\n---\n- !t x\n...\n"
    let bytes = Array(text.utf8)
    let spoilt = bytes.indices.map { index in
      var spoilt = bytes
      spoilt[index] = UInt8(truncatingIfNeeded: 37 &* index)
      return spoilt
    }
    for bytes in (0...bytes.count).map({ Array(bytes[..<$0]) }) + spoilt {
      let tree = parse(bytes)
      for document in tree.documents { _ = document.root.map { sketch($0, in: tree) } }
      _ = tree.comments()
      #expect(tree.findings.allSatisfy { $0.range.upperBound <= bytes.count })
    }
  }
}
