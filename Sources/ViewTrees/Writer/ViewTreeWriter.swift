package import LayoutModel

/// Writes layouts as view-tree YAML that a person would be glad to read: keys that differ from their defaults, readable
/// ids, constraints beside the views that they place. What the format cannot say stands in comments.
package struct ViewTreeWriter {
  private let layout: Layout
  private let names: ViewNames
  private let placement: ConstraintPlacement
  private let constraintText: ConstraintText
  /// What `defaults` say of `translatesAutoresizingMaskIntoConstraints`.
  private let usualFlag: Bool
  /// Views that are not written, with all below them.
  private let isLeftOut: [Bool]
  private var emitter = YAMLEmitter()

  /// The text of one document.
  ///
  /// - Parameter naming: a name for a view, such as its outlet's in Interface Builder, or `nil` to let the writer find
  ///   one. It is made valid and unique; where a view-tree document has ids, these are kept.
  package static func text(
    of layout: Layout, naming: (ViewID) -> String? = { _ in nil }
  ) -> [UInt8] {
    var writer = ViewTreeWriter(layout, naming)
    writer.writeDocument()
    return writer.emitter.bytes
  }

  /// The text of a stream with a document for each layout.
  package static func text(
    of layouts: [Layout], naming: (_ layout: Int, ViewID) -> String? = { _, _ in nil }
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, layout) in layouts.enumerated() {
      if index > 0 { bytes += Array("---\n".utf8) }
      bytes += text(of: layout) { naming(index, $0) }
    }
    return bytes
  }

  private init(_ layout: Layout, _ naming: (ViewID) -> String?) {
    self.layout = layout
    placement = ConstraintPlacement(layout)
    names = ViewNames(layout, placement, proposal: naming)
    constraintText = ConstraintText(layout: layout, names: names)
    isLeftOut = Self.viewsLeftOut(of: layout)
    usualFlag = Self.usualFlag(of: layout)
  }

  /// Deeper views than a reader of YAML can be asked to follow are left out, with a comment.
  private static let depthLimit = 400

  /// False when the document has several views to which UIKit's default would apply and none of them keeps it.
  private static func usualFlag(of layout: Layout) -> Bool {
    var count = 0
    for view in layout.views.dropFirst() where !view.isArranged && !view.isLayoutGuide {
      if view.translatesMask { return true }
      count += 1
    }
    return count < 2
  }

  private static func viewsLeftOut(of layout: Layout) -> [Bool] {
    var isLeftOut = [Bool](repeating: false, count: layout.views.count)
    var depths = [Int](repeating: 0, count: layout.views.count)
    for (index, view) in layout.views.enumerated() where view.superview.exists {
      let superview = Int(view.superview.index)
      depths[index] = depths[superview] + 1
      isLeftOut[index] =
        isLeftOut[superview] || view.traits.contains(.isUninstalled) || depths[index] > depthLimit
    }
    return isLeftOut
  }

  private mutating func writeDocument() {
    if !layout.title.isEmpty { emitter.comment(layout.title) }
    emitter.pair("version", "1")
    writeDevices()
    if !usualFlag { emitter.pair("defaults", "{translatesAutoresizingMaskIntoConstraints: false}") }
    if layout.views.isEmpty {
      emitter.comment("There is no view to write.")
      emitter.pair("view", "{}")
      return
    }
    emitter.open("view")
    writeTree()
    emitter.close()
    if let keyboard = layout.keyboard { write(keyboard) }
  }

  private mutating func writeDevices() {
    // A root without a size, as a free view may have it, is no screen to solve at.
    let devices = layout.devices.filter { $0.width > 0 && $0.height > 0 }.map { device in
      Device.named(device.name) == device
        ? device.name : "[\(ShortNumber.text(device.width)), \(ShortNumber.text(device.height))]"
    }
    guard !devices.isEmpty else { return }
    emitter.pair("devices", "[\(devices.joined(separator: ", "))]")
  }
}

extension ViewTreeWriter {
  /// The lists of children that a view can have, in the order in which they are written.
  private enum ChildList: Int, CaseIterable {
    case layoutGuides, arrangedSubviews, subviews

    func holds(_ view: View) -> Bool {
      switch self {
      case .layoutGuides: view.isLayoutGuide
      case .arrangedSubviews: view.isArranged && !view.isLayoutGuide
      case .subviews: !view.isArranged && !view.isLayoutGuide
      }
    }
  }

  /// A view whose children are being written.
  private struct Frame {
    var view: ViewID
    var list = ChildList.layoutGuides
    /// The next child to look at.
    var next: Int
    /// The list's key has been written.
    var isListOpen = false
  }

