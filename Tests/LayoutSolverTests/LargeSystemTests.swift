import TestSupport
import Testing

@testable import LayoutSolver

/// Systems of a shape that trees of views have, large enough to show work that grows faster than they do.
@Suite struct LargeSystemTests {
  @Test func chainsPropagateInAnyOrder() {
    var numbers = RepeatableNumbers(state: 21)
    let count: Int32 = 3_000
    var system = LinearSystem()
    for _ in 0...count { _ = system.addVariable() }
    system.add(.one, 0)
    system.endRow(.equal, .zero, priority: 1000)
    for link in (0..<count).shuffled(using: &numbers) {
      system.add(.one, link + 1)
      system.add(Rational(-1), link)
      system.endRow(.equal, Rational(2), priority: 1000)
    }
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution.observeDifference(count, 0) == (Double(2 * count), []))
  }

  @Test func everyLinkOfALooseChainIsOpen() {
    let count = 2_000
    let text = (1...count).map { "x\($0) - x\($0 - 1) >= 1" }.joined(separator: "\n")
    let system = TextSystem(text)
    let solution = system.system.solve()
    #expect(solution.freedomCount == count + 1)
    for link in stride(from: 1, through: count, by: 97) {
      let (end, start) = (system.names["x\(link)"]!, system.names["x\(link - 1)"]!)
      #expect(solution.observeDifference(end, start).freedoms.count == 1)
      #expect(!solution.observeDifference(end, system.names["x0"]!).freedoms.isEmpty)
    }
  }

  @Test func aDeepChainGrowsWhereItHugsLeast() {
    let count = 1_000
    var rows = ["x0 == 0", "x\(count) - x0 >= \(20 * count + 50)"]
    for link in 1...count {
      rows.append("x\(link) - x\(link - 1) >= 0")
      rows.append("x\(link) - x\(link - 1) <= 20 @\(link == 700 ? 249 : 250)")
      rows.append("x\(link) - x\(link - 1) >= 20 @750")
    }
    let system = TextSystem(rows.joined(separator: "\n"))
    let solution = system.system.solve()
    for link in [1, 699, 700, 701, count] {
      let (end, start) = (system.names["x\(link)"]!, system.names["x\(link - 1)"]!)
      #expect(solution.observeDifference(end, start) == (link == 700 ? 70 : 20, []))
    }
  }

  /// Each row of a chain of equal lengths speaks of all the edges before it as well, once those are put in.
  @Test func equalLengthsThatContradictAreExplained() {
    let count = 20
    var rows = ["x0 == 0", "x1 - x0 == 100"]
    for link in 2...count { rows.append("x\(link) - 2 x\(link - 1) + x\(link - 2) == 0") }
    rows.append("x\(count) == 390")
    var conflicts: [[Int32]] = []
    let seconds = processorSeconds { conflicts = TextSystem(rows.joined(separator: "\n")).system.solve().conflicts }
    #expect(conflicts.map { $0.sorted() } == [rows.indices.map { Int32($0) }])
    #expect(seconds < 10)
  }

  @Test(arguments: [true, false]) func conflictsByTheThousandAreAllFound(isTied: Bool) {
    let count = 1_000
    var rows = ["x0 == 0"]
    for link in 1...count {
      rows.append("x\(link) - y\(link) >= 10")
      rows.append("y\(link) - x\(isTied ? link - 1 : 0) >= 10")
      rows.append("x\(link) - x\(isTied ? link - 1 : 0) <= 15")
    }
    let conflicts = TextSystem(rows.joined(separator: "\n")).system.solve().conflicts
    #expect(conflicts.count == count)
    for (index, conflict) in conflicts.enumerated() {
      let first = isTied ? conflict.first ?? 0 : Int32(3 * index + 1)
      #expect(Set(conflict).subtracting([0]) == [first, first + 1, first + 2])
    }
  }

  @Test func equalSpacingFollowsFromTheFirstGap() {
    let count = 500
    var rows = ["x0 == 0", "x1 - x0 == 3"]
    for item in 2...count { rows.append("x\(item) - x\(item - 1) - x\(item - 1) + x\(item - 2) == 0") }
    let system = TextSystem(rows.joined(separator: "\n"))
    #expect(system.value("x\(count)", in: system.system.solve()) == Double(3 * count))
  }

  @Test func longDecimalsStayExact() {
    let rows = (1...60).map { "x\($0) - 1.7777777 x\($0 - 1) == 0.123456" }
    let system = TextSystem((rows + ["x0 == 3", "y == 3"]).joined(separator: "\n"))
    let solution = system.system.solve()
    var expected = 3.0
    for _ in 1...60 { expected = expected * 1.7777777 + 0.123456 }
    let value = system.value("x60", in: solution) ?? 0
    #expect((value / expected - 1).magnitude < 1e-12)
  }

  /// All are in the way of each other: of so many sets, each with nearly all rows, only the first ones are told in full.
  @Test func aRowWithoutRoomIsToldOnce() {
    let count = 400
    var rows = ["x0 == 0", "x\(count) == 39"]
    for link in 1...count { rows.append("x\(link) - x\(link - 1) >= 0") }
    for link in 1...count { rows.append("x\(link) - x\(link - 1) >= 1") }
    let system = TextSystem(rows.joined(separator: "\n"))
    var conflicts: [[Int32]] = []
    let seconds = processorSeconds { conflicts = system.system.solve().conflicts }
    #expect(conflicts.count == count - 39)
    #expect(conflicts.first?.count == count + 2)
    #expect(conflicts.last?.count == 1)
    // What gave way is another row each time.
    #expect(Set(conflicts.map(\.last)).count == conflicts.count)
    #expect(seconds < 10)
  }

  /// `UIStackView` with `equalCentering`: each distance follows from all before it.
  @Test func equalCentresAreSolvedTogether() {
    let count = 120
    var rows = ["x0 == 0", "y\(count) == \(40 * count)"]
    for item in 0...count {
      rows.append("y\(item) - x\(item) >= 0")
      rows.append("y\(item) - x\(item) == \(20 + item % 3) @750")
      if item > 0 { rows.append("x\(item) - y\(item - 1) >= 0") }
      if item > 1 {
        let sum = "x\(item) + y\(item) - 2 x\(item - 1) - 2 y\(item - 1) + x\(item - 2) + y\(item - 2)"
        rows.append("\(sum) == 0 @\(max(1, 152 - item))")
      }
    }
    let system = TextSystem(rows.joined(separator: "\n"))
    var solution: Solution?
    let seconds = processorSeconds { solution = system.system.solve() }
    #expect(solution?.conflicts == [])
    for item in [0, 1, 60, count] {
      let (end, start) = (system.names["y\(item)"]!, system.names["x\(item)"]!)
      #expect(solution?.observeDifference(end, start).value == Double(20 + item % 3))
    }
    #expect(seconds < 10)
  }

  @Test func equalWishesForEqualLengthsAllHold() throws {
    let count = 250
    var rows = ["x0 == 0", "x\(count) == \(3 * count)"]
    for link in 2...count { rows.append("x\(link) - 2 x\(link - 1) + x\(link - 2) == 0 @500") }
    let system = TextSystem(rows.joined(separator: "\n"))
    var solution: Solution?
    let seconds = processorSeconds { solution = system.system.solve() }
    for link in [1, 125, count] {
      let (end, start) = (system.names["x\(link)"]!, system.names["x\(link - 1)"]!)
      #expect(try #require(solution).observeDifference(end, start) == (3, []))
    }
    #expect(seconds < 10)
  }

  /// Each explanation needs all links before it.
  @Test func contradictionsAlongAChainAreExplained() {
    let count = 250
    var rows = ["x0 == 0"]
    for link in 1...count { rows.append("x\(link) - x\(link - 1) == 1") }
    for link in 1...count { rows.append("x\(link) == \(3 * link)") }
    var conflicts: [[Int32]] = []
    let seconds = processorSeconds { conflicts = TextSystem(rows.joined(separator: "\n")).system.solve().conflicts }
    #expect(conflicts.count == count)
    for link in [1, 2, 100] { #expect(conflicts[link - 1] == (0...link).map(Int32.init) + [Int32(count + link)]) }
    #expect(seconds < 10)
  }

  /// Odd factors make numbers of hundreds of digits.
  @Test func longNumbersInManyConflictsTakeNoLonger() {
    var numbers = RepeatableNumbers(state: 77)
    let count = 30
    var rows = ["x0 == 0"]
    for _ in 0..<8 * count {
      let (a, b) = (Int.random(in: 1...count, using: &numbers), Int.random(in: 0...count, using: &numbers))
      if a == b { continue }
      let factor = ["1", "0.37", "2.3333", "1.7"].randomElement(using: &numbers) ?? "1"
      let relation = ["==", ">=", "<="].randomElement(using: &numbers) ?? "=="
      let priority = [1000, 1000, 750, 250].randomElement(using: &numbers) ?? 750
      rows.append("x\(a) - \(factor) x\(b) \(relation) \(Int.random(in: 0...60, using: &numbers)) @\(priority)")
    }
    let system = TextSystem(rows.joined(separator: "\n")).system
    var conflicts: [[Int32]] = []
    let seconds = processorSeconds { conflicts = system.solveWithLargeNumbers().conflicts }
    #expect(!conflicts.isEmpty)
    #expect(seconds < 10)
  }

  /// Each length is an odd multiple of the one before, and all of them have no room: what takes too much is left out, and
  /// the rest is solved.
  @Test func whatIsTooIntricateIsLeftOut() throws {
    let count = 30
    var rows = ["x0 == 0", "y - x0 == 7", "z - y >= 3", "z - y <= 4 @750"]
    for link in 1...count {
      rows.append("w\(link) >= 0")
      if link > 1 { rows.append("w\(link) - 0.37 w\(link - 1) >= 1") }
    }
    rows.append((1...count).map { "w\($0)" }.joined(separator: " + ") + " == \(count / 2)")
    let system = TextSystem(rows.joined(separator: "\n"))
    var budget = Budget(BigRational.self)
    let whole = try Solver<BigRational>.solve(system.system, budget)
    #expect(whole.leftOut.isEmpty)
    #expect(!whole.conflicts.isEmpty)
    budget.products = 10
    let partial = Solution(.large(try Solver<BigRational>.solve(system.system, budget)))
    #expect(partial.leftOut.count >= count)
    #expect(partial.leftOut.allSatisfy { $0 >= 4 })
    #expect(partial.conflicts.isEmpty)
    let (z, y, x) = (system.names["z"]!, system.names["y"]!, system.names["x0"]!)
    #expect(partial.observeDifference(y, x) == (7, []))
    #expect(partial.observeDifference(z, y).freedoms.count == 1)
  }
}
