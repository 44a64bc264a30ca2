import LayoutModel
import SourceText
import ViewTrees
import YAMLSyntax

/// The keys that say something about layouts.
extension ConfigurationPass {
  /// A list of names, `WxH` texts and `[width, height]` pairs; a pair may also stand alone.
  mutating func devices(_ node: NodeID) -> [Device] {
    if let pair = pair(node) { return device(pair, node).map { [$0] } ?? [] }
    var devices: [Device] = []
    for item in items(node) {
      if let pair = pair(item) {
        if let device = device(pair, item) { devices.append(device) }
        continue
      }
      guard let text = text(item, "a device's name or [width, height]") else { continue }
      switch Device.parse(text) {
      case .success(let device): devices.append(device)
      case .failure(let error): complain(item, error.message)
      }
    }
    return devices
  }

  private func pair(_ node: NodeID) -> (width: Double, height: Double)? {
    guard tree.kind(of: node) == .sequence else { return nil }
    let numbers = tree.items(of: node).map { tree.number(of: $0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else { return nil }
    return (width, height)
  }

  private mutating func device(_ pair: (width: Double, height: Double), _ node: NodeID) -> Device? {
    guard pair.width > 0, pair.height > 0, pair.width < 1e6, pair.height < 1e6 else {
      complain(node, "a device's sides are above 0 and below a million points")
      return nil
    }
    return Device(width: pair.width, height: pair.height)
  }

  private enum ClassKey: String, CaseIterable { case superclass, intrinsicContentSize }

  /// Adds classes to those of an extended file; a name said again is said anew.
  mutating func addClasses(_ node: NodeID, to classes: inout [ClassTable.Declaration]) {
    guard isMapping(node, "'classes'") else { return }
    for entry in tree.entries(of: node) {
      var declaration = ClassTable.Declaration(name: tree.text(of: entry.key), superclass: "UIView")
      if tree.kind(of: entry.value) == .scalar {
        setSuperclass(entry.value, of: &declaration)
      } else {
        for (key, _, value) in entries(of: entry.value, as: "a class", keys: ClassKey.self) {
          switch key {
          case .superclass: setSuperclass(value, of: &declaration)
          case .intrinsicContentSize: declaration.intrinsicContentSize = intrinsicSize(value)
          }
        }
      }
      classes.removeAll { $0.name == declaration.name }
      classes.append(declaration)
    }
  }

  private mutating func setSuperclass(_ node: NodeID, of declaration: inout ClassTable.Declaration) {
    guard let name = text(node, "a superclass") else { return }
    declaration.superclass = name
    superclasses.append((node, name))
  }

  /// A superclass is a class of UIKit, or one whose own superclasses lead there.
  mutating func checkSuperclasses(of classes: [ClassTable.Declaration]) {
    let table = ClassTable(classes)
    for (node, name) in superclasses where table.find(name) == nil {
      complain(node, unknown("class", name, among: table.names))
    }
  }

  private enum SideKey: String, CaseIterable { case width, height }

  /// `[w, h]`, `{width: w, height: h}` or `none`; either side may be `none`.
  private mutating func intrinsicSize(_ node: NodeID) -> PerAxis<Dimension>? {
    var size = PerAxis<Dimension>(both: .none)
    switch tree.kind(of: node) {
    case .sequence:
      let sides = tree.items(of: node)
      guard sides.count == 2 else {
        complain(node, "an intrinsic content size is [width, height], with none for a side that has none")
        return nil
      }
      size[.horizontal] = side(sides[0])
      size[.vertical] = side(sides[1])
    case .mapping:
      for (key, _, value) in entries(of: node, as: "a size", keys: SideKey.self) {
        size[key == .width ? .horizontal : .vertical] = side(value)
      }
    case .scalar, .alias:
      if tree.text(of: node) != "none" {
        complain(node, "an intrinsic content size is [width, height], {width: …, height: …} or none")
      }
    }
    return size
  }

  private mutating func side(_ node: NodeID) -> Dimension {
    if tree.kind(of: node) == .scalar, tree.text(of: node) == "none" { return .none }
    if let number = tree.number(of: node), number >= 0, number.isFinite { return .points(number) }
    complain(node, "a side of an intrinsic content size is a number of points from 0 on, or none")
    return .none
  }

  /// The text of `defaults`, once it has been found to be right.
  mutating func defaults(_ node: NodeID) -> String? {
    guard isMapping(node, "'defaults'") else { return nil }
    let range = tree.range(of: node)
    // A block mapping begins in the middle of its first line; the other lines keep their indentation.
    let indent = decoder.column(of: range.lowerBound) - 1
    let text = String(repeating: " ", count: indent) + tree.source.text(in: range)
    for finding in ViewTreeDecoder.problems(ofDefaults: text) {
      let start = max(0, finding.range.lowerBound - indent) + range.lowerBound
      complain(ByteRange(at: start), finding.message)
    }
    return text
  }
}
