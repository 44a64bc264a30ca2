import Testing

@testable import LayoutSolver

@Suite struct SolverTests {
  private func values(_ text: String, _ names: String...) -> [Double?] {
    let system = TextSystem(text)
    let solution = system.system.solve()
    return names.map { system.value($0, in: solution) }
  }

  @Test func equalitiesPropagateInAnyOrder() {
    #expect(values("c - b == 3\nb - a == 2\na == 1", "a", "b", "c") == [1, 3, 6])
  }

  @Test func eliminationSolvesWhatPropagationCannot() {
    #expect(values("x + y + z == 6\nx - y + z == 2\nx + y - z == 0", "x", "y", "z") == [1, 2, 3])
  }

  @Test func higherPrioritiesComeFirst() {
    #expect(values("x >= 0\nx <= 20 @250\nx >= 20 @750\nx >= 44 @700", "x") == [44])
    #expect(values("x == 5 @250\nx == 9 @251", "x") == [9])
  }

  @Test func equalPrioritiesInConflictAreOpen() {
    #expect(values("x == 5 @250\nx == 9 @250", "x") == [nil])
  }

  @Test func aLoneInequalityDecidesNothing() {
    #expect(values("x >= 3", "x") == [nil])
  }

  @Test func dependentFormsShareTheRoom() {
    // Two lengths side by side in 100 points: the one that hugs more keeps its own.
    let text = """
      a >= 0
      b >= 0
      a + b == 100
      a <= 30 @251
      a >= 30 @750
      b <= 40 @250
      b >= 40 @750
      """
    #expect(values(text, "a", "b") == [30, 70])
    #expect(values(text.replacing("@251", with: "@250"), "a", "b") == [nil, nil])
  }

  @Test func threeShareUnderAnInequality() {
    let text = """
      a >= 0
      b >= 0
      c >= 0
      a + b + c <= 90
      a <= 40 @250
      a >= 40 @750
      b <= 40 @250
      b >= 40 @749
      c <= 40 @250
      c >= 40 @750
      """
    #expect(values(text, "a", "b", "c") == [40, 10, 40])
  }

  @Test func aDegenerateCornerIsNoFreedom() {
    #expect(values("x >= 0\ny >= 0\nx + y <= 0\nx == 5 @10", "x", "y") == [0, 0])
  }

  @Test func freedomsCancelInDifferences() {
    let system = TextSystem("b - a == 10\nc - b >= 0\nc - b <= 5 @250\nc - b >= 5 @750")
    let solution = system.system.solve()
    let (a, b, c) = (system.names["a"]!, system.names["b"]!, system.names["c"]!)
    #expect(solution.observeDifference(b, a).freedoms.isEmpty)
    #expect(solution.observeDifference(c, a) == (15, []))
    #expect(!solution.observeDifference(a, 0).freedoms.isEmpty)
  }

  @Test func conflictsAreSmallest() {
    let equal = TextSystem("a == 1\nb - a == 1\nc - b == 1\nd == 7\nc == 9").system.solve()
    #expect(equal.conflicts == [[0, 1, 2, 4]])
    let bounds = TextSystem("w >= 0\na == 10\nb == 5\nw - b + a == 0").system.solve()
    #expect(bounds.conflicts == [[0, 1, 2, 3]])
    let group = TextSystem("a >= 0\nb >= 0\na + b <= 10\na >= 8\nb >= 8\nc >= 1").system.solve()
    #expect(group.conflicts == [[2, 3, 4]])
  }

  @Test func supportNamesTheDecidingRows() {
    let system = TextSystem("w >= 0\nw <= 30 @250\nw >= 30 @750\na == 5\nb - a - w == 0\nc == 9")
    let support = system.system.solve().support(system.names["b"]!, 0)
    #expect(support.contains(3) && support.contains(4) && !support.contains(5))
  }

  @Test func numbersOfAnySize() {
    let text = (1...30).map { "x\($0) - 1.7777777 x\($0 - 1) == 0.123456" }.joined(separator: "\n") + "\nx0 == 3"
    #expect(values(text, "x0") == [3])
    #expect(values(text, "x30")[0] != nil)
  }
}
