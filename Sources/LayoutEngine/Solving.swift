import FlatCollections
import LayoutModel
import LayoutSolver

/// Solves one layout again and again, until nothing is learned from a solution that would change the next.
///
/// Text wraps to widths, safe areas move with frames, cells grow with their content and masks give way to constraints; none
/// of these can be said in linear rows beforehand.
struct Solving {
  /// How tall the root is.
  enum RootHeight {
    /// As its container says.
    case given
    /// As its content wants, like a cell's before the table has laid it out.
    case free
    /// What its content wanted, rounded up to a pixel as tables do.
    case settled(Double)
  }

  /// How often a layout is solved anew because of what text and safe areas turned out to be.
  private static let refinementLimit = 3

  private let layout: Layout
  private var device: Device
  private let plane: Plane
  private var insets: SurroundingInsets
  private var natural: NaturalSize
  private var brokenMasks = PerAxis(both: ViewSet())
  private var maskConflicts: [Conflict] = []
  private var rootHeight = RootHeight.given
  /// Constraints of an Interface Builder file that could not hold with the others, and the sets that showed it.
  private var givenUp = PlaceSet()
  /// The order in which constraints are given up, once some must be: by how much stored frames break each.
  private var breaches: [Double] = []
  private var givenUpConflicts: [Conflict] = []

  init(_ layout: Layout, _ device: Device) {
    self.layout = layout
    self.device = device
    plane = Plane(layout)
    insets = SurroundingInsets(device: device)
    natural = NaturalSize(layout)
    if layout.views.first?.traits.contains(.isSelfSizing) == true { rootHeight = .free }
  }

  mutating func run(for purpose: LayoutEngine.Purpose) -> SolvedLayout {
    var solved = settle()
    if layout.views.first?.traits.contains(.isSelfSizing) == true, solved.conflicts.isEmpty {
      // A table rounds the height up, and what is left over shows whose hugging gives way: nobody's in particular, if
      // two views hug alike.
      rootHeight = .settled(roundedHeight(solved.frame(of: .root).height))
      let stretched = settle()
      if stretched.conflicts.isEmpty { solved = stretched } else { rootHeight = .free }
    }
    return purpose == .drawing && layout.isInterfaceBuilder ? takingStoredSizes(solved) : solved
  }

  /// The height that a table gives to a cell whose content wants `height`: the stored one where it can be that.
  private func roundedHeight(_ height: Double) -> Double {
    let stored = layout.views[0].frame.height
    return stored >= height - 1e-6 && stored <= height + 1 ? stored : (height - 1e-6).rounded(.up)
  }

  /// Solves until a solution teaches nothing more.
  private mutating func settle() -> SolvedLayout {
    var refinements = 0
    while true {
      let (solved, conflicts) = solveOnce()
      if !conflicts.isEmpty, layout.isInterfaceBuilder, breaches.isEmpty, !layout.constraints.isEmpty {
        let stored = StoredFrames(layout)
        breaches = layout.constraints.map { stored.breach(of: $0) }
        continue
      }
      if grows(with: conflicts) {
        rootHeight = .free
        continue
      }
      if breakMasks(of: conflicts) || giveUp(conflicts) { continue }
      if refinements < Self.refinementLimit, refine(with: solved) {
        refinements += 1
        continue
      }
      return solved
    }
  }

  /// Solves the layout with what is known by now.
  ///
  /// - Returns: what came out, with all conflicts that are to be told, and those that this solution has.
  private mutating func solveOnce() -> (SolvedLayout, [Conflict]) {
    var builder = SystemBuilder(
      layout, device: device, plane: plane, insets: insets, natural: natural, brokenMasks: brokenMasks,
      rootHeight: rootHeight, givenUp: givenUp, breaches: breaches)
    builder.build()
    let solution = builder.system.solve()
    insets = builder.anchors.insets
    let conflicts = solution.conflicts.map { rows in Conflict(rows: rows.map { builder.origins[Int($0)] }) }
    let told = maskConflicts + givenUpConflicts + conflicts.filter { !$0.rows.contains { $0.kind == .mask } }
    return (SolvedLayout(Observation(builder, solution), builder, conflicts: told), conflicts)
  }

  /// Whether a cell's content needs another height than the cell has.
  private func grows(with conflicts: [Conflict]) -> Bool {
    guard case .given = rootHeight, layout.views.first?.traits.contains(.growsInHeight) == true else { return false }
    return conflicts.contains { $0.rows.contains { $0.axis == .vertical } }
  }

  /// A mask that contradicts constraints in one axis is wrong as a whole: it is told, and the rest judged without it. Xcode
  /// keeps what it says of the other axis.
  private mutating func breakMasks(of conflicts: [Conflict]) -> Bool {
    let broken = conflicts.filter { $0.rows.contains { $0.kind == .mask } }
    maskConflicts += broken
    var isNew = false
    for conflict in broken {
      for row in conflict.rows where row.kind == .mask {
        for axis in Axis.allCases where axis == row.axis || !layout.isInterfaceBuilder {
          if brokenMasks[axis].insert(ViewID(Int(row.subject))) { isNew = true }
        }
      }
    }
    return isNew
  }

  /// Xcode leaves a constraint out that cannot hold, whatever then becomes ambiguous.
  private mutating func giveUp(_ conflicts: [Conflict]) -> Bool {
    guard layout.isInterfaceBuilder else { return false }
    let before = givenUp.count
    for conflict in conflicts {
      guard let last = conflict.rows.last, last.kind == .constraint else { continue }
      if givenUp.insert(Int(last.subject)) { givenUpConflicts.append(conflict) }
    }
    return givenUp.count > before
  }

  /// Learns from a solution what could not be known before it; says whether anything changed.
  private mutating func refine(with solved: SolvedLayout) -> Bool {
    var changed = insets.learn(
      from: { solved.absoluteFrame(of: $0) }, isScrolled: { [layout] in layout.isInsideScrollView($0) })
    guard !layout.texts.isEmpty else { return changed }
    for view in layout.viewIDs where layout[view].text >= 0 {
      if wrapText(of: view, in: solved) { changed = true }
    }
    return changed
  }

  private mutating func wrapText(of view: ViewID, in solved: SolvedLayout) -> Bool {
    guard natural.wraps(view) else { return false }
    var changed = false
    let width = solved.frame(of: view).width
    let isOpen = solved.ambiguity(of: view).contains(.width)
    if let whole = natural.length(of: view, .horizontal), isOpen || width < whole - 1e-4 {
      changed = natural.adoptWrappedWidth(of: view, width)
    }
    guard let height = natural.wrappedHeight(of: view, width: width), natural.wrappedHeights[view] != height else {
      return changed
    }
    natural.wrappedHeights.set(height, for: view)
    return true
  }

  /// What is drawn: the frames that come out when every view without subviews is as large as stored.
  private mutating func takingStoredSizes(_ solved: SolvedLayout) -> SolvedLayout {
    if case .settled = rootHeight { rootHeight = .free }
    natural.takesStoredSizes = true
    let stored = StoredFrames(layout)
    if let width = stored.shownRootLength(.horizontal, safeArea: device.safeArea) { device.width = width }
    if let height = stored.shownRootLength(.vertical, safeArea: device.safeArea) { device.height = height }
    return SolvedLayout(solved, drawnAs: solveOnce().0)
  }
}
