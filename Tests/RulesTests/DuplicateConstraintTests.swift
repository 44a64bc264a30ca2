import Rules
import SourceText
import Testing

/// A view with few constraints and one with many find their duplicates in different ways.
@Suite struct DuplicateConstraintTests {
  @Test(arguments: [2, 11, 12, 13, 40]) func ofAnyNumberOfConstraintsTheRepeatedOnesAreTold(count: Int) {
    var lines = [
      "view:", "  id: root", "  subviews:", "    - id: bar", "      translatesAutoresizingMaskIntoConstraints: false",
      "constraints:", "  - bar.leading == root.leading", "  - bar.top == root.top", "  - bar.height == 44",
    ]
    // Wishes of lower and lower priority, none of which is another.
    let wishes = (0..<count).map { "  - bar.width == \(100 + $0) @\(700 - $0)" }
    lines += wishes
    // The same again, one of them the other way round, and two that only look alike.
    lines += [wishes[0], wishes[count - 1], "  - root.top == bar.top"]
    lines += ["  - bar.width == 100 @99", "  - bar.width >= 100 @700"]
    let found = TestDocument(lines.joined(separator: "\n") + "\n").findings.filter { $0.rule == .duplicateConstraint }
    #expect(
      found.map(\.message).sorted()
        == [
          "`root.top == bar.top` is written twice", "`bar.width == 100 @700` is written twice",
          "`bar.width == \(99 + count) @\(701 - count)` is written twice",
        ].sorted())
  }
}
