import Linting
import SourceText
import Testing

/// A thousand trees with mistakes in them, in every style: all are mended, and nothing else about them changes.
struct GeneratedTreeTests {
  static let shards = 10
  static let treesPerShard = 100

  @Test(arguments: 0..<shards)
  func brokenTreesAreMended(_ shard: Int) {
    for seed in shard * Self.treesPerShard..<(shard + 1) * Self.treesPerShard {
      let tree = BrokenTree(seed: seed)
      let broken = Mending(text: tree.text, scope: .all, extraRules: [.leftRightAttribute])
      let told = Set(broken.findings(in: tree.text).map(\.rule))
      #expect(tree.rules.filter { !told.contains($0) } == [], "\(seed)\n\(tree.text)")
      let mended = broken.mended()
      let left = broken.findings(in: mended)
      #expect(left.map(\.message) == [], "\(seed)\n\(tree.text)\n\(mended)")
      #expect(Mending(text: mended, scope: .all, extraRules: broken.extraRules).mended() == mended, "\(seed)")
      #expect(Mending.comments(of: mended) == Mending.comments(of: tree.text), "\(seed)\n\(mended)")
      #expect(Mending.lineBreaks(of: mended).isSubset(of: Mending.lineBreaks(of: tree.text)), "\(seed)")
      #expect(mended.last?.isNewline == tree.text.last?.isNewline, "\(seed)")
    }
  }

  @Test
  func wholeTreesAreWell() {
    for seed in 0..<200 {
      let tree = BrokenTree(seed: seed, isWhole: true)
      let mending = Mending(text: tree.text, scope: .all, extraRules: [.leftRightAttribute])
      let findings = mending.findings(in: tree.text)
      #expect(findings.map(\.message) == [], "\(seed)\n\(tree.text)")
    }
  }
}
