import LayoutModel
import SourceText
import YAMLSyntax

/// Values of several numbers. Each function returns `nil` after it has told what is wrong.
extension DocumentDecoder {
  /// The parts of a list or mapping by their names; parts that are missing are `nil`.
  ///
  /// A list has all parts, in the order of the names. Unknown names in a mapping are told.
  private mutating func parts(_ value: NodeID, _ names: [String], _ example: String) -> [NodeID?]? {
    switch reader.kind(of: value) {
    case .sequence:
      let items = Array(reader.items(of: value))
      guard items.count == names.count else {
        reject(value, expects: "\(names.count) numbers, \(Self.listed(names))", help: "write \(example)")
        return nil
      }
      return items
    case .mapping:
      var parts = [NodeID?](repeating: nil, count: names.count)
      for entry in reader.entries(of: value) {
        let name = reader.bytes(of: entry.key)
        if let index = names.firstIndex(where: { $0.utf8.elementsEqual(name) }) {
          parts[index] = entry.value
        } else {
          reportUnknownKey(entry.key, of: "'\(reader.string(of: currentKey))'", among: names)
        }
      }
      return parts
    default:
      reject(value, expects: Self.listed(names), help: "write \(example)")
      return nil
    }
  }

  private static func listed(_ names: [String]) -> String {
    "[\(names.joined(separator: ", "))]"
  }

  mutating func rectangle(_ value: NodeID) -> Rect? {
    guard let parts = parts(value, ["x", "y", "width", "height"], "[0, 0, 320, 44]") else { return nil }
    var rect = Rect.zero
    if let part = parts[0] { rect.x = number(part) ?? 0 }
    if let part = parts[1] { rect.y = number(part) ?? 0 }
    if let part = parts[2] { rect.width = length(part) ?? 0 }
    if let part = parts[3] { rect.height = length(part) ?? 0 }
    return rect
  }

  mutating func size(_ value: NodeID) -> PerAxis<Double>? {
    guard let parts = parts(value, ["width", "height"], "[320, 44]") else { return nil }
    var size = PerAxis<Double>(both: 0)
    if let part = parts[0] { size.horizontal = length(part) ?? 0 }
    if let part = parts[1] { size.vertical = length(part) ?? 0 }
    return size
  }

  /// A size whose sides may be `none`; a side left out of a mapping stays as the class has it.
  mutating func intrinsicSize(_ value: NodeID) -> PerAxis<Dimension>? {
    if isNone(value) { return PerAxis(both: .none) }
    guard let parts = parts(value, ["width", "height"], "[none, 44], or none") else { return nil }
    return PerAxis(
      horizontal: parts[0].map { intrinsicLength($0) } ?? .byClass,
      vertical: parts[1].map { intrinsicLength($0) } ?? .byClass)
  }

  private mutating func intrinsicLength(_ value: NodeID) -> Dimension {
    // UIView.noIntrinsicMetric is -1.
    if isNone(value) || reader.bytes(of: value).matches("noIntrinsicMetric") || reader.number(of: value) == -1 {
      return .none
    }
    return length(value).map { .points($0) } ?? .byClass
  }

  mutating func insets(_ value: NodeID) -> Insets? {
    if reader.kind(of: value) == .scalar, !reader.isNull(value) { return number(value).map { Insets(all: $0) } }
    guard let parts = parts(value, ["top", "left", "bottom", "right"], "{top: 8, bottom: 8}") else { return nil }
    var insets = Insets.zero
    if let part = parts[0] { insets.top = number(part) ?? 0 }
    if let part = parts[1] { insets.left = number(part) ?? 0 }
    if let part = parts[2] { insets.bottom = number(part) ?? 0 }
    if let part = parts[3] { insets.right = number(part) ?? 0 }
    return insets
  }

  /// Margins of which some sides may be left to UIKit. Leading is left: trees are solved from left to right.
  mutating func margins(_ value: NodeID, isDirectional: Bool, into margins: inout MarginProperties?) {
    var result = margins ?? MarginProperties()
    defer { margins = result }
    if reader.kind(of: value) == .scalar, !reader.isNull(value) {
      guard let all = number(value) else { return }
      (result.top, result.left, result.bottom, result.right) = (all, all, all, all)
      return
    }
    let names = isDirectional ? ["top", "leading", "bottom", "trailing"] : ["top", "left", "bottom", "right"]
    guard let parts = parts(value, names, "{top: 8, bottom: 8}") else { return }
    if let part = parts[0] { result.top = number(part) }
    if let part = parts[1] { result.left = number(part) }
    if let part = parts[2] { result.bottom = number(part) }
    if let part = parts[3] { result.right = number(part) }
  }

  // MARK: - Priorities

  /// A priority's name or number, whatever number it is.
  mutating func uncheckedPriority(_ value: NodeID) -> Priority? {
    if reader.kind(of: value) == .scalar {
      if let number = reader.number(of: value) { return Priority(Float(number)) }
      let text = reader.bytes(of: value)
      let bare = text.first == UInt8(ascii: ".") ? UnsafeBufferPointer(rebasing: text.dropFirst()) : text
      if let priority = ConstraintVocabulary.priority(bare) { return priority }
    }
    let names = ConstraintVocabulary.priorityNames
    let nearest = reader.kind(of: value) == .scalar ? NearestName.match(reader.string(of: value), among: names) : nil
    reject(
      value, expects: "1 to 1000, required, high, low or fittingSize",
      help: nearest.map { "did you mean '\($0.name)'?" },
      fix: spelling(nearest, of: value))
    return nil
  }

  private mutating func priority(_ value: NodeID) -> Priority? {
    guard let priority = uncheckedPriority(value) else { return nil }
    guard priority.value > 0, priority.value <= 1000 else {
      reject(value, expects: "a priority above 0 and at most 1000", help: "UIKit raises an exception for any other")
      return nil
    }
    return priority
  }

  /// One priority for both axes, or a mapping by axis.
  mutating func priorities(_ value: NodeID, into priorities: inout PerAxis<Priority?>) {
    if reader.kind(of: value) == .scalar {
      if let both = priority(value) { priorities = PerAxis(both: both) }
      return
    }
    guard let parts = parts(value, ["horizontal", "vertical"], "{horizontal: 251}") else { return }
    if let part = parts[0], let priority = priority(part) { priorities.horizontal = priority }
    if let part = parts[1], let priority = priority(part) { priorities.vertical = priority }
  }
}
