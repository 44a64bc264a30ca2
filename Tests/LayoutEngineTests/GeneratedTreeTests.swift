import LayoutEngine
import LayoutModel
import SourceText
import TestSupport
import Testing

/// Random trees whose frames are known fractions: solved, they must come out exactly so.
@Suite struct GeneratedTreeTests {
  /// A tree made from frames: lengths and places count in 24ths of a point, so that halves, thirds and eighths are exact.
  struct Tree {
    static let unit = 24
    var layout = Layout()
    /// Per view and axis: place in the superview, and length, in 24ths.
    var places: [PerAxis<(origin: Int, length: Int)>] = []

    init(views: Int, using numbers: inout RepeatableNumbers) {
      var root = View()
      root.subtreeEnd = Int32(views)
      layout.views = [root]
      places = [PerAxis(horizontal: (0, 390 * Self.unit), vertical: (0, 844 * Self.unit))]
      // A chain of open views; each new one goes below one of them.
      var path = [ViewID.root]
      for index in 1..<views {
        path.removeLast(Int.random(in: 0..<path.count, using: &numbers))
        let parent = path[path.count - 1]
        add(ViewID(index), below: parent, using: &numbers)
        path.append(ViewID(index))
      }
      for index in layout.views.indices.reversed() where index > 0 {
        layout.views[index].subtreeEnd = max(layout.views[index].subtreeEnd, Int32(index + 1))
        let parent = Int(layout.views[index].superview.index)
        layout.views[parent].subtreeEnd = max(layout.views[parent].subtreeEnd, layout.views[index].subtreeEnd)
      }
      layout.constraints.shuffle(using: &numbers)
    }

    private mutating func add(_ view: ViewID, below parent: ViewID, using numbers: inout RepeatableNumbers) {
      var it = View()
      it.superview = parent
      it.traits.remove(.translatesMask)
      layout.views.append(it)
      var place = PerAxis<(origin: Int, length: Int)>(both: (0, 0))
      for axis in Axis.allCases {
        let whole = places[Int(parent.index)][axis].length
        place[axis] = constrain(view, parent, axis, whole, using: &numbers)
      }
      places.append(place)
    }

    /// Places a view in one of several ways, and says where that is.
    private mutating func constrain(
      _ view: ViewID, _ parent: ViewID, _ axis: Axis, _ whole: Int, using numbers: inout RepeatableNumbers
    ) -> (origin: Int, length: Int) {
      let origin = Int.random(in: 0...max(0, whole / 4), using: &numbers)
      var length = Int.random(in: 0...max(0, whole - origin), using: &numbers)
      let points = { (count: Int) in Double(count) / Double(Self.unit) }
      let min = axis.minAttribute
      let max = axis.maxAttribute
      let center: Attribute = axis == .horizontal ? .centerX : .centerY
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0:
        relate(view, min, parent, min, constant: points(origin))
        relate(view, max, parent, max, constant: points(origin + length - whole))
      case 1:
        relate(view, min, parent, min, constant: points(origin))
        relate(view, axis.sizeAttribute, nil, .notAnAttribute, constant: points(length))
      case 2:
        relate(view, max, parent, max, constant: points(origin + length - whole))
        relate(view, axis.sizeAttribute, nil, .notAnAttribute, constant: points(length))
      case 3:
        relate(view, center, parent, center, constant: points(2 * origin + length - whole) / 2)
        relate(view, axis.sizeAttribute, nil, .notAnAttribute, constant: points(length))
      default:
        // A third, a half or two thirds of the superview, where that is a whole number of 24ths.
        let (part, of) = [(1, 3), (1, 2), (2, 3)].randomElement(using: &numbers) ?? (1, 2)
        if whole % of == 0, whole / of * part <= whole - origin {
          length = whole / of * part
          relate(
            view, axis.sizeAttribute, parent, axis.sizeAttribute, multiplier: Double(part) / Double(of), constant: 0)
        } else {
          relate(view, axis.sizeAttribute, nil, .notAnAttribute, constant: points(length))
        }
        relate(view, min, parent, min, constant: points(origin))
      }
      return (origin, length)
    }

    private mutating func relate(
      _ view: ViewID, _ attribute: Attribute, _ other: ViewID?, _ otherAttribute: Attribute, multiplier: Double = 1,
      constant: Double
    ) {
      layout.constraints.append(
        Constraint(
          Item(view), attribute, .equal, other.map { Item($0) } ?? .none, otherAttribute, multiplier: multiplier,
          constant: constant, range: .fileStart))
    }
  }

  @Test(arguments: 0..<60) func framesComeOutExactly(seed: Int) {
    var numbers = RepeatableNumbers(state: UInt64(seed))
    let tree = Tree(views: 2 + seed % 40, using: &numbers)
    let solved = LayoutEngine.solve(tree.layout, device: .standard)
    #expect(solved.conflicts.isEmpty)
    for view in tree.layout.viewIDs.dropFirst() {
      #expect(solved.ambiguity(of: view).isEmpty)
      for axis in Axis.allCases {
        let place = tree.places[Int(view.index)][axis]
        // The fraction's nearest double, and no other.
        #expect(solved.frame(of: view).origin(axis) == Double(place.origin) / Double(Tree.unit))
        #expect(solved.frame(of: view).length(axis) == Double(place.length) / Double(Tree.unit))
      }
    }
  }

  @Test(arguments: 0..<30) func aMissingConstraintLeavesItsViewOpen(seed: Int) throws {
    var numbers = RepeatableNumbers(state: UInt64(1000 + seed))
    var tree = Tree(views: 3 + seed % 20, using: &numbers)
    let removed = tree.layout.constraints.remove(
      at: Int.random(in: 0..<tree.layout.constraints.count, using: &numbers))
    let axis = try #require(removed.firstAttribute.axis)
    let solved = LayoutEngine.solve(tree.layout, device: .standard)
    #expect(solved.conflicts.isEmpty)
    #expect(!solved.ambiguity(of: removed.first.view).isDisjoint(with: [.origin(axis), .length(axis)]))
    // Views outside its subtree do not hang on it.
    for view in tree.layout.viewIDs
    where view != removed.first.view && !tree.layout.isDescendant(view, of: removed.first.view) {
      #expect(solved.ambiguity(of: view).isEmpty)
    }
  }

  @Test(arguments: 0..<30) func aContradictionIsFoundWithItsOwnRowsOnly(seed: Int) throws {
    var numbers = RepeatableNumbers(state: UInt64(2000 + seed))
    var tree = Tree(views: 3 + seed % 20, using: &numbers)
    var wrong = try #require(tree.layout.constraints.randomElement(using: &numbers))
    wrong.constant += 1
    tree.layout.constraints.append(wrong)
    let solved = LayoutEngine.solve(tree.layout, device: .standard)
    let conflict = try #require(solved.conflicts.first)
    #expect(conflict.rows.contains { $0.kind == .constraint && Int($0.subject) == tree.layout.constraints.count - 1 })
    #expect(conflict.rows.count == 2)
    #expect(solved.conflicts.count == 1)
  }
}
