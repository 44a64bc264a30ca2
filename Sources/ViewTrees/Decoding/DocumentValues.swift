import LayoutModel
import SourceText
import YAMLSyntax

/// Numbers by name, for constraints.
///
/// A class, since parsers hold on to it in a closure and would count the references of every array of a struct.
final class MetricTable {
  private var names = NameTable()
  private var values: [Double] = []
  /// Where names are looked up that this table lacks.
  private let fallback: MetricTable?

  init(fallback: MetricTable? = nil) { self.fallback = fallback }

  func set(_ name: UnsafeBufferPointer<UInt8>, _ value: Double) {
    let index = Int(names.intern(name).index)
    if index < values.count { values[index] = value } else { values.append(value) }
  }

  func value(of text: UnsafeBufferPointer<UInt8>) -> Double? {
    let name = names.find(text)
    return name.exists ? values[Int(name.index)] : fallback?.value(of: text)
  }

  /// Every name, for suggestions.
  var allNames: [String] { values.indices.map { names[Name(index: Int32($0))] } + (fallback?.allNames ?? []) }
}

/// What a document says beside its views.
extension DocumentDecoder {
  mutating func readMetrics(_ value: NodeID) {
    readMetrics(value, into: metrics)
  }

  mutating func readMetrics(_ value: NodeID, into table: MetricTable) {
    guard let mapping = mapping(value, "a mapping of names to numbers, as in {gap: 8}") else { return }
    for entry in reader.entries(of: mapping) {
      guard reader.kind(of: entry.key) == .scalar else {
        reportUnknownKey(entry.key, of: "metrics", among: [])
        continue
      }
      currentKey = entry.key
      if let number = number(entry.value) { table.set(reader.bytes(of: entry.key), number) }
    }
  }

  /// A number, or the name of a metric.
  mutating func numberOrMetric(_ value: NodeID) -> Double? {
    guard reader.kind(of: value) == .scalar, !reader.isNull(value) else {
      reject(value, expects: "a number or the name of a metric")
      return nil
    }
    if let number = reader.number(of: value) { return number }
    if let metric = metrics.value(of: reader.bytes(of: value)) { return metric }
    reject(
      value, expects: "a number or the name of a metric",
      help: NearestName.of(reader.string(of: value), among: metrics.allNames).map { "did you mean '\($0)'?" }
        ?? "write a number, or name this one under 'metrics'")
    return nil
  }

  mutating func readDevices(_ value: NodeID) {
    guard let list = list(value, "a list of device names and sizes, as in [iphone-15, [390, 844]]") else { return }
    for item in reader.items(of: list) {
      if let device = device(item), !layout.devices.contains(device) { layout.devices.append(device) }
    }
  }

  private mutating func device(_ value: NodeID) -> Device? {
    guard reader.kind(of: value) == .scalar else { return deviceSize(value) }
    let text = reader.string(of: value)
    if let known = Device.named(text) { return known }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    if sides.count == 2, let width = sides[0], let height = sides[1] { return device(width, height, value) }
    reject(
      value, expects: "names of devices and sizes",
      help: NearestName.of(text, among: Device.known.map(\.name)).map { "did you mean '\($0)'?" }
        ?? "known are \(Device.known.map(\.name).joined(separator: ", "))")
    return nil
  }

  private mutating func deviceSize(_ value: NodeID) -> Device? {
    guard let size = size(value) else { return nil }
    return device(size.horizontal, size.vertical, value)
  }

  private mutating func device(_ width: Double, _ height: Double, _ value: NodeID) -> Device? {
    guard width > 0, height > 0, width < 1e6, height < 1e6 else {
      reject(value, expects: "devices with sides above 0 and below a million points")
      return nil
    }
    return Device(width: width, height: height)
  }

  mutating func readKeyboard(_ mapping: NodeID, key: NodeID) {
    var draft = KeyboardDraft(handling: KeyboardHandling(range: reader.range(of: key)))
    read(mapping, into: &draft, by: .keyboard)
    if let node = draft.scrollView, let view = view(named: node) {
      draft.handling.scrollView = view
      let it = layout[view]
      if !it.kind.isScrollView, !it.kind.ownsContentSize, !it.traits.contains(.hasUnknownClass) {
        report(
          .invalidValue, at: reader.range(of: node), "\(layout.describe(view)) is a \(it.kind.name), not a scroll view",
          view: view, help: "name the scroll view whose insets change")
      }
    }
    layout.keyboard = draft.handling
  }

  /// The view whose id a scalar is; told when there is none.
  mutating func view(named node: NodeID) -> ViewID? {
    guard reader.kind(of: node) == .scalar else {
      report(.invalidValue, at: tellableRange(node), "the id of a view is expected here, not \(described(node))")
      return nil
    }
    if let view = find(reader.bytes(of: node)) { return view }
    reportUnknownView(reader.string(of: node), at: reader.range(of: node))
    return nil
  }

  /// The view that has an id.
  ///
  /// - Parameter name: behind which the id's name is looked for first.
  func find(_ id: UnsafeBufferPointer<UInt8>, after name: Name = .none) -> ViewID? {
    let name = layout.names.find(id, after: name)
    guard name.exists, Int(name.index) < viewOfName.count else { return nil }
    let view = viewOfName[Int(name.index)]
    return view.exists ? view : nil
  }

  /// Tells that no view has an id; silent where the view may have been lost with the rest of a broken file.
  ///
  /// - Parameter isExact: whether the range is the id alone, so that it can be replaced.
  /// - Parameter mayBeMetric: whether a metric could stand in the name's place.
  mutating func reportUnknownView(
    _ id: String, at range: ByteRange, owner: ViewID = .none, isExact: Bool = true, mayBeMetric: Bool = false
  ) {
    guard !layout.isIncomplete else { return }
    var nearest: NearestName.Match?
    suggestionAllowance -= layout.views.count
    if suggestionAllowance > 0 {
      let ids = layout.views.lazy.filter(\.name.exists).map { [names = layout.names] in names[$0.name] }
      nearest =
        NearestName.match(id, among: ids)
        ?? (mayBeMetric ? NearestName.match(id, among: metrics.allNames) : nil)
    }
    // What is ambiguous for want of the constraint goes with the typing mistake.
    if var name = nearest?.name, let meant = name.withUTF8({ find($0) }) { markUnread(Item(meant), nil, .none) }
    report(
      .unknownView, at: range,
      mayBeMetric ? "'\(id)' is neither the id of a view nor a metric" : "no view of this document has the id '\(id)'",
      view: owner,
      help: nearest.map { "did you mean '\($0.name)'?" },
      fix: nearest.flatMap { isExact ? .spelling($0, at: range) : nil })
  }
}
