import LayoutEngine
import LayoutModel

/// Which optional constraints contradict each other at equal priority, by the views of which they speak.
struct Contradictions: Sendable {
  /// By view, then in the order of the layout.
  private let mentions: [(view: ViewID, constraint: Int)]

  init(_ solved: SolvedLayout) {
    var mentions: [(view: ViewID, constraint: Int)] = []
    for index in solved.contradictedConstraints() {
      let it = solved.layout.constraints[index]
      mentions.append((it.first.view, index))
      if it.second.exists, it.second.view != it.first.view { mentions.append((it.second.view, index)) }
    }
    self.mentions = mentions.sorted { ($0.view, $0.constraint) < ($1.view, $1.constraint) }
  }

  /// The contradicted constraints that speak of a view in an axis and have the highest priority among those; of its place
  /// alone when its length is decided.
  func of(_ view: ViewID, _ axis: Axis, _ layout: Layout, placesOnly: Bool = false) -> [Int] {
    var (low, high) = (0, mentions.count)
    while low < high {
      let middle = (low + high) / 2
      if mentions[middle].view < view { low = middle + 1 } else { high = middle }
    }
    let own = mentions[low...].prefix { $0.view == view }.map(\.constraint).filter { index in
      let attribute = layout.constraints[index].firstAttribute
      return attribute.axis == axis && !(placesOnly && attribute.kind == .length)
    }
    let highest = own.map { layout.constraints[$0].priority.value }.max()
    return own.filter { layout.constraints[$0].priority.value == highest }
  }
}

extension Screen {
  /// Why a view's length or place is open though optional constraints ask for one, as a clause; `nil` when none does.
  func contradiction(_ view: ViewID, _ axis: Axis, placesOnly: Bool = false) -> String? {
    let rivals = contradictions.of(view, axis, layout, placesOnly: placesOnly)
    let texts = rivals.prefix(3).map { "`\(expression(layout.constraints[$0]))`" }
    switch texts.count {
    case 0: return nil
    case 1: return "\(texts[0]) and another wish of equal priority contradict each other"
    default: return "\(Wording.list(Array(texts))) contradict each other at equal priority"
    }
  }

  /// What to write against such a contradiction.
  static var contradictionRemedy: String { "give one of them another `@priority`, or remove it" }
}