  /// Walks the views with a stack of its own, so that depth costs no call stack.
  private mutating func writeTree() {
    writeOwnKeys(of: .root)
    var stack = [Frame(view: .root, next: 1)]
    while var frame = stack.popLast() {
      let end = Int(layout[frame.view].subtreeEnd)
      while frame.next < end, !belongs(frame.next, to: frame.list) { frame.next = subtreeEnd(of: frame.next) }
      guard frame.next < end else {
        if frame.isListOpen { emitter.close() }
        if let list = ChildList(rawValue: frame.list.rawValue + 1) {
          stack.append(Frame(view: frame.view, list: list, next: Int(frame.view.index) + 1))
        } else if frame.view != .root {
          emitter.close()
        }
        continue
      }
      let child = ViewID(frame.next)
      frame.next = subtreeEnd(of: frame.next)
      if isLeftOut[Int(child.index)] {
        let reason = layout[child].traits.contains(.isUninstalled) ? "not installed at this size" : "nested too deeply"
        emitter.comment("\(title(of: child)) is \(reason), and left out")
        stack.append(frame)
        continue
      }
      if !frame.isListOpen {
        emitter.open(String(describing: frame.list))
        frame.isListOpen = true
      }
      stack.append(frame)
      emitter.openItem()
      writeOwnKeys(of: child)
      stack.append(Frame(view: child, next: Int(child.index) + 1))
    }
  }

  private func belongs(_ index: Int, to list: ChildList) -> Bool { list.holds(layout.views[index]) }

  private func subtreeEnd(of index: Int) -> Int { max(index + 1, Int(layout.views[index].subtreeEnd)) }

  private func title(of view: ViewID) -> String {
    let name = names[view]
    return name.isEmpty ? layout.describe(view) : "'\(name)'"
  }

  /// Everything about a view but its children.
  private mutating func writeOwnKeys(of view: ViewID) {
    let lines = constraintText.lines(constraints(at: view), home: view)
    let hasConstraints = !lines.isEmpty
    var keys = WrittenKeys(layout: layout, names: names, view: view, usualFlag: usualFlag)
    keys.collect()
    for (key, value) in keys.pairs { emitter.pair(key, value) }
    // A view about which there is nothing to say is still a view.
    if keys.pairs.isEmpty, !hasConstraints { emitter.pair("class", "UIView") }
    for comment in keys.comments { emitter.comment(comment) }
    if hasConstraints { emitter.open("constraints") }
    for line in lines {
      emitter.item(line.comment.map { "\(line.text)  # \($0)" } ?? line.text)
    }
    if hasConstraints { emitter.close() }
  }

  private func constraints(at home: ViewID) -> [Constraint] {
    placement.indices(at: home).map { placement.constraints[Int($0)] }
      .filter { !isLeftOut($0.first) && !isLeftOut($0.second) }
  }

  private func isLeftOut(_ item: Item) -> Bool { item.exists && isLeftOut[Int(item.view.index)] }

  private mutating func write(_ keyboard: KeyboardHandling) {
    var pairs: [(String, String)] = []
    if keyboard.scrollView.exists { pairs.append(("scrollView", names[keyboard.scrollView])) }
    if let show = keyboard.show { pairs.append(("show", YAMLScalar.text(show))) }
    if let hide = keyboard.hide { pairs.append(("hide", YAMLScalar.text(hide))) }
    if let frame = keyboard.frame { pairs.append(("frame", frame == .begin ? "frameBegin" : "frameEnd")) }
    if let adjusted = Self.list(keyboard.adjusts) { pairs.append(("adjusts", adjusted)) }
    if let restored = keyboard.restores.flatMap(Self.list) { pairs.append(("restores", restored)) }
    if let removes = keyboard.removesObservers { pairs.append(("removesObservers", String(removes))) }
    guard !pairs.isEmpty else { return emitter.pair("keyboard", "{}") }
    emitter.open("keyboard")
    for (key, value) in pairs { emitter.pair(key, value) }
    emitter.close()
  }

  private static func list(_ adjusts: KeyboardHandling.Adjusts) -> String? {
    let names: [(KeyboardHandling.Adjusts, String)] = [
      (.contentInset, "contentInset"), (.scrollIndicatorInsets, "scrollIndicatorInsets"),
      (.contentSize, "contentSize"), (.frame, "frame"),
    ]
    let said = names.filter { adjusts.contains($0.0) }.map(\.1)
    return said.isEmpty ? nil : "[\(said.joined(separator: ", "))]"
  }
}
