import LayoutModel

/// Which `variation` elements hold on the document's device, and what they take out.
struct Variations {
  private let tree: ElementTree
  private let facts: DocumentFacts
  /// Per element: whether a mask takes it out. Empty when the document has no variations.
  private var isExcluded: [Bool] = []

  init(_ tree: ElementTree, _ facts: DocumentFacts) {
    (self.tree, self.facts) = (tree, facts)
    for element in tree.elements.indices where tree.elements[element].hasVariations {
      if isExcluded.isEmpty { isExcluded = [Bool](repeating: false, count: tree.elements.count) }
      for variation in active(of: element) {
        for mask in tree.children(of: variation) where tree.elements[mask].tag == .mask { apply(mask) }
      }
    }
  }

  /// Whether neither default nor the device's size classes leave the element installed.
  func excludes(_ element: Int) -> Bool { !isExcluded.isEmpty && isExcluded[element] }

  /// The variations of an element that hold, from the most general to the most special: later ones win.
  func active(of element: Int) -> [Int] {
    guard tree.elements[element].hasVariations else { return [] }
    var levels: [[Int]] = [[], [], []]
    for child in tree.children(of: element) where tree.elements[child].tag == .variation {
      if let level = tree.attribute(.key, of: child).flatMap(level(of:)) { levels[level].append(child) }
    }
    return levels.flatMap(\.self)
  }

  /// How many size classes a variation asks for; `nil` when the device has others.
  private func level(of key: ElementTree.Attribute) -> Int? {
    let text = tree.string(key)
    if text == "default" { return 0 }
    let terms = text.split(separator: "-")
    guard terms.count <= 2, terms.allSatisfy(holds) else { return nil }
    return terms.count
  }

  private func holds(_ term: Substring) -> Bool {
    switch term {
    case "widthClass=compact": facts.widthClass == .compact
    case "widthClass=regular": facts.widthClass == .regular
    case "heightClass=compact": facts.heightClass == .compact
    case "heightClass=regular": facts.heightClass == .regular
    default: false
    }
  }

  private mutating func apply(_ mask: Int) {
    for change in tree.children(of: mask) {
      let tag = tree.elements[change].tag
      guard tag == .include || tag == .exclude, let reference = tree.attribute(.reference, of: change) else { continue }
      let target = tree.element(withID: tree.withBytes(reference) { tree.names.find($0) })
      if target >= 0 { isExcluded[target] = tag == .exclude }
    }
  }
}
